import { chmod, stat, writeFile } from 'node:fs/promises'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { closeGracefully, listen, makeHttpServer } from '../../src/http/index.ts'
import { setUpMcp } from '../../src/main/mcp/serve-mcp.ts'
import { mcpToken, mcpTokenFile } from '../../src/main/mcp/token.ts'
import { makeMcpServer, McpSessions, readRooms, ROOM_NAMES } from '../../src/mcp/index.ts'
import { onBothStores, openTestStore } from '../support/store/stores.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'
import { serveStore, type ServedStore } from '../support/surfaces/served-store.ts'

interface Assistant {
  client: Client
  transport: StreamableHTTPClientTransport
  call(name: string, args?: Record<string, unknown>): Promise<ReturnType<typeof CallToolResultSchema.parse>>
}

async function assistant(url: string, token: string): Promise<Assistant> {
  const headers = { Authorization: `Bearer ${token}` }
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } })
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(transport)
  onTestFinished(() => client.close())
  const call: Assistant['call'] = async (name, args = {}) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: args }))
  return { client, transport, call }
}

const said = (result: { content: unknown[] }): unknown => JSON.parse(String(Object(result.content[0]).text))

onBothStores('[mcp.http] Streamable HTTP', (_open, kind) => {
  let served: ServedStore
  let token: string
  let url: string
  beforeAll(async () => {
    served = await serveStore(await openTestStore(kind))
    token = await mcpToken(served.config.home, { renew: false })
    url = `${served.door.url}/mcp`
  })
  afterAll(() => served.close())

  test('offers what stdio offers, to two clients at once, each in its own session', async () => {
    const [one, two] = await Promise.all([assistant(url, token), assistant(url, token)])
    expect(one.transport.sessionId).not.toBe(two.transport.sessionId)
    const stdio = new Client({ name: 'test', version: '1' })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    await Promise.all([makeMcpServer({ verbs: served.verbs, version: '1' }).connect(ours), stdio.connect(theirs)])
    expect(await one.client.listTools()).toEqual(await stdio.listTools())
    const wishes = ['a reading club', 'a quiet office']
    const talks = await Promise.all(
      [one, two].map(async ({ call }, n) => {
        const { structuredContent } = await call('why_start', { language: 'en' })
        const session_id = String(structuredContent?.['session_id'])
        await call('why_answer', { session_id, user_message: `I want to build ${wishes[n]}` })
        return (await call('why_session', { session_id })).structuredContent
      }),
    )
    expect(talks.map((talk) => JSON.stringify(talk?.['messages']))).toEqual(
      wishes.map((wish) => expect.stringContaining(wish)),
    )
    const other = await stdio.callTool({ name: 'why_session', arguments: { session_id: talks[0]?.['session_id'] } })
    expect(other.structuredContent).toEqual(talks[0])
  })

  test('an assistant over HTTP is an assistant: it confirms nothing', async () => {
    const { call } = await assistant(url, token)
    const refused = await call('board_apply_diff', {
      diff_id: '00000000-0000-4000-8000-00000000000a',
      confirmation_id: '00000000-0000-4000-8000-00000000000b',
    })
    expect(refused.isError).toBe(true)
    await expect(call('board_confirm')).rejects.toThrow('There is no tool')
    const { structuredContent } = await call('interview_create', { name: 'n', goal: 'g' })
    expect(structuredContent).toMatchObject({ project: { name: 'n' } })
  })

  test('[mcp.rooms] rooms are chosen in the address, and hold for the session', async () => {
    const { client, call } = await assistant(`${url}?rooms=runs,why`, token)
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name.split('_')[0])).toEqual(['why', 'why', 'why', 'why', 'why', 'runs'])
    await expect(call('board_dashboard')).rejects.toThrow('There is no tool')
    await expect(assistant(`${url}?rooms=nowhere`, token)).rejects.toThrow('INVALID_INPUT')
  })

  test('[mcp.http-token] a new token holds at once and ends the old one, in a session too', async () => {
    const { call } = await assistant(url, token)
    const next = await mcpToken(served.config.home, { renew: true })
    await expect(call('runs')).rejects.toThrow('UNAUTHORIZED')
    await expect(assistant(url, token)).rejects.toThrow('UNAUTHORIZED')
    token = next
    expect(said(await (await assistant(url, token)).call('runs'))).toMatchObject({ next: null })
    const file = mcpTokenFile(served.config.home)
    expect(((await stat(file)).mode & 0o777).toString(8)).toBe('600')
    await chmod(file, 0o644)
    await expect(assistant(url, token)).rejects.toThrow('UNAUTHORIZED')
    await chmod(file, 0o600)
    await writeFile(file, '\n')
    await expect(assistant(url, '')).rejects.toThrow('UNAUTHORIZED')
    token = await mcpToken(served.config.home, { renew: false })
    await assistant(url, token)
  })

  test('[mcp.http-set-up] says where to come in and with what; only a server that answers is said to run', async () => {
    const setUp = await setUpMcp(served.config, { renew: false, rooms: 'why,board' })
    expect(setUp).toEqual({
      url: 'http://127.0.0.1:4380/mcp?rooms=why,board',
      token,
      file: mcpTokenFile(served.config.home),
      runs: false,
    })
    await expect(setUpMcp(served.config, { renew: true, rooms: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    expect(await mcpToken(served.config.home, { renew: false })).toBe(token)
  })
})

/** Sessions over verbs in memory, as many at once as is said. */
async function listening(most: number) {
  const memory = inMemoryVerbs()
  const sessions = new McpSessions({ verbs: memory.verbs, version: '1' }, most)
  const server = await makeHttpServer({
    verbs: memory.verbs,
    live: { async *follow() {} },
    webFolder: null,
    version: '1',
    host: '127.0.0.1',
    port: 0,
    debug: false,
    logger: false,
    shedding: { sampleIntervalMs: 3_600_000 },
    mcp: {
      knows: (token) => token === 't',
      readRooms,
      handle: (asked, options) => sessions.handle(asked, options),
      close: () => sessions.close(),
    },
  })
  const url = `${await listen(server, { host: '127.0.0.1', port: 0 })}/mcp`
  onTestFinished(async () => void (await closeGracefully(server, 500)))
  const post = (headers: Record<string, string>, body: unknown) =>
    fetch(url, {
      method: 'POST',
      headers: {
        authorization: 'Bearer t',
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    })
  return { ...memory, server, url, post }
}

test('[mcp.http-sessions] a session begins with initialize, ends when it is told to, and is nobody else’s', async () => {
  const { url, post } = await listening(9)
  const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  expect((await post({}, list)).status).toBe(400)
  expect((await post({ 'mcp-session-id': 'made-up' }, list)).status).toBe(404)
  const { client, transport } = await assistant(url, 't')
  const id = transport.sessionId ?? expect.fail('no session')
  expect((await post({ 'mcp-session-id': id }, list)).status).toBe(200)
  expect((await post({ 'mcp-session-id': id }, 'no message')).status).toBe(400)
  await transport.terminateSession()
  expect((await post({ 'mcp-session-id': id }, list)).status).toBe(404)
  await client.close()
})

test('[mcp.http-sessions] the one unused for longest makes room; where all are at work nobody is put out', async () => {
  const { url, verbs } = await listening(2)
  const [first, second] = [await assistant(url, 't'), await assistant(url, 't')]
  await first.call('why_start')
  const third = await assistant(url, 't')
  await first.call('why_start')
  await expect(second.call('why_start')).rejects.toThrow('no such session')
  const held = Promise.withResolvers<void>()
  let atWork = 0
  verbs.operations.runs.run = async () => {
    atWork += 1
    await held.promise
    return { runs: [], next: null }
  }
  const working = [first.call('runs'), third.call('runs')]
  await expect.poll(() => atWork).toBe(2)
  await expect(assistant(url, 't')).rejects.toThrow('too many sessions are busy')
  held.resolve()
  await Promise.all(working)
  await assistant(url, 't')
})

test('[mcp.http-sessions] a server that stops answers what it was asked first, and ends every stream', async () => {
  const { url, verbs, server } = await listening(9)
  const { call } = await assistant(url, 't')
  const idle = await assistant(url, 't')
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  verbs.operations.runs.run = async () => {
    asked.resolve()
    await held.promise
    return { runs: [], next: null }
  }
  const answer = call('runs')
  await asked.promise
  const closed = closeGracefully(server, 8_000)
  await expect(idle.call('runs')).rejects.toThrow()
  held.resolve()
  expect(said(await answer)).toEqual({ runs: [], next: null })
  expect(await closed).toBe(true)
})

test('[mcp.rooms] every room has tools, no two of them a name in common', async () => {
  const { verbs } = inMemoryVerbs()
  const names = await Promise.all(
    ROOM_NAMES.map(async (room) => {
      const client = new Client({ name: 'test', version: '1' })
      const [ours, theirs] = InMemoryTransport.createLinkedPair()
      await Promise.all([makeMcpServer({ verbs, version: '1', rooms: [room] }).connect(ours), client.connect(theirs)])
      return (await client.listTools()).tools.map((tool) => tool.name)
    }),
  )
  for (const tools of names) expect(tools.length).toBeGreaterThan(0)
  expect(new Set(names.flat()).size).toBe(names.flat().length)
  expect(readRooms(' why , board,why')).toEqual(['why', 'board'])
  for (const wrong of ['', 'why,', 'Why', 'nowhere'])
    expect(() => readRooms(wrong)).toThrow(/there is no room ".*"; there are why, board, /)
})
