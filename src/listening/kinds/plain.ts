const LAUGHTER =
  /(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー。!?、\s])(?:w+|\(?笑+\)?|草)(?=$|[\s、。!?])/gu
const ENGLISH_LAUGHTER = /\b(?:lo+l|lmao|rofl|ha(?:ha)+h?|he(?:he)+)\b/gu
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}]/gu
/** (^^;) m(_ _)m (´・ω・`) and :-) are faces, not words. */
const FACES = /m?\([^\p{L}\p{N}()]{2,10}\)m?|\(´[^()]{1,8}\)|(?<=^|\s)[:;]-?[)(dp/]+(?=\s|$)|\^_*\^;*/gu

/** One spelling for what people type in many: width, case, quotes, faces, laughter, drawn-out vowels and end marks. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(FACES, ' ')
    .replaceAll(EMOJI, ' ')
    .replaceAll(LAUGHTER, '')
    .replaceAll(ENGLISH_LAUGHTER, ' ')
    .replaceAll(/[~〜]+/gu, 'ー')
    .replaceAll(/(?<=[ー])ー+/gu, '')
    .replaceAll(/ー(?=$|[。.!?\s、,])/gu, '')
    .replaceAll(/([a-z])\1{2,}/gu, '$1$1')
    .replaceAll(/([ぁぃぅぇぉっ])\1*(?=$|[。.!?\s、,])/gu, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s「『"'(（、。,.!?…・:;♪☆★-]+|[\s」』"')）、。,.!?…・:;♪☆★-]+$/gu, '')
}

/** The parts of an utterance between its commas and pauses, each plain. */
export function parts(text: string): string[] {
  return text
    .normalize('NFKC')
    .split(
      /[。!?\n、;…]+|\.{2,}|・{2,}|[.,](?=\s|$)|(?<=[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}ー])\s+|\s[-–—]+\s|—/u,
    )
    .map(plain)
    .filter((part) => part !== '')
}
