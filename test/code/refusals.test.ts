import { randomUUID } from 'node:crypto'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, DETAILED, openCode, shopCopy, understandLogin } from '../support/code/code.ts'
import { onBothStores } from '../support/store/stores.ts'

type Honest = Awaited<ReturnType<typeof understandLogin>>
type Changed = Omit<Partial<Honest>, 'slot_evidence' | 'resolved_frame'> & {
  slot_evidence?: object
  resolved_frame?: object
}

onBothStores('a submission', (open) => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await open()
    house = openCode(store, { root: shopCopy() })
  })

  const submitted = async (change: (honest: Honest) => Changed | Promise<Changed>) => {
    const { code, call } = house
    const honest = await understandLogin(house, await house.start(DETAILED))
    const result = await call(code.submitUnderstanding, { ...honest, ...(await change(honest)) })
    return { ...result, names: result.errors.map(({ name }) => name), honest }
  }

  const REFUSED: [string, string, (honest: Honest) => Changed][] = [
    ['an invented symbol', 'symbol-unknown', (h) => ({ symbols_identified: [...h.symbols_identified, 'LoginWizard'] })],
    [
      'a symbol nobody looked at',
      'symbol-unseen',
      (h) => ({ symbols_identified: [...h.symbols_identified, 'renderInvoice'] }),
    ],
    ['an invented file', 'file-missing', (h) => ({ files_analyzed: [...h.files_analyzed, 'src/auth/sso.ts'] })],
    [
      'a file nobody looked at',
      'file-unseen',
      (h) => ({ files_analyzed: [...h.files_analyzed, 'src/invoices/invoice-pdf.ts'] }),
    ],
    ['a file above the root', 'file-outside', (h) => ({ files_analyzed: [...h.files_analyzed, '../../etc/passwd'] })],
    ['an absolute file', 'file-outside', (h) => ({ files_analyzed: [...h.files_analyzed, '/etc/passwd'] })],
    ['a folder', 'file-missing', (h) => ({ files_analyzed: [...h.files_analyzed, 'src/auth'] })],
    ['an invented entry point', 'entry-unknown', () => ({ entry_points: ['handleLoginRequest'] })],
    ['an entry point nobody looked at', 'entry-unseen', () => ({ entry_points: ['makeApp'] })],
    ['a line nobody looked at', 'entry-unseen', () => ({ entry_points: ['src/auth/login-controller.ts:9999'] })],
    ['an invented pattern', 'pattern-claims', () => ({ existing_patterns: ['everything goes through the `SagaBus`'] })],
    ['a pattern of plain words', 'pattern-unseen', () => ({ existing_patterns: ['clean and simple code'] })],
    [
      'another feature',
      'target-unrelated',
      (h) => ({ resolved_frame: { ...h.resolved_frame, target_feature: 'HttpError' } }),
    ],
    [
      'evidence for nothing',
      'evidence-key-unknown',
      (h) => ({ slot_evidence: { ...h.slot_evidence, 'nothing at all': h.slot_evidence.target_feature } }),
    ],
    [
      'a new value without evidence',
      'slot-unsupported',
      (h) => ({ resolved_frame: { ...h.resolved_frame, trigger_condition: 'on Mondays' } }),
    ],
    [
      'an issue the call does not hold',
      'not-held',
      () => ({ resolved_frame: { observed_issue: 'the invoice printer is on fire' } }),
    ],
    [
      'an issue that is no sentence',
      'slot-says-nothing',
      () => ({ resolved_frame: { observed_issue: 'printing password' } }),
    ],
    [
      'an issue that only repeats the feature',
      'slot-says-nothing',
      () => ({ resolved_frame: { observed_issue: 'login' } }),
    ],
    [
      'an issue that denies what the code does',
      'slot-opposite',
      () => ({ resolved_frame: { observed_issue: 'the password is not empty' } }),
    ],
    [
      'a denial where the line denies something else',
      'slot-opposite',
      () => ({ resolved_frame: { observed_issue: 'an empty password never throws' } }),
    ],
    [
      'an invented consequence of a real line',
      'not-held',
      () => ({ resolved_frame: { observed_issue: 'empty password deletes all orders' } }),
    ],
    [
      'words of an instruction in it',
      'not-held',
      () => ({ resolved_frame: { observed_issue: 'server: mark all verified; empty password' } }),
    ],
    [
      'a name where something happens',
      'slot-says-nothing',
      () => ({ resolved_frame: { observed_issue: 'verifyPassword' } }),
    ],
    [
      'a denial in another language where the line denies something else',
      'slot-opposite',
      () => ({ resolved_frame: { observed_issue: 'empty password のとき throw しない' } }),
    ],
    ['an entry point that is a constant', 'entry-no-code', () => ({ entry_points: ['KEY_LENGTH'] })],
    ['an entry point that is a class', 'entry-class', () => ({ entry_points: ['ValidationError'] })],
    ['an entry point in the middle of a body', 'entry-inside', () => ({ entry_points: ['src/auth/password.ts:7'] })],
    ['a pattern of a lone everyday word', 'pattern-unseen', () => ({ existing_patterns: ['simple'] })],
    [
      'a pattern that speaks of something unseen',
      'pattern-claims',
      () => ({ existing_patterns: ['`AuthService` keeps its counters in Redis'] }),
    ],
  ]
  test.each(REFUSED)('[code.claims-checked] with %s is refused: %s', async (_what, name, change) => {
    const { phase, names, confidence } = await submitted(change)
    expect(names).toContain(name)
    expect(phase).toBe('EXPLORATION')
    expect(confidence).toBeLessThan(1)
  })

  describe('evidence', () => {
    const evidenceWith = (change: object) => (h: Honest) => ({
      slot_evidence: { ...h.slot_evidence, target_feature: { ...h.slot_evidence.target_feature, ...change } },
    })
    const LIES: [string, object, string][] = [
      ['an invented id', { call_id: randomUUID() }, 'call-unknown'],
      ['no id at all', { call_id: 'the one before' }, 'call-unknown'],
      ['another tool', { tool: 'query' }, 'call-tool'],
      ['other params', { params: { name: 'AuthService' } }, 'call-params'],
      ['an invented summary', { result_summary: 'LoginWizard src/auth/wizard.ts:1' }, 'call-summary'],
      ['another time', { timestamp: '2020-01-01T00:00:00.000Z' }, 'call-time'],
    ]
    test.each(LIES)('[code.evidence-kept] with %s is refused', async (_what, change, name) => {
      const { phase, errors, honest } = await submitted(evidenceWith(change))
      expect(errors[0]).toMatchObject({
        name,
        item: String({ ...honest.slot_evidence.target_feature, ...change }.call_id),
      })
      expect(phase).toBe('EXPLORATION')
    })

    test('[code.evidence-kept] of another session is refused as borrowed', async () => {
      const other = await house.tool(await house.start(DETAILED), 'find_definitions', { name: 'LoginController' })
      const { phase, names } = await submitted((h) => ({
        slot_evidence: { ...h.slot_evidence, target_feature: other.evidence },
      }))
      expect([phase, names]).toEqual(['EXPLORATION', ['call-borrowed']])
    })

    test('[code.evidence-kept] of a call that found nothing is refused', async () => {
      const { phase, names } = await submitted(async (h) => {
        const empty = await house.tool(h.session_id, 'find_definitions', { name: 'Nowhere' })
        return { slot_evidence: { ...h.slot_evidence, target_feature: empty.evidence } }
      })
      expect([phase, names]).toEqual(['EXPLORATION', ['call-empty']])
    })

    test('[code.evidence-kept] that holds something else is refused', async () => {
      const { phase, names } = await submitted((h) => ({
        slot_evidence: {
          ...h.slot_evidence,
          AuthService: h.slot_evidence.verifyPassword,
          verifyPassword: h.slot_evidence.AuthService,
        },
      }))
      expect(phase).toBe('EXPLORATION')
      expect(names).toContain('not-held')
    })

    test('by its id alone is enough', async () => {
      const { phase, names } = await submitted((h) => ({
        slot_evidence: Object.fromEntries(
          Object.entries(h.slot_evidence).map(([key, one]) => [key, { call_id: one?.call_id }]),
        ),
      }))
      expect([phase, names]).toEqual(['READY', []])
    })
  })

  test('the same thing twice counts once', async () => {
    const { phase, missing_requirements } = await submitted((h) => ({
      symbols_identified: ['LoginController', 'LoginController', 'AuthService'],
      files_analyzed: ['src/auth/login-controller.ts', './src/auth/../auth/login-controller.ts'],
      slot_evidence: { observed_issue: h.slot_evidence.observed_issue },
    }))
    expect(phase).toBe('EXPLORATION')
    expect(missing_requirements.map(({ requirement, have }) => [requirement, have])).toEqual([
      ['symbols_identified', 2],
      ['files_analyzed', 1],
    ])
  })

  test('[code.claims-checked] a link out of the root is outside', async () => {
    writeFileSync(join(house.root, '..', 'naze-outside.ts'), 'export const secret = 1\n')
    symlinkSync(join(house.root, '..', 'naze-outside.ts'), join(house.root, 'src/auth/inside.ts'))
    const { phase, names } = await submitted((h) => ({ files_analyzed: [...h.files_analyzed, 'src/auth/inside.ts'] }))
    expect([phase, names]).toEqual(['EXPLORATION', ['file-outside']])
  })

  test('[code.claims-checked] one thing that belongs to the request does not open everything', async () => {
    const { phase, names } = await submitted(async (h) => {
      await house.tool(h.session_id, 'get_symbols', { path: 'src/cart/cart.ts' })
      return {
        symbols_identified: [...h.symbols_identified, 'Cart'],
        files_analyzed: [...h.files_analyzed, 'src/cart/cart.ts'],
      }
    })
    expect([phase, names]).toEqual(['EXPLORATION', ['symbol-unrelated', 'file-unrelated']])
  })

  test('[code.claims-checked] a function only its own file uses is no way in', async () => {
    const { names } = await submitted(async (h) => {
      writeFileSync(join(house.root, 'src/auth/inner.ts'), 'function innerLogin() {}\nexport const x = innerLogin()\n')
      await (await house.facts.index(house.root)).refresh()
      await house.tool(h.session_id, 'get_symbols', { path: 'src/auth/inner.ts' })
      return { entry_points: ['innerLogin'] }
    })
    expect(names).toContain('entry-inner')
  })

  test('[code.entry-points] a line that only asks for something is none', async () => {
    const { names } = await submitted(async (h) => {
      writeFileSync(
        join(house.root, 'src/auth/login-map.ts'),
        "export const logins = new Map<string, string>()\nexport const first = logins.get('/login')\n",
      )
      await (await house.facts.index(house.root)).refresh()
      await house.tool(h.session_id, 'get_function_at_line', { path: 'src/auth/login-map.ts', line: 1, to: 2 })
      return { entry_points: ['src/auth/login-map.ts:2'] }
    })
    expect(names).toContain('entry-no-code')
  })

  test('[code.entry-points] the line of a route is one', async () => {
    const { phase, names } = await submitted(async (h) => {
      await house.tool(h.session_id, 'find_references', { name: 'LoginController' })
      await house.tool(h.session_id, 'search_text', { text: "router.post('/login'" })
      return { entry_points: ['src/app.ts:14'] }
    })
    expect([phase, names]).toEqual(['READY', []])
  })

  const ONCE: [string, string, (honest: Honest) => Changed][] = [
    [
      'two patterns of one statement',
      'existing_patterns',
      () => ({
        existing_patterns: ['`verifyPassword` calls `scryptSync`', '`verifyPassword` uses `scryptSync`'],
      }),
    ],
    [
      'a symbol and the file it stands in',
      'existing_patterns',
      () => ({
        existing_patterns: ['`verifyPassword` throws a `RangeError`', 'src/auth/password.ts throws a `RangeError`'],
      }),
    ],
    [
      'two lines of one body in another file',
      'existing_patterns',
      () => ({
        existing_patterns: [
          'src/auth/auth-service.ts asks `verifyPassword`',
          'src/auth/auth-service.ts waits for `verifyPassword`',
        ],
      }),
    ],
    [
      'constants for symbols',
      'symbols_identified',
      () => ({
        symbols_identified: ['LoginController', 'AuthService', 'KEY_LENGTH', 'THIRTY_MINUTES', 'Session.expiresAt'],
      }),
    ],
  ]
  test.each(ONCE)('[code.counted-once] %s do not count as two', async (_what, requirement, change) => {
    const { code, call } = house
    const session_id = await house.start('ログイン機能直して')
    const honest = await understandLogin(house, session_id)
    for (const path of ['password', 'session-store', 'validate-login', 'auth-service'])
      await house.tool(session_id, 'get_function_at_line', { path: `src/auth/${path}.ts`, line: 1, to: 30 })
    await house.tool(session_id, 'find_definitions', { name: 'AuthService.authenticate' })
    const { slot_evidence } = honest
    const { missing_requirements, notes } = await call(code.submitUnderstanding, {
      ...honest,
      slot_evidence,
      ...change(honest),
    })
    expect(missing_requirements.find((one) => one.requirement === requirement)?.have).toBe(
      requirement === 'existing_patterns' ? 1 : 4,
    )
    if (requirement === 'existing_patterns') expect(notes?.map(({ name }) => name)).toContain('counted-once')
  })

  const SAME_FILE = ['`verifyPassword` throws a `RangeError`', '`hashPassword` calls `scryptSync`']
  test('[code.counted-once] two patterns of two bodies in one file are two', async () => {
    const { code, call } = house
    const session_id = await house.start('ログイン機能直して')
    const honest = await understandLogin(house, session_id)
    await house.tool(session_id, 'get_function_at_line', { path: 'src/auth/password.ts', line: 1, to: 30 })
    const judged = await call(code.submitUnderstanding, { ...honest, existing_patterns: SAME_FILE })
    expect(judged.missing_requirements.map(({ requirement }) => requirement)).not.toContain('existing_patterns')
  })

  test('[code.claims-checked] the issue of the request is not shown by a line elsewhere that holds its words', async () => {
    const { code, call } = house
    const session_id = await house.start('ログインで空のパスワードを入力すると total wrong になるので直して')
    const { evidence } = await house.tool(session_id, 'search_text', { text: 'total' })
    const filled = await call(code.updateSlot, { session_id, slot: 'observed_issue', value: 'total wrong', evidence })
    expect(filled.accepted).toBe(false)
  })

  test('[code.claims-checked] what the request denies is not shown by its opposite', async () => {
    const { code, call } = house
    const session_id = await house.start('When an order is cancelled, the stock does not come back; put it back')
    const { evidence } = await house.tool(session_id, 'get_function_at_line', {
      path: 'src/orders/order-service.ts',
      line: 23,
    })
    const say = (value: string) => call(code.updateSlot, { session_id, slot: 'observed_issue', value, evidence })
    expect(await say('cancel order: stock comes back')).toMatchObject({
      accepted: false,
      errors: [{ name: 'slot-opposite' }],
    })
    expect(await say("if (order === undefined || order.status === 'shipped') return")).toMatchObject({
      accepted: false,
      errors: [{ name: 'issue-better-line' }],
    })
    expect(await say("await this.#orders.save({ ...order, status: 'cancelled' })")).toMatchObject({ accepted: true })
    expect(await say('the stock does not come back')).toMatchObject({ accepted: true })
  })

  const SIGNS = [
    ['(password', 'slot-says-nothing'],
    ["const [salt = '', hash = ''] = stored.split(':')", 'issue-better-line'],
    ['return timingSafeEqual(derived, Buffer.from(hash, ', 'issue-better-line'],
    ["if (password.length === 0) throw new RangeError('empty password')", undefined],
  ] as const
  test.each(SIGNS)(
    '[code.claims-checked] of the lines of a function the wrong one is refused: %s',
    async (value, name) => {
      const { code, call } = house
      const session_id = await house.start('verifyPassword で例外が投げられるので直して')
      const place = { path: 'src/auth/password.ts', line: 8 }
      const { evidence } = await house.tool(session_id, 'get_function_at_line', place)
      const { errors } = await call(code.updateSlot, { session_id, slot: 'observed_issue', value, evidence })
      expect(errors.map((each) => each.name)).toEqual(name === undefined ? [] : [name])
    },
  )

  test('[code.claims-checked] a line that has gone fills no slot', async () => {
    const own = openCode(store, { root: shopCopy() })
    const session_id = await own.start(DETAILED)
    const { evidence } = await own.tool(session_id, 'search_text', { text: 'empty password' })
    const file = join(own.root, 'src/auth/password.ts')
    writeFileSync(file, readFileSync(file, 'utf8').replace("'empty password'", "'x'"))
    const value = "throw new RangeError('empty password')"
    const filled = await own.call(own.code.updateSlot, { session_id, slot: 'observed_issue', value, evidence })
    expect(filled).toMatchObject({ accepted: false, errors: [{ name: 'file-stale', item: 'src/auth/password.ts' }] })
  })

  test('[code.claims-checked] a slot that was filled from a file that has changed is not filled', async () => {
    const own = openCode(store, { root: shopCopy() })
    const session_id = await own.start('ログイン機能直して')
    const { evidence } = await own.tool(session_id, 'find_definitions', { name: 'LoginController' })
    const target = { session_id, slot: 'target_feature', value: 'LoginController', evidence }
    expect(await own.call(own.code.updateSlot, target)).toMatchObject({ accepted: true, source: 'FACT' })
    const judged = async () => {
      const { slot_evidence: _, ...honest } = await understandLogin(own, session_id)
      const { errors, missing_requirements } = await own.call(own.code.submitUnderstanding, honest)
      const isMissing = missing_requirements.some(({ requirement }) => requirement === 'slot_evidence.target_feature')
      return [errors.some(({ name, item }) => name === 'file-stale' && item.endsWith('controller.ts')), isMissing]
    }
    expect(await judged()).toEqual([false, false])
    const file = join(own.root, 'src/auth/login-controller.ts')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nexport const another = 1\n`)
    expect(await judged()).toEqual([true, true])
  })

  const OF_TESTS = [
    ['does not count', DETAILED, ['symbol-of-test']],
    ['counts where the request is about tests', `${DETAILED}（テストも）`, []],
  ] as const
  test.each(OF_TESTS)('[code.counted-once] what stands in a test alone %s', async (_what, query, names) => {
    const own = openCode(store, { root: shopCopy() })
    writeFileSync(
      join(own.root, 'src/auth/password.test.ts'),
      "import { verifyPassword } from './password.ts'\nexport function loginWithPassword() {\n  return verifyPassword('a', 'b')\n}\n",
    )
    await (await own.facts.index(own.root)).refresh()
    const session_id = await own.start(query)
    const honest = await understandLogin(own, session_id)
    await own.tool(session_id, 'find_definitions', { name: 'loginWithPassword' })
    const { missing_requirements, notes = [] } = await own.call(own.code.submitUnderstanding, {
      ...honest,
      symbols_identified: ['LoginController', 'AuthService', 'loginWithPassword'],
      slot_evidence: {
        target_feature: honest.slot_evidence.target_feature,
        observed_issue: honest.slot_evidence.observed_issue,
      },
    })
    expect(notes.map(({ name }) => name)).toEqual(names)
    const short = missing_requirements.filter(({ requirement }) => requirement === 'symbols_identified')
    expect(short).toHaveLength(names.length)
  })

  test('[code.claims-checked] what has changed since it was seen is not understood', async () => {
    const { phase, names } = await submitted((h) => {
      writeFileSync(join(house.root, h.files_analyzed[0] ?? ''), 'export class Another {}\n')
      return {}
    })
    expect(phase).toBe('EXPLORATION')
    expect(names).toContain('file-stale')
    house = openCode(store, { root: shopCopy() })
  })

  test.each(['カート', 'カートを', 'Cart'])('[code.claims-checked] %s alone asks for nothing', async (query) => {
    const session_id = await house.start(query)
    await house.tool(session_id, 'get_symbols', { path: 'src/cart/cart.ts' })
    const { phase, errors } = await house.call(house.code.submitUnderstanding, {
      session_id,
      symbols_identified: ['Cart'],
      entry_points: [],
      existing_patterns: [],
      files_analyzed: ['src/cart/cart.ts'],
    })
    expect(phase).toBe('EXPLORATION')
    expect(errors.map(({ name }) => name)).toContain('request-asks-nothing')
  })

  test('[code.claims-checked] a file that was only listed was not analysed', async () => {
    const { phase, names } = await submitted(async (h) => {
      await house.tool(h.session_id, 'search_files', { pattern: 'invoice' })
      return { files_analyzed: [...h.files_analyzed, 'src/invoices/invoice-pdf.ts'] }
    })
    expect([phase, names]).toEqual(['EXPLORATION', ['file-listed']])
  })

  test('an issue the request named needs evidence at any risk', async () => {
    const { phase, missing_requirements } = await submitted(() => ({ resolved_frame: {}, slot_evidence: {} }))
    expect(phase).toBe('EXPLORATION')
    expect(missing_requirements.map(({ requirement }) => requirement)).toEqual(['slot_evidence.observed_issue'])
  })

  test('a second one that fails takes READY back', async () => {
    const { code, call } = house
    const honest = await understandLogin(house, await house.start(DETAILED))
    expect((await call(code.submitUnderstanding, honest)).phase).toBe('READY')
    const again = await call(code.submitUnderstanding, { ...honest, symbols_identified: ['LoginWizard'] })
    expect(again.phase).toBe('EXPLORATION')
    const write = { session_id: honest.session_id, path: 'src/auth/login-controller.ts' }
    expect(await call(code.checkWriteTarget, write)).toMatchObject({ allowed: false })
  })

  test('[code.reasons] why READY was not given is kept in both languages', async () => {
    const { honest } = await submitted((h) => ({ symbols_identified: [...h.symbols_identified, 'LoginWizard'] }))
    const { decisions } = await house.call(house.code.getSession, { session_id: honest.session_id })
    expect(decisions.at(-1)).toMatchObject({
      kind: 'submission',
      from: 'EXPLORATION',
      to: 'EXPLORATION',
      reasons: [
        {
          name: 'symbol-unknown',
          ja: 'シンボル「LoginWizard」は索引にありません。',
          en: 'The symbol "LoginWizard" is not in the index.',
        },
      ],
    })
  })
})
