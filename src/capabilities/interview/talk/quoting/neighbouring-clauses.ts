import { isBlank } from '#text/blank.ts'
import type { Language } from '../../contract.ts'

/** て before a verb that only completes it (て下さい, て来る) is no place to cut. */
const CUT_JA =
  /(?<=[、，；;])|(?<=(?:のに|けれども|けれど|けど|(?:です|ます|でした|ました)が|たものの|ながら|ていて|でいて|うえに|せいで|おかげで))(?=[^、，もはの])|(?<=ので)(?=[^、，もはすし])|(?<=[くしっいきけれせえめべげじちびぎみ]て|[れえかわさらけせ]ず)(?=[\p{Script=Han}\p{Script=Katakana}])(?![下来行見欲頂貰置居仕以初上参良])/u
const CUT_EN =
  /(?<=[,;:])\s+|\s+[—–-]+\s+|(?<!\b(?:know|see|tell|ask|wonder|sure|remember|decide|check|idea))\s+(?=(?:but|because|when|whenever|while|although|though|since|unless|until|whereas|if|(?:so|and) (?:i|i'm|we|it|it's|they|the|my|he|she|you|there|then|that|nobody|no one))\b)/iu

/** A sentence in the clauses it is made of, their marks left on. */
function clausePieces(sentence: string, language: Language): string[] {
  return sentence.split(language === 'ja' ? CUT_JA : CUT_EN).filter((piece) => !isBlank(piece))
}

/** Who goes on for longer has said by then what it is about. */
const MOST_CLAUSES = 40

/** Neighbouring clauses taken together, every way that fits. */
export function neighbouringClauses(sentence: string, language: Language, most: number): string[] {
  const spans = spansOf(sentence, clausePieces(sentence, language).slice(0, MOST_CLAUSES))
  const found: string[] = []
  for (const [first, { from }] of spans.entries()) {
    for (const { to } of spans.slice(first)) {
      const words = sentence.slice(from, to).trim()
      if (words.length > most) break
      found.push(words)
    }
  }
  return found
}

function spansOf(text: string, pieces: readonly string[]): { from: number; to: number }[] {
  let at = 0
  return pieces.map((piece) => {
    const from = text.indexOf(piece, at)
    at = from + piece.length
    return { from, to: at }
  })
}
