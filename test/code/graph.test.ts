import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { callVerb } from '../../src/kernel/verb.ts'
import { type CodeHouse, DETAILED, openCode, understandLogin } from '../support/code/code.ts'
import { repository } from '../support/code/repository.ts'
import { personContext } from '../support/contexts.ts'
import { onBothStores } from '../support/store/stores.ts'
import { fakeCli } from '../support/surfaces/fake-cli.ts'
import { makeCodeToolVerbs } from '../../src/capabilities/code/tools/verbs.ts'

onBothStores('the graph of a session', (open) => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await open()
    house = openCode(store)
  })

  test('[code.graph-session] marks what its facts rest on, and until then what its tools have shown', async () => {
    const { code, call, start, tool } = house
    const session_id = await start(DETAILED)
    expect((await call(code.showGraph, { session_id })).inside).toEqual({ nodes: [], total: 0, edges: [] })
    await tool(session_id, 'find_definitions', { name: 'LoginController' })
    const seen = await call(code.showGraph, { session_id })
    expect(seen.focus).toMatchObject({ kind: 'session', files: 1 })
    expect(seen.inside.nodes).toMatchObject([{ path: 'src/auth/login-controller.ts', mark: 'seen' }])

    await call(code.submitUnderstanding, await understandLogin(house, session_id))
    const shown = await call(code.showGraph, { session_id })
    expect(shown.inside.nodes.map(({ path, mark }) => [path, mark])).toEqual(
      expect.arrayContaining([
        ['src/auth/auth-service.ts', 'evidence'],
        ['src/auth/login-controller.ts', 'evidence'],
        ['src/auth/password.ts', 'evidence'],
      ]),
    )
    const at = (path: string) => shown.inside.nodes.findIndex((node) => node.path === path)
    expect(shown.inside.edges).toContainEqual({
      from: at('src/auth/login-controller.ts'),
      to: at('src/auth/auth-service.ts'),
      count: 1,
    })
    const file = await call(code.showGraph, { session_id, path: 'src/auth/auth-service.ts' })
    expect(file.focus.mark).toBe('evidence')
    expect(file.inside.nodes.find(({ symbol }) => symbol === 'AuthService')?.mark).toBe('evidence')
    const folder = await call(code.showGraph, { session_id, path: '.' })
    expect(folder.inside.nodes.find(({ path }) => path === 'src')?.mark).toBe('evidence')
  })

  test('of another workspace, of nobody, or of a folder that is not open is refused', async () => {
    const { code, start } = house
    const session_id = await start(DETAILED)
    const elsewhere = personContext({ workspace: '00000000-0000-4000-8000-00000000beef' })
    await expect(callVerb(code.showGraph, elsewhere, { session_id })).rejects.toMatchObject({
      code: 'SESSION_NOT_FOUND',
    })
    const agent = personContext({ actor: { id: 'local', kind: 'agent', via: 'mcp' } })
    await expect(callVerb(code.showGraph, agent, { root: '/' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('[code.lacks-told] at the command line an incomplete answer is told in the language of whoever types', async () => {
  const { root, open } = repository({ 'a.kt': 'fun main() {}\n' })
  for (const [language, told] of [
    ['ja', '足りないかもしれません: kotlin のファイルは構造を読み取れないため、文字列としてだけ検索します。\n'],
    ['en', 'not complete: naze cannot read the structure of files in kotlin; it only searches their text.\n'],
  ] as const) {
    const cli = fakeCli({ language, code: makeCodeToolVerbs(open()) })
    expect(await cli.run('code', 'definitions', '--root', root, 'main')).toBe(0)
    expect(cli.err()).toContain(told)
    const asJson = fakeCli({ language, code: makeCodeToolVerbs(open()) })
    await asJson.run('code', 'definitions', '--root', root, '--json', 'main')
    expect(asJson.out()).toContain('no grammar is installed')
  }
})
