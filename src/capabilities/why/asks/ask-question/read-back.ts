import { asInner } from '../../reading/inner-quotes.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { canStand, type Clause, groundEn, isPhrase, roleOf, wishedEn } from '../../talk/phrases.ts'
import { isSayable } from '../../talk/quote.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { InterviewerInput } from './input.ts'

/** At most one wish and one ground, each a whole clause; the fullest version first. Empty when nothing can be said back. */
export function readBackTexts(
  input: Pick<InterviewerInput, 'language' | 'register' | 'points' | 'filter'>,
  wish: Wish,
): string[] {
  const vocabulary = { what: wish.what, how: input.filter.detected_how }
  const { language } = input
  const sayable = input.points.filter(
    ({ quotes: [quote], layer }) =>
      quote !== undefined &&
      isSayable(quote, vocabulary) &&
      isPhrase(quote, language) &&
      canStand({ quote, layer }, language),
  )
  const [strongest] = readBackPoints(input.points)
  const [quote = ''] = strongest?.quotes ?? []
  const standsAlone = isSayable(quote, vocabulary) && isPhrase(quote, language) ? [alone(quote, input)] : []
  // What weighs most may need what was said before it: then it stands for itself, between quotation marks. Something lighter in
  // its place would be the wrong reason.
  if (strongest?.layer === 'value' && !sayable.includes(strongest) && standsAlone.length > 0) return standsAlone
  const [top, ground] = readBackPoints(sayable).map(({ quotes: [words = ''], layer }) => ({ quote: words, layer }))
  const below = ground !== undefined && top !== undefined && ground.layer !== top.layer ? ground : undefined
  const wanted = wish.language === language ? wish.wanted : null
  const texts = language === 'ja' ? japanese(input, wanted, top, below) : english(wanted, top, below)
  return texts.length > 0 || strongest === undefined ? texts : standsAlone
}

function alone(words: string, { language, register }: Pick<InterviewerInput, 'language' | 'register'>): string {
  if (language === 'en') return `So what it comes down to is this: "${words}". Have I got that right?`
  const quote = asInner(words)
  return register === 'polite'
    ? `いちばん大きいのは、「${quote}」ということで合っていますか？`
    : `一番大きいのは、「${quote}」ってことで合ってる？`
}

function japanese(
  { register }: Pick<InterviewerInput, 'register'>,
  wanted: string | null,
  top?: Clause,
  ground?: Clause,
): string[] {
  const polite = register === 'polite'
  const end = polite ? 'ということで合っていますか？' : 'ってこと？'
  const open = polite ? 'ここまでをまとめると、' : 'つまり、'
  const texts: string[] = []
  const starts = wanted === null ? [''] : [`${wanted}のは、`, '']
  if (top !== undefined)
    for (const before of ground === undefined ? [''] : [`${groundJa(ground, polite)}、`, ''])
      for (const start of starts) texts.push(`${open}${start}${before}${topJa(top, polite, start !== '')}、${end}`)
  return texts
}

function groundJa(spoken: Clause, polite: boolean): string {
  const clause = { ...spoken, quote: asInner(spoken.quote) }
  const isFelt = roleOf(clause, 'ja') === 'feeling'
  if (isFelt) return `「${clause.quote}」${polite ? 'というお気持ちがあって' : 'って気持ちがあって'}`
  return `「${clause.quote}」${polite ? 'ということがあって' : 'ってことがあって'}`
}

/** A wish is reached, a problem ends, an event is where it began. */
function topJa(clause: Clause, polite: boolean, closes: boolean): string {
  const quote = asInner(clause.quote)
  const because = closes ? 'から' : ''
  switch (roleOf(clause, 'ja')) {
    case 'wish':
    case 'value':
      return polite ? `「${quote}」と思っていらっしゃる${because}` : `「${quote}」って思ってる${because}`
    case 'hoped':
      return `「${quote}」${polite ? 'というのがいちばん大きい' : 'っていうのが一番大きい'}${because}`
    case 'feeling':
      return polite ? `「${quote}」というお気持ちがある${because}` : `「${quote}」って気持ちがある${because}`
    case 'event':
      return polite ? `「${quote}」ということがあった${because}` : `「${quote}」ってことがあった${because}`
    case 'fact':
      return polite ? `「${quote}」ということがある${because}` : `「${quote}」ってことがある${because}`
    case 'problem':
      return polite ? `「${quote}」というのを何とかしたい${because}` : `「${quote}」っていうのを何とかしたい${because}`
  }
}

const MOST_WORDS = 40

function english(wanted: string | null, top?: Clause, ground?: Clause): string[] {
  const start = wanted === null ? null : wanted.charAt(0).toLowerCase() + wanted.slice(1)
  const why = ground === undefined ? null : groundEn(ground)
  const last = top === undefined ? null : topEn(top)
  const texts: string[] = []
  if (last !== null) {
    if (start !== null && why !== null) texts.push(`So ${start} because ${why}, and ${last}`)
    if (start !== null)
      texts.push(
        top !== undefined && roleOf(top, 'en') === 'value' ? `So ${start} because ${last}` : `So ${start}, and ${last}`,
      )
    texts.push(`So ${last}`)
  } else if (why !== null) texts.push(start === null ? `So ${why}` : `So ${start} because ${why}`)
  const fitting = texts.filter(
    (text) => text.split(/\s+/u).length <= MOST_WORDS && (text.match(/\bbecause\b/giu)?.length ?? 0) < 2,
  )
  return fitting.map((text) => `${text}. Have I got that right?`)
}

/** What cannot be turned to the listener stands as it was said. */
function topEn(clause: Clause): string | null {
  const role = roleOf(clause, 'en')
  if (clause.layer === 'value' || role === 'wish' || role === 'value') return wishedEn(clause)
  const turned = groundEn(clause)
  if (turned === null) return `what it comes down to is this: "${clause.quote}"`
  return role === 'problem' ? `what you would like to change is that ${turned}` : turned
}
