import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { SessionView, StartSessionOutput } from '../src/capabilities/why/contract.ts'
import { makeMcpServer } from '../src/mcp/index.ts'
import { fakeCli } from './support/surfaces/fake-cli.ts'
import { inMemoryVerbs } from './support/surfaces/in-memory-verbs.ts'
import { startTestServer } from './support/surfaces/test-server.ts'

it('[house.same-verb] HTTP, MCP and the command line reach the same verbs: one conversation through all three', async () => {
  const memory = inMemoryVerbs()
  const { post, get } = await startTestServer({}, memory)
  const client = new Client({ name: 'test', version: '1' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([makeMcpServer({ verbs: memory.verbs, version: '1' }).connect(ours), client.connect(theirs)])
  onTestFinished(() => client.close())
  const cli = fakeCli({}, memory)
  const folder = await mkdtemp(join(tmpdir(), 'naze-surfaces-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'last.txt'), '三つ目はここで\n')

  const { session_id } = StartSessionOutput.parse((await post('/api/session', { language: 'ja' })).json)
  await post('/api/process', { session_id, user_message: '一つ目は HTTP で' })
  await client.callTool({ name: 'why_answer', arguments: { session_id, user_message: '二つ目は MCP で' } })
  expect(await cli.run('why', '--session', session_id, '--script', join(folder, 'last.txt'), '--json')).toBe(0)

  const byHttp = SessionView.parse((await get(`/api/session/${session_id}`)).json)
  const { structuredContent: byMcp } = await client.callTool({ name: 'why_session', arguments: { session_id } })
  expect(byHttp.messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
    '一つ目は HTTP で',
    '二つ目は MCP で',
    '三つ目はここで',
  ])
  expect(byMcp).toEqual(byHttp)
  expect(JSON.parse(cli.out())).toEqual(byHttp)
  const answered = memory.calls.filter(({ verb }) => verb === 'process')
  expect(answered.map(({ ctx }) => ctx.actor.via)).toEqual(['http', 'mcp', 'pipe'])
})
