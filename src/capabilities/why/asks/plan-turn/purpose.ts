import { cutPhrase } from '../../reading/cut-phrase.ts'
import { labelOf, oneLine, QUOTATION_MARKS } from '../../reading/label.ts'
import { meansIn } from '../../reading/means.ts'
import { isReusable, type PhraseOptions } from '../../reading/phrases.ts'
import { valence } from '../../reading/valence.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { endsInNoun } from '../../reading/wish/japanese.ts'
import type { Language } from '../../contract.ts'
import { heightOf } from '../../insights/ladder.ts'
import type { TurnInsight } from './input.ts'

type Ground = Pick<TurnInsight, 'layer' | 'quote' | 'strength'>

/** The purpose as far as it is understood, put together from what the person said: the highest reason, then the wish. */
export function composePurpose(wish: Wish, grounds: readonly Ground[], options: PhraseOptions): string {
  const wanted = wishLine(wish, options)
  const reason = [...grounds]
    .filter((ground) => quotable(ground.quote, options) && !wanted.includes(ground.quote))
    .sort((a, b) => heightOf(b.layer) - heightOf(a.layer) || b.strength - a.strength)[0]
  if (reason === undefined) return wanted
  return options.language === 'ja' ? purposeJa(reason.quote, wanted) : purposeEn(reason.quote, wanted)
}

function quotable(quote: string, options: PhraseOptions): boolean {
  return isReusable(quote, { ...options, what: [...options.what, ...options.how], how: [] }) && quote.length <= 120
}

function wishLine(wish: Wish, options: PhraseOptions): string {
  const clean = labelOf(wish.clause, options)
  if (clean !== null) return wholeWish(clean, options.language)
  const plain = oneLine(wish.clause.split(QUOTATION_MARKS).join(' '))
  if (plain !== '' && meansIn(plain, options.what, options.how).length === 0)
    return cutPhrase(plain, options.language, 100)
  return options.language === 'ja' ? 'いま話していることをかたちにしたい' : 'Give shape to what was described'
}

/** A wish that is a mere noun is finished to a sentence where the language needs one. */
function wholeWish(wish: string, language: Language): string {
  return language === 'ja' && endsInNoun(wish) ? `${wish}をかたちにしたい` : wish
}

function purposeJa(quote: string, wanted: string): string {
  const link = {
    bad: 'という状況を変えるために',
    good: 'という思いから',
    felt: 'という思いから',
    plain: 'ということがあるから',
  }[valence(quote)]
  return `「${quote}」${link}、${wanted}`
}

function purposeEn(quote: string, wanted: string): string {
  const isClause = quote.split(/\s+/u).length > 2
  return `${wanted}, because${isClause ? '' : ' of'} "${quote}"`
}
