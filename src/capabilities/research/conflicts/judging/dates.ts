import { ONCE, RECURRING } from '../lexicon/cues.ts'
import type { CalendarDate, PlacedSlot, Reading } from '../types.ts'
import type { Pair } from './align.ts'
import { type Comparison, type Finding, heavy, names, things } from './finding.ts'
import { sameTold } from './same-told.ts'
import { say } from './wording.ts'

export interface Dated {
  date: CalendarDate
  placed: PlacedSlot
}

const FIELDS = ['year', 'quarter', 'half', 'month', 'day', 'weekday', 'relative'] as const

/** Dates that stand side by side (来年 4月) are one. */
export function dated(reading: Reading): Dated[] {
  const found: Dated[] = []
  for (const placed of reading.slots) {
    if (placed.slot.type !== 'date') continue
    const last = found.at(-1)
    const { date } = placed.slot
    const fits =
      last !== undefined &&
      placed.at - last.placed.at <= 1 &&
      FIELDS.every((field) => last.date[field] === undefined || date[field] === undefined)
    if (fits)
      found[found.length - 1] = { date: { ...last.date, ...date, text: `${last.date.text} ${date.text}` }, placed }
    else found.push({ date, placed })
  }
  return found
}

export function clash(a: CalendarDate, b: CalendarDate): boolean {
  if ((a.fiscal ?? false) !== (b.fiscal ?? false) && a.year !== undefined && Math.abs(a.year - (b.year ?? a.year)) <= 1)
    return false
  return FIELDS.some((field) =>
    field === 'year' ? otherYears(a, b) : a[field] !== undefined && b[field] !== undefined && a[field] !== b[field],
  )
}

/** Nothing clashes, and something is the same: this year is no other word for the 6th of July. */
export const agree = (a: CalendarDate, b: CalendarDate) =>
  !clash(a, b) && FIELDS.some((field) => a[field] !== undefined && b[field] !== undefined)

function otherYears({ year: a, yearTo: endA = a }: CalendarDate, { year: b, yearTo: endB = b }: CalendarDate): boolean {
  if (a === undefined || b === undefined || endA === undefined || endB === undefined) return false
  return endA < b || endB < a
}

export type DateVerdict =
  | { kind: 'conflict'; finding: Finding }
  | { kind: 'other-time'; a: string; b: string }
  | undefined

/** A date is what is told of an event that happens once; else it only says of which time something is told. */
export function judgeDates(comparison: Comparison): DateVerdict {
  const { a, b, alignment } = comparison
  const all = { a: dated(a), b: dated(b) }
  const restA = all.a.filter((x) => !all.b.some((y) => agree(x.date, y.date)))
  const restB = all.b.filter((y) => !all.a.some((x) => agree(x.date, y.date)))
  let other: DateVerdict
  for (const x of restA)
    for (const y of restB) {
      if (!clash(x.date, y.date) || isSpan(x, a) || isSpan(y, b)) continue
      // From June is no other end than until August.
      if (endOf(x) !== undefined && endOf(y) !== undefined && endOf(x) !== endOf(y)) continue
      const event = eventOf(x, y, alignment.pairs)
      const isConflict =
        isDeadline(comparison, x, y) ||
        isOnce(comparison, x, y) ||
        (event === undefined ? isTold(comparison, x, y) : sameEvent(comparison, event, x, y))
      if (!isConflict) {
        other ??= { kind: 'other-time', a: x.date.text, b: y.date.text }
        continue
      }
      return {
        kind: 'conflict',
        finding: {
          type: 'contradiction',
          severity: x.date.year !== y.date.year ? 4 : 3,
          confidence: Math.min(0.95, 0.5 + 0.45 * comparison.coverage),
          why: say(a, b).dates(event?.a.surface ?? '', x.date.text, y.date.text),
        },
      }
    }
  return other
}

const endOf = ({ placed: { link } }: Dated): 'first' | 'last' | undefined =>
  /^(?:から|from|since)$/.test(link) ? 'first' : /^(?:まで|until|to|till|through)$/.test(link) ? 'last' : undefined

