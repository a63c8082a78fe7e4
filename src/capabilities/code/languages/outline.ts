/** What one file says of itself. Tuples keep the stored form small; lines count from 1. */
export interface Outline {
  symbols: OutlineSymbol[]
  imports: OutlineImport[]
  calls: OutlineCall[]
}

export interface OutlineSymbol {
  name: string
  kind: SymbolKind
  /** The names of what holds this one, outermost first, joined by dots; empty at the top. */
  container: string
  line: number
  endLine: number
  /** Where the name stands in its line, in UTF-16 units from 0, and on which line when not the first. */
  column: number
  nameLine: number
  signature: string
  doc: string
}

export interface OutlineImport {
  /** As written: `./router`, `django.db.models`, `java.util.List`. */
  from: string
  /** What is taken from it and what it is called here; empty where the whole of it is meant. `*` is everything. */
  names: { name: string; local: string }[]
  /** What the whole is called here, where it is given a name. */
  local: string
  line: number
}

export interface OutlineCall {
  name: string
  line: number
}

export const SYMBOL_KINDS = [
  'function',
  'method',
  'class',
  'interface',
  'type',
  'enum',
  'member',
  'struct',
  'trait',
  'module',
  'constant',
  'variable',
  'property',
  'macro',
  'heading',
  'selector',
  'key',
  'element',
  'parameter',
] as const
export type SymbolKind = (typeof SYMBOL_KINDS)[number]

/** Kinds whose body holds statements: what `get_function_at_line` means by a function. */
export const CALLABLE: ReadonlySet<string> = new Set(['function', 'method', 'macro'])

const VALUES: ReadonlySet<string> = new Set([
  'constant',
  'variable',
  'property',
  'member',
  'key',
  'selector',
  'element',
  'parameter',
])

/** A plain value: it does nothing and says of nothing what it is. */
export const isValue = (kind: string): boolean => VALUES.has(kind)

export function emptyOutline(): Outline {
  return { symbols: [], imports: [], calls: [] }
}

/** `Container.name`, from the outermost to the symbol itself. */
export function qualifiedName({ container, name }: Pick<OutlineSymbol, 'container' | 'name'>): string {
  return container === '' ? name : `${container}.${name}`
}
