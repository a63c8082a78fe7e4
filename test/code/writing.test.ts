import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, DETAILED, openCode, shopCopy, understandLogin } from '../support/code/code.ts'
import { onBothStores } from '../support/store/stores.ts'

onBothStores('a write target', (open) => {
  let store: Store
  let house: CodeHouse
  let session_id: string
  beforeAll(async () => {
    store = await open()
    house = openCode(store, { root: shopCopy() })
    const { root } = house
    symlinkSync('/etc', join(root, 'src/auth/etc'))
    writeFileSync(join(root, '.gitignore'), 'local-*\n')
    mkdirSync(join(root, 'src/auth/rules'))
    writeFileSync(join(root, 'src/auth/rules/index.ts'), 'export const rules = []\n')
    symlinkSync(join(root, 'src/auth'), join(root, 'login'))
    symlinkSync(join(root, 'src/auth/password.ts'), join(root, 'src/auth/alias.ts'))
    session_id = await ready('MODIFY')
  })

  const ready = async (intent: string) => {
    const id = await house.start(DETAILED, intent)
    expect(await house.call(house.code.submitUnderstanding, await understandLogin(house, id))).toMatchObject({
      phase: 'READY',
    })
    return id
  }
  const check = async (path: string, symbol?: string, id = session_id) => {
    const answer = await house.call(house.code.checkWriteTarget, {
      session_id: id,
      path,
      ...(symbol !== undefined && { symbol }),
    })
    return { ...answer, names: answer.errors.map(({ name }) => name) }
  }

  const ALLOWED: [string, string, string?][] = [
    ['an explored file', 'src/auth/password.ts'],
    ['an explored file and what it defines', 'src/auth/password.ts', 'verifyPassword'],
    ['an explored file, spelt round about', './src/orders/../auth/password.ts'],
    ['an explored file by a link', 'src/auth/alias.ts'],
    ['an explored file by a linked folder', 'login/password.ts'],
    ['a new file beside an explored one', 'src/auth/password-rules.ts'],
  ]
  test.each(ALLOWED)('[code.write-target] %s is allowed', async (_what, path, symbol) => {
    expect(await check(path, symbol)).toMatchObject({ allowed: true, errors: [] })
  })

  test('[code.asked-at-once] twelve questions at once are all answered', async () => {
    const asked = Array.from({ length: 12 }, (_, n) => (n % 2 === 0 ? 'src/auth/password.ts' : 'src/cart/cart.ts'))
    const answers = await Promise.all(asked.map((path) => check(path)))
    expect(answers.map(({ allowed }) => allowed)).toEqual(asked.map((path) => path === 'src/auth/password.ts'))
  })

  const REFUSED: [string, string, string, string?][] = [
    ['a file nobody explored', 'src/cart/cart.ts', 'write-unexplored'],
    ['a file that was only in a result', 'src/auth/login-form.tsx', 'write-unexplored'],
    ['a new file elsewhere', 'src/cart/extra.ts', 'write-new-elsewhere'],
    ['a new one that would be loaded in place of another', 'src/auth/session-store.mjs', 'write-shadows'],
    ['a new one that would be loaded in place of a folder', 'src/auth/rules.ts', 'write-shadows'],
    ['a new one that makes a folder something else', 'src/auth/__init__.py', 'write-settings'],
    ['a kind of file that nobody has there', 'src/auth/install.sh', 'write-kind'],
    ['a new file without an ending', 'src/auth/Procfile', 'write-kind'],
    ['a new file that the repository leaves out', 'src/auth/local-password.ts', 'write-ignored'],
    ['a new file in a new folder', 'src/auth/deep/new.ts', 'write-new-elsewhere'],
    ['above the root', '../elsewhere.ts', 'file-outside'],
    ['an absolute path', '/etc/passwd', 'file-outside'],
    ['a link out of the root', 'src/auth/etc/passwd', 'file-outside'],
    ['a new file behind a link out', 'src/auth/etc/naze', 'file-outside'],
    ['the root itself', '.', 'write-not-a-file'],
    ['a folder', 'src/auth', 'write-not-a-file'],
    ['a symbol of another file', 'src/auth/password.ts', 'write-symbol', 'LoginController'],
    ['an invented symbol', 'src/auth/password.ts', 'write-symbol', 'LoginWizard'],
  ]
  test.each(REFUSED)('[code.write-target] %s is refused', async (_what, path, name, symbol) => {
    const { allowed, names } = await check(path, symbol)
    expect([allowed, names]).toEqual([false, [name]])
  })

  test('[code.write-target] is refused before READY, and always for a question', async () => {
    expect(await check('src/auth/password.ts', undefined, await house.start(DETAILED))).toMatchObject({
      allowed: false,
    })
    for (const intent of ['QUESTION', 'INVESTIGATE'])
      expect((await check('src/auth/password.ts', undefined, await ready(intent))).names).toEqual(['write-intent'])
  })

  test('[code.write-stale] a file that changed since has to be looked at again', async () => {
    const id = await ready('MODIFY')
    writeFileSync(join(house.root, 'src/auth/auth-service.ts'), 'export class AuthService {}\n')
    expect((await check('src/auth/auth-service.ts', undefined, id)).names).toEqual(['write-stale'])
    await house.tool(id, 'get_symbols', { path: 'src/auth/auth-service.ts' })
    // Looking is not understanding: what rested on the old file has to be handed in anew.
    expect((await check('src/auth/auth-service.ts', undefined, id)).names).toEqual(['write-stale'])
  })

  test('[code.write-stale] what a pattern or an entry point rests on has to be as it was, too', async () => {
    const before = house
    house = openCode(store, { root: shopCopy() })
    const id = await ready('MODIFY')
    expect((await check('src/auth/password.ts', undefined, id)).allowed).toBe(true)
    const file = join(house.root, 'src/http/http-error.ts')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nexport const another = 1\n`)
    expect((await check('src/auth/auth-service.ts', undefined, id)).names).toEqual(['write-rests-on'])
    house = before
  })

  test('[code.write-stale] what was allowed stays so while it is being written', async () => {
    const before = house
    house = openCode(store, { root: shopCopy() })
    const id = await ready('MODIFY')
    expect((await check('src/auth/auth-service.ts', undefined, id)).allowed).toBe(true)
    writeFileSync(join(house.root, 'src/auth/auth-service.ts'), 'export class AuthService { login() {} }\n')
    expect((await check('src/auth/auth-service.ts', undefined, id)).allowed).toBe(true)
    expect((await check('src/auth/empty-password.ts', undefined, id)).allowed).toBe(true)
    writeFileSync(join(house.root, 'src/auth/empty-password.ts'), 'export const nothing = 1\n')
    expect((await check('src/auth/empty-password.ts', undefined, id)).allowed).toBe(true)
    house = before
  })

  test.each([
    'src/auth/password.ts ',
    'src/auth/p\u0430ssword.ts',
    'src/auth/pass\u200bword.ts',
    'src/auth/\uff50assword.ts',
    'src/auth/new\nfile.ts',
    'src/auth/*.ts',
    'src/auth/-rf',
    'src/auth/CON',
    'src/auth/.git',
    'src/auth/node_modules',
    'src/auth/.bashrc',
    'src/auth/..%2fnew.ts',
    `src/auth/${'a'.repeat(300)}.ts`,
  ])('[code.write-target] no new file is called %j', async (path) => {
    expect((await check(path)).allowed).toBe(false)
  })

  test('[code.write-target] secrets are never written, and what was deleted is not made anew', async () => {
    expect((await check('src/auth/.env')).names).toEqual(['file-secret'])
    const before = house
    house = openCode(store, { root: shopCopy() })
    const id = await ready('MODIFY')
    rmSync(join(house.root, 'src/auth/auth-service.ts'))
    expect((await check('src/auth/auth-service.ts', undefined, id)).names).toEqual(['write-gone'])
    house = before
  })

  describe('beside the code', () => {
    let own: CodeHouse
    let id: string
    const may = async (path: string) => {
      const { allowed, errors } = await own.call(own.code.checkWriteTarget, { session_id: id, path })
      return allowed ? 'allowed' : errors.map(({ name }) => name).join(' ')
    }
    beforeAll(async () => {
      own = openCode(store, { root: shopCopy() })
      mkdirSync(join(own.root, 'tests'))
      writeFileSync(join(own.root, 'tests/password.test.ts'), "import '../src/auth/password.ts'\n")
      writeFileSync(join(own.root, 'tests/cart.test.ts'), "import '../src/cart/cart.ts'\n")
      writeFileSync(join(own.root, 'CHANGES.md'), '# Changes\n\n- nothing yet\n')
      await (await own.facts.index(own.root)).refresh()
      id = await own.start(DETAILED)
    })
    const submit = async (...files: string[]) => {
      const honest = await understandLogin(own, id)
      const files_analyzed = [...honest.files_analyzed, ...files]
      return own.call(own.code.submitUnderstanding, { ...honest, files_analyzed })
    }

    test('[code.write-beside] the test of an explored file is explored like any file, and refused by name before', async () => {
      expect(await submit()).toMatchObject({ phase: 'READY' })
      expect(await may('tests/password.test.ts')).toBe('write-test-unexplored')
      expect(await may('tests/cart.test.ts')).toBe('write-unexplored')
      await own.tool(id, 'get_function_at_line', { path: 'tests/password.test.ts', line: 1, to: 9 })
      expect(await submit('tests/password.test.ts')).toMatchObject({ phase: 'READY', errors: [] })
      expect(await may('tests/password.test.ts')).toBe('allowed')
      // Who has read one test knows nothing of what the others there are of.
      expect(await may('tests/cart-limit.test.ts')).toBe('write-new-elsewhere')
      expect(await may('tests/password-empty.test.ts')).toBe('allowed')
      await own.tool(id, 'get_function_at_line', { path: 'tests/cart.test.ts', line: 1, to: 9 })
      expect((await submit('tests/cart.test.ts')).errors).toMatchObject([{ name: 'file-unrelated' }])
    })

    test('[code.write-beside] a new test lies beside its file where tests live apart', async () => {
      expect(await submit()).toMatchObject({ phase: 'READY' })
      expect(await may('tests/password-empty.test.ts')).toBe('allowed')
      expect(await may('tests/cart-limit.test.ts')).toBe('write-new-elsewhere')
      expect(await may('elsewhere/password.test.ts')).toBe('write-new-elsewhere')
    })

    test('[code.write-beside] a changelog that was read may be written', async () => {
      expect(await submit()).toMatchObject({ phase: 'READY' })
      expect(await may('CHANGES.md')).toBe('write-unexplored')
      await own.tool(id, 'get_function_at_line', { path: 'CHANGES.md', line: 1, to: 9 })
      expect(await submit('CHANGES.md')).toMatchObject({ phase: 'READY', errors: [] })
      expect(await may('CHANGES.md')).toBe('allowed')
    })

    test('[code.write-target] an explored file that became a link leads to what it points at', async () => {
      expect(await submit()).toMatchObject({ phase: 'READY' })
      rmSync(join(own.root, 'src/auth/password.ts'))
      symlinkSync(join(own.root, 'src/cart/cart.ts'), join(own.root, 'src/auth/password.ts'))
      expect(await may('src/auth/password.ts')).toBe('write-unexplored')
    })
  })

  test('every answer is kept with its reason', async () => {
    mkdirSync(join(house.root, 'src/auth/folder'))
    await check('src/auth/folder')
    const { decisions } = await house.call(house.code.getSession, { session_id })
    expect(decisions.at(-1)).toMatchObject({
      kind: 'write',
      from: 'READY',
      to: 'READY',
      reasons: [{ name: 'write-not-a-file' }],
    })
  })
})
