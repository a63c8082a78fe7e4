import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { archiveFolder, archiveText, forge } from '../../../test/support/store/archives.ts'
import { LONGEST_LINE } from './archive-format.ts'
import { checkArchive } from './read-archive.ts'

const archives = archiveFolder()
const header = {
  naze: 'backup',
  format: 1,
  version: '1.2.3',
  migration: { name: '0000_first', at: 1, hash: 'h' },
  store: 'pglite',
  created_at: '2026-11-15T00:00:00.000Z',
}
const lines = [
  '{"table":"why.sessions","columns":["id","title"]}',
  ...Array.from({ length: 40 }, (_, n) => JSON.stringify([String(n), n % 3 === 0 ? null : `回覧板「${n}」\n"why"`])),
  '{"table":"why.messages","columns":["id"]}',
  '["a"]',
  '{"sequence":"why.counted","value":"12","called":true}',
]
let good: Buffer
let text: string
beforeAll(async () => {
  const file = await forge(archives.newFile(), { header, lines })
  good = readFileSync(file)
  text = archiveText(file)
})

const written = async (bytes: Uint8Array): Promise<string> => {
  const file = archives.newFile()
  await writeFile(file, bytes)
  return file
}
const refusal = async (bytes: Uint8Array) =>
  checkArchive(await written(bytes)).then(
    () => 'taken',
    (error: unknown) => error,
  )

/** One place changed, dropped or doubled, or everything from there on cut off. */
const alteration = fc.record({
  where: fc.nat(),
  byte: fc.integer({ min: 1, max: 255 }),
  how: fc.constantFrom('change', 'drop', 'double', 'cut'),
})
function altered(bytes: Buffer, { where, byte, how }: { where: number; byte: number; how: string }): Buffer {
  const at = where % bytes.length
  const [before, here, after] = [bytes.subarray(0, at), bytes.subarray(at, at + 1), bytes.subarray(at + 1)]
  if (how === 'change') return Buffer.concat([before, Buffer.from([(here[0] ?? 0) ^ byte]), after])
  if (how === 'drop') return Buffer.concat([before, after])
  return how === 'double' ? Buffer.concat([before, here, here, after]) : Buffer.from(before)
}

test('a whole archive says what it holds', async () => {
  expect(await checkArchive(await written(good))).toEqual({
    version: '1.2.3',
    store: 'pglite',
    created_at: header.created_at,
    rows: { 'why.sessions': 40, 'why.messages': 1 },
  })
})

describe('[trust.backup-whole] a cut or altered file is refused as a whole', () => {
  test('wherever a byte of what it says is changed, dropped, doubled or the rest cut off', async () => {
    const bytes = Buffer.from(text)
    await fc.assert(
      fc.asyncProperty(alteration, async (change) => {
        const other = altered(bytes, change)
        fc.pre(!other.equals(bytes))
        expect(await refusal(gzipSync(other))).toMatchObject({
          code: expect.stringMatching(/^(INVALID_INPUT|STORE_TOO_NEW)$/),
        })
      }),
      { numRuns: 400 },
    )
  })

  test('wherever a byte of the packed file is: refused in one line, or it still says exactly the same', async () => {
    await fc.assert(
      fc.asyncProperty(alteration, async (change) => {
        const other = altered(good, change)
        const answer = await refusal(other)
        if (answer === 'taken') expect(gunzipSync(other).toString()).toBe(text)
        else expect(answer).toMatchObject({ code: 'INVALID_INPUT', message: expect.not.stringContaining('\n') })
      }),
      { numRuns: 400 },
    )
  })

  test('any bytes at all', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), fc.boolean(), async (bytes, packed) => {
        expect(await refusal(packed ? gzipSync(bytes) : bytes)).toMatchObject({ code: 'INVALID_INPUT' })
      }),
      { numRuns: 200 },
    )
  })

  const ALTERED = /is cut or altered; nothing of it can be used$/
  test.each<[string, () => Uint8Array, RegExp]>([
    ['nothing', () => Buffer.alloc(0), ALTERED],
    ['plain text', () => Buffer.from('{"naze":"backup"}\n'), /is not a backup of naze$/],
    ['some other gzipped file', () => gzipSync('hello\n'), /is not a backup of naze$/],
    ['no end', () => gzipSync(text.slice(0, text.lastIndexOf('{"rows"'))), ALTERED],
    ['no last line break', () => gzipSync(text.trimEnd()), ALTERED],
    ['something after the end', () => gzipSync(`${text}["more"]\n`), ALTERED],
    ['another archive after the end', () => Buffer.concat([good, good]), ALTERED],
    [
      'bytes that are not UTF-8',
      () => gzipSync(Buffer.concat([Buffer.from(text), Buffer.from([0xff, 0x0a])])),
      ALTERED,
    ],
    [
      'a line longer than any row',
      () => gzipSync(`${text.split('\n')[0]}\n["${'x'.repeat(LONGEST_LINE)}"]\n`),
      /holds a line no backup has$/,
    ],
  ])('%s', async (_what, bytes, message) => {
    expect(await refusal(bytes())).toMatchObject({ code: 'INVALID_INPUT', message: expect.stringMatching(message) })
  })

  test('rows before any table, of another width, of other values, or a table twice', async () => {
    for (const wrong of [
      ['["a"]', ...lines],
      [...lines.slice(0, 2), '["a"]', ...lines.slice(2)],
      [...lines.slice(0, 2), '["a",1]', ...lines.slice(2)],
      [...lines.slice(0, 2), '["a",["b"]]', ...lines.slice(2)],
      [...lines, ...lines],
      [...lines, '["after a counter"]'],
      [...lines, '{"what":"is this"}'],
      [...lines, 'null'],
    ]) {
      const file = await forge(archives.newFile(), { header, lines: wrong })
      await expect(checkArchive(file)).rejects.toMatchObject({
        code: 'INVALID_INPUT',
        message: expect.stringMatching(ALTERED),
      })
    }
  })

  test('a file that is not there, or is a folder', async () => {
    await expect(checkArchive(join(archives.path(), 'none'))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/none cannot be read \(ENOENT\)$/),
    })
    await expect(checkArchive(archives.path())).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringMatching(/cannot be read \(EISDIR\)$/),
    })
  })
})
