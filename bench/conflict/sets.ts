import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const PairLine = z.object({ a: z.string(), b: z.string(), conflict: z.boolean(), class: z.string() })
export type PairLine = z.infer<typeof PairLine>

/** Pairs of one origin; `classes` only where the authors gave them. */
export interface PairSet {
  name: string
  pairs: readonly (Pick<PairLine, 'a' | 'b' | 'conflict'> & { class?: string })[]
}

/** Beside the repository, as the other benches expect it. */
export const DATA = process.env['NAZE_BENCH_DATA'] ?? join(import.meta.dirname, '../../../shared/data')

/** A third of our own pairs is kept aside: nothing is tuned on it. */
const isHeldOut = ({ a, b }: PairLine) =>
  createHash('sha256')
    .update(a + b)
    .digest()
    .readUInt32BE(0) %
    3 ===
  0

function ownPairs(name: string): PairLine[] {
  const text = readFileSync(join(import.meta.dirname, 'pairs', `${name}.jsonl`), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line) => PairLine.parse(JSON.parse(line)))
}

export function ownSets(): PairSet[] {
  const sets: PairSet[] = []
  for (const language of ['ja', 'en']) {
    const pairs = ownPairs(language)
    sets.push({ name: `${language}, developed on`, pairs: pairs.filter((pair) => !isHeldOut(pair)) })
    sets.push({ name: `${language}, hold-out`, pairs: pairs.filter(isHeldOut) })
    sets.push({ name: `${language}, written later`, pairs: ownPairs(`${language}-later`) })
    sets.push({ name: `${language}, written last and judged once`, pairs: ownPairs(`${language}-final`) })
    sets.push({ name: `${language}, widely worded`, pairs: ownPairs(`${language}-wide`) })
  }
  sets.push({ name: 'one of each', pairs: ownPairs('cross') })
  return sets
}

/** Pairs of eleven other authors, one file each and language; the weights were learnt from all of them. */
export function authorSets(): PairSet[] {
  return ['ja', 'en'].flatMap((language) =>
    Array.from({ length: AUTHORS }, (_, n) => ({
      name: `${language}, author ${n + 1}`,
      pairs: ownPairs(`${language}-author-${n + 1}`),
    })),
  )
}
const AUTHORS = 11

/** Pairs of two more authors, worded as two documents would; nothing was learnt from them. */
export function looseSets(): PairSet[] {
  return ['ja', 'en'].flatMap((language) =>
    Array.from({ length: LOOSE_AUTHORS }, (_, n) => ({
      name: `${language}, loosely worded ${n}`,
      pairs: ownPairs(`${language}-loose-${n}`),
    })),
  )
}
const LOOSE_AUTHORS = 2

const Side = z.object({ a: z.string(), b: z.string(), label: z.string() })
const Jsick = z.array(z.object({ ja: Side, en: Side }))

/** JSICK and its English source, or nothing where they are not on this machine. */
export function captionSets(): PairSet[] {
  const file = join(DATA, 'jsick-dev.json')
  if (!existsSync(file)) return []
  const rows = Jsick.parse(JSON.parse(readFileSync(file, 'utf8')))
  const side = (of: 'ja' | 'en') =>
    rows.map(({ [of]: { a, b, label } }) => ({ a, b, conflict: label === 'contradiction' }))
  return [
    { name: 'JSICK', pairs: side('ja') },
    { name: 'SICK', pairs: side('en') },
  ]
}
