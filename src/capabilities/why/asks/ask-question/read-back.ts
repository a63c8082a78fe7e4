import type { Wish } from '../../reading/wish/read-wish.ts'
import { wantedOf } from '../../reading/wish/wanted.ts'
import { clauseType, turnedClause } from '../../talk/clause.ts'
import { isSayable } from '../../talk/quote.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { InterviewerInput } from './input.ts'

/** "You want … because …, and …. Is that it?": whole clauses, the fullest version first. */
export function readBackTexts(input: InterviewerInput, wish: Wish): string[] {
  const vocabulary = { what: wish.what, how: input.filter.detected_how }
  const sayable = input.points.filter(({ quotes: [quote] }) => quote !== undefined && isSayable(quote, vocabulary))
  const [top, ground] = readBackPoints(sayable).map(({ quotes: [quote = ''] }) => quote)
  const wanted = wantedOf(wish, input.language)
  return input.language === 'ja' ? japanese(input, wanted, top, ground) : english(wanted, top, ground)
}

function japanese(
  { register }: InterviewerInput,
  wanted: string | null,
  top: string | undefined,
  ground: string | undefined,
): string[] {
  const polite = register === 'polite'
  const end = polite ? 'ということで合っていますか？' : 'ってこと？'
  const open = polite ? 'ここまでをまとめると、' : 'つまり、'
  const start = wanted === null ? '' : `${wanted}のは、`
  const texts: string[] = []
  if (top !== undefined && ground !== undefined)
    for (const first of new Set([start, '']))
      texts.push(`${open}${first}${groundJa(ground, polite)}、${topJa(top, polite, first !== '')}、${end}`)
  if (top !== undefined)
    for (const first of new Set([start, ''])) texts.push(`${open}${first}${topJa(top, polite, first !== '')}、${end}`)
  if (wanted !== null) texts.push(`${open}まずは${wanted}、${end}`)
  texts.push(
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
  if (type === 'feeling') return `「${clause}」${polite ? 'というお気持ちがあって' : 'って気持ちがあって'}`
  return `「${clause}」${polite ? 'ということがあって' : 'ってことがあって'}`
}

function topJa(clause: string, polite: boolean, closes: boolean): string {
  const because = closes ? 'から' : ''
  const past = /[たで]$|だった$|ました$|でした$/u.test(clause)
  switch (clauseType(clause, 'ja')) {
    case 'wish':
    case 'value':
      return polite ? `「${clause}」と思っていらっしゃる${because}` : `「${clause}」って思ってる${because}`
    case 'feeling':
      if (past) break
      return polite ? `「${clause}」というお気持ちがある${because}` : `「${clause}」って気持ちがある${because}`
    case 'problem':
      if (past) break
      return polite
        ? `「${clause}」というのを何とかしたい${because}`
        : `「${clause}」っていうのを何とかしたい${because}`
    default:
  }
  if (past) return polite ? `「${clause}」ということがあった${because}` : `「${clause}」ってことがあった${because}`
  return polite ? `「${clause}」ということがある${because}` : `「${clause}」ってことがある${because}`
}

function english(wanted: string | null, top: string | undefined, ground: string | undefined): string[] {
  const start = wanted === null ? null : wanted.charAt(0).toLowerCase() + wanted.slice(1)
  const texts: string[] = []
  const turned = top === undefined ? null : turnedClause(top)
  const turnedGround = ground === undefined ? null : turnedClause(ground)
  const opened = (reasons: string): string => {
    if (start === null) return ''
    return start.startsWith('this is about') || /\bbecause\b/iu.test(reasons) ? `${start}: ` : `${start} because `
  }
  if (turned !== null) {
    const first = turnedGround ?? (ground === undefined ? null : `as you said, "${ground}"`)
    const reasons = first === null ? turned : `${first}, and ${turned}`
    const before = opened(reasons).replace(
      / because $/u,
      turnedGround === null && first !== null ? ' because, ' : ' because ',
    )
    texts.push(`So ${before}${reasons}. Is that it?`, `So ${opened(turned)}${turned}. Is that it?`)
    texts.push(`So what it comes down to is that ${turned}. Is that it?`)
  }
  if (top !== undefined) {
    const because = turnedGround === null ? '' : ` because ${turnedGround}`
    const said = ground === undefined || turnedGround !== null ? `"${top}"` : `"${ground}" and "${top}"`
    texts.push(
      start === null
        ? `So what it comes down to is ${said}. Is that it?`
        : `So ${start}${because}, and what it comes down to is ${said}. Is that it?`,
      `So what it comes down to is "${top}". Is that it?`,
    )
  }
  if (start !== null) texts.push(`So, to begin with, ${start}. Is that it?`)
  texts.push('So what you told me so far is the heart of it, is that right?')
  return texts
}
