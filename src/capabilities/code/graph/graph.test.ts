import { describe, expect, test } from 'vitest'
import { repository } from '../../../../test/support/code/repository.ts'
import type { GraphView } from '../contract/graph.ts'
import type { CodeIndexes } from '../index/code-indexes.ts'
import { NO_MARKS } from './marks.ts'

const never = new AbortController().signal

function look(
  indexes: CodeIndexes,
  root: string,
  asked: { path?: string; symbol?: string; line?: number; limit?: number },
): Promise<GraphView> {
  return indexes.graph(root, { path: '', limit: 12, marks: NO_MARKS, ofSession: false, ...asked }, never)
}

const names = (side: GraphView['uses']) =>
  side.nodes.map(({ path, symbol }) => (symbol === undefined ? path : `${path}#${symbol}`))

const SHOP = {
  'package.json': '{ "name": "shop", "imports": { "#money/*": "./src/money/*.ts" }, "workspaces": ["packages/*"] }',
  'tsconfig.json': '{ // where the aliases are\n "compilerOptions": { "paths": { "@/*": ["./src/*"], }, } }',
  'packages/tax/package.json': '{ "name": "@shop/tax", "exports": "./dist/index.js" }',
  'packages/tax/src/index.ts': 'export const rate = 0.1\n',
  'src/money/yen.ts': 'export function yen(n: number) {\n  return `${n}円`\n}\n',
  'src/money/index.ts': "export * from './yen'\n",
  'src/cart.ts':
    "import { rate } from '@shop/tax'\nimport { yen } from '#money/yen'\nimport { z } from 'zod'\n\nexport class Cart {\n  total(n: number) {\n    return yen(this.#with(n))\n  }\n  #with(n: number) {\n    return n * (1 + rate)\n  }\n}\nexport const schema = z.string()\n",
  'src/page.ts':
    "import { Cart } from '@/cart.js'\nimport { yen as money } from './money'\nimport './lost'\n\nexport function page() {\n  return money(1) + new Cart().total(2)\n}\n",
  'src/cart.test.ts': "import { Cart } from './cart'\n\nnew Cart().total(3)\n",
}

describe('[code.graph-imports] who imports whom', () => {
  test('is followed through paths, aliases, private names and packages of the repository', async () => {
    const repo = repository(SHOP)
    const indexes = repo.open()
    const cart = await look(indexes, repo.root, { path: 'src/cart.ts' })
    expect(cart.focus).toMatchObject({ kind: 'file', path: 'src/cart.ts', language: 'typescript' })
    expect(names(cart.uses)).toEqual(['packages/tax/src/index.ts', 'src/money/yen.ts'])
    expect(names(cart.used_by)).toEqual(['src/page.ts', 'src/cart.test.ts'])
    expect(cart.outside.names).toEqual([{ name: 'zod', count: 1 }])
    expect(cart).toMatchObject({ complete: true, reasons: [] })
  })

  test('[code.graph-honest] says when an import leads nowhere', async () => {
    const repo = repository(SHOP)
    const page = await look(repo.open(), repo.root, { path: 'src/page.ts' })
    expect(names(page.uses)).toEqual(['src/cart.ts', 'src/money/index.ts'])
    expect(page.complete).toBe(false)
    expect(page.reasons).toEqual(['1 imports lead to files that are not in the index, such as ./lost'])
  })

  test('a folder has its parts, what they import of each other, and neighbours as far up as they lie beside it', async () => {
    const repo = repository(SHOP)
    const indexes = repo.open()
    const whole = await look(indexes, repo.root, { path: '.' })
    expect(whole.inside.nodes.filter(({ uses, used_by }) => uses + used_by > 0)).toMatchObject([
      { kind: 'folder', path: 'packages', uses: 0, used_by: 1 },
      { kind: 'folder', path: 'src', uses: 1, used_by: 0 },
    ])
    const money = await look(indexes, repo.root, { path: 'src/money' })
    expect(names(money.used_by)).toEqual(['src/cart.ts', 'src/page.ts'])
    const [user] = money.inside.edges
    expect(money.inside.nodes[user?.from ?? -1]?.path).toBe('src/money/index.ts')
    expect(money.inside.nodes[user?.to ?? -1]?.path).toBe('src/money/yen.ts')
  })

  test('holds for other languages by their own customs', async () => {
    const repo = repository({
      'app/__init__.py': '',
      'app/store.py': 'def save():\n    pass\n',
      'app/web.py': 'import json\nfrom . import store\nfrom .store import save\n',
      'go.mod': 'module example.com/shop\n',
      'tax/tax.go': 'package tax\n\nfunc Rate() int { return 1 }\n',
      'cmd/main.go': 'package main\n\nimport "example.com/shop/tax"\n\nfunc main() { tax.Rate() }\n',
      'src/lib.rs': 'mod tax;\nuse crate::tax::rate;\n',
      'src/tax.rs': 'pub fn rate() -> i32 { 1 }\n',
      'java/shop/Cart.java': 'package shop;\n\nimport shop.tax.Rate;\n\npublic class Cart { Rate rate; }\n',
      'java/shop/tax/Rate.java': 'package shop.tax;\n\npublic class Rate {}\n',
      'lib/main.rb': "require_relative 'tax'\n",
      'lib/tax.rb': 'def rate\nend\n',
    })
    const indexes = repo.open()
    const usesOf = async (path: string) => names((await look(indexes, repo.root, { path })).uses)
    expect(await usesOf('app/web.py')).toEqual(['app/store.py'])
    expect(await usesOf('cmd/main.go')).toEqual(['tax/tax.go'])
    expect(await usesOf('src/lib.rs')).toEqual(['src/tax.rs'])
    expect(await usesOf('java/shop/Cart.java')).toEqual(['java/shop/tax/Rate.java'])
    expect(await usesOf('lib/main.rb')).toEqual(['lib/tax.rb'])
    const go = await look(indexes, repo.root, { path: 'tax/tax.go' })
    expect(go.reasons).toEqual([
      'in go files of one package use each other without an import: such uses are not among the imports',
    ])
  })
})

