import { symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ask, places, repository } from '../../../../test/support/code/repository.ts'
import type { Hit } from '../contract/hits.ts'
import { tokensOf } from './tokens.ts'

const SHOP = {
  'src/cart.ts': `import { priceOf } from './price.ts'
/** Keeps what somebody wants to buy. */
export class Cart {
  add(item: string) {
    if (item === '') throw new Error('an item needs a name')
    return priceOf(item)
  }
}
export function checkout(cart: Cart) {
  return cart.add('last')
}
`,
  'src/price.ts': 'export const priceOf = (item: string) => item.length\n',
  'src/other.py': 'class Cart:\n    def add(self, item):\n        """Legt in den Korb."""\n        return item\n',
  'README.md': '# Shop\nA cart with items.\n',
}

test('[code.tool-definitions] by name, by container and name, by kind and by path', async () => {
  const { root, open } = repository(SHOP)
  const indexes = open()
  const all = await ask(indexes, root, 'find_definitions', { name: 'add' })
  expect(all).toMatchObject({ complete: true, reasons: [], total: 2 })
  expect(places(all)).toEqual(['src/cart.ts:4', 'src/other.py:2'])
  expect(all.hits[0]).toEqual({
    path: 'src/cart.ts',
    lines: [4, 7],
    symbol: 'add',
    kind: 'method',
    container: 'Cart',
    text: 'add(item: string)',
  })
  expect(places(await ask(indexes, root, 'find_definitions', { name: 'Cart.add', path: 'src/other.py' }))).toEqual([
    'src/other.py:2',
  ])
  expect(places(await ask(indexes, root, 'find_definitions', { name: 'Cart#add', path: 'src/**/*.ts' }))).toEqual([
    'src/cart.ts:4',
  ])
  expect(places(await ask(indexes, root, 'find_definitions', { name: 'Cart', kind: 'function' }))).toEqual([])
  expect(await indexes.symbols(root, 'Cart.add')).toMatchObject([
    { path: 'src/cart.ts', line: 4 },
    { path: 'src/other.py', line: 2 },
  ])
  expect(await indexes.symbols(root, 'Invented')).toEqual([])
})

test('[code.tool-symbols] the outline of a file, and symbols by a part of their name', async () => {
  const { root, open } = repository(SHOP)
  const indexes = open()
  const outline = await ask(indexes, root, 'get_symbols', { path: 'src/cart.ts' })
  expect(outline.hits.map(({ symbol }) => symbol)).toEqual(['Cart', 'add', 'checkout'])
  expect((await ask(indexes, root, 'get_symbols', { name: 'PRICE' })).hits.map(({ symbol }) => symbol)).toEqual([
    'priceOf',
  ])
})

test('[code.tool-function] the innermost function at a line, with its text, then what holds it', async () => {
  const { root, open } = repository(SHOP)
  const { hits } = await ask(open(), root, 'get_function_at_line', { path: 'src/cart.ts', line: 5 })
  expect(hits.map(({ symbol }) => symbol)).toEqual(['add', 'Cart'])
  expect(hits[0]?.text).toContain('an item needs a name')
})

describe('[code.tool-lines]', () => {
  const long = Array.from({ length: 400 }, (_, n) => `  const value${n} = ${n} // a line of the long one`).join('\n')
  const files = { 'src/long.ts': `export function long() {\n${long}\n}\n`, 'CHANGES.rst': 'One\nTwo\nThree\nFour\n' }
  const budget = 400

  test('a long function is shown around the line that was asked for, and page by page in full', async () => {
    const { root, open } = repository(files)
    const indexes = open()
    const at = { path: 'src/long.ts', line: 201, budget }
    const first = await ask(indexes, root, 'get_function_at_line', at)
    expect(first.hits[0]?.text).toContain('value199 ')
    expect(first.hits[0]?.text).not.toContain('function long')
    const [from = 0, to = 0] = first.hits[0]?.lines ?? []
    expect([from < 201, to > 201]).toEqual([true, true])
    expect(first.hits[0]?.text?.split('\n')).toHaveLength(to - from + 1)
    const read = new Set<string>()
    let answer = first
    for (let n = 0; n < 100; n++) {
      expect(JSON.stringify(answer).length / 4).toBeLessThanOrEqual(budget)
      for (const { text = '' } of answer.hits) for (const line of text.split('\n')) read.add(line)
      if (answer.next === undefined) break
      answer = await ask(indexes, root, 'get_function_at_line', { ...at, page: answer.next })
    }
    expect(read.size).toBe(402)
  })

  test('code in no function comes as the lines around it', async () => {
    const handler = 'import { handle } from "./lib"\n\nexport default handle((event) => {\n  return event.path\n})\n'
    const { root, open } = repository({ 'routes/index.ts': handler })
    const { hits } = await ask(open(), root, 'get_function_at_line', { path: 'routes/index.ts', line: 4 })
    expect(hits).toMatchObject([{ path: 'routes/index.ts', lines: [1, 5], kind: 'lines' }])
    expect(hits[0]?.text).toContain('return event.path')
  })

  test('lines are read of any file, as they stand', async () => {
    const { root, open } = repository(files)
    const indexes = open()
    const read = (params: object) => ask(indexes, root, 'get_function_at_line', { path: 'CHANGES.rst', ...params })
    expect((await read({ line: 2, to: 3 })).hits).toEqual([
      { path: 'CHANGES.rst', lines: [2, 3], kind: 'lines', text: 'Two\nThree' },
    ])
    expect((await read({ line: 3, to: 99 })).hits).toMatchObject([{ lines: [3, 4], text: 'Three\nFour' }])
    await expect(read({ line: 3, to: 2 })).rejects.toThrow('to: ')
    await expect(read({ line: 9, to: 10 })).rejects.toThrow('has 4 lines')
    const pages = await ask(indexes, root, 'get_function_at_line', { path: 'src/long.ts', line: 1, to: 402, budget })
    expect([pages.hits[0]?.lines?.[0], pages.next]).toEqual([1, '1'])
  })
})

