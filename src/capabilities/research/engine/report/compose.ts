import { hasSameNumbers, readsLike } from '../../claims/same/same-statement.ts'
import type { TopicPart } from '../../claims/topic-parts.ts'
import type { Language } from '../../contract/engine.ts'
import { everyoneOn } from '../scoring/sides.ts'
import type { Discovery } from './findings.ts'
import { isInPassing } from './in-passing.ts'
import { tellsSameFigures } from './same-figures.ts'
import { isUndated } from './worth-telling.ts'

/** What one page says besides. */
export interface ComposedSection {
  pageId: string
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
const MOST_IN_SUMMARY = 4
const FEW = 4
const MOST_OF_PAGE = 2
const MOST_IN_DETAIL = 12
/** Of what nobody asked for less is told, and only what tells more. */
const MOST_BESIDE = 3
const LEAST_BESIDE = 0.5
/** What a second sentence of one page loses beside those of others. */
const AGAIN = 0.12
/** A sentence below this is passed over unless somebody agrees or disagrees with it. */
const LEAST_VALUE = 0.42
const LEAST_OF_CLEAR = 0.3
const LEAST_SUBSTANCE = 0.3
/** A sentence that answers a part so clearly needs no figure. */
const CLEAR = 1.6
const CLEAR_OF_NAMED = 1
/** Speaks of what most pages speak of. */
const SHARED = 0.6
/** What nobody else says and no page simply states. */
const OF_STANDING = { view: 0.25, plan: 0.05 }

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
    0.12 * weight +
    0.36 * appraisal.substance +
    0.36 * appraisal.salience +
    0.1 * Math.min(1, 2 * appraisal.relevance) +
    (isAsked ? 0.09 : 0.04) * Math.min(3, appraisal.fit) +
    0.22 * Math.min(2, sources.length - 1) +
    // Where nothing else is asked for, the thing itself is.
    (appraisal.isNamed ? (isAsked ? 0.08 : 0.14) : 0) -
    (appraisal.isUnder ? 0.05 : 0) -
    (appraisal.isRelative ? 0.05 : 0) +
    (conflicts.length > 0 ? 0.12 : 0) +
    standingOf(discovery) -
    (isInPassing(discovery)
      ? OF_STANDING.view
      : appraisal.standing === undefined
        ? 0
        : OF_STANDING[appraisal.standing]) -
    (discovery.language === language ? 0 : 0.08)
  )
}

/** Chooses and orders what was found: by the parts of the question where it has some, else by what tells most. */
export function compose(
  all: readonly Discovery[],
  parts: readonly TopicPart[],
  language: Language,
  instructed: ReadonlyMap<string, number>,
): Composed {
  const worth = all.filter(({ appraisal }) => appraisal.isWorth)
  const told = worth.length === 0 ? all : worth
  const isAsked = parts.some(({ asked }) => asked)
  const isLeft = (one: Discovery) => isLeftToDispute(one, parts, told)
  const valued = told
    .filter((one) => !isLeft(one))
    .map((discovery) => ({ discovery, value: valueOf(discovery, language, isAsked) }))
    .toSorted((a, b) => b.value - a.value)
  const findings = chosen(valued, parts)
  const found = new Set(findings.map(({ appraisal }) => appraisal.part))
  const partOf = ({ appraisal: { part } }: Discovery) => (parts[part]?.asked === true ? parts[part] : undefined)
  return {
    summary: summaryOf(findings, parts, instructed),
    findings: findings.map((discovery) => ({ discovery, part: partOf(discovery) })),
    sections: furtherOf(
      valued.filter(({ discovery }) => !isOrdered(discovery, instructed)),
      findings,
      isAsked,
      partOf,
    ),
    // A word may be told in other words: only where nobody uses it, nothing was found about it.
    unanswered: parts.filter(
      ({ asked, kind, words }, part) =>
        asked && !found.has(part) && (kind !== null || !all.some(({ text }) => text.includes(words))),
    ),
  }
}

