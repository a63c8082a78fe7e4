/**
 * Whatever leaves a mark. Not: spaces of any width, control and format characters, what is drawn as nothing by default
 * (joiners, variation selectors, Hangul fillers), the empty braille cell.
 */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u

/** Nothing a person could read. The one answer to "is this empty?", for what people send and for what models say. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text)
}

const WITHOUT_MARKS = /[^\p{L}\p{N}]+/gu
const NOTHING =
  /^(?:(?:特に|とくに|現時点で(?:は)?|今のところ|いまのところ|該当|りすく|リスク|懸念|問題|心配)*(?:は|が)?(?:無し|なし|ナシ|無|ない|無い|ありません|ございません|ないです|なしです|ゼロ|なさそう(?:です)?|見当たりません|不明なし)(?:です)?|none|no|nope|nothing|nil|null|na|notapplicable|notany|noneknown|noknownrisks?|norisks?|zero|nonewhatsoever|noneatall|noneforeseen|norisksforeseen|nothingtonote|nothingspecial|noneinparticular|nothinginparticular|tbd|undefined|未定|空|同上|省略|略|x|o)$/u

/** Filled in and yet empty: a mark, なし, none, n/a. For a place where nothing is not an answer. */
export function saysNothing(text: string): boolean {
  return NOTHING.test(text.normalize('NFKC').toLowerCase().replace(WITHOUT_MARKS, '')) || !/[\p{L}\p{N}]/u.test(text)
}
