import { gunzipSync, gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from '#text/data-folder.ts'
import { decodeWeights, encodeWeights } from './weights.ts'

const shipped = readFileSync(join(dataFolder('board'), 'wording.bin.gz'))

test('[board.read-as-person] the shipped weights come back as they were written', () => {
  expect(gunzipSync(encodeWeights(decodeWeights(shipped))).equals(gunzipSync(shipped))).toBe(true)
})

test.each([
  ['one weight changed', (bytes: Buffer) => bytes.writeInt8(bytes.readInt8(bytes.length - 1) ^ 1, bytes.length - 1), 0],
  ['the end cut off', () => undefined, 10],
])('[board.read-as-person] damaged weights are refused: %s', (_how, change, cut) => {
  const bytes = Buffer.from(gunzipSync(shipped))
  change(bytes)
  expect(() => decodeWeights(gzipSync(bytes.subarray(0, bytes.length - cut)))).toThrow(/checksum|size/u)
})
