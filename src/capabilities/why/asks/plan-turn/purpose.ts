import type { Language } from '../../contract.ts'
import { meansIn } from '../../reading/means.ts'
import type { Wish } from '../../reading/wish/read-wish.ts'
import { canStand, type Clause, groundEn, isPhrase, type Role, roleOf, wishedEn } from '../../talk/phrases.ts'
import { readBackPoints } from '../../talk/read-back-points.ts'
import type { KnownInsight } from './input.ts'

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
    ({ quotes: [quote], layer }) =>
      quote !== undefined &&
      canStand({ quote, layer }, language) &&
      isPhrase(quote, language) &&
      meansIn(quote, wish.what, how).length === 0 &&
      !/["“”「」『』]/u.test(quote),
  )
  const [first, second] = choose(sayable).map(({ quotes: [quote = ''], layer }) => ({ quote, layer }))
  const wanted = wish.language === language ? wish.wanted : null
  const [top, ground] = ordered(first, second, language)
  return language === 'ja' ? purposeJa(wanted, top, ground) : purposeEn(wanted, top, ground)
}

const WANTED: ReadonlySet<Role> = new Set<Role>(['wish', 'hoped', 'value'])

/** What is wanted comes last, whichever weighs more; two of a kind are one too many. */
function ordered(
  first: Clause | undefined,
  second: Clause | undefined,
  language: Language,
): [Clause | undefined, Clause | undefined] {
  if (first === undefined || second === undefined) return [first, undefined]
  const [a, b] = [WANTED.has(roleOf(first, language)), WANTED.has(roleOf(second, language))]
  if (a === b) return [first, undefined]
  return a ? [first, second] : [second, first]
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

function purposeJa(wanted: string | null, top: Clause | undefined, ground: Clause | undefined): string {
  if (top === undefined) return wanted === null ? 'はじめに話してくれたことを、かたちにしたい。' : `${wanted}。`
  const before = ground === undefined ? '' : `「${ground.quote}」${NAMED[roleOf(ground, 'ja')]}があり、`
  const role = roleOf(top, 'ja')
  if (wanted === null) return `この話の中心には、${before}「${top.quote}」${NAMED[role]}があります。`
  return `${wanted}のは、${before}${reasonJa(top, role)}。`
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

function purposeEn(wanted: string | null, top: Clause | undefined, ground: Clause | undefined): string {
  const why = ground === undefined ? null : groundEn(ground)
  const last = top === undefined ? null : reasonEn(top)
  if (last === null && why === null) return `${wanted ?? 'You want to give shape to what you described'}.`
  const reasons = [why, last].filter((part) => part !== null).join(', and ')
  if (wanted === null) return `${reasons.charAt(0).toUpperCase()}${reasons.slice(1)}.`
  const isHeld = top !== undefined && roleOf(top, 'en') === 'value' && last !== null
  if (why === null && isHeld) return `${wanted} because ${last}.`
  if (why === null || /\bbecause\b/iu.test(why)) return `${wanted}, and ${last ?? why}.`
  return `${wanted} because ${reasons}.`
}

function reasonEn(clause: Clause): string | null {
  if (WANTED.has(roleOf(clause, 'en')) || clause.layer === 'value') return wishedEn(clause)
  const turned = groundEn(clause)
  if (turned === null) return `what you said about it is "${clause.quote}"`
  return roleOf(clause, 'en') === 'problem' ? `what should change is that ${turned}` : turned
}
