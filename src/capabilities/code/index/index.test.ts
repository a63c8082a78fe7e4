import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { ask, places, repository } from '../../../../test/support/code/repository.ts'

const SHOP = {
  'src/cart.ts': 'export class Cart {\n  add(item: string) { return item }\n}\n',
  'src/price.py': 'def price(item):\n    return item\n',
}

test('[code.index-ignored] what .gitignore names, links, binary and secret files are left out', async () => {
  const { root, open, write } = repository({
    ...SHOP,
    '.gitignore': '/build/\n*.log\n!keep.log\nsecret-*/\n',
    'build/out.ts': 'export const built = 1',
    'src/build/in.ts': 'export const inner = 1',
    'a.log': 'noise',
    'keep.log': 'kept',
    'secret-x/a.ts': 'export const hidden = 1',
    'src/.gitignore': 'local.ts\n',
    'src/local.ts': 'export const local = 1',
    '.env': 'TOKEN=abc',
    '.env.example': 'TOKEN=',
    'keys/server.pem': 'KEY',
    'keys/id_rsa': 'KEY',
    'node_modules/x/index.js': 'exports.x = 1',
  })
  write({ 'logo.ts': 'a\0b' })
  symlinkSync('/etc', join(root, 'etc'))
  symlinkSync(join(root, 'src/cart.ts'), join(root, 'linked.ts'))
  const { hits } = await ask(open(), root, 'search_files', { pattern: '**', budget: 20_000 })
  expect(hits.map(({ path }) => path).toSorted()).toEqual(
    [
      '.env.example',
      '.gitignore',
      'keep.log',
      'logo.ts',
      'src/.gitignore',
      'src/build/in.ts',
      'src/cart.ts',
      'src/price.py',
    ].toSorted(),
  )
  const found = await ask(open(), root, 'search_text', { text: 'KEY' })
  expect(found).toMatchObject({ complete: true, hits: [] })
})

test('[code.index-incremental] only what changed is read again, and answers follow', async () => {
  const { root, open, write, remove } = repository(SHOP)
  const indexes = open()
  const index = await indexes.index(root)
  await index.settled()
  write({ 'src/cart.ts': 'export class Basket {}\n', 'src/new.go': 'package a\nfunc Fresh() {}\n' })
  remove('src/price.py')
  await index.refresh()
  expect(index.status()).toMatchObject({ total: 2, done: 2, files: 2 })
  expect(places(await ask(indexes, root, 'find_definitions', { name: 'Basket' }))).toEqual(['src/cart.ts:1'])
  expect(places(await ask(indexes, root, 'find_definitions', { name: 'Fresh' }))).toEqual(['src/new.go:2'])
  expect(places(await ask(indexes, root, 'find_definitions', { name: 'Cart' }))).toEqual([])
  expect(places(await ask(indexes, root, 'find_definitions', { name: 'price' }))).toEqual([])
  expect(places(await ask(indexes, root, 'search_text', { text: 'Basket' }))).toEqual(['src/cart.ts:1'])
})

test('[code.index-hash] a file that was only touched is not parsed again', async () => {
  const { root, open } = repository(SHOP)
  const index = await open().index(root)
  await index.settled()
  const before = index.change
  utimesSync(join(root, 'src/cart.ts'), new Date(), new Date(Date.now() + 5_000))
  await index.refresh()
  expect(index.status()).toMatchObject({ total: 1, done: 1 })
  expect(index.change).toBe(before)
  await index.refresh()
  expect(index.status().total).toBe(0)
})

test('[code.index-kept] the next process has it without reading a file', async () => {
  const { root, open } = repository(SHOP)
  const first = open()
  await (await first.index(root)).settled()
  await first.close()
  const index = await open().index(root)
  await index.settled()
  expect(index.status()).toMatchObject({ state: 'ready', files: 2, total: 0 })
  expect(index.symbols.named('Cart')).toHaveLength(1)
})

test('[code.index-shared] two processes on one root see each other’s work and lose nothing', async () => {
  const { root, open, write } = repository(SHOP)
  const [one, two] = [open(), open()]
  await Promise.all([ask(one, root, 'index_status'), ask(two, root, 'index_status')])
  await Promise.all([(await one.index(root)).settled(), (await two.index(root)).settled()])
  write({ 'src/cart.ts': 'export class Basket {}\n' })
  await (await one.index(root)).refresh()
  expect(places(await ask(two, root, 'find_definitions', { name: 'Basket' }))).toEqual(['src/cart.ts:1'])
  expect(places(await ask(two, root, 'find_definitions', { name: 'Cart' }))).toEqual([])
  expect(places(await ask(two, root, 'search_text', { text: 'Basket' }))).toEqual(['src/cart.ts:1'])
})

test('[code.index-shared] all clients of a process share one index, by whatever path they ask', async () => {
  const { root, open } = repository(SHOP)
  const indexes = open()
  symlinkSync(root, `${root}-link`)
  const [a, b] = await Promise.all([indexes.index(root), indexes.index(`${root}-link/`)])
  expect(a).toBe(b)
})

