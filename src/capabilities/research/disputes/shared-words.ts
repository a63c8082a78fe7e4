import { sameSound } from '../conflicts/judging/romaji.ts'
import type { Reading, Token } from '../conflicts/types.ts'
import { isSameWord, type Subject, type Told } from './told.ts'

/** Words that say what kind of figure something is, or nothing at all. */
const GENERIC =
  /^(?:数|数字|人数|総数|合計|平均|全体|年度|年間|年|月|日|時|回|分|前|後|割|約|全|者|的|こと|もの|ため|よう|場合|今|現在|当時|以上|以下|以来|一日|毎日|毎年|毎秒|毎分|毎時|秒速|時速|number|total|average|figure|amount|year|month|day|week|time|people|person|thing|way|kind|part|case|most|many|more|rate|level|order|end|start|be|have|do|make|take|get|go|come|say|see|need|use|new|old|good|first|last|next|same|other|people|one|two|three|cent|per|down|up|about|only|also)$/u
const LEAST_WEIGHT = 0.35

/** Words of a sentence that say what it is about, the topic's own aside. */
export function tellingWords({ tokens }: Reading, subject: Subject): Token[] {
  return tokens.filter(
    (token) =>
      token.weight >= LEAST_WEIGHT &&
      token.kind !== 'grammar' &&
      !GENERIC.test(token.lemma) &&
      !/^[\d\p{P}]+$/u.test(token.lemma) &&
      !subject.isOfTopic(token),
  )
}

/** Pairs of words that mean the same, each word once. */
export function sharedWords(a: readonly Token[], b: readonly Token[], subject: Subject): [Token, Token][] {
  const taken = new Set<Token>()
  return a.flatMap((one): [Token, Token][] => {
    const other = b.find((each) => !taken.has(each) && isSameWord(one, each, subject.meanings, sameSound))
    if (other === undefined) return []
    taken.add(other)
    return [[one, other]]
  })
}

export const isThing = ({ kind }: Token) => kind === 'noun' || kind === 'name'

const TOPIC = /^[^、。は]{0,24}?([\p{Script=Han}\p{Script=Katakana}ー]{2,})(?:に?は|とは)/u

/** 路面は and 下水は: what each Japanese sentence sets out to speak of, and not the same. */
export function hasOtherTopic(a: string, b: string): boolean {
  const [one, other] = [TOPIC.exec(a)?.[1], TOPIC.exec(b)?.[1]]
  return one !== undefined && other !== undefined && !one.includes(other) && !other.includes(one)
}

/** 前部甲板 and 展望甲板 share a word and are two things; in English there is no telling. */
export function isOneName(surface: string, a: string, b: string): boolean {
  if (!/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(surface)) return true
  const whole = new RegExp(
    `[\\p{Script=Han}\\p{Script=Katakana}ー]*${surface}[\\p{Script=Han}\\p{Script=Katakana}ー]*`,
    'gu',
  )
  const [mine, theirs] = [a.match(whole) ?? [], b.match(whole) ?? []]
  return mine.some((one) => theirs.some((other) => one.includes(other) || other.includes(one)))
}

const COMPOUND = /([\p{Script=Han}\p{Script=Katakana}ー]{2,})([はがをものに]?)/gu

/** Japanese words as they stand together, each with the particle behind it. */
export const compoundsOf = (text: string): { compound: string; link: string }[] =>
  Array.from(text.matchAll(COMPOUND), ([, compound = '', link = '']) => ({ compound, link }))

const OWNER = /([^、。のはが\s\d]{2,12}(?:線|号|駅|店|館|校|園|社|市|町|村|県|区|大学|病院|工場|地区|支店))の/gu
const TITLED = /([^、。のはが「『\s\d]{2,12}(?:線|号|駅|店|館|校|園))[の」』はが：]/gu

/** ちどり線の and かもめ線の: each sentence or the title of its page names an owner, and not the same. */
export function hasOtherOwner(a: Told, b: Told): boolean {
  const [mine = [], theirs = []] = [a, b].map(({ text, page }) => {
    const own = Array.from(text.matchAll(OWNER), ([, owner = '']) => owner)
    return own.length > 0 ? own : Array.from(`${page.title}の`.matchAll(TITLED), ([, owner = '']) => owner)
  })
  if (mine.length === 0 || theirs.length === 0) return false
  return !mine.some((one) => theirs.some((other) => one.includes(other) || other.includes(one)))
}
