import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { ask, places, repository } from '../../../../test/support/code/repository.ts'

const FILES = { 'src/cart.ts': 'export class Cart {}\n', 'src/deep/tax.py': 'def tax():\n    pass\n' }

async function watched(files: Record<string, string>) {
  const made = repository(files)
  const indexes = made.open({ watch: true })
  const index = await indexes.index(made.root)
  await vi.waitUntil(() => index.status().watching && index.status().state === 'ready', 30_000)
  const find = (name: string) => ask(indexes, made.root, 'find_definitions', { name })
  return { ...made, indexes, index, find }
}

test('[code.index-watched] a file that becomes a folder, and a folder that becomes a file', async () => {
  const { root, write, remove, find } = await watched(FILES)
  remove('src/cart.ts', 'src/deep')
  write({ 'src/cart.ts/inner.ts': 'export class Inner {}\n', 'src/deep': 'no code any more\n' })
  await vi.waitUntil(async () => places(await find('Inner')).length === 1, 20_000)
  expect(places(await find('Inner'))).toEqual(['src/cart.ts/inner.ts:1'])
  expect(places(await find('Cart'))).toEqual([])
  expect(places(await find('tax'))).toEqual([])
  rmSync(join(root, 'src/cart.ts'), { recursive: true })
  write({ 'src/cart.ts': 'export class Again {}\n' })
  await vi.waitUntil(async () => places(await find('Again')).length === 1, 20_000)
  expect(places(await find('Inner'))).toEqual([])
})

test('[code.index-watched] a repository removed and made anew is followed again, as often as that happens', async () => {
  const { root, write, find } = await watched(FILES)
  for (const name of ['One', 'Two', 'Three']) {
    rmSync(root, { recursive: true })
    write({ 'src/cart.ts': `export class ${name} {}\n`, 'src/deep/tax.py': `def tax_${name}():\n    pass\n` })
    await vi.waitUntil(async () => places(await find(name)).length === 1, 20_000)
    write({ 'src/deep/tax.py': `def later_${name}():\n    pass\n` })
    await vi.waitUntil(async () => places(await find(`later_${name}`)).length === 1, 20_000)
    expect(places(await find(`tax_${name}`))).toEqual([])
  }
})

test('[code.index-watched] a rename that only changes the case', async () => {
  const { root, find } = await watched(FILES)
  renameSync(join(root, 'src/cart.ts'), join(root, 'src/Cart.ts'))
  await vi.waitUntil(async () => places(await find('Cart')).join() === 'src/Cart.ts:1', 20_000)
})

test('[code.index-branch] while 2,000 files change hands every answer is of one branch, or says that it is not complete', async () => {
  const { root, git, write, open } = repository(FILES)
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
  git('checkout', '-qb', 'other')
  const name = (n: number) => `src/m${n % 40}/f${n}.ts`
  write(
    Object.fromEntries(
      Array.from({ length: 2_000 }, (_, n) => [name(n), `export const onOther${n} = shared${n % 7}\n`]),
    ),
  )
  git('add', '.')
  git('commit', '-qm', 'second')
  git('checkout', '-q', 'main')
  const indexes = open({ watch: true })
  const index = await indexes.index(root)
  await vi.waitUntil(() => index.status().watching && index.status().state === 'ready', 30_000)
  git('checkout', '-q', 'other')
  const asked: number[] = []
  for (let n = 0; n < 5; n++) {
    const { hits, complete } = await ask(indexes, root, 'find_definitions', { name: 'onOther1999' })
    if (complete) asked.push(hits.length)
  }
  await vi.waitUntil(() => index.files.size === 2_002 && index.status().state === 'ready', 60_000)
  expect(await ask(indexes, root, 'find_definitions', { name: 'onOther1999' })).toMatchObject({
    complete: true,
    total: 1,
  })
  // Once the new branch was told, the old one is not told again.
  expect(asked.toSorted()).toEqual(asked)
})

