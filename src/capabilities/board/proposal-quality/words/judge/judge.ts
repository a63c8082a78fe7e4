import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '#text/data-folder.ts'
import type { Reading } from '../fold.ts'
import type { Place, ReportKind } from '../word-rule.ts'
import { type Features, featuresOf } from './features.ts'
import { decodeWeights, type Table, type Weights } from './weights.ts'

let weights: Weights | undefined

const JAPANESE = /[ぁ-ゖァ-ヺ一-鿿]/u
const WORD = /[\p{L}\p{N}]/u
const SENTENCE_JA = /[^。！？!?\n]+[。！？!?」』）)]*/gu
const SENTENCE_EN = /[^.!?\n]+(?:[.!?]+(?=\s|$)|[.!?](?=\S)[^.!?\n]*)*/gu

/** A report has some thirty texts, and one refused wrongly refuses it: what is in doubt passes. */
const SURE = 0.5
/** A few letters say little: only what is plain counts. */
const SURE_OF_FEW = 1
const FEW: Readonly<Record<'ja' | 'en', number>> = { ja: 10, en: 18 }

/** Whether a text tells a person what to do, or lets one option win, whatever words it uses. A sentence that does is not hidden by others that do not. */
export function tellsOrChooses(kind: ReportKind, reading: Reading, place: Place): boolean {
  weights ??= decodeWeights(readFileSync(join(dataFolder('board'), 'wording.bin.gz')))
  for (const { language, text, features } of judgedParts(reading, place)) {
    const sure = text.length < FEW[language] ? SURE_OF_FEW : SURE
    if (score(weights[`${language} ${kind}`], features) > sure) return true
  }
  return false
}

/** Instead of the shipped ones: for training that measures on what it left out. */
export function useWeights(other: Weights): void {
  weights = other
}

interface Part {
  language: 'ja' | 'en'
  text: string
  features: Features
}

/** The text as a whole and, where it has several, each of its sentences. */
export function judgedParts(reading: Reading, place: Place): Part[] {
  const language = JAPANESE.test(reading.kana) ? 'ja' : 'en'
  const text = language === 'ja' ? reading.kana : reading.spelt
  const sentences = text.match(language === 'ja' ? SENTENCE_JA : SENTENCE_EN) ?? []
  return (sentences.length > 1 ? [text, ...sentences] : [text])
    .map((part) => part.trim())
    .filter((part) => WORD.test(part))
    .map((part) => ({ language, text: part, features: featuresOf(part, language, place) }))
}

function score({ scale, weights: table }: Weights[Table], { ids, values }: Features): number {
  let sum = 0
  for (let n = 0; n < ids.length; n++) sum += (table[ids[n] ?? 0] ?? 0) * (values[n] ?? 0)
  return sum * scale
}
