import { BITS } from './facts.ts'

const SIZE = 2 ** BITS

/** One linear score: above `threshold` a guess is masked. */
export interface JudgeTable {
  readonly scale: number
  readonly threshold: number
  readonly weights: Int8Array
}

export interface JudgeWeights {
  readonly ja: JudgeTable
  readonly en: JudgeTable
}

/** Scale and threshold (float32) of each language, then a byte a weight. */
export function encodeJudge({ ja, en }: JudgeWeights): Buffer {
  const head = Buffer.alloc(16)
  for (const [i, { scale, threshold }] of [ja, en].entries()) {
    head.writeFloatLE(scale, i * 8)
    head.writeFloatLE(threshold, i * 8 + 4)
  }
  return Buffer.concat([head, Buffer.from(ja.weights.buffer), Buffer.from(en.weights.buffer)])
}

export function decodeJudge(bytes: Buffer): JudgeWeights {
  if (bytes.length !== 16 + 2 * SIZE) throw new Error('the weights of the judge have the wrong size')
  const table = (i: number): JudgeTable => ({
    scale: bytes.readFloatLE(i * 8),
    threshold: bytes.readFloatLE(i * 8 + 4),
    weights: new Int8Array(bytes.subarray(16 + i * SIZE, 16 + (i + 1) * SIZE)),
  })
  return { ja: table(0), en: table(1) }
}

export function scoreOf({ scale, weights }: JudgeTable, ids: readonly number[]): number {
  let sum = 0
  for (const id of ids) sum += weights[id] as number
  return sum * scale
}
