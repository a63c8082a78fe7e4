import { contentWords } from '#text/index.ts'
import { Breather } from '../engine/breather.ts'
import type { Meanings } from '../conflicts/judging/align.ts'
import { sameSound } from '../conflicts/judging/romaji.ts'
import type { Reading, Token } from '../conflicts/types.ts'
import { denialOf, excludeInDenial } from './denials.ts'
import { doersIn, excludeInDoer } from './doers.ts'
import { eventsIn, excludeInTime } from './event-dates.ts'
import { excludeInMeasure, measuresIn } from './measures.ts'
import { excludeInHands, handsIn } from './own-hands.ts'
import { excludeInOffer, offersIn } from './offers.ts'
import { toldIn } from './page-sentences-told.ts'
import { excludeInRule, rulesIn } from './rules.ts'
import { excludeInTrend, trendOf } from './trends.ts'
import type { DisputedPage, Exclusion, Subject, Told } from './told.ts'

/** Two sentences of two pages that cannot both be true. */
export interface Dispute extends Exclusion {
  kind: string
  a: Told
  b: Told
}

interface Parts {
  read(text: string, language: DisputedPage['language']): Reading
  meanings: Meanings
}

/** More than so many sentences are not held against each other: of many pages only the beginnings. */
const MOST_SENTENCES = 2_400
const LEAST_OF_PAGE = 20
/** A word of so many of the pages is of the topic; of few pages nothing can be told. */
const EVERYWHERE = 0.35
const LEAST_PAGES = 3
const MOST_OF_RARE = 3

/** What pages about one topic cannot both say, each sentence read with what its page says around it. */
export async function disputesAmong(
  pages: readonly DisputedPage[],
  topic: string,
  { read, meanings }: Parts,
): Promise<Dispute[]> {
  const told: Told[] = []
  const breather = new Breather()
  const most = Math.max(LEAST_OF_PAGE, Math.floor(MOST_SENTENCES / Math.max(1, pages.length)))
  for (const page of pages) {
    await breather.breathe()
    told.push(...toldIn(page, topic, read, most).filter(({ isOther }) => !isOther))
  }
  const subject = subjectOf(topic, read, meanings, told)
  return [
    ...pairs(
      told,
      'date',
      (one) => eventsIn(one, subject),
      (a, b, x, y) => excludeInTime(x, y, a, b, subject),
    ),
    ...pairs(
      told,
      'who',
      (one) => doersIn(one, subject),
      (a, b, x, y) => excludeInDoer([a, x], [b, y], subject),
    ),
    ...pairs(told, 'hands', handsIn, (a, b, x, y) => excludeInHands([a, x], [b, y])),
    ...pairs(
      told,
      'number',
      (one) => measuresIn(one, subject),
      (a, b, x, y) => excludeInMeasure([a, x], [b, y], subject),
    ),
    ...pairs(
      told,
      'trend',
      (one) => listed(trendOf(one, subject)),
      (a, b, x, y) => excludeInTrend([a, x], [b, y], subject),
    ),
    ...pairs(told, 'price', offersIn, (a, b, x, y) => excludeInOffer([a, x], [b, y])),
    ...pairs(
      told,
      'rule',
      (one) => rulesIn(one, subject),
      (a, b, x, y) => excludeInRule([a, x], [b, y], subject),
    ),
    ...denials(told, subject),
  ]
}

const listed = <T>(one: T | null): T[] => (one === null ? [] : [one])

/** Every two facts of one kind, of pages that are no copies of each other. */
function pairs<T>(
  told: readonly Told[],
  kind: string,
  factsIn: (one: Told) => readonly T[],
  exclude: (a: Told, b: Told, x: T, y: T) => Exclusion | null,
): Dispute[] {
  const facts = told.flatMap((one) => factsIn(one).map((fact) => ({ one, fact })))
  return facts.flatMap(({ one: a, fact: x }, n) =>
    facts.slice(n + 1).flatMap(({ one: b, fact: y }): Dispute[] => {
      if (a.page.originId === b.page.originId) return []
      const exclusion = exclude(a, b, x, y)
      return exclusion === null ? [] : [{ kind, a, b, ...exclusion }]
    }),
  )
}

function denials(told: readonly Told[], subject: Subject): Dispute[] {
  return told.flatMap((a) => {
    const denied = denialOf(a, subject)
    if (denied === null) return []
    return told.flatMap((b): Dispute[] => {
      if (a.page.originId === b.page.originId) return []
      const exclusion = excludeInDenial([a, denied], b, subject)
      return exclusion === null ? [] : [{ kind: 'denial', a, b, ...exclusion }]
    })
  })
}

/** Names the topic gives its thing: in brackets, or with a capital that no sentence begins with. */
export const namesOf = (topic: string): string[] => [
  ...Array.from(topic.matchAll(/「([^」]{2,20})」/gu), ([, name = '']) => name),
  ...(topic.match(/(?<![.?!] |^)\b\p{Lu}[\p{L}-]{2,}|^\p{Lu}[\p{L}-]{2,}(?=[,:(])/gu) ?? []),
]

function subjectOf(topic: string, read: Parts['read'], meanings: Meanings, told: readonly Told[]): Subject {
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
