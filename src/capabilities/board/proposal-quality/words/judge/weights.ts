import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import { BITS } from './features.ts'
import { MEANING_SIZE } from './meaning.ts'

const SIZE = 2 ** BITS

/** One linear score a language and kind of report: above 0 a text tells or chooses. */
export const TABLES = ['ja organizer', 'ja advisor', 'en organizer', 'en advisor'] as const
export type Table = (typeof TABLES)[number]
const ENGLISH = TABLES.filter((table) => table.startsWith('en')).length

export interface Scaled {
  readonly scale: number
  readonly weights: Int8Array
}
/** Of English also what its words mean. */
export type Weights = Readonly<Record<Table, Scaled & { readonly meaning?: Scaled }>>

interface Header {
  sha256: string
  scales: number[]
  meanings: number[]
}

/** Length of the header, the header in JSON with the hash of what follows, then a byte a weight; compressed. */
export function encodeWeights(all: Weights): Buffer {
  const meanings = TABLES.flatMap((table) => all[table].meaning ?? [])
  const parts = [...TABLES.map((table) => all[table]), ...meanings]
  const bytes = Buffer.concat(parts.map(({ weights }) => Buffer.from(weights.buffer)))
  const header: Header = {
    sha256: sha256(bytes),
    scales: TABLES.map((table) => all[table].scale),
    meanings: meanings.map(({ scale }) => scale),
  }
  const json = Buffer.from(JSON.stringify(header))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(json.length)
  return gzipSync(Buffer.concat([size, json, bytes]), { level: 9 })
}

/** Refuses what is damaged: a judge that is off would let orders through, and nobody would notice. */
export function decodeWeights(file: Uint8Array): Weights {
  const all = gunzipSync(file)
  const start = 4 + all.readUInt32LE(0)
  const header = JSON.parse(all.toString('utf8', 4, start)) as Header
  const bytes = all.subarray(start)
  if (sha256(bytes) !== header.sha256) throw new Error('the weights do not match their checksum')
  const last = SIZE * TABLES.length
  if (bytes.length !== last + MEANING_SIZE * ENGLISH) throw new Error('the weights have the wrong size')
  const table = (n: number): Scaled => ({
    scale: header.scales[n] ?? 0,
    weights: new Int8Array(bytes.subarray(n * SIZE, (n + 1) * SIZE)),
  })
  const meaning = (n: number): Scaled => ({
    scale: header.meanings[n] ?? 0,
    weights: new Int8Array(bytes.subarray(last + n * MEANING_SIZE, last + (n + 1) * MEANING_SIZE)),
  })
  return {
    'ja organizer': table(0),
    'ja advisor': table(1),
    'en organizer': { ...table(2), meaning: meaning(0) },
    'en advisor': { ...table(3), meaning: meaning(1) },
  }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
