import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sharedWith } from '../scripts/setup/prepare.mjs'

const root = resolve(import.meta.dirname, '..')

function plant(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

describe('[house.boundaries] the doors between rooms', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'naze-doors-'))
    cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true })
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const complaints = (file: string, text: string): string => {
    plant(folder, file, text)
    const done = spawnSync(process.execPath, [join(root, 'node_modules/oxlint/bin/oxlint'), file], {
      cwd: folder,
      encoding: 'utf8',
    })
    rmSync(join(folder, file))
    return done.status === 0 ? '' : done.stdout
  }

  test.each([
    ['static', 'src/kernel/gate/p.ts', "import { x } from '#http/x.ts'\nexport const y = x\n"],
    ['type', 'src/kernel/gate/p.ts', "import type { X } from '#capabilities/why/x.ts'\nexport type Y = X\n"],
    ['inline type', 'src/store/p.ts', "export type Y = import('../kernel/errors.ts').NazeError\n"],
    ['hearing into the kernel', 'src/listening/p.ts', "import { x } from '#kernel/errors.ts'\nexport const y = x\n"],
    ['kernel into hearing', 'src/kernel/p.ts', "import { x } from '#listening/index.ts'\nexport const y = x\n"],
    ['re-export', 'src/store/p.ts', "export * from '#kernel/errors.ts'\n"],
    ['named re-export', 'src/capabilities/why/p.ts', "export { x } from '#capabilities/board/x.ts'\n"],
    ['dynamic', 'src/capabilities/why/p.ts', "export const load = () => import('#capabilities/board/index.ts')\n"],
    ['relative', 'src/capabilities/why/p.ts', "import { x } from '../board/index.ts'\nexport const y = x\n"],
    ['relative up and over', 'src/kernel/p.ts', "import { x } from './../http/server.ts'\nexport const y = x\n"],
    [
      'surface into the kernel',
      'src/http/p.ts',
      "import { Gate } from '#kernel/gate/index.ts'\nexport const y = Gate\n",
    ],
    ['surface into the store', 'src/cli/p.ts', "import { x } from '#store/index.ts'\nexport const y = x\n"],
    ['surface into a surface', 'src/mcp/p.ts', "import { x } from '#http/index.ts'\nexport const y = x\n"],
    ['web into the server', 'web/p.ts', "import { x } from '../src/capabilities/why/tables.ts'\nexport const y = x\n"],
    ['source into tests', 'src/kernel/p.ts', "import { x } from '../../test/support/x.ts'\nexport const y = x\n"],
  ])('refuse a planted violation: %s', (_how, file, text) => {
    expect(complaints(file, text)).toContain('naze(layers)')
  })

  test('let through what the table allows', () => {
    expect(complaints('src/kernel/gate/p.ts', "import { x } from '#store/index.ts'\nexport const y = x\n")).toBe('')
    expect(complaints('src/capabilities/why/p.ts', "import { x } from '#kernel/verb.ts'\nexport const y = x\n")).toBe(
      '',
    )
    expect(
      complaints('src/capabilities/why/p.ts', "import { x } from '#listening/index.ts'\nexport const y = x\n"),
    ).toBe('')
    expect(complaints('src/listening/p.ts', "import { x } from '#text/index.ts'\nexport const y = x\n")).toBe('')
    expect(complaints('src/http/p.ts', "import { x } from '#capabilities/why/verbs.ts'\nexport const y = x\n")).toBe('')
    expect(
      complaints('web/p.ts', "import { x } from '../src/capabilities/why/contract.ts'\nexport const y = x\n"),
    ).toBe('')
  })

  test('only the configuration reads the environment', () => {
    expect(complaints('src/kernel/p.ts', 'export const y = process.env.PATH\n')).toContain('env-only-in-config')
    expect(complaints('src/kernel/p.ts', "export const y = process['env']\n")).toContain('env-only-in-config')
    expect(complaints('src/kernel/p.ts', "import { env } from 'node:process'\nexport const y = env\n")).toContain(
      'env-only-in-config',
    )
    expect(complaints('src/main/config.ts', 'export const y = process.env.PATH\n')).toBe('')
  })

  test.each([
    ['a bare condition', 'export const y = (db, ctx) => db.select().from(t).where(eq(t.workspaceId, ctx.workspace))\n'],
    ['no condition', 'export const y = (db) => db.select().from(t).orderBy(t.id)\n'],
    ['a bare delete', 'export const y = (tx) => tx.delete(t)\n'],
    ['a bare update', 'export const y = (store) => store.db.update(t).set({ a: 1 })\n'],
    ['bare SQL', 'export const y = sql`(select max(${t.n}) from ${t} where ${eq(t.id, 1)})`\n'],
  ])('[house.workspace] a query that does not say whose rows it means is refused: %s', (_how, text) => {
    expect(complaints('src/kernel/jobs/p.ts', text)).toContain('naze(workspace)')
  })

  test('[house.workspace] a query of one workspace is let through', () => {
    const text =
      'export const y = (tx, ctx) => tx.update(t).set({ n: sql`(select 1 from ${t} where ${within(ctx, t)})` }).where(within(ctx, t))\n'
    expect(complaints('src/kernel/jobs/p.ts', text)).toBe('')
  })

  const castsByUnknown = [
    ['at once', 'export const y = (x: Date) => x as unknown as RegExp\n'],
    ['in brackets', 'export const y = (x: Date) => (x as never) as RegExp\n'],
    ['in the old way', 'export const y = (x: Date) => <RegExp>(<unknown>x)\n'],
  ] as const
  test.each(castsByUnknown)('[house.casts] a cast by way of unknown is refused, in tests too: %s', (_how, text) => {
    for (const file of ['src/kernel/p.ts', 'src/kernel/p.test.ts', 'web/p.ts', 'bench/p.ts', 'scripts/p.ts'])
      expect(complaints(file, text)).toContain('no-cast-by-unknown')
    expect(complaints('src/kernel/p.ts', 'export const y = (x: unknown) => x as Date\n')).toBe('')
  })

  test('a cycle is refused', () => {
    plant(folder, 'src/kernel/a.ts', "import { b } from './b.ts'\nexport const a = () => b\n")
    expect(complaints('src/kernel/b.ts', "import { a } from './a.ts'\nexport const b = () => a\n")).toContain(
      'no-cycle',
    )
  })

  const waysBack = [
    ['of types', "import type { A } from '#kernel/a.ts'\nexport type B = A\n"],
    ['of a type in place', "export type B = import('../kernel/a.ts').A\n"],
    ['of a re-export', "export { a } from './../kernel/a.ts'\n"],
    ['through another file', "export * from '#kernel/c.ts'\n"],
  ]
  test.each(waysBack)('[house.cycles] a cycle %s is refused and named', (_how, text) => {
    plant(folder, 'src/kernel/a.ts', "import type {\n  B,\n} from '#store/b.ts'\nexport type A = B\n")
    plant(folder, 'src/kernel/c.ts', "export type { A } from './a.ts'\n")
    plant(folder, 'src/store/b.ts', text)
    const done = spawnSync(process.execPath, [join(root, 'scripts/check-cycles.ts')], { cwd: folder, encoding: 'utf8' })
    expect(done.status).toBe(1)
    expect(done.stderr).toContain('src/kernel/a.ts → src/store/b.ts → ')
    plant(folder, 'src/store/b.ts', 'export type B = 1\n')
    expect(spawnSync(process.execPath, [join(root, 'scripts/check-cycles.ts')], { cwd: folder }).status).toBe(0)
  })
})

