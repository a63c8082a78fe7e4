import { crc32 } from 'node:zlib'
import { MAGIC, WEIGHT_UNIT } from '../../../src/text/vectors/table.ts'
import { type Matrix, norm, row } from './matrix.ts'

const LARGEST = 7

/** Writes the layout `readVectorTable` documents: per word its length as a weight byte and its direction in 4 bits a component. */
export function packTable(keys: readonly string[], vectors: Matrix): Uint8Array {
  const keyBytes = new TextEncoder().encode(keys.join('\n'))
  const half = vectors.width / 2
  const bytes = new Uint8Array(20 + keyBytes.length + keys.length * (1 + half))
  const view = new DataView(bytes.buffer)
  for (const [i, value] of [keys.length, vectors.width, keyBytes.length].entries())
    view.setUint32(8 + 4 * i, value, true)
  bytes.set(keyBytes, 20)
  for (let i = 0; i < keys.length; i++) {
    const vector = row(vectors, i)
    bytes[20 + keyBytes.length + i] = Math.max(1, Math.min(255, Math.round(norm(vector) / WEIGHT_UNIT)))
    bytes.set(nibbles(vector), 20 + keyBytes.length + keys.length + i * half)
  }
  bytes.set(new TextEncoder().encode(MAGIC), 0)
  view.setUint32(4, crc32(bytes.subarray(8)), true)
  return bytes
}

function nibbles(vector: Float32Array): Uint8Array {
  const scale = LARGEST / (vector.reduce((most, x) => Math.max(most, Math.abs(x)), 0) || 1)
  const cell = (k: number): number => Math.round((vector[k] ?? 0) * scale) + 8
  return Uint8Array.from({ length: vector.length / 2 }, (_, i) => cell(2 * i) | (cell(2 * i + 1) << 4))
}
