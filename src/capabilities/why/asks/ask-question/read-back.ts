import { asInner } from '../../reading/inner-quotes.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { canStand, type Clause, groundEn, isPhrase, roleOf, wishedEn } from '../../talk/phrases.ts'
import { isSayable } from '../../talk/quote.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { InterviewerInput } from './input.ts'

/**
 * What somebody came for, and the one clause that weighs most; the fullest version first. A second
 * clause beside it is wrong more often than it helps. Empty when nothing can be said back.
 */
export function readBackTexts(
  input: Pick<InterviewerInput, 'language' | 'register' | 'points' | 'filter'>,
  wish: Wish,
): string[] {
  const vocabulary = { what: wish.what, how: input.filter.detected_how }
  const { language } = input
  const canSay = ({ quotes: [words = ''] }: InterviewerInput['points'][number]): boolean =>
    isSayable(words, vocabulary) && isPhrase(words, language)
  const [strongest] = readBackPoints(input.points.filter(canSay))
  if (strongest === undefined) return []
  const [quote = ''] = strongest.quotes
  const top = { quote, layer: strongest.layer }
  // What needs the sentence before it stands for itself, between quotation marks.
  if (!canStand(top, language)) return [alone(quote, input)]
  const wanted = wish.language === language ? wish.wanted : null
  const texts = language === 'ja' ? japanese(input, wanted, top) : english(wanted, top)
  return texts.length > 0 ? texts : [alone(quote, input)]
}

function alone(words: string, { language, register }: Pick<InterviewerInput, 'language' | 'register'>): string {
  if (language === 'en') return `So what it comes down to is this: "${words}". Have I got that right?`
  const quote = asInner(words)
  return register === 'polite'
    ? `いちばん大きいのは、「${quote}」ということで合っていますか？`
    : `一番大きいのは、「${quote}」ってことで合ってる？`
}

/** Longer than this, or cut together, what somebody came for is not said again. */
const LONGEST_WANTED = 26

function japanese({ register }: Pick<InterviewerInput, 'register'>, wanted: string | null, top: Clause): string[] {
  const polite = register === 'polite'
  const end = polite ? 'ということで合っていますか？' : 'ってこと？'
  const open = polite ? 'ここまでをまとめると、' : 'つまり、'
  const isPlain =
    wanted !== null &&
    Array.from(wanted).length <= LONGEST_WANTED &&
    !/、|(?:っちゅう|って?いう|という)か/u.test(wanted)
  return (isPlain ? [`${wanted}のは、`, ''] : ['']).map(
    (start) => `${open}${start}${topJa(top, polite, start !== '')}、${end}`,
  )
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

function english(wanted: string | null, top: Clause): string[] {
  const start = wanted === null ? null : wanted.charAt(0).toLowerCase() + wanted.slice(1)
  const last = topEn(top)
  const texts = [...(start === null ? [] : [`So ${start}, and ${last}`]), `So ${last}`]
  return texts
    .filter((text) => text.split(/\s+/u).length <= MOST_WORDS)
    .map((text) => `${text}. Have I got that right?`)
}

/** What cannot be turned to the listener stands as it was said. */
function topEn(clause: Clause): string {
  const role = roleOf(clause, 'en')
  if (clause.layer === 'value' || role === 'wish' || role === 'value') return wishedEn(clause)
  const turned = groundEn(clause)
  if (turned === null) return `what it comes down to is this: "${clause.quote}"`
  return role === 'problem' ? `what you would like to change is that ${turned}` : turned
}
