import { isVerbatim, sentences } from '#text/index.ts'
import { cutPhrase } from '../../reading/cut-phrase.ts'
import type { Language } from '../../contract.ts'
import { lengthOf } from './shape.ts'

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The parts of a passage that can stand inside one pair of quotation marks, in one sentence, exactly as said. */
export function quotableParts(passage: string, said: readonly string[]): string[] {
  return sentences(passage)
    .flatMap((sentence) => sentence.text.split(/["“”「」『』\r\n]+/u))
    .map((part) => part.replace(/^[\s\p{P}]+|[\s。．.!?！？、，,;:…]+$/gu, ''))
    .filter((part) => part !== '' && /[\p{L}\p{N}]/u.test(part) && said.some((message) => isVerbatim(message, part)))
}

/** The passage cut to a length, at a clause where possible, never inside a character; null when nothing sayable is left. */
export function cutTo(passage: string, most: number, language: Language, said: readonly string[]): string | null {
  if (most < 2) return null
  if (lengthOf(passage) <= most) return passage
  const letters = Array.from(graphemes.segment(passage), ({ segment }) => segment)
  let hard = ''
  for (const letter of letters) {
    if (lengthOf(hard + letter) > most) break
    hard += letter
  }
  const phrase = cutPhrase(passage, language, most)
  const candidates = lengthOf(phrase) >= most * 0.7 ? [phrase, hard] : [hard, phrase]
  return candidates.map((text) => text.trim()).find((text) => isSayable(text, most, said)) ?? null
}

function isSayable(text: string, most: number, said: readonly string[]): boolean {
  return text !== '' && lengthOf(text) <= most && said.some((message) => isVerbatim(message, text))
}
