import { crc32 } from 'node:zlib'
import { TextError } from '../errors.ts'

/** What the lattice needs to know of a vocabulary: the place of a key, smaller being commoner. */
export interface Lexicon {
  find(key: string): number | undefined
}

/** Words of both languages in one space; single kanji under `K:漢`. */
export interface VectorTable extends Lexicon {
  readonly size: number
  readonly dimensions: number
  /** How much a word says, next to others in its sentence. */
  weight(index: number): number
  /** Of length 1, in a fresh array. */
  direction(index: number): Float32Array
}

export const MAGIC = 'NZV1'
export const WEIGHT_UNIT = 1 / 64
const HEADER = 20

/**
 * Layout, little endian: magic, CRC-32 of all that follows it, count n, dimensions d, bytes of keys; keys joined by \n;
 * n weight bytes; n × d/2 bytes of two 4-bit components each (low half first, 8 standing for 0).
 */
export function readVectorTable(bytes: Uint8Array): VectorTable {
  if (bytes.length < HEADER || new TextDecoder('latin1').decode(bytes.subarray(0, 4)) !== MAGIC)
    throw corrupt('not a vector table')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  const [checksum, size, dimensions, keyBytes] = [4, 8, 12, 16].map((at) => view.getUint32(at, true)) as Header
  const row = dimensions / 2
  if (dimensions % 2 !== 0 || bytes.length !== HEADER + keyBytes + size * (1 + row)) throw corrupt('wrong length')
  if (crc32(bytes.subarray(8)) !== checksum) throw corrupt('wrong checksum')
  const keys = new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(HEADER, HEADER + keyBytes)).split('\n')
  const places = new Map<string, number>()
  for (let index = 0; index < keys.length; index++) places.set(keys[index] ?? '', index)
  if (keys.length !== size || places.size !== size) throw corrupt('wrong keys')
  const weights = bytes.subarray(HEADER + keyBytes, HEADER + keyBytes + size)
  const cells = bytes.subarray(HEADER + keyBytes + size)
  return {
    size,
    dimensions,
    find: (key) => places.get(key),
    weight: (index) => (weights[index] ?? 0) * WEIGHT_UNIT,
    direction: (index) => unpack(cells.subarray(index * row, (index + 1) * row)),
  }
}

type Header = [checksum: number, size: number, dimensions: number, keyBytes: number]

function unpack(cells: Uint8Array): Float32Array {
  const vector = new Float32Array(cells.length * 2)
  let square = 0
  for (let i = 0; i < cells.length; i++) {
    const pair = cells[i] ?? 0
    const low = (pair & 15) - 8
    const high = (pair >> 4) - 8
    vector[2 * i] = low
    vector[2 * i + 1] = high
    square += low * low + high * high
  }
  const scale = square === 0 ? 0 : 1 / Math.sqrt(square)
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) * scale
  return vector
}

function corrupt(why: string): TextError {
  return new TextError('INTERNAL', `word vectors: the table is corrupt (${why})`)
}
