import type { Language } from '../../contract.ts'
import { meansIn } from '../../reading/means.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { type Clause, isPhrase, type Role, roleOf } from '../../talk/phrases.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { KnownInsight } from './input.ts'
import { asInner } from '../../reading/inner-quotes.ts'

interface PurposeOptions {
  language: Language
  how: readonly string[]
}

/**
 * The purpose as far as it is understood: what somebody came for and the reason in their own words, whole, said by what it is: a
 * wish is reached, a problem ends, an event is where it began. `points` in the order in which they weigh.
 */
export function composePurpose(wish: Wish, points: readonly KnownInsight[], { language, how }: PurposeOptions): string {
  const sayable = points.filter(
    ({ quotes: [quote] }) =>
      quote !== undefined &&
      isPhrase(quote, language) &&
      meansIn(quote, wish.what, how).length === 0 &&
      !/["“”「」『』]/u.test(quote),
  )
  const [top] = readBackPoints(sayable).map(({ quotes: [quote = ''], layer }) => ({ quote, layer }))
  const wanted = wish.language === language ? wish.wanted : null
  return language === 'ja' ? purposeJa(wanted, top) : purposeEn(wanted, top)
}

const NAMED: Readonly<Record<Role, string>> = {
  wish: 'という願い',
  hoped: 'ということ',
  value: 'という考え',
  feeling: 'という気持ち',
  problem: 'という状況',
  event: 'という出来事',
  fact: 'ということ',
}

function purposeJa(wanted: string | null, chosen: Clause | undefined): string {
  const top = chosen === undefined ? undefined : { ...chosen, quote: asInner(chosen.quote) }
  if (top === undefined) return wanted === null ? 'はじめに話してくれたことを、かたちにしたい。' : `${wanted}。`
  const role = roleOf(top, 'ja')
  if (wanted === null) return `この話の中心には、「${top.quote}」${NAMED[role]}があります。`
  return `${wanted}のは、${reasonJa(top, role)}。`
}

/** A wish is reached, a problem ends, an event is where it began. */
function reasonJa({ quote }: Clause, role: Role): string {
  switch (role) {
    case 'hoped':
      return `「${quote}」というのがいちばん大きいからです`
    case 'wish':
      return `「${quote}」という願いをかなえるためです`
    case 'problem':
      return `「${quote}」という状況を変えるためです`
    case 'event':
      return `「${quote}」という出来事がきっかけです`
    default:
      return `「${quote}」${NAMED[role]}があるからです`
  }
}

/** What a quotation is, so that it can stand as it was said. */
const INTRODUCED: Readonly<Record<Role, string>> = {
  wish: 'what you hope for is this',
  hoped: 'what matters most is this',
  value: 'what you hold on to is this',
  feeling: 'what lies behind it is this',
  problem: 'what should change is this',
  event: 'it goes back to this',
  fact: 'what lies behind it is this',
}

function purposeEn(wanted: string | null, top: Clause | undefined): string {
  if (top === undefined) return `${wanted ?? 'You want to give shape to what you described'}.`
  const introduced = INTRODUCED[roleOf(top, 'en')]
  if (wanted !== null) return `${wanted}, and ${introduced}: "${top.quote}".`
  return `${introduced.charAt(0).toUpperCase()}${introduced.slice(1)}: "${top.quote}".`
}
