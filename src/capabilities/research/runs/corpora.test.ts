import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#kernel/context.ts'
import { makeContext } from '#kernel/context.ts'
import { Corpora } from './corpora.ts'

const as = (kind: Actor['kind'], via: Actor['via']) => makeContext({ actor: { id: 'local', kind, via } })
const ELSEWHERE = [as('person', 'web'), as('person', 'http'), as('agent', 'mcp'), as('agent', 'token')]

let home = ''
let corpora: Corpora
beforeAll(async () => {
  home = await realpath(await mkdtemp(join(tmpdir(), 'naze-corpora-')))
  for (const folder of ['open/docs/2024', 'open/secret', 'closed', 'open/docs2', 'examples'])
    await mkdir(join(home, folder), { recursive: true })
  await writeFile(join(home, 'open/docs/file.md'), 'words')
  await symlink(join(home, 'closed'), join(home, 'open/docs/way-out'))
  corpora = new Corpora({ roots: [join(home, 'open/docs')], example: join(home, 'closed') })
})
afterAll(() => rm(home, { recursive: true, force: true }))

describe('[research.run-corpus] who is not at the command line', () => {
  test.each(ELSEWHERE)('can have what was opened read, by its name and inside it ($actor.via)', async (ctx) => {
    expect(corpora.names).toEqual(['docs', 'examples'])
    expect(await corpora.choose(ctx, undefined)).toEqual({ name: 'docs', folder: join(home, 'open/docs') })
    expect(await corpora.choose(ctx, 'docs/2024')).toEqual({ name: 'docs/2024', folder: join(home, 'open/docs/2024') })
    expect(await corpora.choose(ctx, 'examples')).toEqual({ name: 'examples', folder: join(home, 'closed') })
  })

  test.each([
    'docs/..',
    'docs/../secret',
    'docs/../docs2',
    'docs\\..\\secret',
    'docs/way-out',
    'docs/2024/../../secret',
    'docs/not-there',
    'docs/file.md',
    '../open/secret',
    'secret',
    '',
    '.',
    '/etc',
  ])('is refused %j, and not told what is there', async (asked) => {
    for (const ctx of ELSEWHERE)
      await expect(corpora.choose(ctx, asked)).rejects.toMatchObject({
        code: 'FORBIDDEN',
        message: 'corpus: this folder is not open to research (these are: docs, examples; NAZE_RESEARCH_CORPUS)',
      })
  })

  test('is refused a path, also of what was opened', async () => {
    for (const ctx of ELSEWHERE)
      await expect(corpora.choose(ctx, join(home, 'open/docs'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('[research.run-corpus] someone at the command line names any folder; others never learn where it lies', async () => {
  for (const via of ['cli', 'pipe'] as const) {
    const chosen = await corpora.choose(as('person', via), join(home, 'open/secret'))
    expect(chosen).toEqual({ name: 'secret', folder: join(home, 'open/secret') })
  }
  const missing = corpora.choose(as('person', 'cli'), join(home, 'nowhere'))
  await expect(missing).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(corpora.choose(as('agent', 'cli'), join(home, 'closed'))).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('a folder that was opened keeps its name, also beside the one that comes with naze', async () => {
  const own = new Corpora({ roots: [join(home, 'examples')], example: join(home, 'closed') })
  expect(own.names).toEqual(['examples'])
  expect(await own.choose(as('person', 'web'), 'examples')).toMatchObject({ folder: join(home, 'examples') })
})

test('with nothing opened and nothing named there is nothing to read', async () => {
  const none = new Corpora({ roots: [], example: null })
  await expect(none.choose(as('person', 'web'), undefined)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(none.choose(as('agent', 'mcp'), 'docs')).rejects.toMatchObject({ code: 'FORBIDDEN' })
})
