import { emptyOutline, type Outline, type OutlineSymbol, qualifiedName } from '../outline.ts'
import { assignedNames } from './assigned-names.ts'
import { DeclaredTypes } from './declared-types.ts'
import { readImports } from './imports.ts'
import { Shapes } from './shapes.ts'
import { SymbolList } from './symbol-list.ts'
import { MARK, TEXT, tokenise, WORD } from './tokens.ts'

/** Held against tree-sitter on whole repositories (`npm run bench -- outlines`), at ten times its speed. */
export function outlineScript(text: string, jsx: boolean): Outline {
  return new ScriptScanner(text, jsx).scan()
}

const MODIFIERS = new Set(
  'public private protected static readonly abstract override async accessor declare get set export default'.split(' '),
)
const DECLARING = new Set(['const', 'let', 'var', 'using'])
/** Words before a bracket that call nothing. */
const NOT_CALLS = new Set(
  'if for while switch catch function return typeof await void super import in of new with yield delete throw case else do constructor async'.split(
    ' ',
  ),
)

class ScriptScanner {
  readonly #outline = emptyOutline()
  readonly #read: Shapes
  readonly #symbols: SymbolList
  readonly #types: DeclaredTypes

  constructor(text: string, jsx: boolean) {
    this.#read = new Shapes(text, tokenise(text, jsx))
    this.#symbols = new SymbolList(this.#read)
    this.#types = new DeclaredTypes(this.#read, this.#symbols)
  }

  scan(): Outline {
    const { tokens } = this.#read
    this.#statements(0, tokens.count, '', true)
    const { calls } = this.#outline
    for (const { name, at } of tokens.elements)
      if (/^[A-Z]/.test(name)) calls.push({ name: name.split('.').at(-1) ?? name, line: this.#symbols.lineAt(at) })
    const symbols = this.#symbols.found.toSorted(
      (a, b) => a.line - b.line || a.nameLine - b.nameLine || a.column - b.column,
    )
    return { symbols, imports: readImports(this.#read, this.#symbols.lineAt), calls }
  }

  /** Everything between two positions: statements and expressions alike, as deep as they go. */
  #statements(from: number, to: number, container: string, top: boolean): void {
    for (let at = from; at < to;) at = this.#next(at, to, container, top)
  }

  /** Takes what begins here and answers where to go on. */
  #next(at: number, to: number, container: string, top: boolean): number {
    const read = this.#read
    const kind = read.tokens.kind[at]
    if (kind === WORD) return this.#word(at, to, container, top)
    if (kind !== MARK) return at + 1
    if (read.is(at, '{')) {
      const end = Math.min(read.after(at), to)
      if (this.#read.isObject(at)) this.#object(at + 1, end - 1, container)
      else this.#statements(at + 1, end - 1, container, false)
      return Math.max(end, at + 1)
    }
    return at + 1
  }

  #word(at: number, to: number, container: string, top: boolean): number {
    const read = this.#read
    const word = read.word(at)
    // Behind a dot every word is a name.
    if (read.is(at - 1, '.') || read.word(at - 1) === 'as') return this.#maybeCall(at)
    if ((read.is(at + 1, '.') || word === 'exports') && read.isStatement(at))
      return this.#assigned(at, to, container, top)
    if (word === 'function') return this.#function(at, to, container)
    if (word === 'class' && (read.isName(at + 1) || read.is(at + 1, '{'))) return this.#class(at, container, '')
    if (DECLARING.has(word) && !read.is(at + 1, ':')) return this.#declarations(at, to, container, top)
    if (read.tokens.kind[at + 1] !== WORD && !(word === 'declare')) return this.#maybeCall(at)
    if (word === 'interface') return this.#typeOr(at, this.#types.interfaceAt(at, container))
    if (word === 'enum') return this.#typeOr(at, this.#types.enumAt(at, container))
    if (word === 'type') return this.#typeOr(at, this.#types.typeAt(at, container))
    if ((word === 'namespace' || word === 'module') && !read.newlineBefore(at + 1))
      return this.#namespace(at, container)
    if (word === 'import' && !read.is(at + 1, '(')) return this.#skipImport(at, to)
    return this.#maybeCall(at)
  }

  #typeOr(at: number, next: number): number {
    return next === at ? this.#maybeCall(at) : next
  }