describe('[code.graph-symbols] who calls whom', () => {
  test('by the compiler, and what a symbol calls by its imports and its own class', async () => {
    const repo = repository(SHOP)
    const indexes = repo.open()
    const total = await look(indexes, repo.root, { path: 'src/cart.ts', symbol: 'Cart.total' })
    expect(total.focus).toMatchObject({ kind: 'symbol', symbol: 'Cart.total', line: 6 })
    expect(names(total.used_by)).toEqual(['src/page.ts#page', 'src/cart.test.ts'])
    expect(total.used_by.nodes[0]).toMatchObject({ how: 'call', confidence: 1 })
    expect(names(total.uses)).toEqual(['src/cart.ts#Cart.#with', 'src/money/yen.ts#yen'])
    const page = await look(indexes, repo.root, { symbol: 'page' })
    expect(names(page.uses)).toEqual(['src/cart.ts#Cart', 'src/cart.ts#Cart.total', 'src/money/yen.ts#yen'])
  })

  test('a call of another thing of the same name is not taken for it', async () => {
    const repo = repository({
      'a.ts':
        'export function get() {\n  return 1\n}\nexport function all(m: Map<string, number>) {\n  return m.get("x")\n}\n',
    })
    const all = await look(repo.open(), repo.root, { path: 'a.ts', symbol: 'all' })
    expect(all.uses).toEqual({ nodes: [], total: 0 })
    expect(all.complete).toBe(true)
  })

  test('a name with several definitions asks which is meant, a line says it', async () => {
    const repo = repository({ 'a.py': 'def run():\n    pass\n', 'b.py': 'def run():\n    pass\n' })
    const indexes = repo.open()
    const both = await look(indexes, repo.root, { symbol: 'run' })
    expect(both.inside.nodes.map(({ path }) => path)).toEqual(['a.py', 'b.py'])
    const one = await look(indexes, repo.root, { symbol: 'run', path: 'b.py', line: 1 })
    expect(one.focus).toMatchObject({ path: 'b.py', symbol: 'run' })
    await expect(look(indexes, repo.root, { symbol: 'walk' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(look(indexes, repo.root, { path: '../x' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('[code.graph-large] of thousands of files only the nearest are told, and how many there are', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 3_000 }, (_, n) => [`part${n % 30}/f${n}.ts`, "import { hub } from '../hub'\nhub()\n"]),
  )
  const repo = repository({ ...many, 'hub.ts': 'export function hub() {}\n' })
  const indexes = repo.open()
  const hub = await look(indexes, repo.root, { path: 'hub.ts' })
  expect(hub.used_by.total).toBe(3_000)
  expect(hub.used_by.nodes).toHaveLength(12)
  const whole = await look(indexes, repo.root, { path: '' })
  expect(whole.inside).toMatchObject({ total: 31 })
  expect(whole.inside.nodes).toHaveLength(12)
  expect(whole.inside.nodes.map(({ path }) => path)).toContain('hub.ts')
  const changed = Object.fromEntries([['part0/f0.ts', '\n']])
  repo.write(changed)
  await (await indexes.index(repo.root)).refresh()
  expect((await look(indexes, repo.root, { path: 'hub.ts' })).used_by.total).toBe(2_999)
})
