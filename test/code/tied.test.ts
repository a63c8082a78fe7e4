import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { openTestStore } from '../support/store/stores.ts'

/** Beside what the request is about, files that share no more than a word with it. */
const SITE = {
  'src/login/check-login.ts': `import { hashOf } from './hash.ts'

export function checkLogin(name: string, password: string) {
  if (password === '') throw new Error('empty password')
  return matchesLogin(name.trim(), hashOf(password))
}

function matchesLogin(name: string, hash: string) {
  return name.length === hash.length
}

export function loginTitle() {
  return 'Login'
}
`,
  'src/login/hash.ts': `export function hashOf(password: string) {
  return password.trim()
}
`,
  'src/routes.ts': `import { checkLogin } from './login/check-login.ts'

export function signIn(name: string, password: string) {
  return checkLogin(name, password)
}
`,
  'src/themes/login/colours.ts': `export function paint(colour: string) {
  return colour
}
`,
  'src/mail/trim.ts': `export function trim(text: string) {
  return text
}
`,
  'ci/login.yml': 'trim: true\nname: login\n',
  'src/shop/price.ts': `export function priceOf(item: string) {
  return item.length
}
`,
  'docs/login.md': '# Login\n\nThe page is blue.\n',
  'docs/errors.md': '# Errors\n\n`checkLogin` throws.\n',
  'package.json': '{ "name": "login-site", "scripts": { "login": "node ." } }\n',
}

function repository(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'naze-tied-')))
  for (const [path, text] of Object.entries(SITE)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

const LOGIN = 'src/login/check-login.ts'
const QUERY =
  'checkLogin: when the password of a login is empty, it throws an empty password error; answer false instead'

/** What a submission comes to does not depend on the store. */
describe('what is tied to a request', () => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await openTestStore('pglite')
    house = openCode(store, { root: repository() })
    return () => store.close()
  })

  const submit = async (more: { files?: readonly string[]; pattern?: string } = {}) => {
    const session_id = await house.start(QUERY)
    const { evidence } = await house.tool(session_id, 'get_function_at_line', { path: LOGIN, line: 4 })
    await house.tool(session_id, 'get_symbols', { path: LOGIN })
    await house.tool(session_id, 'find_references', { name: 'checkLogin' })
    for (const path of ['src/routes.ts', ...(more.files ?? [])]) await house.tool(session_id, 'get_symbols', { path })
    const judged = await house.call(house.code.submitUnderstanding, {
      session_id,
      symbols_identified: ['checkLogin', 'matchesLogin', 'signIn'],
      entry_points: ['signIn'],
      existing_patterns: [more.pattern ?? 'signIn calls checkLogin'],
      files_analyzed: [LOGIN, 'src/routes.ts', ...(more.files ?? [])],
      resolved_frame: { observed_issue: "if (password === '') throw new Error('empty password')" },
      slot_evidence: { observed_issue: evidence },
    })
    return { session_id, ...judged }
  }
  const check = async (session_id: string, path: string) =>
    (await house.call(house.code.checkWriteTarget, { session_id, path })).errors.map(({ name }) => name)

  test('[code.write-target] what only shares a word of its path was explored, and may not be written', async () => {
    // A bare name such as `trim` may be anybody's.
    const loose = ['src/themes/login/colours.ts', 'docs/login.md', 'ci/login.yml']
    const { session_id, phase, errors } = await submit({ files: loose })
    expect([phase, errors]).toEqual(['READY', []])
    for (const path of loose) expect([path, await check(session_id, path)]).toEqual([path, ['write-untied']])
    for (const path of ['src/themes/login/evil.ts', 'docs/evil.md'])
      expect([path, await check(session_id, path)]).toEqual([path, ['write-new-elsewhere']])
  })

  test('[code.write-target] what holds, uses or is used by it, or tells of it by its name, may be', async () => {
    const more = ['src/login/hash.ts', 'docs/errors.md']
    const { session_id, phase, errors } = await submit({ files: more })
    expect([phase, errors]).toEqual(['READY', []])
    for (const path of [LOGIN, 'src/routes.ts', ...more, 'src/login/empty-password.ts'])
      expect([path, await check(session_id, path)]).toEqual([path, []])
  })

  test('[code.claims-checked] a symbol is mapped only where it has to do with the request', async () => {
    const session_id = await house.start(QUERY)
    const map = async (symbol: string) => {
      const { evidence } = await house.tool(session_id, 'find_definitions', { name: symbol })
      const { accepted, errors } = await house.call(house.code.mapSymbol, { session_id, symbol, evidence })
      return [accepted, errors.map(({ name }) => name)]
    }
    expect(await map('priceOf')).toEqual([false, ['symbol-unrelated']])
    expect(await map('checkLogin')).toEqual([true, []])
    expect(await map('signIn')).toEqual([true, []])
  })

  const CALLS = [
    ['matchesLogin calls checkLogin', false],
    ['checkLogin calls signIn', false],
    ['`signIn` is called by `checkLogin`', false],
    ['signIn calls matchesLogin', false],
    ['checkLogin は signIn を呼ぶ', false],
    ['checkLogin is called by signIn', true],
    ['checkLogin calls matchesLogin', true],
    ['checkLogin は signIn から呼ばれる', true],
  ] as const
  test.each(CALLS)('[code.claims-checked] the pattern "%s" is taken: %s', async (pattern, isTrue) => {
    const { errors } = await submit({ pattern })
    expect(errors.map(({ name }) => name)).toEqual(isTrue ? [] : ['pattern-untrue'])
  })
})
