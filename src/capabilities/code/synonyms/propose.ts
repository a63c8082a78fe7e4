import { contentWords } from '#text/index.ts'
import { GENERIC, identifierWords } from '../frame/words.ts'
import { stem } from '#text/index.ts'
import type { Thesaurus } from './relation.ts'

const MOST = 5

/** Words of the code that stand in several of the symbols and that no table ties to what people call it. */
export function proposedPairs(
  term: string | undefined,
  symbols: readonly string[],
  thesaurus: Thesaurus,
): { term: string; word: string }[] {
  const said =
    term === undefined ? [] : contentWords(term).filter((word) => !GENERIC.has(stem(word)) && word.length > 1)
  const known = thesaurus.read(term ?? '').words
  const counts = new Map<string, number>()
  for (const symbol of symbols)
    for (const word of new Set(identifierWords(symbol)))
      if (word.length > 2 && !GENERIC.has(stem(word)) && !known.has(stem(word)) && !said.includes(word))
        counts.set(word, (counts.get(word) ?? 0) + 1)
  const shared = [...counts].filter(([, count]) => count > 1 || symbols.length === 1).sort((a, b) => b[1] - a[1])
  return said.flatMap((one) => shared.map(([word]) => ({ term: one, word }))).slice(0, MOST)
}
