import type { Wish } from '../../reading/wish/read-wish.ts'
import { clauseType, turnedClause } from '../../talk/clause.ts'
import { isSayable } from '../../talk/quote.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { InterviewerInput } from './input.ts'

/** "You want … because …, and because …. Is that it?": whole clauses, the fullest version first. */
export function readBackTexts(input: InterviewerInput, wish: Wish): string[] {
  const vocabulary = { what: wish.what, how: input.filter.detected_how }
  const sayable = input.points.filter(({ quotes: [quote] }) => quote !== undefined && isSayable(quote, vocabulary))
  const [top, ground] = readBackPoints(sayable).map(({ quotes: [quote = ''] }) => quote)
  return input.language === 'ja' ? japanese(input, wish, top, ground) : english(wish, top, ground)
}

function japanese(input: InterviewerInput, wish: Wish, top: string | undefined, ground: string | undefined): string[] {
  const polite = input.register === 'polite'
  const end = polite ? 'ということで合っていますか？' : 'ってこと？'
  const start = wish.action === null ? '' : polite ? `${wish.action}と思われたのは、` : `${wish.action}と思ったのは、`
  const open = polite ? 'ここまでをまとめると、' : 'つまり、'
  const topic = wish.topic ?? (polite ? 'いまのお話' : 'いまの話')
  const texts: string[] = []
  if (top !== undefined && ground !== undefined)
    for (const first of new Set([start, '']))
      texts.push(`${open}${first}${groundJa(ground, polite)}、${topJa(top, polite, first !== '')}、${end}`)
  if (top !== undefined)
    for (const first of new Set([start, ''])) texts.push(`${open}${first}${topJa(top, polite, first !== '')}、${end}`)
  texts.push(
    wish.action === null
      ? `${open}${topic}を、まず形にしてみたい、${end}`
      : `${open}まずは${wish.action}というところから始めたい、${end}`,
    polite ? `ここまでをまとめると、${topic}を何とかしたい、${end}` : `つまり、${topic}を何とかしたい、${end}`,
    polite
      ? 'ここまで話してくださったことが、いちばん大きいところ、ということで合っていますか？'
      : 'つまり、ここまで話してくれたことが一番大きい、ってこと？',
  )
  return texts
}

/** What stands before the reason; a second wish joins it. */
function groundJa(clause: string, polite: boolean): string {
  const type = clauseType(clause, 'ja')
  if (type === 'wish' || type === 'value') return `「${clause}」、それに`
  return `「${clause}」${polite ? 'ということがあって' : 'ってことがあって'}`
}

function topJa(clause: string, polite: boolean, closes: boolean): string {
  const because = closes ? 'から' : ''
  const past = /[たで]$|だった$|ました$|でした$/u.test(clause)
  switch (clauseType(clause, 'ja')) {
    case 'wish':
    case 'value':
      return polite ? `「${clause}」と思っている${because}` : `「${clause}」って思ってる${because}`
    case 'feeling':
      if (past) return polite ? `「${clause}」ということがあった${because}` : `「${clause}」ってことがあった${because}`
      return polite ? `「${clause}」というお気持ちがある${because}` : `「${clause}」って気持ちがある${because}`
    case 'problem':
      return polite ? `「${clause}」というのを変えたい${because}` : `「${clause}」っていうのを変えたい${because}`
    case 'event':
      return polite ? `「${clause}」ということがあった${because}` : `「${clause}」ってことがあった${because}`
    default:
      return polite ? `「${clause}」ということがある${because}` : `「${clause}」ってことがある${because}`
  }
}

function english({ action, topic }: Wish, top: string | undefined, ground: string | undefined): string[] {
  const wanted = action === null ? (topic === null ? null : `this is about ${topic}`) : `you want to ${action}`
  const parts = [ground, top].flatMap((clause) => (clause === undefined ? [] : [turnedClause(clause) ?? `"${clause}"`]))
  const texts: string[] = []
  if (wanted !== null && parts.length > 0) {
    const join = action === null ? ': ' : /\bbecause\b/iu.test(parts.join(' ')) ? ', and here is why: ' : ' because '
    const isReason = top !== undefined && (clauseType(top, 'en') === 'wish' || clauseType(top, 'en') === 'value')
    texts.push(
      `So ${wanted}${join}${parts.join(join === ' because ' && !isReason ? ', and because ' : ', and ')}. Is that it?`,
    )
  }
  const [last] = parts.slice(-1)
  if (parts.length > 1) texts.push(`So ${parts.join(', and ')}. Is that it?`)
  if (last !== undefined) texts.push(`So what it comes down to is that ${last}. Is that it?`)
  if (wanted !== null) texts.push(`So, to begin with, ${wanted}. Is that it?`)
  texts.push('So what you told me so far is the heart of it, is that right?')
  return texts
}
