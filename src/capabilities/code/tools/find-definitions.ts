import type { Hit } from '../contract/hits.ts'
import type { ToolParams } from '../contract/tools.ts'
import { pathFilter } from '../files/path-filter.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { innerNames } from '../index/inner-names.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { PlacedSymbol } from '../index/symbol-table.ts'
import { qualifiedName } from '../languages/outline.ts'
import type { Findings } from './answer.ts'

/** By exact name, or `Container.name` (`::` and `#` are understood, too). */
export function definitionsOf(index: CodeIndex, name: string): PlacedSymbol[] {
  const parts = name.split(/::|[.#]/).filter((part) => part !== '')
  const last = parts.at(-1) ?? name
  const exact = index.symbols.named(name)
  if (parts.length < 2) return exact
  const wanted = parts.join('.')
  const inside = index.symbols.named(last).filter((symbol) => {
    const whole = qualifiedName(symbol)
    return whole === wanted || whole.endsWith(`.${wanted}`)
  })
  return [...exact, ...inside]
}

export function hitOf({ path, line, endLine, name, kind, container, signature }: PlacedSymbol): Hit {
  return { path, lines: [line, endLine], symbol: name, kind, ...(container !== '' && { container }), text: signature }
}

export async function findDefinitions(
  index: CodeIndex,
  { name, kind, path }: ToolParams<'find_definitions'>,
): Promise<Findings> {
  const inPath = pathFilter(path)
  const outlined = definitionsOf(index, name)
  // An option of a type and what a function keeps of it have one name: both are asked for.
  const areFields = outlined.every((symbol) => symbol.kind === 'property' || symbol.kind === 'parameter')
  const found = [...outlined, ...(areFields ? await innerNames(index, name) : [])].filter(
    (symbol) => (kind === undefined || symbol.kind === kind) && inPath(symbol.path),
  )
  return { hits: found.map(hitOf), reasons: outlineReasons(index.status()) }
}
