import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dataFolder } from '../data-folder.ts'
import { TextError } from '../errors.ts'
import { vectorTable } from './load.ts'
import { readVectorTable } from './table.ts'

const shipped = readFileSync(join(dataFolder('vectors'), 'words.bin'))

function refusal(bytes: Uint8Array): unknown {
  try {
    readVectorTable(bytes)
  } catch (error) {
    return error
  }
  return undefined
}

describe('the shipped table', () => {
  it('holds both languages and single kanji, each pointing somewhere', async () => {
    const table = await vectorTable()
    for (const key of ['会議', '減らす', 'スマホ', 'K:漢', 'meeting', 'reduce']) {
      const place = table.find(key)
      expect(place, key).toBeDefined()
      expect(Math.hypot(...table.direction(place ?? 0))).toBeCloseTo(1, 3)
      expect(table.weight(place ?? 0)).toBeGreaterThan(0)
    }
    expect(table.find('そんな言葉はない')).toBeUndefined()
  })

  it('is read once', async () => {
    expect(await vectorTable()).toBe(await vectorTable())
  })
})

describe('readVectorTable', () => {
  it.each([
    ['nothing', new Uint8Array()],
    ['another file', new TextEncoder().encode('PK\u0003\u0004 not a table, though long enough')],
    ['a cut file', shipped.subarray(0, shipped.length - 1)],
    ['only a header', shipped.subarray(0, 20)],
    ['a longer file', Buffer.concat([shipped, Buffer.from([0])])],
  ])('refuses %s', (_, bytes) => {
    const error = refusal(bytes)
    expect(error).toMatchObject({ code: 'INTERNAL' })
  })

  it('refuses a change of any single byte', () => {
    fc.assert(
      fc.property(fc.nat(shipped.length - 1), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const bytes = Uint8Array.from(shipped)
        bytes[at] = (bytes[at] ?? 0) ^ change
        expect(refusal(bytes)).toBeInstanceOf(TextError)
      }),
      { numRuns: 8 },
    )
  })
})
