import { describe, expect, test } from 'vitest'
import { ask, places, repository } from '../../../../../test/support/code/repository.ts'

/** No tsconfig, no jsconfig, no package.json: how most JavaScript of the last fifteen years looks. */
const PLAIN = {
  'lib/money.js': `function total(items) { return items.length }
function tax(n) { return total([n]) }
class Cart { add() { return tax(1) } }
module.exports = { total, tax: tax, Cart, half: function () { return 2 } }
`,
  'lib/steps.js': `exports.first = function () { return 1 }
exports.second = () => exports.first()
exports.third = third
function third() {}
`,
  'lib/shop.js': `var shop = exports = module.exports = {}
shop.open = function open() { return this.close() }
shop.close = function () {}
`,
  'lib/door.js': `function Door(name) { this.name = name }
Door.prototype.knock = function knock() { return this.listen() }
Door.prototype.listen = function () {}
module.exports = Door
`,
  'lib/only.js': 'module.exports = function only() { return 1 }\nmodule.exports.extra = [2]\n',
  'app.js': `const { total, Cart: Basket } = require('./lib/money')
const money = require('./lib/money')
const steps = require('./lib/steps')
const Door = require('./lib/door')
const only = require('./lib/only')
const shop = require('./lib/shop')
total([]); money.tax(1); new Basket().add(); money.half()
steps.first(); steps.second(); steps.third()
require('./lib/money').total
const door = new Door('a'); door.knock()
only(); only.extra
shop.open()
const { first } = require('./lib/steps')
first()
`,
  'app.mjs':
    "import money, { total } from './lib/money.js'\nimport { first } from './lib/steps.js'\ntotal(); money.tax(); first()\n",
  'app.cjs': `const { total } = require('./lib/money.js'); total()
var tax
tax = require('./lib/money').tax
tax()
module.exports = require('./lib/money')
`,
  'all.js': "const all = require('./app.cjs'); all.total()\nmodule.exports = { ...require('./lib/money'), more: 1 }\n",
  'far.js': "require('./all').total()\n",
  'app.ts': "import { total } from './lib/money'\nimport steps = require('./lib/steps')\ntotal([]); steps.first()\n",
  'other.js': 'function total() {}\ntotal()\nconst shelf = { total: 1 }\nshelf.total\n',
}

describe('[code.tool-commonjs] what CommonJS exports', () => {
  const { 'lib/money.js': money, ...others } = PLAIN
  const cases: [name: string, path: string, uses: string[]][] = [
    [
      'total',
      'lib/money.js',
      [
        'all.js:1',
        'app.cjs:1',
        'app.js:1',
        'app.js:7',
        'app.js:9',
        'app.mjs:1',
        'app.mjs:3',
        'app.ts:1',
        'app.ts:3',
        'far.js:1',
        'lib/money.js:1',
        'lib/money.js:2',
        'lib/money.js:4',
      ],
    ],
    [
      'tax',
      'lib/money.js',
      [
        'app.cjs:2',
        'app.cjs:3',
        'app.cjs:4',
        'app.js:7',
        'app.mjs:3',
        'lib/money.js:2',
        'lib/money.js:3',
        'lib/money.js:4',
      ],
    ],
    ['Cart', 'lib/money.js', ['app.js:1', 'app.js:7', 'lib/money.js:3', 'lib/money.js:4']],
    ['half', 'lib/money.js', ['app.js:7', 'lib/money.js:4']],
    [
      'first',
      'lib/steps.js',
      ['app.js:13', 'app.js:14', 'app.js:8', 'app.mjs:2', 'app.mjs:3', 'app.ts:3', 'lib/steps.js:1', 'lib/steps.js:2'],
    ],
    ['third', 'lib/steps.js', ['app.js:8', 'lib/steps.js:3', 'lib/steps.js:4']],
    ['open', 'lib/shop.js', ['app.js:12', 'lib/shop.js:2']],
    [
      'Door',
      'lib/door.js',
      ['app.js:10', 'app.js:4', 'lib/door.js:1', 'lib/door.js:2', 'lib/door.js:3', 'lib/door.js:4'],
    ],
    ['Door.knock', 'lib/door.js', ['app.js:10', 'lib/door.js:2']],
    ['only', 'lib/only.js', ['app.js:11', 'app.js:5', 'lib/only.js:1']],
    ['extra', 'lib/only.js', ['app.js:11', 'lib/only.js:2']],
  ]

  test('is found wherever it is required, imported, carried on or spread, and nothing is left open', async () => {
    const { root, open } = repository({ 'lib/money.js': money, ...others })
    const indexes = open()
    for (const [name, path, uses] of cases) {
      const answer = await ask(indexes, root, 'find_references', { name, path })
      expect({ name, uses: places(answer).toSorted() }).toEqual({ name, uses })
      expect(answer).toMatchObject({ complete: true, reasons: [] })
    }
  })

  test('a module chosen while the program runs leaves the answer open, and says so', async () => {
    const { root, open } = repository({
      ...PLAIN,
      'plugin.js':
        "const plugin = require('./lib/' + process.argv[2])\nplugin.total()\nconst { half } = require(process.argv[3])\n",
    })
    const indexes = open()
    for (const name of ['total', 'half']) {
      const answer = await ask(indexes, root, 'find_references', { name, path: 'lib/money.js' })
      expect(answer.complete).toBe(false)
      expect(answer.reasons).toEqual([expect.stringContaining('1 further places share the name')])
      expect(places(answer).some((place) => place.startsWith('plugin.js'))).toBe(false)
    }
    const untouched = await ask(indexes, root, 'find_references', { name: 'first', path: 'lib/steps.js' })
    expect(untouched.complete).toBe(true)
  })

  test('names of exports made up while the program runs leave the answer open', async () => {
    const { root, open } = repository({
      'lib.js': 'function total() {}\nfor (const name of ["a"]) exports[name] = total\n',
      'app.js': "require('./lib').a()\n",
    })
    const answer = await ask(open(), root, 'find_references', { name: 'total' })
    expect(places(answer)).toEqual(['lib.js:1', 'lib.js:2'])
    expect(answer).toMatchObject({ complete: false, reasons: [expect.stringContaining('lib.js makes up names')] })
  })

  test('a method that is asked of something without a type is counted, never listed', async () => {
    const { root, open } = repository({
      'door.js': 'class Door { knock() {} }\nnew Door().knock()\nmodule.exports = Door\n',
      'app.js': 'module.exports = (given) => given.knock()\n',
    })
    const answer = await ask(open(), root, 'find_references', { name: 'knock' })
    expect(places(answer)).toEqual(['door.js:1', 'door.js:2'])
    expect(answer).toMatchObject({ complete: false, reasons: [expect.stringContaining('whose type nobody can know')] })
  })
})

