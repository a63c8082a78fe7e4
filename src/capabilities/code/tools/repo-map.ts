import type { Hit } from '../contract/hits.ts'
import type { ToolParams } from '../contract/tools.ts'
import { pathFilter } from '../files/path-filter.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { IndexedFile } from '../index/symbol-table.ts'
import { isExported } from '../languages/exported.ts'
import type { OutlineSymbol } from '../languages/outline.ts'
import type { Findings } from './answer.ts'
import { knownPath } from './known-path.ts'

const SHOWN = 8
const TOLD: ReadonlySet<string> = new Set([
  'function',
  'class',
  'interface',
  'type',
  'struct',
  'trait',
  'enum',
  'module',
  'macro',
  'constant',
])

/** The files others lean on most, each with the names they use of it: as much of a repository as the budget holds. */
export function repoMap(index: CodeIndex, params: ToolParams<'repo_map'>): Findings {
  const path = params.path === '' || params.path === '.' ? '' : knownPath(index, params.path)
  const inPath = pathFilter(path)
  const uses = usesOf(index)
  const files = [...index.files.values()].filter(
    (file) => inPath(file.path) && file.outline.symbols.some(({ kind }) => TOLD.has(kind)),
  )
  const scored = files.map((file) => Object.assign(scoreOf(file, uses), { file }))
  scored.sort((a, b) => b.score - a.score || (a.file.path < b.file.path ? -1 : 1))
  const hits = scored.map(({ file, score, best }): Hit => {
    const text = best.map(({ kind, name }) => `${kind} ${name}`).join(', ')
    return { path: file.path, kind: 'file', score: Math.round(score * 100) / 100, text }
  })
  return { hits, reasons: outlineReasons(index.status()) }
}

/** In how many files each name is called; a name that many files define says little of each. */
function usesOf(index: CodeIndex): Map<string, number> {
  const uses = new Map<string, number>()
  for (const { outline } of index.files.values())
    for (const name of new Set(outline.calls.map((call) => call.name))) uses.set(name, (uses.get(name) ?? 0) + 1)
  for (const [name, count] of uses) uses.set(name, count / Math.max(1, index.symbols.named(name).length))
  return uses
}

function scoreOf(
  { path, stored, outline }: IndexedFile,
  uses: ReadonlyMap<string, number>,
): { score: number; best: OutlineSymbol[] } {
  const isTest = /(?:^|[/._-])(?:tests?|specs?|fixtures?|examples?|docs?)(?:[/._-]|$)/i.test(path)
  const told = outline.symbols.filter((symbol) => TOLD.has(symbol.kind))
  const worth = (symbol: OutlineSymbol) =>
    Math.sqrt(uses.get(symbol.name) ?? 0) + (isExported(symbol, stored.language) ? 0.5 : 0)
  const best = told.toSorted((a, b) => worth(b) - worth(a) || a.line - b.line).slice(0, SHOWN)
  const score = best.reduce((sum, symbol) => sum + worth(symbol), 0)
  return { score: isTest ? score / 8 : score, best: best.toSorted((a, b) => a.line - b.line) }
}
