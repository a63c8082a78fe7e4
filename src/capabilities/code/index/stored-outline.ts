import { type Outline, type OutlineImport, type OutlineSymbol, SYMBOL_KINDS } from '../languages/outline.ts'

/** The stored form: tuples instead of objects, and every callee once. Reading a whole repository must stay quick. */
type StoredSymbol = [string, number, string, number, number, number, number, string, string]
type StoredImport = [string, string, number, ...string[]]
type StoredCall = [string, ...number[]]
type Stored = [StoredSymbol[], StoredImport[], StoredCall[]]

export function encodeOutline({ symbols, imports, calls }: Outline): string {
  const byName = new Map<string, number[]>()
  for (const { name, line } of calls) {
    const lines = byName.get(name)
    if (lines === undefined) byName.set(name, [line])
    else lines.push(line)
  }
  const stored: Stored = [
    symbols.map((s) => [
      s.name,
      SYMBOL_KINDS.indexOf(s.kind),
      s.container,
      s.line,
      s.endLine - s.line,
      s.column,
      s.nameLine - s.line,
      s.signature,
      s.doc,
    ]),
    imports.map((i) => [i.from, i.local, i.line, ...i.names.flatMap(({ name, local }) => [name, local])]),
    Array.from(byName, ([name, lines]) => [name, ...lines]),
  ]
  return JSON.stringify(stored)
}

export function decodeOutline(text: string): Outline {
  const [symbols, imports, calls] = JSON.parse(text) as Stored
  return {
    symbols: symbols.map(toSymbol),
    imports: imports.map(toImport),
    calls: calls.flatMap(([name, ...lines]) => lines.map((line) => ({ name, line }))),
  }
}

function toSymbol([name, kind, container, line, lines, column, below, signature, doc]: StoredSymbol): OutlineSymbol {
  const known = SYMBOL_KINDS[kind] ?? 'variable'
  return { name, kind: known, container, line, endLine: line + lines, column, nameLine: line + below, signature, doc }
}

function toImport([from, local, line, ...pairs]: StoredImport): OutlineImport {
  const names: OutlineImport['names'] = []
  for (let n = 0; n + 1 < pairs.length; n += 2) names.push({ name: pairs[n] ?? '', local: pairs[n + 1] ?? '' })
  return { from, local, line, names }
}
