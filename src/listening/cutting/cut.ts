import { type Sentence, sentences } from '#text/index.ts'

const JAPANESE = String.raw`[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]`
const EMOJI = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}\u{200D}♪☆★]`

/**
 * Where one line of speech ends though no mark says so: behind a pause (… ・・・), a run of emoji, laughter (w, 笑, lol), and at a
 * space between Japanese words. A final w of an English word (grow) is none of these.
 */
const BREAKS = new RegExp(
  [
    String.raw`(?<=[…‥]|・{2,3}|\.{3})(?=[^…‥・.\s」』）)])`,
    String.raw`(?<=\.{2,}|…)\s+(?=\S)`,
    `(?<=${EMOJI})\\s*(?=[^\\s\\p{P}\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\u{FE0F}\\u{200D}♪☆★])`,
    `(?<=${JAPANESE}[wｗ]{1,8}|${JAPANESE}[(（]?笑[)）]?)(?=[\\s\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}])(?![うっいえわ顔])`,
    String.raw`(?<=\b(?:lol|haha|hahaha|lmao))\s+(?=\S)`,
    `(?<=${JAPANESE}{2})[ \\u3000]+(?=${JAPANESE}{2})`,
  ].join('|'),
  'gu',
)

/** A message as the sentences a listener would tell apart, in order; offsets into the message as given. */
export function cut(message: string): Sentence[] {
  return sentences(message).flatMap((sentence) => {
    const found: Sentence[] = []
    let from = 0
    for (const at of [...breaksIn(sentence.text), sentence.text.length]) {
      const piece = sentence.text.slice(from, at)
      const text = piece.trim()
      const start = sentence.start + from + piece.indexOf(text)
      if (text !== '') found.push({ text, start, end: start + text.length })
      from = at
    }
    return joined(found, message)
  })
}

/** Breaks outside of quotation marks: what somebody said stays whole. */
function breaksIn(text: string): number[] {
  const isSpaced = isWordByWord(text)
  return [...text.matchAll(BREAKS)]
    .filter(([mark]) => !isSpaced || !/^[ \u3000]+$/u.test(mark))
    .map(({ index }) => index)
    .filter((at) => !isInsideQuotes(text, at))
}

const LONGEST_WORD = 6

/** Learners and children write with a space behind every word: there it ends no line. */
function isWordByWord(text: string): boolean {
  const words = text.trim().split(/[ \u3000]+/u)
  return words.length > 2 && Array.from(text).length / words.length <= LONGEST_WORD
}

function isInsideQuotes(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const opened = (before.match(/[「『（(“]/gu) ?? []).length
  return opened > (before.match(/[」』）)”]/gu) ?? []).length
}

/** A piece without a letter (a mark, an emoji) belongs to the piece before it. */
function joined(pieces: readonly Sentence[], message: string): Sentence[] {
  const found: Sentence[] = []
  for (const piece of pieces) {
    const last = found.at(-1)
    if (last !== undefined && !/[\p{L}\p{N}]/u.test(piece.text)) {
      last.end = piece.end
      last.text = message.slice(last.start, last.end)
    } else found.push({ ...piece })
  }
  return found
}
