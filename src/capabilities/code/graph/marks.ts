import type { GraphSpot } from '../contract/graph.ts'

/** What a session rests on, and what its tools have shown. */
export interface Marks {
  evidence: { files: ReadonlySet<string>; symbols: ReadonlySet<string> }
  seen: { files: ReadonlySet<string> }
}

export const NO_MARKS: Marks = { evidence: { files: new Set(), symbols: new Set() }, seen: { files: new Set() } }

/** A folder is marked by what it holds, a symbol by its name in a file that is marked. */
export function marked<T extends GraphSpot>(spot: T, { evidence, seen }: Marks): T {
  const holds = (files: ReadonlySet<string>) =>
    spot.kind === 'folder'
      ? [...files].some((path) => spot.path === '' || path.startsWith(`${spot.path}/`))
      : files.has(spot.path)
  if (spot.kind === 'symbol') {
    const { symbol = '' } = spot
    const isNamed = evidence.symbols.has(symbol) || evidence.symbols.has(symbol.slice(symbol.lastIndexOf('.') + 1))
    return isNamed && (holds(evidence.files) || holds(seen.files)) ? { ...spot, mark: 'evidence' } : spot
  }
  if (holds(evidence.files)) return { ...spot, mark: 'evidence' }
  return holds(seen.files) ? { ...spot, mark: 'seen' } : spot
}
