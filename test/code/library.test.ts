import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { rmSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMcpServer } from '../../src/mcp/index.ts'
import type { Store } from '../../src/store/store.ts'
import { Agent } from '../support/code/agent.ts'
import { openCode } from '../support/code/code.ts'
import { walk } from '../support/code/honest-sessions.ts'
import { libraryCopy } from '../support/code/library.ts'
import { LIBRARY_SESSIONS } from '../support/code/library-sessions.ts'
import { openTestStore } from '../support/store/stores.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'

/** Over MCP, in Python; what they come to does not depend on the store. */
describe('an honest assistant in the library', () => {
  let store: Store
  const root = libraryCopy()
  const agent = new Agent()
  beforeAll(async () => {
    store = await openTestStore('pglite')
    const { code } = openCode(store, { root })
    const server = makeMcpServer({ verbs: { ...inMemoryVerbs().verbs, code }, version: '1', codeRoot: root })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    await Promise.all([server.connect(ours), agent.connect(theirs)])
  })
  afterAll(async () => {
    await agent.client.close()
    await store.close()
    rmSync(root, { recursive: true, force: true })
  })

  test.each(LIBRARY_SESSIONS.map((session) => [session.query, session] as const))(
    '[code.honest-ready] 「%s」 reaches READY with what it has seen',
    async (_query, session) => {
      agent.log.length = 0
      const judged = await walk(agent, session)
      expect(
        [judged.errors, judged.missing_requirements, agent.log.filter((line) => / refused/u.test(line))],
        agent.log.join('\n'),
      ).toEqual([[], [], []])
      expect(judged.phase).toBe('READY')
      expect(agent.log).toContain(`target ${session.target}`)
      for (const path of session.mayWrite) expect([path, (await agent.mayWrite(path)).allowed]).toEqual([path, true])
      for (const path of session.mayNotWrite)
        expect([path, (await agent.mayWrite(path)).allowed]).toEqual([path, false])
    },
  )
})