describe('[house.sealed] Accepted, Confirmed and Verified cannot be made outside their file', () => {
  test('the gate alone judges: no other file of the product imports what makes an Accepted', () => {
    const importers = globSync('src/**/*.ts', { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => /(?:from|import\()\s*'[^']*\baccepted\.ts'/.test(readFileSync(join(root, file), 'utf8')))
    expect(importers.sort()).toEqual([
      'src/kernel/gate/gate.ts',
      'src/kernel/gate/index.ts',
      'src/kernel/gate/result.ts',
    ])
    const index = readFileSync(join(root, 'src/kernel/gate/index.ts'), 'utf8')
    expect(index.match(/export .* from '\.\/accepted\.ts'/g)).toEqual([
      "export type { Accepted } from './accepted.ts'",
      "export { isAccepted } from './accepted.ts'",
    ])
  })

  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(root, 'test', 'planted-'))
    plant(folder, 'tsconfig.json', JSON.stringify({ extends: '../../tsconfig.json', include: ['.'] }))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  test('at compile time: neither built, cast from a look-alike, nor extended', () => {
    const sealed = [
      ['Accepted', '#kernel/gate/accepted.ts', '{ value: 1, askId: "r", warnings: [] }'],
      ['Confirmed', '#kernel/confirm/index.ts', '{ value: 1 }'],
      ['Verified', '#kernel/evidence/index.ts', '{ value: 1 }'],
    ] as const
    for (const [name, from, look] of sealed) {
      const head = `import type { ${name} } from '${from}'\n`
      plant(folder, `${name}-literal.ts`, `${head}export const made: ${name}<number> = ${look}\n`)
      plant(folder, `${name}-new.ts`, `${head}export const made = new ${name}(1)\n`)
      plant(
        folder,
        `${name}-class.ts`,
        `${head}class Mine {\n  value = 1\n  askId = 'r'\n  warnings = []\n}\nexport const made: ${name}<number> = new Mine()\n`,
      )
    }
    const done = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    })
    expect(done.stdout).not.toContain('TS2307')
    const refused = new Set([...done.stdout.matchAll(/([A-Za-z-]+)\.ts\(/g)].map((match) => match[1]))
    const planted = sealed.flatMap(([name]) => [`${name}-literal`, `${name}-new`, `${name}-class`])
    expect(planted.filter((file) => !refused.has(file))).toEqual([])
  })
})

test('the web app is built again when a file it shares with the server changes, however it comes to it', () => {
  const pages = globSync('web/**/*.{ts,tsx}', { cwd: root }).map((file) => join(root, file))
  const shared = sharedWith(root, pages).map((file) => relative(root, file).replaceAll('\\', '/'))
  expect(shared).toContain('src/capabilities/board/nodes/fields.ts')
  expect(shared).toContain('src/text/pii/types.ts')
  expect(shared.filter((file) => file.endsWith('tables.ts'))).toEqual([])
})
