import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '#text/data-folder.ts'
import type { Reading } from '../fold.ts'
import type { Place, ReportKind } from '../word-rule.ts'
import { sumOf } from './features.ts'
import { meaningOf } from './meaning.ts'
import { decodeWeights, type Weights } from './weights.ts'

let weights: Weights | undefined

const JAPANESE = /[ぁ-ゖァ-ヺ一-鿿]/gu
const LATIN = /[a-z]/giu
/** A Japanese letter says about as much as three of the others: a sentence is in the language that says most of it. */
const LETTERS_A_KANA = 3
const WORD = /[\p{L}\p{N}]/u
const SENTENCE_JA = /[^。！？!?\n]+[。！？!?」』）)]*/gu
const SENTENCE_EN = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)[^.!?\n]*)*/gu

/** A report has some thirty texts, and one refused wrongly refuses it: what is in doubt passes. */
const SURE: Readonly<Record<'ja' | 'en', number>> = { ja: 0.1, en: 0.4 }
/** A few letters say little: only what is plain counts. */
const SURE_OF_FEW: Readonly<Record<'ja' | 'en', number>> = { ja: 0.6, en: 1 }
const FEW: Readonly<Record<'ja' | 'en', number>> = { ja: 10, en: 18 }

/** Whether a text tells a person what to do, or lets one option win, whatever words it uses. */
export function tellsOrChooses(kind: ReportKind, reading: Reading, place: Place): boolean {
  return marginOf(kind, reading, place) > 0
}

/** How far the sentence that tells or chooses most is over what counts: one is not hidden by others that do not. */
export function marginOf(kind: ReportKind, reading: Reading, place: Place): number {
  weights ??= decodeWeights(readFileSync(join(dataFolder('board'), 'wording.bin.gz')))
  let most = -Infinity
  for (const { language, text } of judgedParts(reading)) {
    const { scale, weights: table, meaning } = weights[`${language} ${kind}`]
    const sure = text.length < FEW[language] ? SURE_OF_FEW[language] : SURE[language]
    const meant = meaning === undefined ? 0 : meaningOf(text, meaning.weights) * meaning.scale
    most = Math.max(most, sumOf(text, language, place, table) * scale + meant - sure)
  }
  return most
}

/** Instead of the shipped ones: for training that measures on what it left out. */
export function useWeights(other: Weights): void {
  weights = other
}

function languageOf(text: string): 'ja' | 'en' {
  const japanese = text.match(JAPANESE)?.length ?? 0
  if (japanese === 0) return 'en'
  return japanese * LETTERS_A_KANA >= (text.match(LATIN)?.length ?? 0) ? 'ja' : 'en'
}

interface Part {
  language: 'ja' | 'en'
  text: string
}

/** The text as a whole and, where it has several, each of its sentences. */
export function judgedParts(reading: Reading): Part[] {
  const language = languageOf(reading.kana)
  const text = language === 'ja' ? reading.kana : reading.spelt
  const sentences = text.match(language === 'ja' ? SENTENCE_JA : SENTENCE_EN) ?? []
  return (sentences.length > 1 ? [text, ...sentences] : [text])
    .map((part) => part.trim())
    .filter((part) => WORD.test(part))
    .map((part) => ({ language, text: part }))
}
