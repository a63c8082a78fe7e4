import { Breather } from '../engine/breather.ts'
import { align, type Meanings } from '../conflicts/judging/align.ts'
import { compare } from '../conflicts/judging/finding.ts'
import { otherBearer, otherEdition } from '../conflicts/judging/same-told.ts'
import type { Reading } from '../conflicts/types.ts'
import { denialOf, excludeInDenial } from './denials.ts'
import { doersIn, excludeInDoer } from './doers.ts'
import { eventsIn, excludeInTime } from './event-dates.ts'
import { excludeInMeasure, measuresIn } from './measures.ts'
import { excludeInHands, handsIn } from './own-hands.ts'
import { excludeInOffer, offersIn } from './offers.ts'
import { toldIn } from './page-sentences-told.ts'
import { subjectOf } from './subject.ts'
import { excludeInRule, rulesIn } from './rules.ts'
import { excludeInTrend, trendOf } from './trends.ts'
import { inSameWords, type JudgeMet } from './same-words.ts'
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
  judge: JudgeMet
}

/** More than so many sentences are not held against each other: of many pages only the beginnings. */
const MOST_SENTENCES = 2_400
const LEAST_OF_PAGE = 20

/** What all pages tell, of many pages only the beginnings. */
export async function toldAmong(pages: readonly DisputedPage[], topic: string, read: Parts['read']): Promise<Told[]> {
  const breather = new Breather()
  const most = Math.max(LEAST_OF_PAGE, Math.floor(MOST_SENTENCES / Math.max(1, pages.length)))
  const told: Told[] = []
  for (const page of pages) {
    await breather.breathe()
    told.push(...toldIn(page, topic, read, most))
  }
  return told
}

/** What pages about one topic cannot both say, each sentence read with what its page says around it. */
export async function disputesAmong(
  pages: readonly DisputedPage[],
  topic: string,
  { read, meanings, judge }: Parts,
): Promise<Dispute[]> {
  const told = (await toldAmong(pages, topic, read)).filter(({ isOther }) => !isOther)
  const subject = subjectOf(topic, read, meanings, told)
  const asked = [
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
  const facts = asked.filter(({ a, b }) => !isOfAnother(a, b, meanings))
  const known = new Set(facts.map(({ a, b }) => placesOf(a, b)))
  return [...facts, ...inSameWords(told, subject, judge).filter(({ a, b }) => !known.has(placesOf(a, b)))]
}

/** Android and iOS, the north and the south: words that tell two things apart, whatever is said of them. */
function isOfAnother({ reading: a }: Told, { reading: b }: Told, meanings: Meanings): boolean {
  if (a.language !== b.language) return false
  const comparison = compare(a, b, align(a, b, meanings))
  return (
    comparison.alignment.contrasts.some((pair) => pair.every((token) => !token.told)) ||
    otherBearer(comparison) !== undefined ||
    otherEdition(comparison) !== undefined
  )
}

const placesOf = (a: Told, b: Told) =>
  [a, b]
    .map(({ page, start }) => `${page.pageId} ${start}`)
    .toSorted()
    .join(' ')

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
