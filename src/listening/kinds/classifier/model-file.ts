import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Language } from '#text/index.ts'
import { BUCKETS } from './features.ts'
import type { KindModel } from './softmax.ts'

/** The shipped weights: for each language what tells kinds apart, and what tells statements apart. */
export type KindModels = Readonly<Record<Language, { readonly kinds: KindModel; readonly statements: KindModel }>>

const ORDER = [
  ['ja', 'kinds'],
  ['ja', 'statements'],
  ['en', 'kinds'],
  ['en', 'statements'],
] as const

interface Header {
  sha256: string
  models: { labels: string[]; scale: number }[]
}

/** Length of the header, the header in JSON with the hash of what follows, then the weights of each model; compressed. */
export function encodeModels(models: KindModels): Buffer {
  const all = ORDER.map(([language, of]) => models[language][of])
  const weights = Buffer.concat(
    all.map((model) => Buffer.from(model.weights.buffer, model.weights.byteOffset, model.weights.length)),
  )
  const header: Header = {
    sha256: sha256(weights),
    models: all.map(({ labels, scale }) => ({ labels: [...labels], scale })),
  }
  const json = Buffer.from(JSON.stringify(header))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(json.length)
  return gzipSync(Buffer.concat([size, json, weights]), { level: 9 })
}

/** Refuses what is damaged: weights that are off would hear something else, and nobody would notice. */
export function decodeModels(bytes: Uint8Array): KindModels {
  const all = gunzipSync(bytes)
  const start = 4 + all.readUInt32LE(0)
  const header = JSON.parse(all.toString('utf8', 4, start)) as Header
  const weights = all.subarray(start)
  if (sha256(weights) !== header.sha256) throw new Error('the weights do not match their checksum')
  let at = 0
  const [jaKinds, jaStatements, enKinds, enStatements] = header.models.map(({ labels, scale }): KindModel => {
    const size = BUCKETS * labels.length
    at += size
    return { labels, scale, weights: new Int8Array(weights.subarray(at - size, at)) }
  })
  if (at !== weights.length || !jaKinds || !jaStatements || !enKinds || !enStatements)
    throw new Error('the weights have the wrong size')
  return { ja: { kinds: jaKinds, statements: jaStatements }, en: { kinds: enKinds, statements: enStatements } }
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
