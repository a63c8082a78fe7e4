import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { expect, onTestFinished, test } from 'vitest'
import { makeMcpServer } from '../../src/mcp/index.ts'
import { Agent, fixDetailedLogin, fixVagueLogin } from '../support/code/agent.ts'
import { DETAILED, openCode } from '../support/code/code.ts'
import { onBothStores } from '../support/store/stores.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'

onBothStores('a coding agent', (open) => {
  const connected = async (): Promise<Agent> => {
    const { code, root } = openCode(await open())
    const server = makeMcpServer({ verbs: { ...inMemoryVerbs().verbs, code }, version: '1', codeRoot: root })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    const agent = new Agent()
    await server.connect(ours)
    await agent.connect(theirs)
    onTestFinished(() => agent.client.close())
    return agent
  }

  test('[code.mcp] is kept exploring for a vague request, and let through for a detailed one', async () => {
    const agent = await connected()
    await fixVagueLogin(agent)
    const vague = agent.log.splice(0)
    const judged = (log: string[]) => log.filter((line) => line.startsWith('submit_understanding'))
    expect(judged(vague).map((line) => line.split(', ')[0])).toEqual([
      'submit_understanding → EXPLORATION',
      'submit_understanding → EXPLORATION',
      'submit_understanding → READY',
    ])
    expect(judged(vague)[1]).toContain('slot-unsupported observed_issue')
    expect(vague.filter((line) => line.startsWith('check_write_target'))).toEqual([
      'check_write_target src/auth/auth-service.ts → write-phase',
      'check_write_target src/auth/password.ts → allowed',
      'check_write_target src/orders/order-service.ts → write-unexplored',
    ])
    await fixDetailedLogin(agent, DETAILED)
    expect(judged(agent.log).map((line) => line.split(', ')[0])).toEqual(['submit_understanding → READY'])
  })

  test('[code.mcp] reads sessions and frames as resources', async () => {
    const agent = await connected()
    const { frame } = await agent.start('QUESTION', 'Where is the login checked?')
    const uri = `naze://code/sessions/${agent.session}`
    expect(await agent.read('naze://code/sessions')).toMatchObject({ sessions: [{ session_id: agent.session }] })
    expect(await agent.read(uri)).toMatchObject({ phase: 'EXPLORATION', intent: 'QUESTION' })
    expect(await agent.read(`${uri}/frame`)).toEqual(frame)
    const { resources } = await agent.client.listResources()
    expect(resources.map((resource) => resource.uri)).toEqual(['naze://code/sessions', uri, `${uri}/frame`])
    await expect(agent.read('naze://code/sessions/nobody')).rejects.toThrow('INVALID_INPUT')
    await expect(agent.read('naze://code/elsewhere')).rejects.toThrow('There is no resource')
  })

  test('[code.mcp] its tools cost at most 2,500 tokens to list', async () => {
    const agent = await connected()
    const { tools } = await agent.client.listTools()
    const room = tools.filter(({ name }) => !/^(?:why|board|interview|research)_|^mask$|^runs$/u.test(name))
    expect(room).toHaveLength(19)
    // Four letters a token, as is usual for JSON in English.
    expect(JSON.stringify(room).length / 4).toBeLessThanOrEqual(2_500)
    for (const tool of room) expect(tool.outputSchema?.required?.length).toBeGreaterThan(0)
  })

  test('[code.mcp] hears how far the index is while it waits for it', async () => {
    const { code, root, facts } = openCode(await open(), { patienceMs: 60_000 })
    const answer = facts.run.bind(facts)
    facts.run = async (...asked) => {
      const [, tool] = asked
      if (tool === 'index_status')
        return { complete: false, reasons: ['x'], total: 1, hits: [{ path: '', kind: 'progress', text: '3 of 9' }] }
      await sleep(1_500)
      return answer(...asked)
    }
    const server = makeMcpServer({ verbs: { ...inMemoryVerbs().verbs, code }, version: '1', codeRoot: root })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    const client = new Client({ name: 'test', version: '1' })
    await Promise.all([server.connect(ours), client.connect(theirs)])
    onTestFinished(() => client.close())
    const heard: unknown[] = []
    const result = await client.callTool({ name: 'repo_map', arguments: {} }, undefined, {
      onprogress: (progress) => heard.push(progress),
    })
    expect(result.isError).toBeUndefined()
    expect(heard).toEqual([{ progress: 3, total: 9, message: 'indexing' }])
  })

  test('what a tool refuses is told with its reason', async () => {
    const agent = await connected()
    await agent.start('MODIFY', DETAILED)
    await expect(
      agent.look('semantic_search', { query: 'x', slot: 'target_feature', reason: 'no_definition_found' }),
    ).rejects.toThrow('PHASE_MISMATCH')
    await expect(agent.look('find_definitions', {})).rejects.toThrow('INVALID_INPUT')
  })
})
