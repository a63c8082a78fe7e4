import type { Hit } from '../contract/hits.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { OutlineSymbol } from '../languages/outline.ts'
import type { Findings } from '../tools/answer.ts'
import { hitOf } from '../tools/find-definitions.ts'
import { rank, type RankedFile, type RankOptions } from './rank.ts'
import { termsOfWord } from './terms.ts'

const FILES = 20
const PLACES = 3

/** Files for a request, each with the places in it that speak of it most. */
export async function rankedFindings(index: CodeIndex, text: string, options: RankOptions = {}): Promise<Findings> {
  const ranked = await rank(index, text, FILES, options)
  const hits: Hit[] = []
  for (const file of ranked) hits.push(...(await placesIn(index, file)))
  return { hits, reasons: outlineReasons(index.status()) }
}

/** The symbols that hold most of the terms; the whole file where none does. */
export async function placesIn(index: CodeIndex, { path, score, terms }: RankedFile): Promise<Hit[]> {
  const lines = (await index.read(path))?.split('\n') ?? []
  const symbols = index.files.get(path)?.outline.symbols ?? []
  const scored = symbols.map((symbol) => ({ symbol, worth: worthOf(symbol, lines, terms) }))
  const best = scored
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || a.symbol.line - b.symbol.line)
  const chosen: OutlineSymbol[] = []
  for (const { symbol } of best) {
    if (chosen.length === PLACES) break
    if (!chosen.some((each) => each.line <= symbol.endLine && symbol.line <= each.endLine)) chosen.push(symbol)
  }
  if (chosen.length === 0) return [{ path, score, lines: [1, Math.max(1, lines.length)] }]
  const { language = '' } = index.files.get(path)?.stored ?? {}
  return chosen.map((symbol) => {
    const hit = hitOf(Object.assign(symbol, { path, language }))
    hit.score = score
    return hit
  })
}

/** Terms in the name count most, then in what documents it; long bodies hold many words by chance. */
function worthOf(
  { name, doc, line, endLine }: OutlineSymbol,
  lines: readonly string[],
  terms: readonly string[],
): number {
  const named = new Set(termsOfWord(name))
  const told = new Set(wordsOf(doc))
  const body = new Set(lines.slice(line - 1, Math.min(endLine, line + 200)).flatMap(wordsOf))
  let worth = 0
  for (const [n, term] of terms.entries()) {
    const weight = 1 / (1 + n * 0.2)
    worth += weight * ((named.has(term) ? 3 : 0) + (told.has(term) ? 1 : 0) + (body.has(term) ? 1 : 0))
  }
  return worth / Math.log2(8 + endLine - line)
}

function wordsOf(text: string): string[] {
  return (text.match(/[\w$\u0080-\u{10FFFF}]+/gu) ?? []).flatMap(termsOfWord)
}
