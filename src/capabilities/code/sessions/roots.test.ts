import { mkdirSync, mkdtempSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Actor } from '#kernel/context.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { CodeIndexes } from '../index/code-indexes.ts'
import { Roots } from './roots.ts'

const base = realpathSync(mkdtempSync(join(tmpdir(), 'naze-roots-')))
const [open, part, other] = [join(base, 'open'), join(base, 'open/part'), join(base, 'other')]
for (const folder of [part, other]) mkdirSync(folder, { recursive: true })
symlinkSync(other, join(open, 'way-out'))

const by = (actor: Partial<Actor>) => personContext({ actor: { id: 'local', kind: 'agent', via: 'mcp', ...actor } })
const agent = by({})
/** Only opens folders here: nothing is indexed. */
const facts = new CodeIndexes({ home: join(base, 'home'), watch: false })
const terminal = by({ kind: 'person', via: 'cli' })
const choose = (roots: Roots, asked?: string, ctx = agent) => roots.choose(ctx, facts, asked)

test('[code.roots] only what was opened, and what lies in it, can be looked into', async () => {
  const roots = new Roots({ opened: [open], isLocalOnly: true })
  expect(await choose(roots)).toBe(open)
  expect(await choose(roots, part)).toBe(part)
  for (const asked of [other, base, join(open, 'way-out'), join(open, '../other'), join(base, 'nothing'), '/'])
    await expect(choose(roots, asked)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  expect(await choose(roots, other, terminal)).toBe(other)
  await expect(choose(roots, other, by({ kind: 'person', via: 'web' }))).rejects.toMatchObject({ code: 'FORBIDDEN' })
})

test('[code.roots] where nothing was opened, any folder of a machine that listens to itself alone, and none elsewhere', async () => {
  expect(await choose(new Roots({ opened: [], isLocalOnly: true }), other)).toBe(other)
  await expect(choose(new Roots({ opened: [], isLocalOnly: false }), other)).rejects.toMatchObject({
    code: 'FORBIDDEN',
  })
  await expect(choose(new Roots({ opened: [], isLocalOnly: true }))).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  await expect(choose(new Roots({ opened: [], isLocalOnly: true }), 'shop')).rejects.toThrow('absolute')
  await expect(choose(new Roots({ opened: [], isLocalOnly: true }), join(base, 'x'))).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  })
})
