import { describe, expect, test } from 'vitest'
import { LABELLED_IMPORTS } from '../../../../test/support/code/labelled-imports.ts'
import { LABELLED_REFERENCES } from '../../../../test/support/code/labelled.ts'
import { ask, places, repository } from '../../../../test/support/code/repository.ts'

const SCRIPTS = {
  'package.json': '{"name":"root","workspaces":["packages/*"]}',
  'tsconfig.json': '{"compilerOptions":{"strict":true,"baseUrl":".","paths":{"@app/*":["./src/*"]}}}',
  'src/cart.ts': `export function total(items: number[]): number
export function total(items: string): number
export function total(items: number[] | string) { return items.length }
export default class Cart { add(n: number) { return total([n]) } }
export const unused = { total: 1 }
`,
  'src/index.ts': "export { total as sum, default as Basket } from './cart'\nexport * from './view'\n",
  'src/view.tsx': `import Cart from '@app/cart'
export const Label = (props: { of: number }) => <b>{props.of}</b>
export const View = () => <Label of={new Cart().add(1)} />
`,
  'src/app.ts': `import { sum, Basket, View } from './index'
import * as all from './cart'
const total = 1
sum([total])
all.total('x')
new Basket().add(2)
View()
`,
  'src/other.js': "import { total } from './cart'\ntotal([1])\n",
  'packages/tool/package.json': '{"name":"@shop/tool","exports":{".":"./dist/index.js"}}',
  'packages/tool/src/index.ts': 'export const hammer = 1\n',
  'packages/app/package.json': '{"name":"@shop/app"}',
  'packages/app/src/main.ts': "import { hammer } from '@shop/tool'\nexport const used = hammer\n",
}

describe('[code.tool-references] TypeScript and JavaScript, as the compiler sees them', () => {
  test('overloads, aliases, re-exports and namespaces are followed, also into JavaScript; another of the name is not', async () => {
    const { root, open } = repository(SCRIPTS)
    const answer = await ask(open(), root, 'find_references', { name: 'total', path: 'src/cart.ts', line: 1 })
    expect(answer).toMatchObject({ complete: true, reasons: [] })
    expect(places(answer)).toEqual([
      'src/app.ts:1',
      'src/app.ts:4',
      'src/app.ts:5',
      'src/cart.ts:1',
      'src/cart.ts:2',
      'src/cart.ts:3',
      'src/cart.ts:4',
      'src/index.ts:1',
      'src/other.js:1',
      'src/other.js:2',
    ])
    expect(answer.hits.every(({ confidence }) => confidence === 1)).toBe(true)
  })

  test('default exports under any name, members, JSX, paths of tsconfig', async () => {
    const { root, open } = repository(SCRIPTS)
    const indexes = open()
    expect(places(await ask(indexes, root, 'find_references', { name: 'Cart' }))).toEqual([
      'src/app.ts:1',
      'src/app.ts:6',
      'src/cart.ts:4',
      'src/index.ts:1',
      'src/view.tsx:1',
      'src/view.tsx:3',
    ])
    expect(places(await ask(indexes, root, 'find_references', { name: 'Cart.add' }))).toEqual([
      'src/app.ts:6',
      'src/cart.ts:4',
      'src/view.tsx:3',
    ])
    expect(places(await ask(indexes, root, 'find_references', { name: 'Label' }))).toEqual([
      'src/view.tsx:2',
      'src/view.tsx:3',
    ])
  })

  test('packages of the repository find each other without being installed', async () => {
    const { root, open } = repository(SCRIPTS)
    expect(places(await ask(open(), root, 'find_references', { name: 'hammer' }))).toEqual([
      'packages/app/src/main.ts:1',
      'packages/app/src/main.ts:2',
      'packages/tool/src/index.ts:1',
    ])
  })

  test('a name inside a function is found by its place, and a change is seen', async () => {
    const { root, open, write } = repository(SCRIPTS)
    const indexes = open()
    expect(places(await ask(indexes, root, 'find_references', { name: 'total', path: 'src/app.ts', line: 3 }))).toEqual(
      ['src/app.ts:3', 'src/app.ts:4'],
    )
    write({ 'src/app.ts': '\nconst total = 1\nexport { total }\n' })
    await (await indexes.index(root)).refresh()
    expect(places(await ask(indexes, root, 'find_references', { name: 'total', path: 'src/app.ts' }))).toEqual([
      'src/app.ts:2',
      'src/app.ts:3',
    ])
  })
})

describe.each([...LABELLED_REFERENCES, ...LABELLED_IMPORTS])(
  '[code.tool-scopes] $language',
  ({ files, asked, uses }) => {
    test.each(asked.map((question, n) => ({ ...question, uses: uses[n] ?? [] })))(
      '$name of $path is used where its scope or an import leads',
      async ({ name, path, uses }) => {
        const { root, open } = repository(files)
        const answer = await ask(open(), root, 'find_references', { name, path })
        expect(places(answer).toSorted()).toEqual(uses.toSorted())
        expect(answer.hits.every(({ confidence = 0 }) => confidence >= 0.5)).toBe(true)
      },
    )
  },
)

test('[code.tool-scopes] places that only share the name are counted, never listed', async () => {
  const { root, open } = repository({
    'a.py': 'def total():\n    return 1\n',
    'b.py': 'def show(x):\n    return x.total() + total\n',
  })
  const answer = await ask(open(), root, 'find_references', { name: 'total' })
  expect(places(answer)).toEqual(['a.py:1'])
  expect(answer.complete).toBe(false)
  expect(answer.reasons.join()).toContain('2 further places share the name')
})

test('[code.tool-scopes] what a star takes is told with a doubt, and only what the module gives', async () => {
  const { root, open } = repository({
    'shop.py': '__all__ = ["total"]\n\ndef total():\n    pass\n\ndef spare():\n    pass\n',
    'app.py': 'from shop import *\n\ntotal()\nspare()\n',
  })
  const indexes = open()
  const total = await ask(indexes, root, 'find_references', { name: 'total' })
  expect(places(total)).toEqual(['app.py:3', 'shop.py:1', 'shop.py:3'])
  expect(total).toMatchObject({ complete: false, reasons: [expect.stringContaining('1 files take everything')] })
  expect(places(await ask(indexes, root, 'find_references', { name: 'spare' }))).toEqual(['shop.py:6'])
})

test('[code.tool-scopes] a name nobody defines has no silent answer', async () => {
  const { root, open } = repository({ 'a.py': 'print(1)\n' })
  const answer = await ask(open(), root, 'find_references', { name: 'missing' })
  expect(answer).toMatchObject({ complete: false, hits: [] })
})