/** Said only by whoever tells their readers what to say. */
const isOrdered = ({ sources }: Discovery, instructed: ReadonlyMap<string, number>) =>
  sources.every(({ originId }) => instructed.has(originId))

/**
 * Both sides of a dispute stand beside each other, and are told again only where several independent sources take one, or where
 * nothing else answers what was asked.
 */
function isLeftToDispute(one: Discovery, parts: readonly TopicPart[], told: readonly Discovery[]): boolean {
  const { conflicts, sources, appraisal } = one
  if (conflicts.length === 0 || (sources.length > 1 && standingOf(one) === 0)) return false
  const isAsked = parts[appraisal.part]?.asked === true
  return told.some(
    (other) =>
      other.conflicts.length === 0 &&
      other.appraisal.isWorth &&
      (!isAsked || other.appraisal.part === appraisal.part) &&
      !isThin({ discovery: other, value: LEAST_VALUE }, LEAST_VALUE),
  )
}

interface Valued {
  discovery: Discovery
  value: number
}

/** Each part that was asked for has its turn, then what tells most besides; a page that was heard waits for others. */
function chosen(valued: readonly Valued[], parts: readonly TopicPart[]): Discovery[] {
  const taken: Discovery[] = []
  const heard = new Map<string, number>()
  const originOf = ({ sources }: Discovery) => sources[0]?.originId ?? ''
  const net = ({ discovery, value }: Valued) =>
    value - (discovery.sources.length > 1 ? 0 : AGAIN * (heard.get(originOf(discovery)) ?? 0))
  const take = (isMeant: (one: Valued) => boolean) => {
    if (taken.length >= MOST_FINDINGS) return
    const [best] = valued
      .filter(
        (one) => isMeant(one) && !taken.some((told) => told === one.discovery || isSpokenFor(one.discovery, told)),
      )
      .toSorted((a, b) => net(b) - net(a))
    if (best === undefined) return
    taken.push(best.discovery)
    heard.set(originOf(best.discovery), (heard.get(originOf(best.discovery)) ?? 0) + 1)
  }
  const asked = [...parts.keys()].filter((part) => parts[part]?.asked === true)
  const isOf = (part: number) => (one: Valued) => one.discovery.appraisal.part === part
  const isBeside = (one: Valued) => !asked.includes(one.discovery.appraisal.part)
  // Of little something is told all the same, as long as it holds something to check.
  const isEnough = (one: Valued) =>
    !isThin(one, LEAST_VALUE) || taken.length === 0 || (taken.length < FEW && one.discovery.appraisal.substance > 0)
  const isFirm = (one: Valued) => !isThin(one, LEAST_BESIDE)
  for (let turn = 0; turn < 2; turn++) for (const part of asked) take(isOf(part))
  for (let turn = 0; turn < (asked.length === 0 ? MOST_FINDINGS : MOST_BESIDE); turn++)
    take((one) => isBeside(one) && (asked.length === 0 ? isEnough(one) : isFirm(one)))
  for (let turn = 0; turn < MOST_FINDINGS; turn++)
    for (const part of asked) take((one) => isOf(part)(one) && !isThin(one, LEAST_VALUE))
  const order = [...asked, -1]
  const place = ({ appraisal: { part } }: Discovery) => order.indexOf(asked.includes(part) ? part : -1)
  const isShared = ({ sources }: Discovery) => Number(sources.length > 1)
  return taken.toSorted((a, b) => place(a) - place(b) || isShared(b) - isShared(a))
}

/** Too little to be told by itself. */
function isThin({ discovery: { appraisal, sources, conflicts }, value }: Valued, least: number): boolean {
  if (sources.length > 1 || conflicts.length > 0) return false
  const isClear = appraisal.fit >= (appraisal.isNamed || appraisal.salience >= SHARED ? CLEAR_OF_NAMED : CLEAR)
  return (
    value < (isClear ? Math.min(least, LEAST_OF_CLEAR) : least) || (appraisal.substance < LEAST_SUBSTANCE && !isClear)
  )
}

