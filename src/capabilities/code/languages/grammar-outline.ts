import type { LoadedGrammar, SyntaxNode } from './load-grammar.ts'
import { docAbove } from './doc-above.ts'
import {
  type Outline,
  type OutlineCall,
  type OutlineImport,
  type OutlineSymbol,
  qualifiedName,
  SYMBOL_KINDS,
  type SymbolKind,
} from './outline.ts'
import { lineNumbers, oneLine } from './own/text.ts'

interface Found {
  kind: SymbolKind | 'scope'
  name: SyntaxNode
  node: SyntaxNode
  of?: SyntaxNode
}

const KINDS: ReadonlySet<string> = new Set([...SYMBOL_KINDS, 'scope'])
/** A function in one of these is a method. */
const HOLDERS: ReadonlySet<string> = new Set(['class', 'interface', 'struct', 'trait', 'enum', 'scope'])

/** What stands in one of these does not belong to it: `typedef struct a {…} b`. */
const LEAVES: ReadonlySet<string> = new Set(['type', 'selector'])

/** Throws where the parser gives up, which it does only when it is told to stop. */
export function outlineByGrammar(text: string, { parser, query, outline }: LoadedGrammar): Outline {
  const tree = parser.parse(text)
  if (tree === null) throw new Error('the grammar could not read the file')
  try {
    const found = new Map<number, Found>()
    const imports: OutlineImport[] = []
    const calls: OutlineCall[] = []
    for (const { captures } of query.matches(tree.rootNode)) {
      const first = captures[0]
      if (first === undefined) continue
      if (first.name === 'call') calls.push({ name: first.node.text, line: first.node.startPosition.row + 1 })
      else if (first.name === 'import') imports.push(...readImports(first.node, outline))
      else keep(found, captures)
    }
    imports.push(...calledImports(text, outline.importCalls))
    return { symbols: nested(text, [...found.values()]), imports, calls }
  } finally {
    tree.delete()
  }
}

/** Where two patterns mean the same name the first to name it holds, except that a scope gives way. */
function keep(found: Map<number, Found>, captures: readonly { name: string; node: SyntaxNode }[]): void {
  const definition = captures.find(({ name }) => KINDS.has(name))
  const name = captures.find((each) => each.name === 'name')?.node
  if (definition === undefined || name === undefined) return
  const of = captures.find((each) => each.name === 'of')?.node
  const known = found.get(name.startIndex)
  const next: Found = { kind: definition.name as Found['kind'], name, node: definition.node, ...(of && { of }) }
  if (known === undefined || rank(next.kind) < rank(known.kind)) found.set(name.startIndex, next)
}

/** The more telling kind wins, whatever the order of the matches. */
function rank(kind: Found['kind']): number {
  return kind === 'scope'
    ? 9
    : kind === 'variable' || kind === 'constant'
      ? 3
      : kind === 'type' || kind === 'property'
        ? 2
        : 1
}

function readImports(node: SyntaxNode, { readImport }: LoadedGrammar['outline']): OutlineImport[] {
  const line = node.startPosition.row + 1
  return readImport?.(node.text).map((each) => Object.assign(each, { line })) ?? []
}

function calledImports(text: string, pattern: RegExp | undefined): OutlineImport[] {
  if (pattern === undefined) return []
  const lineAt = lineNumbers(text)
  return Array.from(text.matchAll(pattern), (match) => ({
    from: match[1] ?? '',
    names: [],
    local: '',
    line: lineAt(match.index),
  }))
}

interface Holder {
  end: number
  kind: Found['kind']
  path: string
}

function nested(text: string, found: Found[]): OutlineSymbol[] {
  const inOrder = found
    .map((each) => ({ ...each, start: each.node.startIndex, end: each.node.endIndex }))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.name.startIndex - b.name.startIndex)
  const open: Holder[] = []
  const symbols: OutlineSymbol[] = []
  for (const { kind, name, node, of, start, end } of inOrder) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= start) open.pop()
    const holder = open.at(-1)
    const path = cleanName(name.text).split('::')
    const called = path.pop() ?? ''
    const container = of === undefined ? (holder?.path ?? '') : [holderName(of.text), ...path].join('.')
    const isMethod = kind === 'function' && holder !== undefined && HOLDERS.has(holder.kind)
    if (!LEAVES.has(kind)) open.push({ end, kind, path: qualifiedName({ container, name: called }) })
    if (kind === 'scope') continue
    const line = node.startPosition.row + 1
    symbols.push({
      name: called,
      kind: isMethod ? 'method' : kind,
      container,
      line,
      endLine: lastLine(node),
      column: name.startPosition.column + name.text.lastIndexOf(called),
      nameLine: name.startPosition.row + 1,
      signature: signatureOf(text, node, start, end),
      doc: docAbove(text, start),
    })
  }
  return symbols
}

/** Some nodes take the end of their line with them. */
function lastLine({ startPosition, endPosition }: SyntaxNode): number {
  const isBelow = endPosition.column === 0 && endPosition.row > startPosition.row
  return endPosition.row + (isBelow ? 0 : 1)
}

/** `*Shop[T]` and `shop::Cart<T>`, without what only describes them. */
function holderName(text: string): string {
  return text.replaceAll(/\[.*\]|<.*>|[*&\s]/gs, '').replaceAll('::', '.')
}

function cleanName(name: string): string {
  return /^["'`].*["'`]$/s.test(name) ? name.slice(1, -1) : name
}

/** From the start of its line, so that `export` or `static` is there, to where the body begins. */
function signatureOf(text: string, node: SyntaxNode, start: number, end: number): string {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const before = text.slice(lineStart, start)
  const from = /^[\s\w@]*$/.test(before) ? lineStart : start
  const body = node.childForFieldName('body')?.startIndex ?? bodyOfValue(node)
  return oneLine(text.slice(from, body ?? end))
}

/** `const f = (x) => { … }`: the body belongs to the function on the right. */
function bodyOfValue(node: SyntaxNode): number | undefined {
  return node.childForFieldName('value')?.childForFieldName('body')?.startIndex
}
