import { contentWords, stem } from '#text/index.ts'

/** Upper-case runs, capitalised or lower-case words, digits, and runs of any other script. */
const PARTS = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+|[^\p{ASCII}]+/gu
const ASCII = /^\p{ASCII}*$/u
/** Longer ones are hashes and encoded data. */
const LONGEST = 60
const MOST_KEPT = 50_000

const kept = new Map<string, readonly string[]>()

/**
 * The terms of one word as it stands in code or in a request: its parts (camelCase, snake_case, digits) in their common
 * form, and the whole of it where it has several. Words of other scripts are segmented.
 */
export function termsOf(word: string): readonly string[] {
  const known = kept.get(word)
  if (known !== undefined) return known
  const terms = cutWord(word)
  if (kept.size >= MOST_KEPT) kept.clear()
  if (word.length <= LONGEST) kept.set(word, terms)
  return terms
}

/** The same, not kept. */
export function cutWord(word: string): readonly string[] {
  if (word.length > LONGEST && ASCII.test(word)) return []
  const terms = new Set<string>()
  const parts = word.match(PARTS) ?? []
  for (const part of parts) {
    if (!ASCII.test(part)) for (const each of contentWords(part)) terms.add(stem(each))
    else if (part.length > 1) terms.add(stem(part.toLowerCase()))
  }
  if (parts.length > 1 && ASCII.test(word)) terms.add(joined(parts))
  return [...terms]
}

/** `rateLimit`, `rate_limit` and `rate limit` meet in one term. */
export function joined(parts: readonly string[]): string {
  return stem(parts.join('').toLowerCase())
}
