import { contentWords } from '#text/index.ts'
import { type HeardSentence, isQuotable, quotable } from '#listening/index.ts'
import { meansIn } from '../reading/means.ts'
import { trimClause } from '../reading/trim-clause.ts'
import { FORBIDDEN, MACHINERY } from '../reading/words/forbidden-words.ts'

/** Which how-words a session may say (its What) and which it has recorded. */
export interface Vocabulary {
  what: readonly string[]
  how: readonly string[]
}

/** Nothing whole is found in what never ends; reading it for every cut would take forever. */
const LONGEST_SENTENCE = 400
const MOST_PIECES = 40

const MARKS = /[?？!！。\r\n\t]/u
const SOFT_END =
  /(?:だけ)?(?:なんです|んです|のです|なんだ|んだ|のだ|です|ねん|んや)?(?:よね|よ|ね|けど|けれど|が|から|ので|し|わ|な|って(?:こと|話)?(?:です|だ)?|ということ(?:です|だ)?|というか)*[。．.！!wｗ笑…\s]*$/u

/** What it is not says less than what it is. */
const DENIED = /じゃなくて|ではなくて?、|というより/u

/**
 * Pieces of a sentence that pass the quote gate, the best first. Japanese is cut at its commas only: behind a て the gate
 * cannot tell a clause from half a verb (書いて|なくて).
 */
export function quotesOf(sentence: HeardSentence): string[] {
  if (sentence.language === 'other' || sentence.text.length > LONGEST_SENTENCE) return []
  const { language } = sentence
  const found = language === 'ja' ? japanesePieces(sentence.text) : []
  const best = language === 'ja' ? null : quotable(sentence)
  const all = [...new Set([...(best === null ? [] : englishPieces(best)), ...found])]
  return all.filter((piece) => contentWords(piece, language).length > 0 && isQuotable(piece, sentence, language))
}

const ANNOUNCES =
  /^(?:it(?:'s| is)(?: more| just| really)? that|what i (?:really )?mean is(?: that)?|the (?:point|thing|truth|problem) is(?: that)?|i (?:just )?(?:think|guess|mean|believe)(?: that)?|honestly|actually|basically),?\s+/iu

/** Without the words that only announce it, where what is left is whole. */
function englishPieces(piece: string): string[] {
  const bare = piece.replace(ANNOUNCES, '')
  const ownScript = piece.replace(/[,;]\s*[^,;]*[\p{Script=Hiragana}\p{Script=Katakana}].*$/u, '')
  return [bare, ownScript, piece].filter((each) => each !== '')
}

function japanesePieces(text: string): string[] {
  const parts = Array.from(text.matchAll(/[^、，]+/gu), ({ 0: part, index }) => ({
    start: index,
    end: index + part.length,
  }))
  const found: { piece: string; worth: number }[] = []
  for (const [at, from] of parts.entries())
    for (const to of parts.slice(at))
      for (const piece of withoutSoftEnd(text.slice(from.start, to.end).trim())) {
        const length = Array.from(piece).length
        const soft = length - Array.from(piece.replace(SOFT_END, '')).length
        if (length <= 30 && length >= 4)
          found.push({
            piece,
            worth: length - 3 * soft + (to === parts.at(-1) ? 4 : 0) - (DENIED.test(piece) ? 20 : 0),
          })
      }
  return found
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_PIECES)
    .map(({ piece }) => piece)
}

function withoutSoftEnd(piece: string): string[] {
  const opened = trimClause(piece, 'ja')
  const start = opened === '' ? 0 : Math.max(0, piece.indexOf(opened))
  const found = [piece.slice(start), piece].flatMap((text) => [
    text.replace(SOFT_END, ''),
    text.replace(/[。．.！!wｗ笑…\s]+$/u, ''),
  ])
  return [...new Set([...found, opened])].filter((each) => each !== '')
}

/** The best piece that may stand in a question: no how-word, no forbidden word, no mark. */
export function askableQuote(sentence: HeardSentence, { what, how }: Vocabulary): string | null {
  return quotesOf(sentence).find((piece) => isSayable(piece, { what, how })) ?? null
}

export function isSayable(piece: string, { what, how }: Vocabulary): boolean {
  if (MARKS.test(piece) || FORBIDDEN.test(piece) || MACHINERY.test(piece)) return false
  return !/["“”「」『』]/u.test(piece) && meansIn(piece, what, how).length === 0
}

/** The best piece to name a point by: it holds no means; null when the sentence is about nothing else. */
export function labelQuote(sentence: HeardSentence, { what, how }: Vocabulary): string | null {
  const free = quotesOf(sentence).filter((piece) => !/["“”「」『』\r\n]/u.test(piece) && !MACHINERY.test(piece))
  return free.find((piece) => meansIn(piece, what, how).length === 0) ?? null
}