describe('[code.tool-text]', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['whole words', { text: 'priceOf(item)' }, ['src/cart.ts:6']],
    ['parts of words at both edges', { text: 'iceOf(it' }, ['src/cart.ts:6']],
    ['signs only', { text: '=>' }, ['src/price.ts:1']],
    ['with another case', { text: 'CART WITH', ignore_case: true }, ['README.md:2']],
    ['not with another case', { text: 'CART WITH' }, []],
    ['a regular expression', { text: String.raw`class \w+:`, regex: true }, ['src/other.py:1']],
    [
      'in one folder',
      { text: 'cart', path: 'src', ignore_case: true },
      ['src/cart.ts:3', 'src/cart.ts:9', 'src/cart.ts:10', 'src/other.py:1'],
    ],
  ])('finds %s', async (_what, params, expected) => {
    const { root, open } = repository(SHOP)
    const answer = await ask(open(), root, 'search_text', params)
    expect(places(answer)).toEqual(expected)
    expect(answer.complete).toBe(true)
  })

  test('reads the file as it is now, not as it was indexed', async () => {
    const { root, open, write } = repository(SHOP)
    const indexes = open()
    await ask(indexes, root, 'index_status')
    await (await indexes.index(root)).settled()
    write({ 'src/price.ts': '\n\nexport const priceOf = (item: string) => item.length\n' })
    expect(places(await ask(indexes, root, 'search_text', { text: 'priceOf = ' }))).toEqual(['src/price.ts:3'])
  })
})

test('[code.tool-files] by glob and by a part of the path, whole names first', async () => {
  const { root, open } = repository(SHOP)
  const indexes = open()
  expect(places(await ask(indexes, root, 'search_files', { pattern: 'src/*.ts' }))).toEqual([
    'src/cart.ts',
    'src/price.ts',
  ])
  expect(places(await ask(indexes, root, 'search_files', { pattern: 'cart' }))).toEqual(['src/cart.ts'])
})

test('[code.tool-structure] imports, exports and calls of a file', async () => {
  const { root, open } = repository(SHOP)
  const { hits } = await ask(open(), root, 'analyze_structure', { path: 'src/cart.ts' })
  const of = (kind: string) => hits.filter((hit) => hit.kind === kind).map(({ symbol }) => symbol)
  expect(of('import')).toEqual(['./price.ts'])
  expect(of('export')).toEqual(['Cart', 'checkout'])
  expect(of('call')).toEqual(expect.arrayContaining(['priceOf', 'add']))
})

test('[code.tool-map] what others lean on comes first, within the budget', async () => {
  const { root, open } = repository(SHOP)
  const answer = await ask(open(), root, 'repo_map', { budget: 200 })
  expect(answer.hits[0]?.path).toMatch(/^src\//)
  expect(tokensOf(JSON.stringify(answer))).toBeLessThanOrEqual(200)
})

test('[code.tool-query] a request in either language finds the file and the lines', async () => {
  const { root, open } = repository({
    ...SHOP,
    'src/login.ts': 'export function loginUser(password: string) {\n  return password\n}\n',
    'src/logout.ts': 'export function endSession() {}\n',
  })
  const indexes = open()
  const english = await ask(indexes, root, 'query', { text: 'an item without a name should not be added to the cart' })
  expect(english.hits[0]).toMatchObject({ path: 'src/cart.ts' })
  expect(english.hits[0]?.lines).toBeDefined()
  const japanese = await ask(indexes, root, 'query', { text: 'パスワードを入力すると壊れる' })
  expect(japanese.hits[0]).toMatchObject({ path: 'src/login.ts' })
})

test('[code.query-lean] the first page tells the likely files alone, the next ones all the others, and a larger budget more at once', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, n) => [`src/part${n}.ts`, `export const part${n} = 'cart'\n`]),
  )
  const { root, open } = repository({ ...SHOP, ...many })
  const indexes = open()
  const text = 'checkout of a cart without an item'
  const first = await ask(indexes, root, 'query', { text })
  expect(first.hits[0]?.path).toBe('src/cart.ts')
  expect(first.total).toBeGreaterThan(40)
  expect(first.hits.length).toBeLessThan(30)
  const second = await ask(indexes, root, 'query', { text, page: first.next })
  expect(first.hits.length + second.hits.length).toBeGreaterThan(30)
  const seen = (await ask(indexes, root, 'query', { text, budget: 20_000 })).hits
  expect(seen).toHaveLength(first.total)
  expect(seen.slice(0, first.hits.length + second.hits.length)).toEqual([...first.hits, ...second.hits])
})

