import { qualifiedName } from '../outline.ts'
import type { Shapes } from './shapes.ts'
import type { SymbolList } from './symbol-list.ts'

/** Interfaces, enums and types. Each answers where to go on, or the same position where it is none after all. */
export class DeclaredTypes {
  readonly #read: Shapes
  readonly #symbols: SymbolList

  constructor(read: Shapes, symbols: SymbolList) {
    this.#read = read
    this.#symbols = symbols
  }

  interfaceAt(at: number, container: string): number {
    const read = this.#read
    let body = at + 2
    while (body < read.tokens.count && !read.is(body, '{')) {
      if (read.is(body, ';')) return at
      body = Math.max(read.is(body, '<') ? read.afterAngles(body) : body + 1, body + 1)
    }
    const symbol = this.#symbols.push(read.word(at + 1), 'interface', container, read.headOf(at), at + 1)
    const end = read.after(body)
    this.#signatures(body + 1, end - 1, qualifiedName(symbol))
    this.#symbols.finish(symbol, end - 1, body - 1)
    return Math.max(end, at + 1)
  }

  /** The body of an interface or of a type: names with types, nothing that runs. */
  #signatures(from: number, to: number, container: string): void {
    const read = this.#read
    for (let at = from; at < to;) {
      const start = at
      while (/^(?:readonly|get|set|new)$/.test(read.word(at)) && read.isName(at + 1)) at++
      if (!read.isName(at)) {
        at = read.is(at, '<') ? read.afterAngles(at) : at
        at = read.is(at, '[') || read.is(at, '(') ? read.after(at) : Math.max(at, start + 1)
        if (read.is(at, ':') || read.is(at, '=>')) at = read.afterType(at + 1)
        continue
      }
      const nameAt = at++
      if (read.is(at, '?')) at++
      const open = read.afterAngles(at)
      const isMethod = read.is(open, '(')
      if (isMethod) at = read.after(open)
      if (read.is(at, ':')) at = read.afterType(at + 1)
      const symbol = this.#symbols.push(read.nameOf(nameAt), isMethod ? 'method' : 'property', container, start, nameAt)
      this.#symbols.finish(symbol, at - 1, at - 1)
    }
  }

  enumAt(at: number, container: string): number {
    const read = this.#read
    const open = at + 2
    if (!read.is(open, '{')) return at
    const symbol = this.#symbols.push(read.word(at + 1), 'enum', container, read.headOf(at), at + 1)
    const end = read.after(open)
    for (let n = open + 1; n < end - 1;) {
      const member = read.isName(n)
        ? this.#symbols.push(read.nameOf(n), 'member', qualifiedName(symbol), n, n)
        : undefined
      const from = n
      while (n < end - 1 && !read.is(n, ',')) n = read.after(n)
      this.#symbols.finish(member, n - 1, n - 1)
      n = Math.max(n, from) + 1
    }
    this.#symbols.finish(symbol, end - 1, open - 1)
    return end
  }

  typeAt(at: number, container: string): number {
    const read = this.#read
    const equals = read.afterAngles(at + 2)
    if (read.newlineBefore(at + 1) || !read.is(equals, '=')) return at
    const symbol = this.#symbols.push(read.word(at + 1), 'type', container, read.headOf(at), at + 1)
    const end = read.afterType(equals + 1)
    for (let n = equals + 1; n < end; n++)
      if (read.is(n, '{')) {
        this.#signatures(n + 1, read.after(n) - 1, qualifiedName(symbol))
        n = read.after(n) - 1
      }
    this.#symbols.finish(symbol, end - 1, end - 1)
    return Math.max(end, at + 1)
  }
}
