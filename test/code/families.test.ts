import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callVerb } from '../../src/kernel/verb.ts'
import { CALLABLE } from '../../src/capabilities/code/languages/outline.ts'
import { kindOf } from '../../src/capabilities/code/ranking/files/kind.ts'
import { load } from '../../src/capabilities/code/sessions/loaded.ts'
import { leadsElsewhere } from '../../src/capabilities/code/understanding/claims/leads-elsewhere.ts'
import { prove } from '../../src/capabilities/code/understanding/patterns/prove.ts'
import type { Store } from '../../src/store/store.ts'
import { ASK, ENVIRONMENT, openGround, PROGRESS } from '../support/code/claims.ts'
import { type CodeHouse, openCode, SHOP } from '../support/code/code.ts'
import { repositoryOf } from '../support/code/files.ts'
import { libraryCopy } from '../support/code/library.ts'
import { TERMINAL } from '../support/code/terminal.ts'
import { openTestStore } from '../support/store/stores.ts'

/** Whole families of claims over three repositories; what they come to does not depend on the store. */
describe('every claim of a kind', () => {
  let store: Store
  const roots = { shop: SHOP, library: libraryCopy(), terminal: repositoryOf(TERMINAL) }
  const houses = new Map<keyof typeof roots, CodeHouse>()
  const houseOf = (name: keyof typeof roots): CodeHouse => {
    const house = houses.get(name)
    if (house === undefined) throw new Error(name)
    return house
  }
  beforeAll(async () => {
    store = await openTestStore('pglite')
    for (const name of ['shop', 'library', 'terminal'] as const)
      houses.set(name, openCode(store, { root: roots[name] }))
  })
  afterAll(async () => {
    await store.close()
    rmSync(roots.library, { recursive: true, force: true })
  })

  const sources = async ({ facts, root }: CodeHouse) =>
    [...(await facts.index(root)).files.keys()].filter(
      (path) => kindOf(path) === 'source' && /\.(?:tsx?|py)$/u.test(path),
    )
  const callables = async (house: CodeHouse) => {
    await house.facts.symbols(house.root, 'settled')
    const all = await Promise.all((await sources(house)).map((path) => house.facts.symbolsIn(house.root, path)))
    return all.flat().filter(({ kind }) => CALLABLE.has(kind))
  }

  test.each(['shop', 'library', 'terminal'] as const)(
    '[code.patterns-closed] of every two functions of the %s "calls" is proved exactly where the outline has the call',
    async (name) => {
      const house = houseOf(name)
      const { facts, root } = house
      const all = await callables(house)
      const wrong: string[] = []
      let calls = 0
      for (const symbol of all) {
        const called = new Set(await facts.callsIn(root, symbol.path, symbol.line + 1, symbol.endLine))
        for (const object of new Set(all.map((each) => each.name))) {
          if (object === symbol.name || symbol.line === symbol.endLine) continue
          const doer = { ...symbol, symbol }
          const proved = await prove(facts, root, doer, { subject: symbol.name, relation: 'calls', object })
          if ((typeof proved !== 'string') !== called.has(object)) wrong.push(`${symbol.name} calls ${object}`)
          if (called.has(object)) calls += 1
        }
      }
      expect(calls).toBeGreaterThan(2)
      expect(wrong).toEqual([])
    },
  )

  test.each([
    ['terminal', PROGRESS, ['draw_bar', 'advance_bar', 'seconds_left', 'finish_bar'], 'ProgressBar'],
    ['terminal', ENVIRONMENT, ['read_environment', 'read_value'], 'Option'],
  ] as const)(
    '[code.counted-once] in the %s a symbol with and without what holds it is one',
    async (name, ground, methods, holder) => {
      const session = await openGround(houseOf(name), ground)
      for (const method of methods) {
        const { missing_requirements, notes = [] } = await session.submit({
          symbols_identified: [method, `${holder}.${method}`, holder],
        })
        const short = missing_requirements.find(({ requirement }) => requirement === 'symbols_identified')
        expect([method, short?.have ?? 3]).toEqual([method, 2])
        const once = notes.filter(({ name: said }) => said === 'counted-once').map(({ item }) => item)
        expect([method, `${holder}.${method}`]).toEqual(expect.arrayContaining(once))
        expect(once).toHaveLength(1)
      }
    },
  )

  test.each([
    ['ask', ASK],
    ['environment', ENVIRONMENT],
    ['progress', PROGRESS],
  ] as const)(
    '[code.evidence-kept] of %s a call is evidence of a symbol only where it shows it',
    async (_what, ground) => {
      const house = houseOf('terminal')
      const session = await openGround(house, ground)
      const wrong: string[] = []
      let held = 0
      let refused = 0
      for (const symbol of ground.understanding.symbols_identified)
        for (const [n, [tool, params]] of ground.looks.entries()) {
          // Who asks who uses it has it shown by every answer.
          if (tool === 'find_references') continue
          const { hits } = await house.facts.run(house.root, tool as 'query', params, AbortSignal.timeout(10_000))
          const known = await house.facts.symbols(house.root, symbol)
          const shows = known.some((each) =>
            hits.some(
              ({ path, symbol: own, text = '', lines = [0, 0] }) =>
                path === each.path &&
                ((own === each.name && lines[0] === each.line) ||
                  (text.split('\n')[each.line - lines[0]] ?? '').includes(`def ${each.name}(`) ||
                  (text.split('\n')[each.line - lines[0]] ?? '').startsWith(`class ${each.name}`)),
            ),
          )
          const { errors } = await session.submit({ slot_evidence: { [symbol]: session.evidence(n) } })
          const isRefused = errors.some(({ name, item }) => name === 'not-held' && item === symbol)
          if (isRefused === shows) wrong.push(`${symbol} by ${tool} ${JSON.stringify(params)}`)
          if (isRefused) refused += 1
          else held += 1
        }
      expect(wrong).toEqual([])
      expect([held > 2, refused > 2]).toEqual([true, true])
    },
  )

  const PLAIN = [
    ['shop', 'The discount of a coupon is rounded down', 'src/cart/coupon.ts'],
    ['shop', 'Cancelling an order does not put the goods back into stock', 'src/orders/order-service.ts'],
    ['shop', 'A payment that times out is tried again at once', 'src/payment/retry.ts'],
    ['shop', 'セッションの有効期限が短すぎる', 'src/auth/session-store.ts'],
    ['shop', '空のパスワードでログインすると 500 になる', 'src/auth/password.ts'],
    ['library', 'The fine for a late book is one cent too high', 'library/fines.py'],
    ['library', 'A member gets one more loan than the limit', 'library/loans.py'],
    ['terminal', 'The default is shown in the prompt although the input is hidden', 'term/ask.py'],
    ['terminal', 'The progress bar fails when there is nothing to draw', 'term/progress.py'],
  ] as const
  test.each(PLAIN)(
    '[code.plain-words] in the %s "%s" leads to %s and not to most others',
    async (name, query, right) => {
      const house = houseOf(name)
      const { session_id } = await callVerb(house.code.startSession, house.ctx, { intent: 'MODIFY', query })
      const loaded = await load(store, house.ctx, session_id)
      const refused: string[] = []
      const all = await sources(house)
      for (const path of all) {
        const [reason] = await leadsElsewhere(
          house.facts,
          loaded,
          { path, line: 1, symbol: undefined, statements: [] },
          [],
        )
        if (reason !== undefined) refused.push(path)
      }
      expect(refused).not.toContain(right)
      expect([query, refused.length / (all.length - 1) >= 0.5]).toEqual([query, true])
    },
  )
})
