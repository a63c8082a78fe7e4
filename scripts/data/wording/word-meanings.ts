import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataFolder } from '../../../src/text/data-folder.ts'
import { readVectorTable } from '../../../src/text/vectors/table.ts'
import {
  cellOf,
  knownForms,
  MEANING_SIZE,
} from '../../../src/capabilities/board/proposal-quality/words/judge/meaning.ts'
import type { Scaled } from '../../../src/capabilities/board/proposal-quality/words/judge/weights.ts'
import { DIMENSIONS, scaled } from './train-judge.ts'

/** How much meaning counts beside runs of letters and words. */
const SHARE = 2.5
const HEADER = 20

const bytes = readFileSync(join(dataFolder('vectors'), 'words.bin'))
const table = readVectorTable(bytes)
/** See data/vectors/README.md: the keys lie behind the header, joined by line ends. */
const ENGLISH = bytes
  .toString('utf8', HEADER, HEADER + bytes.readUInt32LE(16))
  .split('\n')
  .filter((key) => /^[a-z]+$/.test(key))
const KNOWN: ReadonlySet<string> = new Set(ENGLISH)

/** Where the words of an English text point, summed. */
export function meaningIn(text: string): Float64Array {
  const sum = new Float64Array(DIMENSIONS)
  const forms = knownForms(text, (form) => KNOWN.has(form))
  const share = SHARE / Math.sqrt(Math.max(1, forms.length))
  for (const form of forms) {
    const place = form === undefined ? undefined : table.find(form)
    if (place === undefined) continue
    const weight = table.weight(place) * share
    for (const [n, value] of table.direction(place).entries()) sum[n] = (sum[n] ?? 0) + weight * value
  }
  return sum
}

/** What each word says by itself, along the direction that was learnt. */
export function sharesOf(learnt: Float64Array): Scaled {
  const shares = new Float64Array(MEANING_SIZE)
  // The commoner word comes first: it keeps its cell.
  for (const word of ENGLISH.toReversed()) {
    const place = table.find(word) ?? 0
    const weight = table.weight(place) * SHARE
    let sum = 0
    for (const [n, value] of table.direction(place).entries()) sum += (learnt[n] ?? 0) * value
    shares[cellOf(word)] = sum * weight
  }
  return scaled(shares)
}
