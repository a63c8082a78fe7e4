import type { OutlineSymbol, SymbolKind } from '../../languages/outline.ts'
import type { SourceText } from '../files/source-text.ts'
import type { ChunkScorer } from './chunks.ts'
import type { FileTerms } from './file-terms.ts'
import type { Matches } from './matches.ts'

const LONGEST_BODY = 300
/** One line that is named as the request says: what changes is seldom there, unless there is nothing else. */
const PARTS: ReadonlySet<SymbolKind> = new Set(['property', 'member', 'variable', 'key'])
/** Shorter bodies than this are not preferred any more. */
const SHORT = 64
const WORD = /[\w$\u0080-\u{10FFFF}]+/gu

/** The symbols of a file that speak of a request most, best first; none of them lies in another. */
export function bestSymbols(
  { scorer, matches }: { scorer: ChunkScorer; matches: Matches },
  source: SourceText,
  most: number,
): OutlineSymbol[] {
  const read = scorer.read(source)
  const scored = source.symbols
    .map((symbol) => ({ symbol, worth: worthOf(symbol, read, scorer, matches) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || a.symbol.line - b.symbol.line)
  const bodies = scored.filter(({ symbol }) => !PARTS.has(symbol.kind))
  const chosen: OutlineSymbol[] = []
  for (const { symbol } of bodies.length > 0 ? bodies : scored) {
    if (chosen.length === most) break
    if (!chosen.some((each) => each.line <= symbol.endLine && symbol.line <= each.endLine)) chosen.push(symbol)
  }
  return chosen
}

/** What is said in the body counts, in the name once more, in the comment above half; long bodies hold many words by chance. */
function worthOf(
  { name, doc, line, endLine }: OutlineSymbol,
  { found }: FileTerms,
  scorer: ChunkScorer,
  { idf }: Matches,
): number {
  const named = new Set(scorer.termsIn(name))
  const told = new Set((doc.match(WORD) ?? []).flatMap((word) => scorer.termsIn(word)))
  const body = new Set<number>()
  const last = Math.min(endLine, line + LONGEST_BODY)
  for (let at = firstFrom(found, line); at < found.length && (found[at] ?? 0) <= last; at += 2)
    body.add(found[at + 1] ?? 0)
  const sum = (terms: ReadonlySet<number>) => [...terms].reduce((all, t) => all + (idf[t] ?? 0), 0)
  return (sum(named) + sum(told) / 2 + sum(body)) / Math.log2(SHORT + endLine - line)
}

/** Where the pairs of a line, or of the next that has any, begin. */
function firstFrom(found: readonly number[], line: number): number {
  let low = 0
  let high = found.length / 2
  while (low < high) {
    const middle = (low + high) >> 1
    if ((found[middle * 2] ?? 0) < line) low = middle + 1
    else high = middle
  }
  return low * 2
}