/** The same again, or with more or less beside it, or the other side of a dispute that was told with its mark. */
const isSpokenFor = (one: Discovery, told: Discovery) =>
  told.claims.some((claim) => claim === one.claims[0]) ||
  one.claims.some((claim) => claim === told.claims[0]) ||
  (hasSameNumbers(one.text, told.text) && readsLike(one.text, told.text)) ||
  tellsSameFigures(one.text, told.text) ||
  one.conflicts.some((conflict) => told.conflicts.some(({ conflictId }) => conflictId === conflict.conflictId))

/** For each part that was asked for what is surest; what only somebody said in passing, or who would have us say it, is left out. */
function summaryOf(
  findings: readonly Discovery[],
  parts: readonly TopicPart[],
  instructed: ReadonlyMap<string, number>,
): Discovery[] {
  const firm = findings.filter(
    (one) =>
      !isInPassing(one) &&
      one.appraisal.standing !== 'view' &&
      (one.appraisal.standing !== 'plan' || parts[one.appraisal.part]?.asked === true) &&
      !isOrdered(one, instructed) &&
      (one.appraisal.about !== '' || !isUndated(one.text)),
  )
  const key = firm.length === 0 ? findings : firm
  const asked = new Set(
    key.filter(({ appraisal: { part } }) => parts[part]?.asked).map(({ appraisal }) => appraisal.part),
  )
  const mostOfPart = asked.size === 0 ? MOST_IN_SUMMARY : Math.ceil(MOST_IN_SUMMARY / asked.size)
  const counts = new Map<number, number>()
  return key
    .filter(({ appraisal: { part } }) => {
      const count = counts.get(part) ?? 0
      counts.set(part, count + 1)
      return (asked.size === 0 || asked.has(part)) && count < mostOfPart
    })
    .slice(0, MOST_IN_SUMMARY)
}

/** What else pages say, page by page and in their order: under its title and date a sentence keeps what it was said of. */
function furtherOf(
  valued: readonly Valued[],
  findings: readonly Discovery[],
  isAsked: boolean,
  partOf: (discovery: Discovery) => TopicPart | undefined,
): ComposedSection[] {
  const pages = new Map<string, Discovery[]>()
  const kept: Discovery[] = []
  for (const one of valued) {
    const { discovery } = one
    const { conflicts, claims, text } = discovery
    const pageId = claims[0]?.pageId ?? ''
    const own = pages.get(pageId) ?? []
    if (kept.length >= MOST_IN_DETAIL || own.length >= MOST_OF_PAGE) continue
    // Both sides of a dispute stand beside each other already.
    if (conflicts.some(({ statement1, statement2 }) => [statement1.text, statement2.text].includes(text))) continue
    if (isThin(one, isAsked && partOf(discovery) === undefined ? LEAST_BESIDE : LEAST_VALUE)) continue
    if (findings.includes(discovery) || [...findings, ...kept].some((other) => isToldAgain(discovery, other))) continue
    kept.push(discovery)
    pages.set(pageId, [...own, discovery])
  }
  return Array.from(pages, ([pageId, told]) => ({
    pageId,
    told: told.toSorted((a, b) => a.appraisal.start - b.appraisal.start),
  }))
}

/** In nearly the same words, with no figure of either missing in the other but for those one of them has besides. */
function isToldAgain(a: Discovery, b: Discovery): boolean {
  if (tellsSameFigures(a.text, b.text)) return true
  if (!readsLike(a.text, b.text)) return false
  const [mine, theirs] = [a, b].map(({ text }) => new Set(text.normalize('NFKC').match(/\d[\d,.]*\d|\d/gu)))
  const [few, many] = (mine?.size ?? 0) <= (theirs?.size ?? 0) ? [mine, theirs] : [theirs, mine]
  return [...(few ?? [])].every((figure) => many?.has(figure))
}
