import { cp, mkdtemp, readFile, rm, truncate, unlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FILES, loadNameData } from './tagger/data.ts'
import { createMasker } from './masker.ts'
import { dataFolder } from '../data-folder.ts'
import { MaskingUnavailableError } from '../errors.ts'

const DATA = dataFolder('names')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naze-names-'))
  await cp(DATA, folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('the data of the tagger', () => {
  it.each(FILES)('%s missing is refused', async (file) => {
    await unlink(join(folder, file))
    await expect(loadNameData(folder)).rejects.toThrow(MaskingUnavailableError)
  })

  it.each(FILES)('%s cut short or altered by one byte is refused', async (file) => {
    const bytes = await readFile(join(folder, file))
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    await writeFile(join(folder, file), bytes)
    await expect(loadNameData(folder)).rejects.toThrow(MaskingUnavailableError)
    await truncate(join(folder, file), 100)
    await expect(loadNameData(folder)).rejects.toThrow(MaskingUnavailableError)
  })

  it('a manifest that is no manifest is refused', async () => {
    await writeFile(join(folder, 'manifest.json'), 'null')
    await expect(loadNameData(folder)).rejects.toThrow(MaskingUnavailableError)
  })
})

describe('a detector', () => {
  it('[interview.mask-fail-closed] that throws is never taken for a clean text', async () => {
    const data = await loadNameData(DATA)
    const broken = createMasker(data, [
      () => {
        throw new Error('broken rule')
      },
    ])
    expect(() => broken.mask('nothing personal')).toThrow(MaskingUnavailableError)
    expect(() => broken.find('')).toThrow(MaskingUnavailableError)
  })

  it('[interview.mask-fail-closed] that takes too long is refused, also when it is the last to look', async () => {
    const data = await loadNameData(DATA)
    const slow = () => {
      const end = performance.now() + 5
      while (performance.now() < end);
      return []
    }
    const late = createMasker(data, [() => [], slow], { ms: 2, msPerKb: 0 })
    expect(() => late.mask('nothing personal')).toThrow(MaskingUnavailableError)
    expect(createMasker(data, [() => [], slow]).mask('nothing personal').spans).toEqual([])
  })

  it('that never stops finding more is refused', async () => {
    const data = await loadNameData(DATA)
    const restless = createMasker(data, [
      ({ text }) => [{ start: text.lastIndexOf('a'), end: text.lastIndexOf('a') + 1, type: 'NAME' as const }],
    ])
    expect(() => restless.mask('a'.repeat(60))).toThrow(MaskingUnavailableError)
  })
})
