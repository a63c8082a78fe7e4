import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import type { Store } from '../../src/store/store.ts'
import { type CodeHouse, DETAILED, openCode, understandLogin } from '../support/code/code.ts'
import { onBothStores } from '../support/store/stores.ts'

type Honest = Awaited<ReturnType<typeof understandLogin>>

const invented = fc.constantFrom(
  'LoginWizard',
  'handleAuth',
  'AuthServise',
  'loginController',
  'Login Controller',
  'verify_password',
  'constructor',
  '__proto__',
  'toString',
  '*',
  'ログイン',
)
const outside = fc
  .constantFrom(
    '../shop/package.json',
    '/etc/passwd',
    'src/../../x.ts',
    'src/auth/none.ts',
    'src/auth',
    '',
    '.',
    'file:///etc/passwd',
    'src\\auth\\password.ts',
    'C:\\x',
  )
  .filter((path) => path !== '')
const unseenFile = fc.constantFrom('src/invoices/invoice-pdf.ts', 'office/tax.py', 'package.json')
const unseenSymbol = fc.constantFrom('renderInvoice', 'tax_of', 'MailQueue', 'OrderList')
const prose = fc.constantFrom('good code', 'uses the SagaBus', 'シンプルな作り', '`None.here` is used', 'a pattern')

/** One lie of some kind, told on top of an honest submission. */
const lie = fc.oneof(
  invented.map((name) => (h: Honest) => ({ ...h, symbols_identified: [...h.symbols_identified, name] })),
  unseenSymbol.map((name) => (h: Honest) => ({ ...h, symbols_identified: [...h.symbols_identified, name] })),
  invented.map((name) => (h: Honest) => ({ ...h, entry_points: [...h.entry_points, name] })),
  outside.map((path) => (h: Honest) => ({ ...h, files_analyzed: [...h.files_analyzed, path] })),
  unseenFile.map((path) => (h: Honest) => ({ ...h, files_analyzed: [...h.files_analyzed, path] })),
  prose.map((text) => (h: Honest) => ({ ...h, existing_patterns: [...h.existing_patterns, text] })),
  fc.constantFrom('target_feature', 'observed_issue', 'AuthService').map((key) => (h: Honest) => ({
    ...h,
    slot_evidence: {
      ...h.slot_evidence,
      [key]: {
        call_id: randomUUID(),
        tool: 'find_definitions',
        params: {},
        result_summary: 'AuthService',
        timestamp: new Date().toISOString(),
      },
    },
  })),
  fc.constantFrom('tool', 'params', 'result_summary', 'timestamp').map((field) => (h: Honest) => ({
    ...h,
    slot_evidence: {
      ...h.slot_evidence,
      target_feature: {
        ...h.slot_evidence.target_feature,
        [field]: field === 'params' ? { name: 'x' } : 'something else',
      },
    },
  })),
  fc
    .constantFrom('注文キャンセル', 'InvoicePdf', 'shipping fee', 'HttpError')
    .map((value) => (h: Honest) => ({ ...h, resolved_frame: { ...h.resolved_frame, target_feature: value } })),
  fc
    .constantFrom('zebra crossing', '天気が悪い', 'login')
    .map((value) => (h: Honest) => ({ ...h, resolved_frame: { ...h.resolved_frame, observed_issue: value } })),
)

onBothStores('lying', (open) => {
  let store: Store
  let house: CodeHouse
  beforeAll(async () => {
    store = await open()
    house = openCode(store)
  })

  test('[code.no-lie-ready] no lie on top of the truth, and no part of it, ever reaches READY', async () => {
    const { code, call } = house
    const honest = await understandLogin(house, await house.start(DETAILED))
    await fc.assert(
      fc.asyncProperty(fc.array(lie, { minLength: 1, maxLength: 3 }), async (lies) => {
        const told = lies.reduce<object>((submission, tell) => tell(submission as Honest), honest)
        const result = await call(code.submitUnderstanding, told)
        expect(result.phase).not.toBe('READY')
        expect(result.errors.length).toBeGreaterThan(0)
        for (const { name, message } of result.errors) expect([name, message]).not.toContain('')
      }),
      { numRuns: 60 },
    )
    expect((await call(code.submitUnderstanding, honest)).phase).toBe('READY')
  })

  test('[code.no-lie-ready] nothing is READY without calls of its own, whatever another session has found', async () => {
    const { code, call } = house
    const honest = await understandLogin(house, await house.start(DETAILED))
    await fc.assert(
      fc.asyncProperty(fc.subarray(Object.keys(honest.slot_evidence)), fc.boolean(), async (keys, withCall) => {
        const session_id = await house.start(DETAILED)
        if (withCall) await house.tool(session_id, 'search_text', { text: 'tax' })
        const slot_evidence = Object.fromEntries(
          Object.entries(honest.slot_evidence).filter(([key]) => keys.includes(key)),
        )
        const result = await call(code.submitUnderstanding, { ...honest, session_id, slot_evidence })
        expect(result.phase).toBe('EXPLORATION')
        if (keys.length > 0) expect(result.errors.map(({ name }) => name)).toContain('call-borrowed')
        expect(await call(code.checkWriteTarget, { session_id, path: 'src/auth/password.ts' })).toMatchObject({
          allowed: false,
        })
      }),
      { numRuns: 10 },
    )
  })

  test('[code.no-lie-ready] update_slot and map_symbol take nothing their call does not show', async () => {
    const { code, call } = house
    const session_id = await house.start('ログイン機能直して')
    const { evidence } = await house.tool(session_id, 'find_definitions', { name: 'LoginController' })
    await fc.assert(
      fc.asyncProperty(fc.oneof(invented, unseenSymbol), async (symbol) => {
        expect(await call(code.mapSymbol, { session_id, symbol, evidence })).toMatchObject({
          accepted: false,
          source: null,
        })
        const value = `${symbol} が壊れている`
        const filled = await call(code.updateSlot, {
          session_id,
          slot: 'observed_issue',
          value: symbol === 'loginController' || symbol === 'Login Controller' ? 'ログイン' : value,
          evidence,
        })
        expect(filled).toMatchObject({ accepted: false, source: null })
      }),
      { numRuns: 15 },
    )
  })
})