test('[code.tool-commonjs] several packages, each with aliases of its own, find each other', async () => {
  const { root, open } = repository({
    'package.json': '{"private":true,"workspaces":["packages/*"]}',
    'packages/a/package.json': '{"name":"@x/a"}',
    'packages/a/tsconfig.json': '{"compilerOptions":{"paths":{"~/*":["./src/*"]}}}',
    'packages/a/src/main.ts':
      "import { nail } from '~/deep/nail'\nimport { hammer } from '@x/b'\nimport { saw } from '@x/b/tools/saw'\nhammer(nail, saw)\n",
    'packages/a/src/deep/nail.ts': 'export const nail = 1\n',
    'packages/b/package.json':
      '{"name":"@x/b","main":"./dist/index.js","exports":{".":"./dist/index.js","./*":"./dist/*.js"}}',
    'packages/b/tsconfig.json': '{"compilerOptions":{"paths":{"~/*":["./lib/*"]}}}',
    'packages/b/.gitignore': 'dist\n',
    'packages/b/dist/index.js': 'exports.hammer = function () {}\n',
    'packages/b/src/index.ts':
      "import { nail } from '~/nail'\nexport function hammer(...all: number[]) { return [nail, ...all] }\n",
    'packages/b/src/tools/saw.ts': 'export const saw = 3\n',
    'packages/b/lib/nail.ts': 'export const nail = 2\n',
    'packages/c/package.json': '{"name":"c","main":"main.js"}',
    'packages/c/main.js': "const { hammer } = require('@x/b')\nhammer()\n",
  })
  const indexes = open()
  const uses = async (name: string, path: string) => places(await ask(indexes, root, 'find_references', { name, path }))
  expect(await uses('nail', 'packages/a/src/deep/nail.ts')).toEqual([
    'packages/a/src/deep/nail.ts:1',
    'packages/a/src/main.ts:1',
    'packages/a/src/main.ts:4',
  ])
  expect(await uses('nail', 'packages/b/lib/nail.ts')).toEqual([
    'packages/b/lib/nail.ts:1',
    'packages/b/src/index.ts:1',
    'packages/b/src/index.ts:2',
  ])
  expect(await uses('hammer', 'packages/b/src/index.ts')).toEqual([
    'packages/a/src/main.ts:2',
    'packages/a/src/main.ts:4',
    'packages/b/src/index.ts:2',
    'packages/c/main.js:1',
    'packages/c/main.js:2',
  ])
  expect(await uses('saw', 'packages/b/src/tools/saw.ts')).toEqual([
    'packages/a/src/main.ts:3',
    'packages/a/src/main.ts:4',
    'packages/b/src/tools/saw.ts:1',
  ])
})
