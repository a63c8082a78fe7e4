import { beforeAll, describe, expect, test } from 'vitest'
import type { ToolName } from '../../src/capabilities/code/contract.ts'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, openCode } from '../support/code/code.ts'
import { repositoryOf } from '../support/code/files.ts'
import { openTestStore } from '../support/store/stores.ts'

const PAGER = 'src/pager.ts'
const AUTH = 'shop/auth.py'
/** A function with an everyday name behind calls of one file, and classes that a borrowed word tells apart. */
const SITE = {
  [PAGER]: `import { encodePath } from './paths.ts'

export class Pager {
  open(text: string) {
    return this._first(text)
  }
  _first(text: string) {
    return this._second(text)
  }
  _second(text: string) {
    return this._third(text)
  }
  _third(text: string) {
    return this._fourth(text)
  }
  _fourth(text: string) {
    return this.back(text)
  }
  private back(text: string) {
    const url = new URL(text, 'http://localhost')
    this.leave(url.pathname)
    return encodePath(url.pathname)
  }
  private leave(text: string) {
    return text.trim()
  }
  close() {
    return undefined
  }
}
`,
  'src/paths.ts': `export function encodePath(path: string) {
  return encodeURI(path)
}
`,
  'src/main.ts': `import { Pager } from './pager.ts'

export function main() {
  const pager = new Pager()
  pager.close()
  return pager.open('/')
}
`,
  [AUTH]: `import hashlib


class Auth:
    def apply(self, request):
        return request


class BasicAuth(Auth):
    def apply(self, request):
        request.headers["x"] = self.header("name")
        return request

    def header(self, name):
        return name


class DigestAuth(Auth):
    KINDS = {"md5": hashlib.md5}

    def apply(self, request):
        return self.build_header(request.algorithm, request)

    def build_header(self, algorithm, request):
        make = self.KINDS[algorithm.lower()]
        return make(self.nonce(request)).hexdigest()

    def nonce(self, request):
        return str(request.algorithm).encode()
`,
  'shop/client.py': `from shop.auth import BasicAuth, DigestAuth


def send(request):
    return DigestAuth().apply(request)


def send_plain(request):
    return BasicAuth().apply(request)
`,
}
type Look = readonly [ToolName, Record<string, unknown>]
const at = (path: string, line: number): Look => ['get_function_at_line', { path, line }]

describe('what a stranger met', () => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await openTestStore('pglite')
    house = openCode(store, { root: repositoryOf(SITE) })
    return () => store.close()
  })
  const submit = async (query: string, looks: readonly Look[], said: object, shownBy: Record<string, Look>) => {
    const session_id = await house.start(query)
    for (const [tool, params] of looks) await house.tool(session_id, tool, params)
    const slot_evidence: Record<string, unknown> = {}
    for (const [item, [tool, params]] of Object.entries(shownBy))
      slot_evidence[item] = (await house.tool(session_id, tool, params)).evidence
    const judged = await house.call(house.code.submitUnderstanding, { session_id, ...said, slot_evidence })
    return [judged.phase, ...judged.errors.map(({ name, item }) => `${name} ${item}`)]
  }

  const back = (query: string, more: object = {}) =>
    submit(
      query,
      [at(PAGER, 20), ['get_symbols', { path: PAGER }], ['find_references', { name: 'Pager' }]],
      {
        symbols_identified: ['back', 'Pager', 'leave'],
        entry_points: ['Pager.open'],
        existing_patterns: ['`back` calls `leave`'],
        files_analyzed: [PAGER, 'src/main.ts'],
        resolved_frame: { observed_issue: "const url = new URL(text, 'http://localhost')" },
        ...more,
      },
      { observed_issue: at(PAGER, 20) },
    )
  test.each(['`back`', 'back()', '`pager.back`'])(
    '[code.honest-ready] %s is a name of the code, and a way in may lie many calls of its file away',
    async (name) => {
      expect(await back(`${name} crashes when the text is not a valid URL; it should ignore that text.`)).toEqual([
        'READY',
      ])
    },
  )
  test('[code.entry-points] a method of the same class that never calls it is no way in', async () => {
    const query = '`back` crashes when the text is not a valid URL; it should ignore that text.'
    expect(await back(query, { entry_points: ['Pager.close'] })).toContain('entry-aside Pager.close')
  })
  test('[code.claims-checked] a function imports only what it uses of what its file imports', async () => {
    const query = '`back` crashes when the text is not a valid URL; it should ignore that text.'
    const untrue = '`leave` imports `encodePath`'
    expect(await back(query, { existing_patterns: [untrue] })).toContain(`pattern-untrue ${untrue}`)
    expect(await back(query, { existing_patterns: ['`back` imports `encodePath`'] })).toEqual(['READY'])
  })

  const QUERY =
    'ダイジェスト認証で、サーバーが知らないアルゴリズムを返したときに KeyError で落ちるので、エラーを出すようにしてほしい。'
  const digest = (frame: object = {}, shownBy: Record<string, Look> = {}) =>
    submit(
      QUERY,
      [at(AUTH, 25), at(AUTH, 21), ['get_symbols', { path: AUTH }], ['find_references', { name: 'DigestAuth' }]],
      {
        symbols_identified: ['DigestAuth', 'DigestAuth.build_header', 'DigestAuth.apply'],
        entry_points: ['DigestAuth.apply'],
        existing_patterns: ['`DigestAuth.apply` calls `DigestAuth.build_header`'],
        files_analyzed: [AUTH, 'shop/client.py'],
        resolved_frame: { target_feature: 'ダイジェスト認証', observed_issue: 'KeyError で落ちる', ...frame },
      },
      { target_feature: ['find_definitions', { name: 'DigestAuth' }], observed_issue: at(AUTH, 25), ...shownBy },
    )
  test.each(['KeyError で落ちる', 'make = self.KINDS[algorithm.lower()]'])(
    '[code.honest-ready] "%s": the line that fails is not idle',
    async (observed_issue) => {
      expect(await digest({ observed_issue })).toEqual(['READY'])
    },
  )
  test('[code.claims-checked] a borrowed word tells a target from others of its kind', async () => {
    const basic: Look = ['find_definitions', { name: 'BasicAuth' }]
    expect(await digest({}, { target_feature: basic })).toContain('not-held ダイジェスト認証')
    expect(await digest({ target_feature: 'BasicAuth' }, { target_feature: basic })).toContain('target-moved BasicAuth')
    expect(await digest({ target_feature: 'ベーシック認証' }, { target_feature: basic })).toContain(
      'target-moved ベーシック認証',
    )
  })
  test('[code.claims-checked] a body that cannot raise the error is not where it is raised', async () => {
    expect(await digest({}, { observed_issue: at(AUTH, 29) })).toContain('not-held KeyError で落ちる')
  })
})