/** 3日の準備期間: days that last, not days of a month. */
const isSpan = ({ date }: Dated, { text }: Reading) =>
  date.day !== undefined && date.month === undefined && /期間|日数|所要|納期/u.test(text)

export function eventOf(x: Dated, y: Dated, pairs: readonly Pair[]): Pair | undefined {
  const far = (pair: Pair) =>
    Math.abs(pair.a.at - x.placed.at) +
    Math.abs(pair.b.at - y.placed.at) +
    (pair.a.clause === x.placed.clause ? 0 : 8) +
    (pair.b.clause === y.placed.clause ? 0 : 8)
  const told = pairs.filter(
    ({ a, b, opposite, score }) =>
      !opposite &&
      a.negated === b.negated &&
      score > 0.5 &&
      (isEvent(a.lemma) || isEvent(b.lemma)) &&
      // 発表 and 発売 are near in meaning, and two events.
      !(score < 0.9 && isEvent(a.lemma) && isEvent(b.lemma)) &&
      !(a.lemma === 'end' && a.link !== '' && b.link !== ''),
  )
  return told.sort(
    (one, other) => far(one) - far(other) || Number(ONCE.has(other.a.lemma)) - Number(ONCE.has(one.a.lemma)),
  )[0]
}

const UNTIL = /^(?:まで|までに|until|by|before)$/
const DEADLINE = /締め?切|期限|deadline|\b(?:due|closes?|closing)\b/iu

/** Accepted until the 27th, closed on the 31st: two ends of one thing. */
function isDeadline(comparison: Comparison, x: Dated, y: Dated): boolean {
  const { a, b, alignment } = comparison
  const ends = ({ placed: { link } }: Dated, { text }: Reading) => UNTIL.test(link) || DEADLINE.test(text)
  if (!ends(x, a) || !ends(y, b) || (!DEADLINE.test(a.text) && !DEADLINE.test(b.text))) return false
  if (Math.abs((x.date.year ?? 0) - (y.date.year ?? x.date.year ?? 0)) > 5) return false
  return alignment.contrasts.length === 0 && a.planned === b.planned && sameTold(comparison, 1)
}

const FIRST = /初めて|最初に|最後に|\b(?:first|last|final)\b(?! (?:quarter|half|year|month|week|season))/iu
const BEGINNING =
  /以来|売り出し|発売|(?:年|月|日|春|夏|秋|冬|頃|ごろ)から|築か|建て|始ま|始め|開始|創業|開業|導入|施行|発足|\b(?:since|founded|established|built|began|begun|opened|start(?:s|ed)|introduced|took effect|went into|came into|entered|in force|launched|dates? (?:from|back))\b/iu
const ENDING =
  /まで|最後|終了|廃止|満了|失効|閉|打ち切|\b(?:expires?|expired|until|ends?|ended|last|disappeared|withdrawn|ceased|closed|closes|survived|runs? out|finally)\b(?! (?:year|month|week|quarter|season))/iu
/** Begins and ends anew each time. */
const SERIES =
  /大会|祭|選手権|リーグ|シーズン|会期|展|選挙|年度|\b(?:festival|season|tournament|election|fair|championship|exhibition|league|term|conference|course|session)s?\b/iu

/** Since when, until when: of one thing told in two ways, and nothing else told of on both sides. */
function isOneEnd(comparison: Comparison): boolean {
  const { a, b, leftA, leftB } = comparison
  if ((hasYear(a) || hasYear(b)) && (SERIES.test(a.text) || SERIES.test(b.text))) return false
  if (!sameTold(comparison, 1)) return false
  return things(leftA).length === 0 || things(leftB).length === 0
}

const hasYear = (reading: Reading) => dated(reading).some(({ date }) => date.year !== undefined)