test('[code.index-broken] an index in pieces is made anew', async () => {
  const { root, home, open } = repository(SHOP)
  const first = open()
  await (await first.index(root)).settled()
  await first.close()
  const [folder = ''] = readdirSync(join(home, 'code'))
  writeFileSync(
    join(home, 'code', folder, 'index.db'),
    'this is no database at all, and long enough to be read as one'.repeat(100),
  )
  expect(places(await ask(open(), root, 'find_definitions', { name: 'Cart' }))).toEqual(['src/cart.ts:1'])
})

test('[code.index-honest] an answer given while indexing says that it is not complete', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [`src/f${n}.ts`, `export function f${n}() { return ${n} }\n`.repeat(20)]),
  )
  const { root, open } = repository(many)
  const answer = await ask(open({ patienceMs: 0 }), root, 'find_definitions', { name: 'nothing_of_that_name' })
  expect(answer).toMatchObject({ complete: false, hits: [] })
  expect(answer.reasons.join()).toContain('indexing')
})

test('[code.index-large] huge and minified files are known, searched as text and kept out of the outlines', async () => {
  const { root, open } = repository({
    'big.ts': `export function early() {}\n${'// filler line\n'.repeat(90_000)}const needleInBig = 1\n`,
    'lib.min.js': `function minified(){${'var a=1;'.repeat(4_000)}needleInMin()}`,
    'data.csv': 'a,b\nneedleInData,2\n',
  })
  const indexes = open()
  const definitions = await ask(indexes, root, 'find_definitions', { name: 'early' })
  expect(definitions).toMatchObject({ complete: false, hits: [] })
  expect(definitions.reasons).toEqual(['1 files are too large to be parsed'])
  const found = await ask(indexes, root, 'search_text', { text: 'needleIn' })
  expect(found.complete).toBe(true)
  expect(found.hits.map(({ path }) => path)).toEqual(['big.ts', 'data.csv', 'lib.min.js'])
})

test('[code.index-languages] a language without a grammar is searched as text, and answers say so', async () => {
  const { root, open } = repository({ 'a.kt': 'fun greet() = 1\n' })
  const indexes = open()
  const answer = await ask(indexes, root, 'find_definitions', { name: 'greet' })
  expect(answer).toMatchObject({ complete: false, hits: [] })
  expect(answer.reasons.join()).toContain('kotlin')
  expect(places(await ask(indexes, root, 'search_text', { text: 'greet' }))).toEqual(['a.kt:1'])
})

test('[code.index-languages] a grammar that would end the whole process is not touched, wherever it lies', async () => {
  const { root, home, open } = repository({ 'a.swift': 'func greet() {}\n' })
  mkdirSync(join(home, 'code', 'grammars'), { recursive: true })
  writeFileSync(join(home, 'code', 'grammars', 'tree-sitter-swift.wasm'), 'would be read')
  const indexes = open()
  expect((await ask(indexes, root, 'find_definitions', { name: 'greet' })).reasons).toEqual([
    expect.stringContaining('none that is safe here, for swift'),
  ])
  expect(places(await ask(indexes, root, 'search_text', { text: 'greet' }))).toEqual(['a.swift:1'])
})

test('[code.index-watched] changes, new folders, renames and deletions are seen without being asked for', async () => {
  const { root, open, write, remove } = repository(SHOP)
  const indexes = open({ watch: true })
  const index = await indexes.index(root)
  await vi.waitUntil(() => index.status().watching, 15_000)
  write({ 'src/cart.ts': 'export class Basket {}\n', 'deep/er/a.py': 'class Deep:\n    pass\n' })
  remove('src/price.py')
  await vi.waitUntil(
    () => index.symbols.named('Deep').length === 1 && index.symbols.named('Basket').length === 1,
    15_000,
  )
  await vi.waitUntil(() => !index.files.has('src/price.py'), 15_000)
  write({ 'deep/er/b.py': 'class Later:\n    pass\n' })
  await vi.waitUntil(() => index.symbols.named('Later').length === 1, 15_000)
  remove('deep')
  await vi.waitUntil(() => index.symbols.named('Deep').length === 0, 15_000)
})

test('[code.index-branch] a switch of branches is one batch', async () => {
  const { root, open, write, git } = repository(SHOP)
  git('init', '-q', '-b', 'main')
  git('add', '.')
  git('commit', '-qm', 'first')
  git('checkout', '-qb', 'other')
  for (let n = 0; n < 80; n++) write({ [`src/m${n}/a.ts`]: `export const onOther${n} = ${n}\n` })
  git('add', '.')
  git('commit', '-qm', 'second')
  const index = await open({ watch: true }).index(root)
  await vi.waitUntil(() => index.status().watching, 15_000)
  expect(index.symbols.named('onOther79')).toHaveLength(1)
  git('checkout', '-q', 'main')
  await vi.waitUntil(() => index.files.size === 2 && index.status().state === 'ready', 20_000)
  git('checkout', '-q', 'other')
  await vi.waitUntil(() => index.symbols.named('onOther79').length === 1 && index.status().state === 'ready', 20_000)
  expect(index.files.size).toBe(82)
})
