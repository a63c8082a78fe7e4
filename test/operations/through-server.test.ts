import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { findServer } from '../../src/store/embedded/folder/server-door.ts'
import { freshPostgresUrl } from '../support/store/stores.ts'
import { NAZE, type NazeProcess, runNaze, startNaze } from '../support/surfaces/naze-process.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const WISH = 'I want to build a reading club for the night shift'
const ANSWERS = [
  WISH,
  'Because nurses on nights eat alone',
  'so they stop talking and quit',
  'that matters to me',
  'yes',
]

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naze-through-'))
  await writeFile(join(folder, 'answers.txt'), `${ANSWERS.join('\n')}\n`.repeat(3))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let homes = 0
const newHome = () => join(folder, `home-${++homes}`)

async function started(env: Record<string, string>): Promise<NazeProcess> {
  const naze = await startNaze(env)
  onTestFinished(() => naze.kill())
  return naze
}

async function json(args: string[], env: Record<string, string>): Promise<Record<string, unknown>> {
  const ran = await runNaze(args, env)
  expect({ args, ended: ran.ended, stderr: ran.ended === 0 ? '' : ran.stderr }).toEqual({ args, ended: 0, stderr: '' })
  return JSON.parse(ran.stdout.toString()) as Record<string, unknown>
}

/** `naze mcp` as an assistant starts it. */
async function stdioAssistant(env: Record<string, string>, ...args: string[]) {
  const client = new Client({ name: 'test', version: '1' })
  const command = { command: process.execPath, args: [NAZE, 'mcp', ...args], env, stderr: 'pipe' as const }
  await client.connect(new StdioClientTransport(command))
  onTestFinished(() => client.close())
  return client
}

describe.each(['pglite', 'postgres'] as const)('[cli.through-server] while a server runs on %s', (kind) => {
  test('commands and assistants work on the same store, each as what it is', async () => {
    const env: Record<string, string> = { NAZE_HOME: newHome() }
    if (kind === 'postgres') env['DATABASE_URL'] = await freshPostgresUrl()
    const { url } = await started(env)

    const { node } = (await json(['board', 'add', 'Send the quote', '--json'], env)) as { node: { id: string } }
    const talked = await json(['why', '--script', join(folder, 'answers.txt'), '--language', 'en', '--json'], env)
    const made = await json(['interview', 'projects', 'create', '家計簿', '--goal', '理由', '--json'], env)
    const topic = ['research', 'heat pumps', '--corpus', 'examples/corpus', '--iterations', '1', '--json']
    const run = await json(topic, env)
    expect(run).toMatchObject({ status: 'completed', has_report: true })
    expect((await json(['runs', '--json'], env))['runs']).not.toEqual([])

    const get = async (path: string) => (await (await fetch(url + path)).json()) as Record<string, unknown>
    expect(await get(`/api/nodes/${node.id}`)).toMatchObject({ history: [{ who: 'local', via: 'pipe' }] })
    expect(await get(`/api/session/${String(talked['session_id'])}`)).toEqual(talked)
    expect(await get('/api/projects')).toMatchObject({ projects: [made['project']] })
    expect(await get(`/api/research/${String(run['run_id'])}`)).toEqual(run)

    const refused = await runNaze(['board', 'move', node.id, 'CLARIFYING'], env)
    expect(refused).toMatchObject({ ended: 3, stderr: expect.stringContaining('(FORBIDDEN)') })
    const unknown = await runNaze(['board', 'node', 'nothing'], env)
    expect(unknown).toMatchObject({ ended: 2, stderr: expect.stringContaining('(INVALID_INPUT)') })

    const setUp = await json(['mcp', '--http'], { ...env, PORT: new URL(url).port })
    const { naze } = setUp['mcpServers'] as { naze: { url: string; headers: Record<string, string> } }
    expect(naze.url).toBe(`${url}/mcp`)
    const overHttp = new Client({ name: 'test', version: '1' })
    await overHttp.connect(
      new StreamableHTTPClientTransport(new URL(naze.url), { requestInit: { headers: naze.headers } }),
    )
    onTestFinished(() => overHttp.close())
    const overStdio = await stdioAssistant(env, '--rooms', 'board,runs')
    expect((await overStdio.listTools()).tools.map((tool) => tool.name)).not.toContain('why_start')
    const ask = { name: 'board_node', arguments: { node_id: node.id } }
    const [one, two] = await Promise.all([overHttp.callTool(ask), overStdio.callTool(ask)])
    expect(one.structuredContent).toMatchObject({ node: { title: 'Send the quote' } })
    expect(two).toEqual(one)
  })
})

