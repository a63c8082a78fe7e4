import type { StatementType } from '#listening/index.ts'
import type { Layer } from '../contract.ts'
import { clauseType, turnedClause } from './clause.ts'
import { ownFeeling } from './own-feeling.ts'
import { turned } from './turned.ts'

/** One clause of the person with the rung it stands on: what it is said as follows from both. */
export interface Clause {
  quote: string
  layer: Layer
}

/** As long as what somebody may name as the matter itself. */
const LONGEST = { ja: 44, en: 20 }
const DANGLES =
  /(?:[てでがはをにの]|(?<!こ)と|んで|ので|のに|けど|から|たら|れば|し|まして|でして|んだと|って|ちゃ|とか)$/u

/** Short enough, and not broken off: only such a clause is put into a sentence of ours. */
export function isPhrase(quote: string, language: 'ja' | 'en'): boolean {
  if (language === 'en') return quote.split(/\s+/u).length <= LONGEST.en && !/[ぁ-んァ-ヶ]/u.test(quote)
  return Array.from(quote).length <= LONGEST.ja && !DANGLES.test(quote)
}

/** Whom or what it is about was said before it: behind our own words nobody would know. */
export const REFERS_BACK =
  /^(?:he|she|they|it|this|that(?! (?:i|we|he|she|they|there|no|nobody|everyone|everybody|people|my|our|the|his|her|their|all|its)\b)|these|those|them|his|her|their)\b|^(?:それ|これ|その|この|そこ|ここ|そう|ああいう|そういう)/iu

/** What a clause is in a sentence: wished for, held, felt, gone through, or standing in the way. */
export type Role = 'wish' | 'hoped' | 'value' | 'feeling' | 'event' | 'problem' | 'fact'

export const PAST_EN =
  /^(?:when i was\b|(?:i|we) (?:\p{L}+ed|sat|was|were|had|went|did(?:n['’]t)?|lost|saw|heard|said|got|left|took|kept|never had)\b)/iu
const PAST_JA = /(?:た|だった|ました|でした|かった|てん)$/u

/** 「孫が帰ってくる場所」「顔見ること」 name what it is about, whatever words stand in them. */
const NAMES_JA = /(?:こと|もの|ところ|場所|時間|[一-龠ァ-ヶー])$/u

export function roleOf({ quote, layer }: Clause, language: 'ja' | 'en'): Role {
  if (language === 'ja' && layer === 'value' && NAMES_JA.test(quote)) return 'hoped'
  const type: StatementType = clauseType(quote, language)
  if (type === 'wish' || type === 'value') return type
  if (type === 'feeling' && ownFeeling([quote]) !== null) return 'feeling'
  if (layer === 'value' && language === 'en' && (type === 'event' || PAST_EN.test(quote))) return 'event'
  if (layer === 'value') return 'hoped'
  if (type === 'event') return 'event'
  if (language === 'ja' && PAST_JA.test(quote)) return 'event'
  return type === 'problem' ? 'problem' : 'fact'
}

const GERUND = /^(?:(?:not?|never) )?\p{L}{2,}in(?:g|['’])?\b/iu
const CONDITION = /^if\b/iu
/** A clause of its own, which no frame can hold. */
const FINITE = /\b(?:is|are|was|were|has|have|had|can|could|will|would|do|does|did|i'm|you're|it's|that's)\b/iu

/** What somebody wants or holds, as an English clause that can follow "and"; null when it cannot be said without quoting. */
export function wishedEn(clause: Clause): string {
  const { quote } = clause
  const role = roleOf(clause, 'en')
  const held = /^(.{3,60}) (?:is|are) what (?:i|we) care about$/iu.exec(quote)?.[1]
  if (held !== undefined) return `what you care about is ${turned(held.charAt(0).toLowerCase() + held.slice(1))}`
  const isSaidSo = role === 'wish' || role === 'value'
  const whole = CONDITION.test(quote) || !isSaidSo ? null : turnedClause(quote)
  if (whole !== null) return whole
  const asSaid = `${role === 'event' ? 'what has stayed with you is this' : 'what matters most is this'}: "${quote}"`
  if (/["“”]|\b(?:you|your)\b/iu.test(quote)) return asSaid
  const plain = turned(quote.charAt(0).toLowerCase() + quote.slice(1)).replace(/^(?:just|maybe|only|aw)[,\s]+/iu, '')
  if (!FINITE.test(plain)) {
    if (GERUND.test(plain)) return `what matters most is ${plain}`
    if (/^to \p{L}/iu.test(plain)) return `what you want is ${plain}`
  }
  return THAT_CLAUSE.test(plain) ? `what matters most is ${plain}` : asSaid
}

/** "That people turn up", said as nothing but an answer can be. */
const THAT_CLAUSE =
  /^that (?:(?:i|we|he|she|they|there|no|nobody|everyone|everybody|people|my|our|the|his|her|their|all|\p{L}+s)\b) \p{L}+/iu

/** What stands behind it, as an English clause that can follow "because". */
export function groundEn({ quote }: Clause): string | null {
  return turnedClause(quote)
}

/** Whether it can be said without what was said before it; a wish always can. */
export function canStand(clause: Clause, language: 'ja' | 'en'): boolean {
  const role = roleOf(clause, language)
  return role === 'wish' || role === 'value' || !REFERS_BACK.test(clause.quote)
}
