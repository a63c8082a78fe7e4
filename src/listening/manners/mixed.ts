import { contentWords, stem } from '#text/index.ts'
import { MASKS } from './fold.ts'
import type { Ground } from './ground.ts'

const CUTS: Readonly<Record<Ground['language'], RegExp>> = {
  ja: /[。、！？!?\n]|(?<=ので|のに|けど|けれど|から|ため)/u,
  en: /[.,;:!?\n—–]|\b(?:and|but|or|while|when|so|also|as well as)\b/u,
}
/** Things named beside each other are not said to have to do with each other. */
const BESIDE = /[とや・]|および|\b(?:both|two|besides)\b/u
const CAUSES =
  /せい|原因|ため(?=に|で)|によって|により|\b(?:because|due|owing|makes?|made|caus\w+|leads?|led|hurts?|broke)\b/u

/** One clause made of what was said of two things that have nothing to do with each other: the phone broke the lock. */
export function mixedUp(text: string, { language, saidLines }: Ground): string[] {
  const lines = saidLines.map((line) => new Set(wordsOf(line, language)))
  return plain(text)
    .replaceAll(MASKS, ' ')
    .split(CUTS[language])
    .flatMap((clause) => {
      if (BESIDE.test(clause)) return []
      const words = [...new Set(wordsOf(clause, language))]
      const homes = words.map((word) => lines.flatMap((line, place) => (line.has(word) ? [place] : [])))
      if (homes.some((places) => places.length > 1) || new Set(homes.flat()).size < 2) return []
      const isOfOne = lines.some((line) => words.filter((word) => line.has(word)).length >= words.length - 1)
      return isOfOne && !CAUSES.test(clause) ? [] : [`"${clause.trim()}" mixes things that were told apart`]
    })
}

function wordsOf(text: string, language: Ground['language']): string[] {
  return contentWords(plain(text), language).map(stem)
}

/** Without its kana folded: a word in katakana would fall to pieces. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