test('[cli.through-server-secret] the key is new with each start, in one file of its owner and nowhere else', async () => {
  const env = { NAZE_HOME: newHome(), NAZE_DEBUG: '1' }
  const keyOf = async () => (await findServer(env.NAZE_HOME))?.key ?? expect.fail('no key')
  const first = await started(env)
  const key = await keyOf()
  expect(((await stat(join(env.NAZE_HOME, 'server.json'))).mode & 0o777).toString(8)).toBe('600')
  const call = async (url: string, shown: string) => {
    const headers = { authorization: `Bearer ${shown}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ via: 'cli', input: {} })
    return (await fetch(`${url}/api/verbs/board.dashboard`, { method: 'POST', headers, body })).status
  }
  expect([await call(first.url, key), await call(first.url, `${key}x`)]).toEqual([200, 401])
  const command = spawn(process.execPath, [NAZE, 'why'], { env, stdio: ['pipe', 'ignore', 'pipe'] })
  await once(command.stderr, 'data')
  // What other users of the machine, or a program started by us, could read.
  for (const pid of [first.pid, command.pid])
    for (const file of ['cmdline', 'environ'].filter(() => existsSync('/proc')))
      expect(readFileSync(`/proc/${pid}/${file}`, 'utf8')).not.toContain(key)
  command.stdin.end()
  expect(await once(command, 'exit')).toEqual([5, null])
  expect(await runNaze(['board', 'show'], env)).toMatchObject({ ended: 0 })
  expect(await first.stop()).toBe(0)
  expect(first.stderr()).toContain('/api/verbs/:name')
  expect(first.stderr()).not.toContain(key)

  const second = await started(env)
  expect(await keyOf()).not.toBe(key)
  expect([await call(second.url, await keyOf()), await call(second.url, key)]).toEqual([200, 401])
})

test('[cli.through-server-stale] what a killed server left is believed by nobody: a command opens the store itself', async () => {
  const env = { NAZE_HOME: newHome() }
  const first = await started(env)
  await json(['board', 'add', 'before', '--json'], env)
  await first.kill()
  expect(existsSync(join(env.NAZE_HOME, 'server.json'))).toBe(true)
  expect(await json(['board', 'add', 'after', '--json'], env)).toMatchObject({ node: { title: 'after' } })
  expect(existsSync(join(env.NAZE_HOME, 'server.json'))).toBe(false)
  const second = await started(env)
  expect((await json(['board', 'find', '--json'], env))['nodes']).toHaveLength(2)
  expect(await second.stop()).toBe(0)
})

test('[cli.through-server-moves] an assistant outlives servers: killed, stopped or started, the next call finds the store', async () => {
  const env = { NAZE_HOME: newHome() }
  const first = await started(env)
  const client = await stdioAssistant(env)
  const start = async () =>
    String(Object((await client.callTool({ name: 'why_start', arguments: {} })).structuredContent)['session_id'])
  const sessions = [await start()]
  await first.kill()
  const both = await Promise.all([start(), start()])
  sessions.push(...both)
  // It holds the store itself now: a command says so, and a server that starts waits for it.
  const late = await runNaze(['board', 'show'], env)
  expect(late).toMatchObject({ ended: 4, stderr: expect.stringContaining('(STORE_LOCKED)') })
  const second = await startNaze(env, (said) => {
    if (said.includes('waiting for it to end')) void client.close()
  })
  onTestFinished(() => second.kill())
  expect(second.stderr()).toMatch(/is in use by process \d+: waiting for it to end/)
  for (const id of sessions) expect((await fetch(`${second.url}/api/session/${id}`)).status).toBe(200)
  const next = await stdioAssistant(env)
  expect((await next.callTool({ name: 'why_session', arguments: { session_id: sessions[0] } })).isError).not.toBe(true)
  expect(await second.stop()).toBe(0)
  expect((await next.callTool({ name: 'why_session', arguments: { session_id: sessions[1] } })).isError).not.toBe(true)
})

test('[cli.through-server-version] a server of another version is not asked', async () => {
  const env = { NAZE_HOME: newHome() }
  const { pid } = await started(env)
  const file = join(env.NAZE_HOME, 'server.json')
  const said = JSON.parse(await readFile(file, 'utf8')) as object
  await writeFile(file, JSON.stringify({ ...said, version: '9.9.9' }))
  expect(await runNaze(['board', 'show'], env)).toMatchObject({
    ended: 4,
    stderr: expect.stringMatching(/another version \(9\.9\.9, this is .*\): stop it first \(STORE_LOCKED\)/),
  })
  expect(pid).toBeGreaterThan(0)
})
