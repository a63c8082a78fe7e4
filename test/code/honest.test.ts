import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMcpServer } from '../../src/mcp/index.ts'
import { Agent } from '../support/code/agent.ts'
import { openCode } from '../support/code/code.ts'
import { HONEST_SESSIONS, walk } from '../support/code/honest-sessions.ts'
import { openTestStore } from '../support/store/stores.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'
import type { Store } from '../../src/store/store.ts'

/** What they come to does not depend on the store. */
describe('an honest assistant', () => {
  let store: Store
  const agent = new Agent()
  beforeAll(async () => {
    store = await openTestStore('pglite')
    const { code, root } = openCode(store)
    const server = makeMcpServer({ verbs: { ...inMemoryVerbs().verbs, code }, version: '1', codeRoot: root })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    await Promise.all([server.connect(ours), agent.connect(theirs)])
  })
  afterAll(async () => {
    await agent.client.close()
    await store.close()
  })

  test.each(HONEST_SESSIONS.map((session) => [session.kind, session.query, session] as const))(
    '[code.honest-ready] %s: 「%s」 reaches READY with what it has seen',
    async (_kind, _query, session) => {
      const judged = await walk(agent, session)
      expect(judged.errors).toEqual([])
      expect(judged.missing_requirements).toEqual([])
      expect(judged).toMatchObject({ phase: 'READY', confidence: 1 })
      expect(agent.log).toContain(`target ${session.target}`)
      for (const path of session.mayWrite) expect([path, (await agent.mayWrite(path)).allowed]).toEqual([path, true])
      for (const path of session.mayNotWrite)
        expect([path, (await agent.mayWrite(path)).allowed]).toEqual([path, false])
    },
  )

  const VAGUE = ['カートをなんとかして', 'カートを改善して', 'Fix the cart', 'improve the cart'] as const
  test.each(VAGUE)(
    '[code.vague-explores] %s says nothing of what is wrong, and code as it is shows none',
    async (query) => {
      const session = HONEST_SESSIONS.find(({ target }) => target === 'カート')
      if (session === undefined) throw new Error('the session of the cart')
      const { phase, missing_requirements, errors } = await walk(agent, { ...session, intent: 'MODIFY', query })
      expect(agent.log.some((line) => line.includes('issue-none'))).toBe(true)
      expect([phase, errors, missing_requirements.map(({ requirement }) => requirement)]).toEqual([
        'EXPLORATION',
        [],
        ['slot_evidence.observed_issue'],
      ])
      agent.log.length = 0
    },
  )

  test('[code.honest-ready] who is to make something new need not show what is wrong; who changes it shows how it is', async () => {
    const [session] = HONEST_SESSIONS
    if (session === undefined) throw new Error('a session')
    const { target_feature: kept = ['', 0] as const } = session.slots
    const silent = { ...session, slots: { target_feature: kept } }
    expect(await walk(agent, silent)).toMatchObject({ phase: 'READY', errors: [], missing_requirements: [] })
    const changed = await walk(agent, { ...silent, intent: 'MODIFY' })
    expect([changed.phase, changed.missing_requirements.map(({ requirement }) => requirement)]).toEqual([
      'EXPLORATION',
      ['slot_evidence.observed_issue'],
    ])
    expect(changed.next.hints[0]?.action).toContain('get_function_at_line')
  })

  test('[code.guidance] is told where to look first and how much will be asked for', async () => {
    const { guidance, requirements } = await agent.start('IMPLEMENT', 'Support several coupons in the cart')
    expect(guidance.look_first.map(({ path }) => path)).toContain('src/cart/coupon.ts')
    expect(requirements).toContainEqual({ requirement: 'symbols_identified', needed: 5 })
    const { calls } = Object(await agent.read(`naze://code/sessions/${agent.session}`))
    expect(calls).toEqual([])
  })

  test('[code.lean-slots] is told of a slot only what changed', async () => {
    await agent.start('IMPLEMENT', 'Support several coupons in the cart')
    const { call_id } = await agent.look('find_definitions', { name: 'Cart' })
    const filling = { evidence: { call_id } }
    expect(await agent.fill('update_slot', { slot: 'target_feature', value: 'Cart', ...filling })).toEqual({
      accepted: true,
      phase: 'EXPLORATION',
      source: 'FACT',
      errors: [],
      missing_slots: ['trigger_condition', 'observed_issue'],
    })
    const mapped = await agent.fill('map_symbol', { symbol: 'Cart', ...filling })
    expect(JSON.stringify(mapped).length).toBeLessThan(200)
  })
})
