import { contentWords } from '#text/index.ts'
import type { Meanings } from '../conflicts/judging/align.ts'
import { sameSound } from '../conflicts/judging/romaji.ts'
import type { Reading, Token } from '../conflicts/types.ts'
import type { DisputedPage, Subject, Told } from './told.ts'

/** A word of so many of the pages is of the topic; of few pages nothing can be told. */
const EVERYWHERE = 0.35
const LEAST_PAGES = 3
const MOST_OF_RARE = 3

type Read = (text: string, language: DisputedPage['language']) => Reading

/** Names the topic gives its thing: in brackets, or with a capital that no sentence begins with. */
export const namesOf = (topic: string): string[] => [
  ...Array.from(topic.matchAll(/「([^」]{2,20})」/gu), ([, name = '']) => name),
  ...(topic.match(/(?<![.?!] |^)\b\p{Lu}[\p{L}-]{2,}|^\p{Lu}[\p{L}-]{2,}(?=[,:(])/gu) ?? []),
]

/** What the topic is called, and which words all its pages use. */
export function subjectOf(topic: string, read: Read, meanings: Meanings, told: readonly Told[]): Subject {
  const languages = [
    /[\u3040-\u9fff]/u.test(topic) ? ('ja' as const) : [],
    /[a-z]{3}/iu.test(topic) ? ('en' as const) : [],
  ].flat()
  const words = new Set<string>()
  for (const language of languages) {
    for (const { lemma } of read(topic, language).tokens) words.add(lemma)
    for (const word of contentWords(topic, language)) words.add(word)
  }
  const pagesOf = new Map<string, Set<string>>()
  for (const { page, reading } of told)
    for (const { lemma } of reading.tokens) pagesOf.set(lemma, (pagesOf.get(lemma) ?? new Set()).add(page.pageId))
  const pagesIn = (language: string) =>
    new Set(told.filter(({ page }) => page.language === language).map(({ page }) => page.pageId)).size
  const pageCount = { ja: pagesIn('ja'), en: pagesIn('en') }
  const names = namesOf(topic)
  const isOfTopic = ({ lemma, surface }: Token) =>
    words.has(lemma) || (surface.length > 1 && topic.includes(surface)) || names.some((name) => sameSound(name, lemma))
  return {
    meanings,
    isOfTopic,
    isEverywhere: ({ lemma }) =>
      (pagesOf.get(lemma)?.size ?? 0) >=
      Math.max(LEAST_PAGES, EVERYWHERE * pageCount[/^[\x20-\x7e]+$/u.test(lemma) ? 'en' : 'ja']),
    isRare: ({ lemma }) => (pagesOf.get(lemma)?.size ?? 0) <= MOST_OF_RARE,
    isNamedIn: (text) => names.some((name) => text.includes(name)),
  }
}