describe('[code.index-unwatched] more folders than can be followed', () => {
  test('the status says so, and an answer has what was written just before it was asked', async () => {
    const { root, write, remove, open } = repository(FILES)
    const indexes = open({ watch: true, mostWatched: 2 })
    await ask(indexes, root, 'find_definitions', { name: 'Cart' })
    await vi.waitUntil(async () => !(await ask(indexes, root, 'index_status')).complete, 20_000)
    await (await indexes.index(root)).settled()
    const status = await ask(indexes, root, 'index_status')
    expect(status.reasons).toEqual([expect.stringContaining('3 folders are more than can be followed (2)')])
    write({ 'src/new/late.ts': 'export class Late {}\n' })
    remove('src/cart.ts')
    expect(await ask(indexes, root, 'find_definitions', { name: 'Late' })).toMatchObject({ complete: true, total: 1 })
    expect(await ask(indexes, root, 'find_definitions', { name: 'Cart' })).toMatchObject({ complete: true, total: 0 })
    write({ 'src/new/late.ts': 'export class Later {}\n' })
    expect(await indexes.symbols(root, 'Later')).toHaveLength(1)
  })
})

describe('[code.index-odd] what else may stand in a folder', () => {
  test('pipes, sockets and links in circles are passed by, also where a file stood before', async () => {
    const { root, write, remove, find, indexes } = await watched(FILES)
    execFileSync('mkfifo', [join(root, 'pipe.ts'), join(root, 'src/.gitignore')])
    symlinkSync('.', join(root, 'src/circle'))
    symlinkSync('/dev/zero', join(root, 'endless.ts'))
    const socket = createServer().listen(join(root, 'socket.py'))
    onTestFinished(() => void socket.close())
    remove('src/cart.ts')
    execFileSync('mkfifo', [join(root, 'src/cart.ts')])
    write({ 'after.ts': 'export class After {}\n' })
    await vi.waitUntil(async () => places(await find('After')).length === 1, 20_000)
    expect(await find('Cart')).toMatchObject({ complete: true, total: 0 })
    expect((await ask(indexes, root, 'search_files', { pattern: '*' })).total).toBe(2)
    expect(await ask(indexes, root, 'search_text', { text: 'class' })).toMatchObject({ total: 1 })
  })

  test('names with new lines are read; names that are no text are told', async () => {
    const { root, open } = repository({ ...FILES, 'src/two\nlines.ts': 'export class TwoLines {}\n' })
    const indexes = open()
    expect(places(await ask(indexes, root, 'find_definitions', { name: 'TwoLines' }))).toEqual(['src/two\nlines.ts:1'])
    const bytes = Buffer.concat([Buffer.from(join(root, 'src/')), Buffer.from([0xff, 0xfe]), Buffer.from('.ts')])
    writeFileSync(bytes, 'export class Unspeakable {}\n')
    await (await indexes.index(root)).refresh()
    const answer = await ask(indexes, root, 'find_definitions', { name: 'Unspeakable' })
    expect(answer).toMatchObject({
      complete: false,
      total: 0,
      reasons: [expect.stringContaining('1 folders or files cannot be read')],
    })
  })

  test('a folder and a file that are not ours to read are told; the rest is indexed and followed', async () => {
    const made = repository({
      ...FILES,
      'locked/a.ts': 'export class Locked {}\n',
      'mute.ts': 'export class Mute {}\n',
    })
    const { root, home, write, open } = made
    chmodSync(join(root, 'locked'), 0)
    chmodSync(join(root, 'mute.ts'), 0)
    mkdirSync(home)
    // Nothing is closed to root: the test goes on as somebody else then.
    if (process.getuid?.() === 0) {
      for (const each of [join(root, '..'), root, join(root, 'src'), join(root, 'src/deep'), home])
        chmodSync(each, 0o777)
      process.seteuid?.(65_534)
    }
    try {
      const indexes = open({ watch: true })
      const index = await indexes.index(root)
      await vi.waitUntil(() => index.status().watching && index.status().state === 'ready', 30_000)
      const answer = await ask(indexes, root, 'find_definitions', { name: 'Cart' })
      expect(answer).toMatchObject({ complete: false, total: 1 })
      expect(answer.reasons).toEqual([
        expect.stringContaining('"locked"'),
        expect.stringContaining('1 files could not be'),
      ])
      write({ 'src/new.ts': 'export class New {}\n' })
      await vi.waitUntil(() => index.symbols.named('New').length === 1, 20_000)
      await indexes.close()
    } finally {
      if (process.getuid?.() === 0) process.seteuid?.(0)
      chmodSync(join(root, 'locked'), 0o700)
    }
  })
})
