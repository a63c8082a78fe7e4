import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMcpServer } from '../../src/mcp/index.ts'
import type { Store } from '../../src/store/store.ts'
import { Agent } from '../support/code/agent.ts'
import { openCode, SHOP } from '../support/code/code.ts'
import { libraryCopy } from '../support/code/library.ts'
import { BASES, LIES, tell } from '../support/code/lies.ts'
import { openTestStore } from '../support/store/stores.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'

/** Over MCP; what they come to does not depend on the store. */
describe('a liar', () => {
  let store: Store
  const library = libraryCopy()
  const agents = { shop: new Agent(), library: new Agent() }
  beforeAll(async () => {
    store = await openTestStore('pglite')
    for (const [house, root] of [
      ['shop', SHOP],
      ['library', library],
    ] as const) {
      const { code } = openCode(store, { root })
      const server = makeMcpServer({ verbs: { ...inMemoryVerbs().verbs, code }, version: '1', codeRoot: root })
      const [ours, theirs] = InMemoryTransport.createLinkedPair()
      await Promise.all([server.connect(ours), agents[house].connect(theirs)])
    }
  })
  afterAll(async () => {
    for (const agent of Object.values(agents)) await agent.client.close()
    await store.close()
    rmSync(library, { recursive: true, force: true })
  })

  test.each(BASES.map((base) => [base.what, base] as const))(
    'is refused for the lie alone: without it %s is READY',
    async (_what, base) => {
      const { phase, errors, missing_requirements } = await tell(agents[base.house], base)
      expect([phase, errors, missing_requirements]).toEqual(['READY', [], []])
    },
  )

  const ALL = BASES.flatMap((base) => LIES.map(([what, names, lie]) => [base.what, what, names, base, lie] as const))
  test('[code.hundred-lies] has more than a hundred to try', () => {
    expect(ALL.length).toBeGreaterThanOrEqual(100)
    expect(new Set(LIES.map(([what]) => what)).size).toBe(LIES.length)
  })

  let refused = 0
  test.each(ALL)('[code.hundred-lies] %s: %s is refused by name', async (_base, _what, names, base, lie) => {
    const { phase, errors, notes = [], confidence } = await tell(agents[base.house], base, lie)
    expect(phase).not.toBe('READY')
    expect(confidence).toBeLessThan(1)
    expect(names).toContain([...errors, ...notes].map(({ name }) => name).find((name) => names.includes(name)))
    refused += 1
  })
  test('[code.hundred-lies] none of them reaches READY', () => {
    expect(refused).toBe(ALL.length)
  })

  const QUOTES = [
    ['target_feature', 'the payroll', 'slot-not-quoted'],
    ['target_feature', 'the', 'slot-says-nothing'],
    ['observed_issue', 'the fine is one cent too high', 'slot-unsupported'],
  ] as const
  test.each(QUOTES)('[code.target-quoted] %s as "%s" without a call is refused: %s', async (slot, value, name) => {
    const agent = agents.library
    await agent.start('MODIFY', 'fine_for: the fine is one cent too high')
    expect(await agent.fill('update_slot', { slot, value })).toMatchObject({ accepted: false, errors: [{ name }] })
  })

  test('[code.target-quoted] a target that was cut wrongly is said anew in words of the request', async () => {
    const agent = agents.library
    await agent.start('MODIFY', 'fine_for: the fine is one cent too high')
    const filled = await agent.fill('update_slot', { slot: 'target_feature', value: 'fine' })
    expect(filled).toMatchObject({ accepted: true, source: null, errors: [] })
    const { frame } = Object(await agent.read(`naze://code/sessions/${agent.session}`))
    expect(frame.target_feature).toMatchObject({ value: 'fine', quote: 'fine' })
  })
})
