import { hasSameNumbers, readsLike } from '../../claims/same/same-statement.ts'
import type { TopicPart } from '../../claims/topic-parts.ts'
import type { Language } from '../../contract/engine.ts'
import { everyoneOn } from '../scoring/sides.ts'
import type { Discovery } from './findings.ts'
import { isInPassing } from './in-passing.ts'
import { isUndated } from './worth-telling.ts'

export interface ComposedSection {
  /** Undefined for what answers no part of any question. */
  part: TopicPart | undefined
  told: Discovery[]
}
export interface Composed {
  summary: Discovery[]
  /** Key findings, part after part. */
  findings: { discovery: Discovery; part: TopicPart | undefined }[]
  sections: ComposedSection[]
  /** What was asked for and nothing was found about. */
  unanswered: TopicPart[]
}

const MOST_FINDINGS = 10
const MOST_IN_SUMMARY = 6
const MOST_OF_PART = 2
const MOST_IN_SECTION = 10
/** Of what nobody asked for less is told, and only what tells more. */
const MOST_BESIDE = 4
const LEAST_BESIDE = 0.44
/** What a second sentence of one page loses beside those of others. */
const AGAIN = 0.12
/** A sentence below this is passed over unless somebody agrees or disagrees with it. */
const LEAST_VALUE = 0.34
const LEAST_OF_CLEAR = 0.24
const LEAST_SUBSTANCE = 0.3
/** A sentence that answers a part so clearly needs no figure. */
const CLEAR = 1.6
const CLEAR_OF_NAMED = 1

const OUTNUMBERED = -0.35

/** Of a dispute the side that more documents take is told first. */
function standingOf({ claims, conflicts }: Discovery): number {
  const texts = new Set(claims.map(({ text }) => text))
  return conflicts.reduce((worst, { statement1, statement2 }) => {
    const [first, second] = [everyoneOn(statement1), everyoneOn(statement2)]
    const isFirst = first.some(({ text }) => texts.has(text))
    const [own, other] = isFirst ? [first, second] : [second, first]
    return Math.min(worst, own.length < other.length ? OUTNUMBERED : 0)
  }, 0)
}

/** How much a line of a report tells: what can be checked in it, how many say it, and whether it is of the topic. */
function valueOf(discovery: Discovery, language: Language, isAsked: boolean): number {
  const { appraisal, weight, sources, conflicts } = discovery
  return (
    0.2 * weight +
    0.4 * appraisal.substance +
    0.15 * Math.min(1, 2 * appraisal.relevance) +
    0.09 * Math.min(3, appraisal.fit) +
    0.22 * Math.min(2, sources.length - 1) +
    // Where nothing else is asked for, the thing itself is.
    (appraisal.isNamed ? (isAsked ? 0.12 : 0.25) : 0) -
    (appraisal.isUnder ? (isAsked ? 0.08 : 0.14) : 0) -
    (appraisal.isRelative ? 0.12 : 0) +
    (conflicts.length > 0 ? 0.12 : 0) +
    standingOf(discovery) -
    (isInPassing(discovery) ? 0.25 : 0) -
    (discovery.language === language ? 0 : 0.08)
  )
}

/** Chooses and orders what was found by the parts of the question. */
export function compose(
  all: readonly Discovery[],
  parts: readonly TopicPart[],
  language: Language,
  instructed: ReadonlyMap<string, number>,
): Composed {
  const worth = all.filter(({ appraisal }) => appraisal.isWorth)
  const told = worth.length === 0 ? all : worth
  const isAsked = parts.some(({ asked }) => asked)
  const valued = told.map((discovery) => ({ discovery, value: valueOf(discovery, language, isAsked) }))
  const byPart = new Map<number, Valued[]>()
  for (const one of valued.toSorted((a, b) => b.value - a.value)) {
    const { part } = one.discovery.appraisal
    byPart.set(part, [...(byPart.get(part) ?? []), one])
  }
  const order = [...parts.keys(), -1].filter((part) => byPart.has(part))
  const findings = chosen(order, byPart, parts)
  const shown = new Set(findings.map(({ discovery }) => discovery))
  const found = new Set(findings.map(({ discovery }) => discovery.appraisal.part))
  return {
    summary: summaryOf(
      findings.map(({ discovery }) => discovery),
      parts,
      instructed,
    ),
    findings: findings.map(({ discovery }) => ({ discovery, part: parts[discovery.appraisal.part] })),
    sections: order.map((part) => ({
      part: parts[part],
      told: furtherOf(byPart.get(part) ?? [], shown, isAsked && parts[part]?.asked !== true),
    })),
    // A word may be told in other words: only where nobody uses it, nothing was found about it.
    unanswered: parts.filter(
      ({ asked, kind, words }, part) =>
        asked && !found.has(part) && (kind !== null || !all.some(({ text }) => text.includes(words))),
    ),
  }
}

interface Valued {
  discovery: Discovery
  value: number
}

