import { contentWords, type Language } from '#text/index.ts'
import type { HeardSentence } from '../kinds/kinds.ts'
import { isQuotable, LONGEST_QUOTE, lengthOf } from './gate.ts'

const STARTS: Readonly<Record<Language, RegExp>> = {
  ja: /[、，,；;\s　]+|(?<=(?:けど|けれど|けれども|のに|ので|から|ですが|ますが|ましたが|たが|し|て|たら|ながら|ために))(?=[^、。])/gu,
  en: /[,;:—–]+\s*|\s[-–]\s|\b(?:and then|and so|and|but|so|because|cause|cos|although|though|whereas|while|yet|then|i think(?: that)?|i guess|i mean|i suppose|i'd say|i believe|i feel like|honestly|basically|actually|well|also|plus)[,\s]+/giu,
}
const ENDS: Readonly<Record<Language, RegExp>> = {
  ja: /[、，,；;\s　]+|(?=(?:ので|けど|けれど|のに|から|が[、。]|し[、。]|んです|んだ|のです|んや|ねん|もので|よね|です[ねよ]))|(?<=です|ます|た|い|だ)(?=[ねよわ])/gu,
  en: /[,;:—–]+\s*|\s[-–]\s|\s+(?=(?:and|but|so|because|cause|cos|although|though|whereas|while|yet|then)\b)/giu,
}
const END_MARKS =
  /(?:(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー。！!])[wｗ]+|[\s。！!．.?？笑♪☆★~〜\p{Extended_Pictographic}\u{FE0F}\u{200D}])+$/u
const SOFT_END = /(?:んです|のです|んだ|です|よね|[ねよわさな])$/u
const HEDGED = /^(?:i think|i guess|i mean|i suppose|well|so|and|but|honestly)\b|と思い?(?:う|ます)$/iu
/** More places than a sentence of a hundred words has. */
const MOST_PLACES = 24

/** The best piece of a sentence that may be quoted, or null: then refer to it without quoting. */
export function quotable(sentence: HeardSentence, longest?: number): string | null {
  if (sentence.kind !== 'content' && sentence.kind !== 'correction') return null
  const { language } = sentence
  if (language === 'other') return null
  const text = withoutEndLaughter(sentence.text)
  let best: { piece: string; worth: number } | null = null
  for (const piece of piecesOf(text, language, longest ?? LONGEST_QUOTE[language])) {
    const worth = worthOf(piece, text, language)
    if ((best === null || worth > best.worth) && isQuotable(piece, sentence, language, longest)) best = { piece, worth }
  }
  return best?.piece ?? null
}

/** A final w is laughter only behind Japanese: "grow" and "knew" keep theirs. */
function withoutEndLaughter(text: string): string {
  const bare = text.replace(/(?<=[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー。！!])[wｗ]+$/u, '')
  return bare.replace(/[\s。！!．.♪☆★~〜\p{Extended_Pictographic}\u{FE0F}\u{200D}]+$/u, '')
}

function piecesOf(text: string, language: Language, longest: number): Set<string> {
  const starts = [0, ...Array.from(text.matchAll(STARTS[language]), (found) => found.index + found[0].length)]
  const ends = [...Array.from(text.matchAll(ENDS[language]), (found) => found.index), text.length]
  const found = new Set<string>()
  for (const from of starts.slice(0, MOST_PLACES))
    for (const to of ends.slice(-MOST_PLACES)) {
      const piece = to > from ? text.slice(from, to).trim().replace(END_MARKS, '') : ''
      if (piece !== '' && lengthOf(piece, language) <= longest) found.add(piece)
    }
  return found
}

/** The more it says the better; whole sentences before parts, plain ends before softened ones. */
function worthOf(piece: string, text: string, language: Language): number {
  const says = contentWords(piece, language).length
  const whole = piece.length === text.length ? 1.5 : 0
  return says + whole - (SOFT_END.test(piece) ? 2 : 0) - (HEDGED.test(piece) ? 4 : 0) + lengthOf(piece, language) / 100
}
