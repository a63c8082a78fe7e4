import { contentWords, stem } from '#text/index.ts'
import type { Language, ResearchClaim } from '../contract/engine.ts'

interface Told {
  page: { language: Language }
  claims: readonly Pick<ResearchClaim, 'claimId' | 'text'>[]
}

/** Of fewer pages nobody can tell what they share. */
const FEWEST = 3
/** So many words of a sentence show what it is about; the others may be anything. */
const LEADING = 3
const UNKNOWN = 0.4

/**
 * How much of what the pages have in common a claim speaks of, 0–1, by its id: what many of them mention is what they are about,
 * under whatever name, and what one mentions by the way is not. Words are compared within a language.
 */
export function salienceOf(pages: readonly Told[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const [language, own] of Map.groupBy(pages, ({ page }) => page.language)) {
    const wordsOf = (text: string) => [...new Set(contentWords(text, language).map(stem))]
    const told = own.map(({ claims }) => claims.map(({ claimId, text }) => ({ claimId, words: wordsOf(text) })))
    const mentions = new Map<string, number>()
    for (const claims of told)
      for (const word of new Set(claims.flatMap(({ words }) => words)))
        mentions.set(word, (mentions.get(word) ?? 0) + 1)
    const share = (word: string) => Math.min(1, ((mentions.get(word) ?? 1) - 1) / Math.max(1, (told.length - 1) / 2))
    for (const { claimId, words } of told.flat()) {
      const leading = words
        .map(share)
        .toSorted((a, b) => b - a)
        .slice(0, LEADING)
      const sum = leading.reduce((total, one) => total + one, 0)
      found.set(claimId, told.length < FEWEST ? UNKNOWN : sum / LEADING)
    }
  }
  return found
}
