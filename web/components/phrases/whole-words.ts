/** A line may begin with none of these: they belong to the word before. */
const PARTICLES = new Set(
  'は が を に へ と で の も や か ね よ から まで より ずつ だけ など って しか ほど'.split(' '),
)
const COUNTED = /[\p{N}〇一二三四五六七八九十百千万億兆.,，．]$/u
const COUNTER = /^\s?[\p{N}\p{sc=Han}%％か]/u
const LONE_KANA = /^\p{sc=Hiragana}$/u
const OPENING = /[「『（(“]$/u

/**
 * The phrases a parser found, joined again where it cut a word: where no word begins, before a particle, between a number
 * and what it counts, and around a single kana, which is no phrase.
 */
export function wholeWords(phrases: readonly string[], starts: ReadonlyMap<number, string>): string[] {
  const whole: string[] = []
  let at = 0
  let last = ''
  for (const phrase of phrases) {
    const before = whole.at(-1)
    const word = starts.get(at)
    const cut =
      before !== undefined &&
      (word === undefined ||
        PARTICLES.has(word) ||
        OPENING.test(before) ||
        LONE_KANA.test(last) ||
        (COUNTED.test(before) && COUNTER.test(phrase)))
    if (cut) whole.splice(-1, 1, before + phrase)
    else whole.push(phrase)
    at += phrase.length
    last = phrase
  }
  return whole
}

/** Where each word of a text begins. */
export function wordStarts(text: string): Map<number, string> {
  const words = new Intl.Segmenter('ja', { granularity: 'word' }).segment(text)
  return new Map([...words].map(({ index, segment }) => [index, segment]))
}

const LONGEST_KEPT = 12

/** A browser still ends a line after a closing bracket or a space inside a phrase: a short one is kept by force. */
export function keepsTogether(phrase: string): boolean {
  return phrase.length <= LONGEST_KEPT && !phrase.includes('\n') && /\S[」』）)・ ]+[^\s。、」』）)]/u.test(phrase)
}
