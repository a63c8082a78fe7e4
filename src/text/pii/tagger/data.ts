import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import type { JapaneseLexicon } from './ja/lexicon.ts'
import { NameTable } from './name-table.ts'
import type { TaggerModel } from './tagger-model.ts'
import { decodeJudge, type JudgeWeights } from '../judge/weights.ts'
import { MaskingUnavailableError } from '../../errors.ts'
import { WordTable, type WordTableParts } from './word-table.ts'

export interface NameData {
  readonly ja: JapaneseLexicon & { readonly model: TaggerModel }
  readonly en: { readonly model: TaggerModel; readonly table: NameTable }
  readonly judge: JudgeWeights
}

/** The files of data/names beside the manifest, which holds the SHA-256 of each. */
export const FILES = [
  'ja.crf.gz',
  'en.crf.gz',
  'ja.table.gz',
  'en.table.gz',
  'ja.senses.gz',
  'ja.kana.gz',
  'ja.words.gz',
  'judge.gz',
] as const

/** Reads and checks the weights and tables. A missing or altered file is refused: a weak tagger would look like a clean text. */
export async function loadNameData(folder: string): Promise<NameData> {
  try {
    const manifest = parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8'))
    const [ja, en, jaTable, enTable, senses, kana, words, judge] = await Promise.all(
      FILES.map((file) => checked(folder, file, manifest)),
    )
    if (!ja || !en || !jaTable || !enTable || !senses || !kana || !words || !judge) throw new Error('a file is missing')
    const latin = decodeTable(enTable)
    return {
      ja: {
        model: decodeModel(ja),
        table: decodeTable(jaTable),
        words: decodeWords(words),
        latin,
        senses: decodeTable(senses),
        kana: new Int8Array(kana),
      },
      en: { model: decodeModel(en), table: latin },
      judge: decodeJudge(judge),
    }
  } catch (cause) {
    throw new MaskingUnavailableError('The data of the name tagger is missing or damaged.', cause)
  }
}

function parseManifest(text: string): ReadonlyMap<string, string> {
  const manifest: unknown = JSON.parse(text)
  if (typeof manifest !== 'object' || manifest === null) throw new Error('manifest.json is not an object')
  return new Map(Object.entries(manifest).map(([file, sum]) => [file, String(sum)]))
}

async function checked(folder: string, file: string, manifest: ReadonlyMap<string, string>): Promise<Buffer> {
  const bytes = await readFile(join(folder, file))
  if (sha256(bytes) !== manifest.get(file)) throw new Error(`${file} does not match its checksum`)
  return gunzipSync(bytes)
}

export function sha256(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** Header length, JSON header, transitions (float32), weights (int8). */
export function encodeModel(model: TaggerModel): Buffer {
  const header = Buffer.from(JSON.stringify({ labels: model.labels, bits: model.bits, scale: model.scale }))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(header.length)
  const transitions = Buffer.alloc(model.transitions.length * 4)
  model.transitions.forEach((value, i) => transitions.writeFloatLE(value, i * 4))
  return Buffer.concat([size, header, transitions, Buffer.from(model.weights.buffer, 0, model.weights.length)])
}

function decodeModel(bytes: Buffer): TaggerModel {
  const headerEnd = 4 + bytes.readUInt32LE(0)
  const header = JSON.parse(bytes.toString('utf8', 4, headerEnd)) as Pick<TaggerModel, 'labels' | 'bits' | 'scale'>
  const size = header.labels.length
  const transitions = new Float32Array((size + 1) * size)
  for (let i = 0; i < transitions.length; i++) transitions[i] = bytes.readFloatLE(headerEnd + i * 4)
  const weights = new Int8Array(bytes.subarray(headerEnd + transitions.length * 4))
  if (weights.length !== 2 ** header.bits * size) throw new Error('the weights have the wrong size')
  return { labels: header.labels, bits: header.bits, scale: header.scale, transitions, weights }
}

/** Number of slots, the slots (uint32), their costs (uint8), and the lengths words and names can have (uint16). */
export function encodeWords({ slots, costs, wordLengths, nameLengths }: WordTableParts): Buffer {
  const lengths = [...wordLengths, ...nameLengths]
  const out = Buffer.alloc(4 + slots.length * 5 + lengths.length * 2)
  out.writeUInt32LE(slots.length)
  slots.forEach((slot, i) => out.writeUInt32LE(slot, 4 + i * 4))
  out.set(costs, 4 + slots.length * 4)
  lengths.forEach((mask, i) => out.writeUInt16LE(mask, 4 + slots.length * 5 + i * 2))
  return out
}

function decodeWords(bytes: Buffer): WordTable {
  const size = bytes.readUInt32LE(0)
  const costs = 4 + size * 4
  const rest = costs + size
  const lengths = new Uint16Array((bytes.length - rest) / 2)
  for (let i = 0; i < lengths.length; i++) lengths[i] = bytes.readUInt16LE(rest + i * 2)
  return new WordTable({
    slots: slotsAt(bytes, 4, size),
    costs: Uint8Array.from(bytes.subarray(costs, rest)),
    wordLengths: lengths.slice(0, lengths.length / 2),
    nameLengths: lengths.slice(lengths.length / 2),
  })
}

function decodeTable(bytes: Buffer): NameTable {
  return new NameTable(slotsAt(bytes, 0, bytes.length / 4))
}

function slotsAt(bytes: Buffer, start: number, count: number): Uint32Array {
  const slots = new Uint32Array(count)
  for (let i = 0; i < count; i++) slots[i] = bytes.readUInt32LE(start + i * 4)
  return slots
}