const DONE = /され(?:た|まし|てい)|られ(?:た|まし)|\b(?:was|were) \w+(?:ed|t|n)\b/iu
/** Done again and again to the same thing. */
const AGAIN =
  /改正|改修|改定|修正|更新|開催|実施|表彰|選ば|調査|公表|発表|報告|記録|観測|\b(?:revis|amend|renovat|repair|updat|held|review|survey|award|record|report|elect|publish|select|observ|measur|visit)/iu

/** The first time there was, and what is done but once to a thing: told in the same words of two times. */
function isOnce(comparison: Comparison, x: Dated, y: Dated): boolean {
  const { a, b, alignment, leftA, leftB } = comparison
  if (alignment.contrasts.length > 0 || a.planned !== b.planned) return false
  if (alignment.pairs.some((pair) => pair.opposite || pair.a.negated !== pair.b.negated)) return false
  if ([a, b].some(({ slots }) => slots.some(({ slot }) => slot.type === 'quantity'))) return false
  if ([a, b].every(({ text }) => FIRST.test(text))) return sameTold(comparison)
  if (endOf(x) === 'last' && endOf(y) === 'last') return isOneEnd(comparison)
  if ([BEGINNING, ENDING].some((told) => told.test(a.text) && told.test(b.text))) return isOneEnd(comparison)
  if (AGAIN.test(a.text) || AGAIN.test(b.text) || !DONE.test(a.text) || !DONE.test(b.text)) return false
  // Added to the list, placed on it: all things agree, only the verb is another.
  if (sameTold(comparison) && things(leftA).length === 0 && things(leftB).length === 0) return true
  const verb = alignment.pairs.some((pair) => pair.a.kind === 'verb' && pair.b.kind === 'verb' && pair.a.weight >= 0.9)
  return verb && sameTold(comparison, 2) && (heavy(leftA).length === 0 || heavy(leftB).length === 0)
}

/** No event we know, yet nothing differs but the day, or the date is what the sentence says. */
function isTold(comparison: Comparison, x: Dated, y: Dated): boolean {
  const { alignment, leftA, leftB, agreed, a, b } = comparison
  const daily = x.date.day !== undefined || y.date.day !== undefined
  const said = x.placed.copula && y.placed.copula
  if (!said && !(daily && x.date.year === y.date.year && x.date.relative === y.date.relative)) return false
  if (agreed < 0.9 || alignment.contrasts.length > 0) return false
  if (alignment.pairs.some((pair) => pair.opposite || pair.a.negated !== pair.b.negated)) return false
  if (told(a) !== told(b)) return false
  if (a.planned !== b.planned && (a.planned ? b : a).past) return false
  return heavy(leftA).length === 0 || heavy(leftB).length === 0
}

/** How many numbers and dates a sentence has; that it speaks of this year says nothing more. */
const told = ({ slots }: Reading) =>
  slots.filter(({ slot }) => slot.type !== 'date' || slot.date.relative === undefined).length

const isEvent = (lemma: string) => ONCE.has(lemma) || RECURRING.has(lemma)

function sameEvent(comparison: Comparison, { a: event, b: other }: Pair, x: Dated, y: Dated): boolean {
  const { a, b, alignment, leftA, leftB, agreed } = comparison
  if (alignment.contrasts.length > 0 || agreed < 0.9) return false
  if (alignment.pairs.some((pair) => pair.opposite || pair.a.negated !== pair.b.negated)) return false
  if (names(leftA).length > 0 && names(leftB).length > 0) return false
  if (!sameTold(comparison, 1) && things(leftA).length > 0 && things(leftB).length > 0) return false
  if (!sameTold(comparison) && things(leftA).length > 1 && things(leftB).length > 1) return false
  const others = alignment.pairs.filter((pair) => pair.a !== event && Math.min(pair.a.weight, pair.b.weight) > 0.3)
  if (others.length === 0 && things(leftA).length > 0 && things(leftB).length > 0) return false
  if (a.planned !== b.planned && (a.planned ? b : a).past) return false
  const once = ONCE.has(event.lemma) || ONCE.has(other.lemma)
  return once || x.date.year === y.date.year
}
