import type { Subject, Told } from './told.ts'

/** A page that has few of the topic's words, beside others in its language, is about something else. */
export function ofTopic(told: readonly Told[], subject: Subject, least: number): Told[] {
  const wordsOf = new Map<string, Set<string>>()
  const most = { ja: 0, en: 0 }
  for (const { page, reading } of told) {
    const words = wordsOf.get(page.pageId) ?? new Set<string>()
    for (const token of reading.tokens) if (subject.isOfTopic(token)) words.add(token.lemma)
    wordsOf.set(page.pageId, words)
    most[page.language] = Math.max(most[page.language], words.size)
  }
  return told.filter(({ page }) => (wordsOf.get(page.pageId)?.size ?? 0) >= least * most[page.language])
}
