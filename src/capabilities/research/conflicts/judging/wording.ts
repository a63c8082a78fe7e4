import type { Reading } from '../types.ts'

interface Wording {
  numbers(of: string, a: string, b: string): string
  dates(of: string, a: string, b: string): string
  latest(a: string, b: string): string
  functional(of: string, a: string, b: string): string
  values(a: string, b: string): string
  negated(word: string): string
  opposites(a: string, b: string): string
  none: string
  same: string
  unrelated: string
  scope(a: string, b: string): string
  edition(word: string): string
  hedged: string
  planned: string
  weak: string
}

/** What may stand in a sentence for people: no private, control or half characters, and never nothing. */
const shown = (text: string) => text.replaceAll(/\p{C}+/gu, ' ').trim()
const of = (text: string, mark: string) => (shown(text) === '' ? '' : `${shown(text)}${mark}`)

/** A sentence about words of the claims; where one of them cannot be shown, it does without all of them. */
const about =
  <T extends string[]>(tell: (...words: T) => string, otherwise: string) =>
  (...words: T): string => {
    const clean = words.map(shown)
    return clean.includes('') ? otherwise : tell(...(clean as T))
  }

const JA = { values: '二つの値が両立しない', turned: '一方の言うことを他方が打ち消している', scope: '対象が異なる' }

const JAPANESE: Wording = {
  numbers: (what, a, b) => of(what, ': ') + about((x, y) => `${x} と ${y} は重ならない`, JA.values)(a, b),
  dates: (what, a, b) => of(what, 'の時期: ') + about((x, y) => `${x} と ${y} は同じ時ではない`, JA.values)(a, b),
  latest: about((a, b) => `どちらも最新・現在とするが、${a} と ${b} で異なる`, JA.values),
  functional: (what, a, b) =>
    shown(what) === ''
      ? JAPANESE.values(a, b)
      : about((x, y) => `${shown(what)}は一つのはずだが、${x} と ${y} で異なる`, JA.values)(a, b),
  values: about((a, b) => `一方は「${a}」、他方は「${b}」とするが、両方ではありえない`, JA.values),
  negated: about((word) => `「${word}」が一方では否定され、ほかは同じ`, JA.turned),
  opposites: about((a, b) => `「${a}」と「${b}」は逆のことを言い、ほかは同じ`, JA.turned),
  none: '両立する',
  same: '同じことを言っている',
  unrelated: '別のことを述べている',
  scope: about((a, b) => `対象が異なる(${a} と ${b})`, JA.scope),
  edition: about((word) => `一方は「${word}」についてで、対象が異なる`, JA.scope),
  hedged: '一方は推測や可能性であり、両立しうる',
  planned: '一方は計画や予想、他方は実績である',
  weak: '一方は部分的な否定であり、両立しうる',
}

const EN = {
  values: 'they give two values that cannot both be right',
  turned: 'one denies what the other says',
  scope: 'they speak of different scopes',
}

const ENGLISH: Wording = {
  numbers: (what, a, b) => of(what, ': ') + about((x, y) => `${x} and ${y} do not overlap`, EN.values)(a, b),
  dates: (what, a, b) => of(what, ': ') + about((x, y) => `${x} and ${y} are not the same time`, EN.values)(a, b),
  latest: about((a, b) => `both say latest or current, one ${a}, the other ${b}`, EN.values),
  functional: (what, a, b) =>
    shown(what) === ''
      ? ENGLISH.values(a, b)
      : about((x, y) => `${shown(what)} has one value, yet one says ${x} and the other ${y}`, EN.values)(a, b),
  values: about((a, b) => `one says ${a}, the other ${b}, and it cannot be both`, EN.values),
  negated: about((word) => `"${word}" is negated in one, same otherwise`, EN.turned),
  opposites: about((a, b) => `"${a}" and "${b}" are opposites, same otherwise`, EN.turned),
  none: 'both can be true',
  same: 'they say the same',
  unrelated: 'they speak of different things',
  scope: about((a, b) => `they speak of different scopes (${a} and ${b})`, EN.scope),
  edition: about((word) => `one speaks of another edition (${word})`, EN.scope),
  hedged: 'one of them only says what may be',
  planned: 'one is a plan or a forecast, the other what happened',
  weak: 'one only denies that it is always so',
}

/** In the language both are written in, or that of the first. */
export function say(a: Reading, b: Reading): Wording {
  if (a.language !== b.language) return a.text <= b.text === (a.language === 'ja') ? JAPANESE : ENGLISH
  return a.language === 'ja' ? JAPANESE : ENGLISH
}
