/**
 * Whatever leaves a mark. Not: spaces of any width, control and format characters, what is drawn as nothing by default
 * (joiners, variation selectors, Hangul fillers), the empty braille cell.
 */
const SEEN = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/u

/** Nothing a person could read. The one answer to "is this empty?", for what people send and for what models say. */
export function isBlank(text: string): boolean {
  return !SEEN.test(text)
}
