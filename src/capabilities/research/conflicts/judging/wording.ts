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
  hedged: string
  planned: string
  weak: string
}

const JAPANESE: Wording = {
  numbers: (of, a, b) => `${of === '' ? '' : `${of}: `}${a} と ${b} は重ならない`,
  dates: (of, a, b) => `${of === '' ? '' : `${of}の時期: `}${a} と ${b} は同じ時ではない`,
  latest: (a, b) => `どちらも最新・現在とするが、${a} と ${b} で異なる`,
  functional: (of, a, b) => `${of}は一つのはずだが、${a} と ${b} で異なる`,
  values: (a, b) => `一方は「${a}」、他方は「${b}」とするが、両方ではありえない`,
  negated: (word) => `「${word}」が一方では否定され、ほかは同じ`,
  opposites: (a, b) => `「${a}」と「${b}」は逆のことを言い、ほかは同じ`,
  none: '両立する',
  same: '同じことを言っている',
  unrelated: '別のことを述べている',
  scope: (a, b) => `対象が異なる(${a} と ${b})`,
  hedged: '一方は推測や可能性であり、両立しうる',
  planned: '一方は計画や予想、他方は実績である',
  weak: '一方は部分的な否定であり、両立しうる',
}

const ENGLISH: Wording = {
  numbers: (of, a, b) => `${of === '' ? '' : `${of}: `}${a} and ${b} do not overlap`,
  dates: (of, a, b) => `${of === '' ? '' : `${of}: `}${a} and ${b} are not the same time`,
  latest: (a, b) => `both say latest or current, one ${a}, the other ${b}`,
  functional: (of, a, b) => `${of} has one value, yet one says ${a} and the other ${b}`,
  values: (a, b) => `one says ${a}, the other ${b}, and it cannot be both`,
  negated: (word) => `"${word}" is negated in one, same otherwise`,
  opposites: (a, b) => `"${a}" and "${b}" are opposites, same otherwise`,
  none: 'both can be true',
  same: 'they say the same',
  unrelated: 'they speak of different things',
  scope: (a, b) => `they speak of different scopes (${a} and ${b})`,
  hedged: 'one of them only says what may be',
  planned: 'one is a plan or a forecast, the other what happened',
  weak: 'one only denies that it is always so',
}

/** In the language both are written in, or that of the first. */
export function say(a: Reading, b: Reading): Wording {
  if (a.language !== b.language) return a.text <= b.text === (a.language === 'ja') ? JAPANESE : ENGLISH
  return a.language === 'ja' ? JAPANESE : ENGLISH
}