  #maybeCall(at: number): number {
    const read = this.#read
    let next = at + 1
    if (read.is(next, '?') && read.is(next + 1, '.')) next += 2
    if (read.is(next, '<')) next = read.afterAngles(next)
    if (read.is(next, '(')) {
      const name = read.word(at)
      if (!NOT_CALLS.has(name)) this.#outline.calls.push({ name: name.replace(/^#/, ''), line: this.#symbols.line(at) })
    }
    return at + 1
  }

  #skipImport(at: number, to: number): number {
    let n = at + 1
    while (n < to && this.#read.tokens.kind[n] !== TEXT) n = this.#read.after(n)
    return n + 1
  }

  #function(at: number, to: number, container: string): number {
    const read = this.#read
    const nameAt = read.is(at + 1, '*') ? at + 2 : at + 1
    const isNamed = read.word(nameAt) !== ''
    const open = read.afterAngles(isNamed ? nameAt + 1 : nameAt)
    if (!read.is(open, '(')) return at + 1
    const start = this.#read.headOf(at)
    // As a value (`const f = function g() {}`) it is known by the name it is given.
    const symbol =
      isNamed && this.#read.isStatement(start)
        ? this.#symbols.push(read.word(nameAt), 'function', container, start, nameAt)
        : undefined
    return this.#signatureAndBody(open, to, container, symbol)
  }

  /** From the bracket of the parameters to behind the body, which a declaration may lack. */
  #signatureAndBody(open: number, to: number, container: string, symbol: OutlineSymbol | undefined): number {
    const read = this.#read
    const inner = symbol === undefined ? container : qualifiedName(symbol)
    const close = read.after(open)
    this.#parameters(open + 1, close - 1, inner)
    let at = close
    if (read.is(at, ':')) at = read.afterType(at + 1)
    if (read.is(at, '=>')) at++
    if (!read.is(at, '{')) {
      this.#symbols.finish(symbol, at - 1, at - 1)
      return at
    }
    const end = Math.min(read.after(at), to)
    this.#statements(at + 1, end - 1, inner, false)
    this.#symbols.finish(symbol, end - 1, at - 1)
    return Math.max(end, at + 1)
  }

  /** Their types hold no code. */
  #parameters(from: number, to: number, container: string): void {
    for (let at = from; at < to;)
      at = this.#read.is(at, ':') ? this.#read.afterType(at + 1) : this.#next(at, to, container, false)
  }

  #class(at: number, container: string, given: string): number {
    const read = this.#read
    const own = read.word(at + 1)
    const isNamed = own !== '' && own !== 'extends' && own !== 'implements'
    const name = isNamed ? own : given
    let body = at + 1
    while (body < read.tokens.count && !read.is(body, '{')) {
      const next = read.is(body, '<') ? read.afterAngles(body) : read.after(body)
      body = Math.max(next, body + 1)
    }
    const start = this.#read.headOf(at)
    const isOwn = isNamed && given === ''
    const symbol = isOwn ? this.#symbols.push(name, 'class', container, start, at + 1) : undefined
    const inner = name === '' ? container : joined(container, name)
    const end = read.after(body)
    this.#members(body + 1, end - 1, inner)
    this.#symbols.finish(symbol, end - 1, body - 1)
    return Math.max(end, at + 1)
  }

  /** The body of a class. */
  #members(from: number, to: number, container: string): void {
    const read = this.#read
    for (let at = from; at < to;) {
      const start = at
      while (read.is(at, '@')) at = this.#decorator(at)
      if (read.word(at) === 'static' && read.is(at + 1, '{')) {
        const end = read.after(at + 1)
        this.#statements(at + 2, end - 1, container, false)
        at = end
        continue
      }
      while (MODIFIERS.has(read.word(at)) && (read.isName(at + 1) || read.is(at + 1, '[') || read.is(at + 1, '*'))) at++
      if (read.is(at, '*')) at++
      const nameAt = at
      if (read.is(at, '[')) at = read.after(at)
      else if (read.isName(at)) at++
      else {
        at = Math.max(read.after(at), start + 1)
        continue
      }
      if (read.is(at, '?') || read.is(at, '!')) at++
      const open = read.afterAngles(at)
      if (read.is(open, '('))
        at = this.#signatureAndBody(
          open,
          to,
          container,
          this.#symbols.push(this.#read.nameOf(nameAt), 'method', container, start, nameAt),
        )
      else at = this.#field(at, to, container, start, nameAt)
      if (at <= start) at = start + 1
    }
  }

  #decorator(at: number): number {
    let n = at + 2
    while (this.#read.is(n, '.')) n += 2
    return this.#read.is(n, '(') ? this.#read.after(n) : n
  }

  #field(from: number, to: number, container: string, start: number, nameAt: number): number {
    const read = this.#read
    const symbol = this.#symbols.push(this.#read.nameOf(nameAt), 'property', container, start, nameAt)
    let at = from
    if (read.is(at, ':')) at = read.afterType(at + 1)
    const head = at
    if (read.is(at, '=')) at = this.#value(at + 1, to, qualifiedName(symbol), false)
    this.#symbols.finish(symbol, at - 1, Math.max(head, at) - 1)
    return read.is(at, ';') ? at + 1 : at
  }

  /** An expression, to the comma, semicolon or new line that ends it. */
  #value(from: number, to: number, container: string, commas: boolean): number {
    const read = this.#read
    let at = this.#read.isFunction(from) ? this.#afterHead(from, container) : from
    while (at < to) {
      if (read.is(at, ';') || (commas && read.is(at, ','))) return at
      if (at > from && read.newlineBefore(at) && this.#read.endsBefore(at)) return at
      // `{} as Record<string, string>`: the comma is one of types.
      const isCast = read.is(at, '<') && /^(?:as|satisfies)$/u.test(read.word(at - 2))
      if (isCast || (read.is(at, '<') && this.#read.areTypes(at))) at = read.afterAngles(at)
      const isBracket = read.is(at, '(') || read.is(at, '[')
      if (isBracket) {
        const end = Math.min(read.after(at), to)
        this.#statements(at + 1, end - 1, container, false)
        at = Math.max(end, at + 1)
      } else at = this.#next(at, to, container, false)
    }
    return at
  }

  #declarations(at: number, to: number, container: string, top: boolean): number {
    const read = this.#read
    if (read.word(at + 1) === 'enum') return at + 1
    const word = read.word(at)
    let start = this.#read.headOf(at)
    let n = at + 1
    while (n < to) {
      const nameAt = n
      const name = read.word(n)
      n = name === '' ? read.after(n) : n + 1
      if (name === '' && nameAt + 1 < n) this.#statements(nameAt + 1, n - 1, container, false)
      if (read.is(n, '!')) n++
      if (read.is(n, ':')) n = read.afterType(n + 1)
      if (name === 'of' || name === 'in' || read.word(n) === 'of' || read.word(n) === 'in') return n
      n = this.#declared({ nameAt, name, n, to, container, top, start, word })
      if (!read.is(n, ',')) return n
      n++
      start = n
    }
    return n
  }

  #declared(d: {
    nameAt: number
    name: string
    n: number
    to: number
    container: string
    top: boolean
    start: number
    word: string
  }): number {
    const read = this.#read
    const isFunction = read.is(d.n, '=') && this.#read.isFunction(d.n + 1)
    const plain = d.word === 'const' ? 'constant' : 'variable'
    const symbol =
      d.name !== '' && (d.top || isFunction)
        ? this.#symbols.push(d.name, isFunction ? 'function' : plain, d.container, d.start, d.nameAt)
        : undefined
    const inner = symbol === undefined ? d.container : qualifiedName(symbol)
    let at = d.n
    if (read.is(at, '=')) {
      const isClass = read.word(at + 1) === 'class'
      at = isClass ? this.#class(at + 1, d.container, d.name || 'class') : this.#value(at + 1, d.to, inner, true)
    }
    this.#symbols.finish(symbol, at - 1, isFunction ? this.#read.headEnd(d.n + 1) : at - 1)
    return at
  }

  /** A function or a class that is given its name by an assignment. */
  #assigned(at: number, to: number, container: string, top: boolean): number {
    const read = this.#read
    const { names, value } = assignedNames(read, at, container, top) ?? { names: [], value: at }
    const isClass = read.word(value) === 'class'
    const isNew = isClass || read.isFunction(value) || (names.every(({ isExport }) => isExport) && !read.isPath(value))
    if (value === at || !isNew) return this.#maybeCall(at)
    // `module.exports = function shop() {}` goes by the name of the function itself.
    const ownAt = read.word(value) === 'function' && read.word(value + 1) !== '' ? value + 1 : undefined
    const given = names.length > 0 || ownAt === undefined ? names : [{ nameAt: ownAt, container, isExport: true }]
    const symbols = given.map((each) => {
      const plain = each.container === '' ? 'function' : 'method'
      const kind = isClass ? 'class' : read.isFunction(value) ? plain : 'constant'
      return this.#symbols.push(read.word(each.nameAt), kind, each.container, at, each.nameAt)
    })
    const [first] = symbols
    const inner = first === undefined ? container : qualifiedName(first)
    const end = isClass
      ? this.#class(value, first?.container ?? container, first?.name ?? '')
      : this.#value(value, to, inner, true)
    for (const symbol of symbols) this.#symbols.finish(symbol, end - 1, isClass ? value : read.headEnd(value))
    return Math.max(end, at + 1)
  }

  /** Behind the type parameters, parameters and type of an arrow function; the same place for a plain function. */
  #afterHead(from: number, container: string): number {
    const read = this.#read
    const open = read.afterAngles(read.word(from) === 'async' ? from + 1 : from)
    if (!read.is(open, '(')) return from
    const close = read.after(open)
    this.#parameters(open + 1, close - 1, container)
    return read.is(close, ':') ? read.afterType(close + 1) : close
  }

  #namespace(at: number, container: string): number {
    const read = this.#read
    let open = at + 2
    while (read.is(open, '.')) open += 2
    if (!read.is(open, '{')) return this.#maybeCall(at)
    const { start, end } = read.tokens
    const symbol = this.#symbols.push(
      read.text.slice(start[at + 1], end[open - 1]),
      'module',
      container,
      this.#read.headOf(at),
      at + 1,
    )
    const close = read.after(open)
    this.#statements(open + 1, close - 1, qualifiedName(symbol), true)
    this.#symbols.finish(symbol, close - 1, open - 1)
    return close
  }

  /** An object: functions that have a name in it are methods. */
  #object(from: number, to: number, container: string): void {
    const read = this.#read
    for (let at = from; at < to;) {
      const start = at
      while (
        /^(?:async|get|set)$/.test(read.word(at)) &&
        (read.isName(at + 1) || read.is(at + 1, '*') || read.is(at + 1, '['))
      )
        at++
      if (read.is(at, '*')) at++
      const nameAt = at
      const isNamed = read.isName(at) || read.is(at, '[')
      const after = read.afterAngles(read.is(at, '[') ? read.after(at) : at + 1)
      if (isNamed && read.is(after, '(') && this.#read.isMethod(after)) {
        at = this.#signatureAndBody(
          after,
          to,
          container,
          this.#symbols.push(this.#read.nameOf(nameAt), 'method', container, start, nameAt),
        )
      } else if (isNamed && read.is(after, ':') && this.#read.isFunction(after + 1)) {
        const symbol = this.#symbols.push(this.#read.nameOf(nameAt), 'method', container, start, nameAt)
        at = this.#value(after + 1, to, qualifiedName(symbol), true)
        this.#symbols.finish(symbol, at - 1, this.#read.headEnd(after + 1))
      } else at = this.#value(isNamed && read.is(after, ':') ? after + 1 : at, to, container, true)
      at = Math.max(read.is(at, ',') ? at + 1 : at, start + 1)
    }
  }
}

function joined(container: string, name: string): string {
  return container === '' ? name : `${container}.${name}`
}
