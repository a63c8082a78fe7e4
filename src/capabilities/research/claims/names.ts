/** A sentence and the title of its page, which says whom a sentence without names speaks of. */
export interface Titled {
  text: string
  title: string
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
/** A day, a month or a year as it is written in either language. */
export const DATE = [
  String.raw`(?:\d{4}|(?:令和|平成|昭和)(?:\d{1,2}|元))年(?!間)(?:\d{1,2}月)?(?:\d{1,2}日)?`,
  String.raw`(?:\d{1,2} )?(?:${MONTHS})[a-z]{0,6}\.? (?:\d{1,2},? )?\d{4}`,
].join('|')

/** Names in a text: of places, bodies, products. */
const NAMES =
  /^\p{Lu}[\p{L}\p{N}-]+(?: \p{Lu}[\p{L}\p{N}-]+)+|(?<!^)(?<![.!?:]\s)\b\p{Lu}[\p{L}\p{N}-]+(?: \p{Lu}[\p{L}\p{N}-]+)*|[\p{Script=Han}\p{Script=Katakana}ー]{1,8}(?:市|町|村|県|区|都|府|社|大学|線|店|駅|病院|学校)|[\p{Script=Katakana}ー]{0,12}(?<![A-Za-z])[A-Z]{1,4}-?\d{1,4}(?!\d)|[\p{Script=Katakana}ー]{4,}/gu

export function namesIn(text: string): Set<string> {
  const found = text.normalize('NFKC').match(NAMES) ?? []
  return new Set(found.map((name) => name.toLowerCase().replace(/^the /u, '')))
}

/** Neither has a name of the other, nor a longer or shorter form of one. */
export function isApart(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  if (a.size === 0 || b.size === 0) return false
  return [...a].every((name) => ![...b].some((other) => isFormOf(name, other) || isFormOf(other, name)))
}

const isFormOf = (long: string, short: string) => long === short || ` ${long} `.includes(` ${short} `)