describe('[code.tool-budget]', () => {
  const many = Object.fromEntries(
    Array.from({ length: 60 }, (_, n) => [
      `src/f${String(n).padStart(2, '0')}.ts`,
      `export function same(値段${n}: string) { return '日本語の長い説明文がここに入ります${n}' }\n`,
    ]),
  )

  test('every page holds to its budget, pages follow each other, and nothing is lost or told twice', async () => {
    const { root, open } = repository(many)
    const indexes = open()
    const seen: Hit[] = []
    let page: string | undefined
    do {
      const answer = await ask(indexes, root, 'find_definitions', {
        name: 'same',
        budget: 400,
        ...(page !== undefined && { page }),
      })
      expect(tokensOf(JSON.stringify(answer))).toBeLessThanOrEqual(400)
      expect(answer).toMatchObject({ total: 60, complete: true })
      seen.push(...answer.hits)
      page = answer.next
    } while (page !== undefined)
    expect(seen.map(({ path }) => path)).toEqual(Object.keys(many))
  })

  test('a hit that alone is too long is cut, not left out', async () => {
    const { root, open } = repository({ 'a.py': `def long():\n${'    x = "あいうえお"\n'.repeat(400)}` })
    const answer = await ask(open(), root, 'get_function_at_line', { path: 'a.py', line: 2, budget: 300 })
    expect(answer.hits[0]?.symbol).toBe('long')
    expect(tokensOf(JSON.stringify(answer))).toBeLessThanOrEqual(300)
  })

  test.each([
    ['page', { page: 'x' }],
    ['budget', { budget: 10 }],
    ['an unknown field', { nmae: 'x' }],
  ])('refuses a wrong %s', async (_what, wrong) => {
    const { root, open } = repository({})
    await expect(ask(open(), root, 'find_definitions', { name: 'same', ...wrong })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })
})

describe('[code.tool-paths]', () => {
  test.each(['../outside.ts', '/etc/passwd', 'src/../../x'])('%s is refused', async (path) => {
    const { root, open } = repository(SHOP)
    const indexes = open()
    await expect(ask(indexes, root, 'get_symbols', { path })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    expect(await indexes.look(root, path)).toEqual({ inside: false, exists: false, indexed: false })
  })

  test('a link that leads outside is outside, also in the folders above a file that is not there yet', async () => {
    const { root, open } = repository({ ...SHOP, '.env': 'A=1' })
    symlinkSync('/tmp', join(root, 'way'))
    symlinkSync('/nowhere/at/all', join(root, 'dangling.ts'))
    symlinkSync(join(root, 'src'), join(root, 'again'))
    const indexes = open()
    const outside = { inside: false, exists: false, indexed: false }
    for (const path of ['way', 'way/new.ts', 'dangling.ts', 'dangling.ts/x', '.env', 'a\0b'])
      expect(await indexes.look(root, path)).toEqual(outside)
    expect(await indexes.look(root, 'again/cart.ts')).toEqual({
      inside: true,
      path: 'src/cart.ts',
      exists: true,
      indexed: true,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(await indexes.look(root, 'src/new/file.ts')).toEqual({
      inside: true,
      path: 'src/new/file.ts',
      exists: false,
      indexed: false,
    })
  })

  test('a root that is no folder is refused', async () => {
    const { root, open } = repository(SHOP)
    for (const wrong of [`${root}/src/cart.ts`, `${root}/nothing`])
      await expect(open().openRoot(wrong)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })
})

test('[code.tool-status] says how many files of which language there are', async () => {
  const { root, open } = repository(SHOP)
  const indexes = open()
  await (await indexes.index(root)).settled()
  const { hits } = await ask(indexes, root, 'index_status')
  expect(hits).toContainEqual({ path: '', kind: 'state', symbol: 'ready', text: '4 files' })
  expect(hits).toContainEqual({ path: '', kind: 'language', symbol: 'typescript', text: '2 files' })
})
