import { say } from '../conflicts/judging/wording.ts'
import type { Quantity, Token } from '../conflicts/types.ts'
import { isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

const UP =
  /増え(?:た|て|まし|、)?た?|増加(?:し|と|傾向|に)|(?<=[\d人%％割件台円トン])の?増(?!設|築|便|員|や)|増し(?:た|て)|伸び(?:た|て|まし|を)|上昇(?:し|傾向)|上が(?:った|って|り(?:まし)?)|高くなっ|多くなっ|前(?:年|の年)度?(?:を|より)?[^、。]{0,6}上回|より多(?:かった|く)|(?<!before )\b(?:rose|risen|grew|grown|increased|went up|climbed|gained|jumped|is up|was up|were up|are up|up by|rising|growing|recovered)\b|\b(?:per cent|percent|%) (?:more|higher|up)\b|\bmore (?:[\w-]+ ){1,4}(?:in (?:19|20)\d\d )?than (?:in|the year|before)\b|\b(?:increase|rise|growth) in\b/iu
const DOWN =
  /減(?:った|って|り(?:まし)?|少(?:し|と|傾向|に))|(?<=[\d人%％割件台円トン])の?減(?!価|免|少|っ|り)|下が(?:った|って|り(?:まし)?)|低下し|下落し|少なくなっ|少なかった|前(?:年|の年)度?(?:を|より)?[^、。]{0,6}下回|前(?:年|の年)度?に(?:届か|及ば)な|半減し|半分(?:以下)?にな|より少な(?:かった|く)|落ち込(?:ん|み)|割り込|\b(?:fell|fallen|decreased|declined(?! to\b)|dropped|shrank|slipped|went down|sank|is down|was down|were down|are down|down by|falling|shrinking|slumped|reduced|cut)\b|\b(?:per cent|percent|%) (?:fewer|less|lower|down)\b|\b(?:fewer|less) (?:[\w-]+ ){1,4}(?:in (?:19|20)\d\d )?than (?:in|the year|before)\b|\b(?:decrease|decline|fall|drop|reduction) in\b/iu
/** What grows is said behind it. */
const BEHIND = /\b(?:increase|rise|growth|decrease|decline|fall|drop|reduction) in$|^(?:reduced|cut)$/iu
const PLANNED =
  /予定|計画|目標|見込|予測|予想|目指|(?<!what we |what was |than |as )\b(?:expect|forecast|plan|target|aim|hope|will|would)(?:s|ed)?\b/iu
/** Of which group, place or half of a year it is said: of two different ones nothing follows. */
const PART =
  /平日|休日|土日|祝日|うち|上半期|下半期|[1-4一二三四]四半期|一部|\b(?:weekdays?|weekends?|among|of (?:those|these|which|the increase)|quarter|first half|second half)\b/giu
/** 声が上がる is an idiom. */
const IDIOM = /(?:声|歓声|手|煙|腕|悲鳴)が上が/u

export interface TrendFact {
  isUp: boolean
  word: string
  /** What grew or shrank. */
  things: readonly Token[]
  part: string
  /** By how many per cent. */
  by: Quantity | undefined
}

/** What a sentence says grew or shrank; where it says both, nothing. */
export function trendOf(told: Told, subject: Subject): TrendFact | null {
  const { text, reading } = told
  if (IDIOM.test(text) || told.years.length === 0) return null
  const clause = text.split(/[;:：]\s?|。/u).find((part) => UP.test(part) !== DOWN.test(part))
  if (clause === undefined || text.split(/、|, /u).some((part) => part !== clause && UP.test(part) && DOWN.test(part)))
    return null
  const found = UP.exec(clause) ?? DOWN.exec(clause)
  if (found === null || isPlanned(clause, found)) return null
  const things = thingsIn(told, subjectPart(clause, found, reading.language), subject)
  const all = things.length > 0 ? things : thingsIn(told, clause, subject)
  const change = reading.slots.flatMap(({ slot }) =>
    slot.type === 'quantity' && slot.quantity.kind === 'percent' ? [slot.quantity] : [],
  )
  return {
    isUp: UP.test(clause),
    word: found[0],
    things: all,
    part: [...new Set(text.match(PART) ?? [])].toSorted().join(' ').toLowerCase(),
    by: change.length === 1 ? change[0] : undefined,
  }
}

/** In its own part of the sentence; in Japanese a plan is told at the end. */
function isPlanned(clause: string, { index }: RegExpExecArray): boolean {
  const start = Math.max(0, clause.lastIndexOf(', ', index))
  const end = clause.indexOf(', ', index)
  return PLANNED.test(clause.slice(start, end < 0 ? clause.length : end))
}

const thingsIn = ({ reading }: Told, part: string, subject: Subject): Token[] =>
  tellingWords({ ...reading, tokens: reading.tokens.filter(({ surface }) => part.includes(surface)) }, subject).filter(
    isThing,
  )

/** Where a clause names what grows: before が or は, before an English verb, behind "a decline in". */
function subjectPart(clause: string, { 0: word, index }: RegExpExecArray, language: 'ja' | 'en'): string {
  const before = clause.slice(0, index)
  if (language === 'en') return BEHIND.test(word) ? clause.slice(index + word.length) : `${before} ${word}`
  const own = before.split('、').at(-1) ?? ''
  const [, near = '', between = ''] = /([^はが]+)が([^はが]*)$/u.exec(own) ?? []
  if (near !== '' && !/って|[いえきしちりぎび]て/u.test(between)) return near
  return /([^、。は]+)は/u.exec(before)?.[1] ?? before
}

/** One thing cannot have grown and shrunk in the same year, nor grown by 12 and by 20 per cent. */
export function excludeInTrend(
  [a, one]: readonly [Told, TrendFact],
  [b, other]: readonly [Told, TrendFact],
  subject: Subject,
): Exclusion | null {
  if (!isOneYear(a, b)) return null
  const isAcross = a.reading.language !== b.reading.language
  if (!isAcross && one.part !== other.part) return null
  const shared = sharedWords(one.things, other.things, subject)
  const context = sharedWords(withBefore(a, one, subject), withBefore(b, other, subject), subject)
  const isOneThing = isAcross ? context.length > 0 : shared.length > 0
  if (!isOneThing || !isOneCause(one.things, other.things, shared.length)) return null
  if (one.isUp === other.isUp) return differingBy(one, other, a, b, shared.length)
  return {
    type: 'contradiction',
    severity: 4,
    confidence: 0.8,
    why: say(a.reading, b.reading).opposites(one.word, other.word),
  }
}

const LEAST_SHARED_OF_CHANGES = 2
const ABOUT = 0.12

function differingBy(one: TrendFact, other: TrendFact, a: Told, b: Told, shared: number): Exclusion | null {
  const [x, y] = [one.by, other.by]
  if (x === undefined || y === undefined || shared < LEAST_SHARED_OF_CHANGES) return null
  const [small, large] = [Math.min(x.lo, y.lo), Math.max(x.lo, y.lo)]
  if (large - small <= ABOUT * large + x.slack + y.slack) return null
  return {
    type: 'contradiction',
    severity: 3,
    confidence: 0.75,
    why: say(a.reading, b.reading).numbers('', x.text, y.text),
  }
}

const withBefore = ({ before }: Told, { things }: TrendFact, subject: Subject) => [
  ...things,
  ...before.flatMap((reading) => tellingWords(reading, subject).filter(isThing)),
]

const COMPARED = /から|比べ|より|対し|\b(?:from|than|compared|against|on)\b/iu

/** The year told of last; where a page only names a period, any year of it. A year only compared with is not the page's. */
function isOneYear(a: Told, b: Told): boolean {
  const last = ({ text, years, titleYears }: Told) => Math.max(...years, ...(COMPARED.test(text) ? titleYears : []))
  if (a.isOwnYear && b.isOwnYear) return last(a) === last(b)
  return a.years.some((year) => b.years.includes(year))
}

/** Where each has several words for itself they speak of two things. */
const isOneCause = (a: readonly Token[], b: readonly Token[], shared: number) =>
  shared >= 2 || Math.min(a.length, b.length) - shared <= 3
