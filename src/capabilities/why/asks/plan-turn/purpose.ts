import type { StatementType } from '#listening/index.ts'
import type { Language } from '../../contract.ts'
import { meansIn } from '../../reading/means.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { wantedOf } from '../../reading/wish/wanted.ts'
import { clauseType, turnedClause } from '../../talk/clause.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { KnownInsight } from './input.ts'

const LONGEST_QUOTE = 120

interface PurposeOptions {
  language: Language
  how: readonly string[]
  /** The reason and its ground, out of many. */
  choose?: (points: readonly KnownInsight[]) => KnownInsight[]
}

/**
 * The purpose as far as it is understood, in one sentence put together by what each part is: a wish is reached, a problem
 * ends, an event is where it began. `points` in the order in which they weigh.
 */
export function composePurpose(
  wish: Wish,
  points: readonly KnownInsight[],
  { language, how, choose = readBackPoints }: PurposeOptions,
): string {
  const sayable = points.filter(
    ({ quotes: [quote] }) =>
      quote !== undefined &&
      quote.length <= LONGEST_QUOTE &&
      meansIn(quote, wish.what, how).length === 0 &&
      !/["“”「」『』]/u.test(quote),
  )
  const [top, ground] = choose(sayable).flatMap(({ quotes: [quote] }) => quote ?? [])
  const wanted = wantedOf(wish, language)
  return language === 'ja' ? purposeJa(wanted, top, ground) : purposeEn(wanted, top, ground)
}

function purposeJa(wanted: string | null, top: string | undefined, ground: string | undefined): string {
  if (top === undefined) return wanted === null ? 'いま話していることをかたちにしたい。' : `${wanted}。`
  const start = wanted === null ? 'この話の中心にあるのは、' : `${wanted}のは、`
  const before = ground === undefined ? '' : `${groundJa(ground)}、`
  return wanted === null
    ? `${start}${before}「${top}」${NAMED[clauseType(top, 'ja')]}です。`
    : `${start}${before}${reasonJa(top)}。`
}

const NAMED: Readonly<Record<StatementType, string>> = {
  wish: 'という願い',
  value: 'という考え',
  feeling: 'という気持ち',
  problem: 'という状況',
  event: 'という出来事',
  fact: 'ということ',
  hearsay: 'ということ',
  means: 'ということ',
}

function groundJa(clause: string): string {
  const type = clauseType(clause, 'ja')
  return type === 'event' ? `「${clause}」という出来事があり` : `「${clause}」${NAMED[type]}があり`
}

/** A wish is reached, a problem ends, an event is where it began. */
function reasonJa(clause: string): string {
  const type = clauseType(clause, 'ja')
  switch (type) {
    case 'wish':
      return `「${clause}」という願いをかなえるためです`
    case 'problem':
      return `「${clause}」という状況を変えるためです`
    case 'event':
      return `「${clause}」という出来事がきっかけです`
    default:
      return `「${clause}」${NAMED[type]}があるからです`
  }
}

function purposeEn(wanted: string | null, top: string | undefined, ground: string | undefined): string {
  if (top === undefined) return `${wanted ?? 'You want to give shape to what you described'}.`
  const turned = turnedClause(top)
  const turnedGround = ground === undefined ? null : turnedClause(ground)
  const start = wanted ?? 'This is what it is about'
  const first = turnedGround ?? (ground === undefined ? null : `as you put it, "${ground}"`)
  const last = turned ?? `${REASON[clauseType(top, 'en')] ?? 'what it comes down to is'} "${top}"`
  const reasons = first === null ? last : `${first}, and ${last}`
  const isPlain = wanted !== null && !wanted.startsWith('This is about') && !/\bbecause\b/iu.test(reasons)
  if (!isPlain) return `${start}: ${reasons}.`
  return turned === null && first === null
    ? `${start}, and ${last}.`
    : `${start} because${turnedGround === null && first !== null ? ',' : ''} ${reasons}.`
}

const REASON: Readonly<Partial<Record<StatementType, string>>> = {
  wish: 'what you hope for is',
  value: 'what you hold on to is',
  event: 'it goes back to',
}
