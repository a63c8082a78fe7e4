import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readPlain, readPlainSync } from './read-plain.ts'
import { realRoot } from './root.ts'

const folder = mkdtempSync(join(tmpdir(), 'naze-plain-'))

describe.each([
  ['at once', async (path: string) => readPlainSync(path)],
  ['meanwhile', readPlain],
])('a file read %s', (_, read) => {
  it.each(['', 'short', 'なぜ'.repeat(300_000)])('comes whole', async (text) => {
    const path = join(folder, 'text')
    writeFileSync(path, text)
    expect((await read(path))?.toString('utf8') === text).toBe(true)
  })

  it('is none where there is none, or a folder', async () => {
    expect(await read(join(folder, 'nothing'))).toBeUndefined()
    expect(await read(folder)).toBeUndefined()
  })

  it.skipIf(process.platform !== 'linux')(
    '[code.endless-file] that says it is empty and never ends is empty',
    async () => {
      expect((await read('/proc/self/pagemap'))?.length).toBe(0)
    },
  )
})

it('[code.endless-file] a whole machine is no repository', async () => {
  for (const root of ['/', '/..', ...(process.platform === 'linux' ? ['/proc', '/proc/self/task', '/sys'] : [])])
    await expect(realRoot(root)).rejects.toMatchObject({ code: 'INVALID_INPUT', message: /is the machine/ })
})