/** Each part has its turn, those asked for first; a page that was heard waits for others. */
function chosen(
  order: readonly number[],
  byPart: ReadonlyMap<number, readonly Valued[]>,
  parts: readonly TopicPart[],
): Valued[] {
  const taken: Valued[] = []
  const heard = new Map<string, number>()
  const originOf = ({ discovery }: Valued) => discovery.sources[0]?.originId ?? ''
  const next = (part: number) =>
    (byPart.get(part) ?? [])
      .filter((one) => !taken.includes(one) && !taken.some(({ discovery }) => isSpokenFor(one.discovery, discovery)))
      .toSorted((a, b) => net(b) - net(a))[0]
  const net = (one: Valued) =>
    one.value - (one.discovery.sources.length > 1 ? 0 : AGAIN * (heard.get(originOf(one)) ?? 0))
  const asked = order.filter((part) => parts[part]?.asked === true)
  const others = asked.length === 0 ? order : order.filter((part) => part >= 0 && !asked.includes(part))
  // Where something was asked for, each other matter has one line at most.
  const rest = asked.length === 0 ? others : asked
  const turns = [asked, asked, others, ...Array.from({ length: MOST_FINDINGS }, () => rest)]
  for (const turn of turns)
    for (const part of turn) {
      const best = taken.length < MOST_FINDINGS ? next(part) : undefined
      if (best === undefined) continue
      taken.push(best)
      heard.set(originOf(best), (heard.get(originOf(best)) ?? 0) + 1)
    }
  const place = ({ discovery }: Valued) => order.indexOf(discovery.appraisal.part)
  return taken.toSorted((a, b) => place(a) - place(b) || b.value - a.value)
}

/** The same again, or with more or less beside it, or the other side of a dispute that was told with its mark. */
const isSpokenFor = (one: Discovery, told: Discovery) =>
  told.claims.some((claim) => claim === one.claims[0]) ||
  one.claims.some((claim) => claim === told.claims[0]) ||
  (hasSameNumbers(one.text, told.text) && readsLike(one.text, told.text)) ||
  one.conflicts.some((conflict) => told.conflicts.some(({ conflictId }) => conflictId === conflict.conflictId))

/** For each part that was asked for what is surest; what only somebody said in passing, or who would have us say it, is left out. */
function summaryOf(
  findings: readonly Discovery[],
  parts: readonly TopicPart[],
  instructed: ReadonlyMap<string, number>,
): Discovery[] {
  const isOrdered = ({ sources }: Discovery) => sources.every(({ originId }) => instructed.has(originId))
  const firm = findings.filter(
    (one) => !isInPassing(one) && !isOrdered(one) && (one.appraisal.about !== '' || !isUndated(one.text)),
  )
  const key = firm.length === 0 ? findings : firm
  const asked = new Set(
    key.filter(({ appraisal: { part } }) => parts[part]?.asked).map(({ appraisal }) => appraisal.part),
  )
  const mostOfPart = asked.size === 0 ? MOST_OF_PART : Math.ceil(MOST_IN_SUMMARY / asked.size)
  const counts = new Map<number, number>()
  return key
    .filter(({ appraisal: { part } }) => {
      const count = counts.get(part) ?? 0
      counts.set(part, count + 1)
      return (asked.size === 0 || asked.has(part)) && count < mostOfPart
    })
    .slice(0, MOST_IN_SUMMARY)
}

/** What else is told of a part; of what answers nothing only what several say or somebody disputes. */
function furtherOf(valued: readonly Valued[], shown: ReadonlySet<Discovery>, isBeside: boolean): Discovery[] {
  const kept: Discovery[] = []
  for (const { discovery, value } of valued) {
    if (kept.length >= (isBeside ? MOST_BESIDE : MOST_IN_SECTION)) break
    const { sources, conflicts, appraisal } = discovery
    // Both sides of a dispute stand beside each other already.
    if (conflicts.some(({ statement1, statement2 }) => [statement1.text, statement2.text].includes(discovery.text)))
      continue
    const isShared = sources.length > 1 || conflicts.length > 0
    const isClear = appraisal.fit >= (appraisal.isNamed ? CLEAR_OF_NAMED : CLEAR)
    const least = isBeside ? LEAST_BESIDE : isClear ? LEAST_OF_CLEAR : LEAST_VALUE
    const isThin = value < least || (appraisal.substance < LEAST_SUBSTANCE && !isClear)
    if (!isShared && (isThin || (appraisal.part < 0 && !appraisal.isNamed))) continue
    if (shown.has(discovery) || [...shown, ...kept].some((other) => isToldAgain(discovery, other))) continue
    kept.push(discovery)
  }
  return kept
}

/** In nearly the same words, with no figure of either missing in the other but for those one of them has besides. */
function isToldAgain(a: Discovery, b: Discovery): boolean {
  if (!readsLike(a.text, b.text)) return false
  const [mine, theirs] = [a, b].map(({ text }) => new Set(text.normalize('NFKC').match(/\d[\d,.]*\d|\d/gu)))
  const [few, many] = (mine?.size ?? 0) <= (theirs?.size ?? 0) ? [mine, theirs] : [theirs, mine]
  return [...(few ?? [])].every((figure) => many?.has(figure))
}
