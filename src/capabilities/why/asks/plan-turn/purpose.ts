import type { Language } from '../../contract.ts'
import { oneLine } from '../../reading/label.ts'
import { meansIn } from '../../reading/means.ts'
import { isSayable } from '../../talk/quote.ts'
import { clauseType, turnedClause } from '../../talk/clause.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { endsInNoun } from '../../reading/wish/japanese.ts'
import type { KnownInsight } from './input.ts'

const LONGEST_WISH = 120

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
      quote.length <= LONGEST_WISH &&
      meansIn(quote, wish.what, how).length === 0 &&
      !/["“”「」『』]/u.test(quote),
  )
  const chosen = choose(sayable).flatMap(({ quotes: [quote] }) => quote ?? [])
  return language === 'ja' ? purposeJa(wish, chosen) : purposeEn(wish, chosen)
}

function purposeJa(wish: Wish, [top, ground]: readonly string[]): string {
  const wanted = wishJa(wish)
  if (top === undefined) return `${wanted}。`
  if (ground === undefined || clauseType(ground, 'ja') === clauseType(top, 'ja')) return `${linkJa(top)}、${wanted}。`
  return `${linkJa(ground, true)}、${linkJa(top)}、${wanted}。`
}

/** How a clause stands before the wish; `leads` when another reason follows. */
function linkJa(clause: string, leads = false): string {
  const quoted = `「${clause}」`
  switch (clauseType(clause, 'ja')) {
    case 'wish':
      return leads ? `${quoted}と願い` : `${quoted}という願いをかなえるために`
    case 'value':
      return leads ? `${quoted}と考え` : `${quoted}という考えから`
    case 'feeling':
      return leads ? `${quoted}という思いがあり` : `${quoted}という思いから`
    case 'problem':
      return leads ? `${quoted}という状況があり` : `${quoted}という状況を終わらせるために`
    case 'event':
      return leads ? `${quoted}という出来事があり` : `${quoted}という出来事をきっかけに`
    default:
      return leads ? `${quoted}ということがあり` : `${quoted}ということがあるので`
  }
}

/** 「…したい」 as it was said, without です; a mere noun becomes a sentence. */
function wishJa({ clause, topic, what }: Wish): string {
  const plain = oneLine(clause.replace(/["“”「」『』]/gu, '')).replace(
    /(?:なんです|んです|です|なんだ|んだ)?(?:よね|よ|ね|けど|が|から|ので|なあ?)*$/u,
    '',
  )
  const isClean = plain !== '' && plain.length <= LONGEST_WISH && meansIn(plain, what).length === 0
  if (isClean) return endsInNoun(plain) ? `${plain}をかたちにしたい` : plain
  return topic === null ? 'いま話していることをかたちにしたい' : `${topic}をかたちにしたい`
}

function purposeEn(wish: Wish, [top, ground]: readonly string[]): string {
  const wanted = wishEn(wish)
  const reasons = [ground, top].flatMap((clause) =>
    clause === undefined ? [] : [turnedClause(clause) ?? `"${clause}"`],
  )
  if (reasons.length === 0) return `${wanted}.`
  if (wanted.startsWith('This is about')) return `${wanted}: ${reasons.join(', and ')}.`
  const because = reasons.some((reason) => /\bbecause\b|^"/iu.test(reason)) ? ', and here is why: ' : ' because '
  return `${wanted}${because}${reasons.join(', and ')}.`
}

function wishEn({ action, clause, topic, what }: Wish): string {
  if (action !== null) return `You want to ${action}`
  const plain = oneLine(clause)
  if (topic !== null && isSayable(topic, { what, how: [] })) return `This is about ${topic}`
  const turned = turnedClause(plain)
  const fits =
    turned !== null &&
    plain.length <= LONGEST_WISH &&
    meansIn(plain, what).length === 0 &&
    /\b(?:you|your)\b/u.test(turned)
  return fits ? turned.charAt(0).toUpperCase() + turned.slice(1) : 'You want to give shape to what you described'
}
