import { say } from '../conflicts/judging/wording.ts'
import type { Token } from '../conflicts/types.ts'
import { isThing, sharedWords, tellingWords } from './shared-words.ts'
import type { Exclusion, Subject, Told } from './told.ts'

const UP =
  /増え(?:た|て|まし|、)?た?|増加(?:し|と|傾向|に)|(?<=[\d人%％割件台円トン])の?増(?!設|築|便|員|や)|増し(?:た|て)|伸び(?:た|て|まし|を)|上昇(?:し|傾向)|上が(?:った|って|り(?:まし)?)|前(?:年|の年)度?(?:を|より)?上回|改善し|\b(?:rose|risen|grew|grown|increased|went up|climbed|gained|jumped|is up|was up|were up|are up|up by|rising|growing)\b|\b(?:per cent|percent|%) (?:more|higher|up)\b|\bmore (?:\w+ ){1,3}than (?:in|the year|before)\b/iu
const DOWN =
  /減(?:った|って|り(?:まし)?|少(?:し|と|傾向|に))|(?<=[\d人%％割件台円トン])の?減(?!価|免|少|っ|り)|下が(?:った|って|り(?:まし)?)|低下し|下落し|前(?:年|の年)度?(?:を|より)?下回|落ち込(?:ん|み)|割り込|\b(?:fell|fallen|decreased|declined|dropped|shrank|slipped|went down|sank|is down|was down|were down|are down|down by|falling|shrinking|slumped)\b|\b(?:per cent|percent|%) (?:fewer|less|lower|down)\b|\bfewer (?:\w+ ){1,3}than (?:in|the year|before)\b/iu
const PLANNED = /予定|計画|目標|見込|予測|予想|目指|\b(?:expect|forecast|plan|target|aim|hope|will|would)(?:s|ed)?\b/iu
/** Only what it says of one group, place or half of a year. */
const PART =
  /平日|休日|土日|祝日|うち|上半期|下半期|[1-4一二三四]四半期|一部|\b(?:weekdays?|weekends?|among|of (?:those|these|which|the increase)|quarter|first half|second half)\b/iu

export interface TrendFact {
  isUp: boolean
  word: string
  things: readonly Token[]
}

/** What a sentence says grew or shrank; where it says both, nothing. */
export function trendOf(told: Told, subject: Subject): TrendFact | null {
  const { text, reading } = told
  if (PLANNED.test(text) || PART.test(text) || told.years.length === 0) return null
  const clause = text.split(/[;:：]\s?|。/u).find((part) => UP.test(part) !== DOWN.test(part))
  if (clause === undefined || text.split(/、|, /u).some((part) => part !== clause && UP.test(part) && DOWN.test(part)))
    return null
  const [up, down] = [UP.exec(clause)?.[0], DOWN.exec(clause)?.[0]]
  const word = up ?? down
  if (word === undefined || (up !== undefined && down !== undefined)) return null
  const near = reading.tokens.filter(({ surface }) => clause.includes(surface))
  return { isUp: up !== undefined, word, things: tellingWords({ ...reading, tokens: near }, subject).filter(isThing) }
}

/** One thing cannot have grown and shrunk in the same year. */
export function excludeInTrend(
  [a, one]: readonly [Told, TrendFact],
  [b, other]: readonly [Told, TrendFact],
  subject: Subject,
): Exclusion | null {
  if (one.isUp === other.isUp || !isOneYear(a, b)) return null
  const shared = sharedWords(one.things, other.things, subject)
  const context = sharedWords(withBefore(a, one, subject), withBefore(b, other, subject), subject)
  const isOneThing = a.reading.language === b.reading.language ? shared.length > 0 : context.length > 0
  if (!isOneThing || !isOneCause(one.things, other.things, shared.length)) return null
  return {
    type: 'contradiction',
    severity: 4,
    confidence: 0.8,
    why: say(a.reading, b.reading).opposites(one.word, other.word),
  }
}

const withBefore = ({ before }: Told, { things }: TrendFact, subject: Subject) => [
  ...things,
  ...before.flatMap((reading) => tellingWords(reading, subject).filter(isThing)),
]

/** The year told of last; where a page only names a period, any year of it. */
function isOneYear(a: Told, b: Told): boolean {
  if (a.isOwnYear && b.isOwnYear) return Math.max(...a.years) === Math.max(...b.years)
  return a.years.some((year) => b.years.includes(year))
}

/** Where each has several words for itself they speak of two things. */
const isOneCause = (a: readonly Token[], b: readonly Token[], shared: number) =>
  shared >= 2 || Math.min(a.length, b.length) - shared <= 3
