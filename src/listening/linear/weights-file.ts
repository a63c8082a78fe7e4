import { createHash } from 'node:crypto'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { KindModel } from '../kinds/classifier/softmax.ts'

interface Header {
  sha256: string
  models: { name: string; labels: string[]; scale: number; size: number }[]
}

/** Length of the header, the header in JSON with the hash of what follows, then the weights of each model; compressed. */
export function encodeWeights<N extends string>(names: readonly N[], models: Readonly<Record<N, KindModel>>): Buffer {
  const all = names.map((name) => ({ name, ...models[name] }))
  const weights = Buffer.concat(
    all.map((model) => Buffer.from(model.weights.buffer, model.weights.byteOffset, model.weights.length)),
  )
  const header: Header = {
    sha256: sha256(weights),
    models: all.map(({ name, labels, scale, weights: own }) => ({
      name,
      labels: [...labels],
      scale,
      size: own.length,
    })),
  }
  const json = Buffer.from(JSON.stringify(header))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(json.length)
  return gzipSync(Buffer.concat([size, json, weights]), { level: 9 })
}

/** Refuses what is damaged: weights that are off would judge otherwise, and nobody would notice. */
export function decodeWeights<N extends string>(names: readonly N[], bytes: Uint8Array): Record<N, KindModel> {
  const all = gunzipSync(bytes)
  const start = 4 + all.readUInt32LE(0)
  const header = JSON.parse(all.toString('utf8', 4, start)) as Header
  const weights = all.subarray(start)
  if (sha256(weights) !== header.sha256) throw new Error('the weights do not match their checksum')
  let at = 0
  const found = new Map<string, KindModel>()
  for (const { name, labels, scale, size } of header.models) {
    at += size
    found.set(name, { labels, scale, weights: new Int8Array(weights.subarray(at - size, at)) })
  }
  if (at !== weights.length) throw new Error('the weights have the wrong size')
  const one = (name: N): [N, KindModel] => {
    const model = found.get(name)
    if (model === undefined) throw new Error(`the weights hold no ${name}`)
    return [name, model]
  }
  return Object.fromEntries(names.map(one)) as Record<N, KindModel>
}

function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
