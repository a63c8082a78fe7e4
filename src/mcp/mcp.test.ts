import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as contract from '#capabilities/why/contract.ts'
import { ERROR_CODES, NazeError } from '#kernel/errors.ts'
import { inMemoryVerbs } from '../../test/support/surfaces/in-memory-verbs.ts'
import { makeMcpServer, serveStdio } from './index.ts'

async function connected() {
  const memory = inMemoryVerbs()
  const server = makeMcpServer({ verbs: memory.verbs, version: '0.0.0-test' })
  const client = new Client({ name: 'test', version: '1' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(ours), client.connect(theirs)])
  // The client checks every answer against its output schema only for tools it has listed.
  await client.listTools()
  onTestFinished(() => client.close())
  const call = async (name: string, args: Record<string, unknown> = {}) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: args }))
  return { ...memory, client, call }
}

function errorOf(result: { isError?: boolean | undefined; content: unknown[] }): unknown {
  expect(result.isError).toBe(true)
  const [content] = result.content
  return JSON.parse(String(Object(content).text))
}

// Frozen on purpose: assistants are set up with these names.
const WHY = ['why_start', 'why_answer', 'why_resume', 'why_report', 'why_session']
const BOARD_READS = [
  'board_dashboard',
  'board_search',
  'board_node',
  'board_proposals',
  'board_proposal',
  'board_diff',
  'board_history',
]
const BOARD_PROPOSES = ['board_organize', 'board_advise', 'board_validate', 'board_make_diffs', 'board_request_changes']
const BOARD_WITH_A_TOKEN = ['board_apply_diff', 'board_estimate_status']
const INTERVIEW = [
  'interview_create',
  'interview_projects',
  'interview_close',
  'interview_conversations',
  'interview_transcript',
  'interview_insights',
  'interview_export',
]
const RESEARCH = ['research_start', 'research_status', 'research_report']
const CODE_SESSIONS = [
  'start_session',
  'update_slot',
  'map_symbol',
  'submit_understanding',
  'semantic_search',
  'verify_hypotheses',
  'check_write_target',
  'record_outcome',
  'outcome_log',
]
const CODE_FACTS = [
  'query',
  'search_text',
  'search_files',
  'find_definitions',
  'find_references',
  'get_symbols',
  'get_function_at_line',
  'analyze_structure',
  'repo_map',
  'index_status',
]
const TOOLS = [
  ...WHY,
  ...BOARD_READS,
  ...BOARD_PROPOSES,
  ...BOARD_WITH_A_TOKEN,
  ...INTERVIEW,
  ...RESEARCH,
  ...CODE_SESSIONS,
  ...CODE_FACTS,
  'mask',
  'runs',
]

it('[house.mcp-tools] offers exactly these tools, each with both schemas and a hint', async () => {
  const { client } = await connected()
  const { tools } = await client.listTools()
  expect(tools.map((tool) => tool.name)).toEqual(TOOLS)
  for (const tool of tools) {
    expect(tool.inputSchema.type).toBe('object')
    expect(tool.outputSchema?.type).toBe('object')
    expect(tool.description?.length).toBeGreaterThan(40)
  }
  // Every assistant reads this list before it does anything.
  expect(JSON.stringify(tools).length).toBeLessThan(54_000)
  expect(tools[1]?.inputSchema.required).toEqual(['session_id', 'user_message'])
  expect(tools.at(-1)?.inputSchema.required ?? []).toEqual([])
  expect(tools.filter((tool) => tool.annotations?.readOnlyHint === true).map((tool) => tool.name)).toEqual([
    'why_session',
    ...BOARD_READS,
    'board_validate',
    ...INTERVIEW.filter((name) => name !== 'interview_create' && name !== 'interview_close'),
    'research_status',
    'research_report',
    'outcome_log',
    ...CODE_FACTS,
    'mask',
    'runs',
  ])
})

it.each([
  { language: 'ja', answers: ['回覧板をアプリにしたい', '遅れて困るから', '取り残されるから'] },
  { language: 'en', answers: ['a notice app', 'it is late', 'people are left out'] },
])('carries a conversation to its report, $language', async ({ language, answers }) => {
  const { call, calls } = await connected()
  const started = contract.StartSessionOutput.parse((await call('why_start', { language })).structuredContent)
  const { session_id } = started
  let last: unknown
  for (const user_message of answers) last = (await call('why_answer', { session_id, user_message })).structuredContent
  expect(contract.ProcessOutput.parse(last)).toMatchObject({ phase: 'SLIDER', message: null })
  expect((await call('why_resume', { session_id })).structuredContent).toMatchObject({ phase: 'CONVERSATION' })
  await call('why_answer', { session_id, user_message: 'x' })
  const report = await call('why_report', { session_id, slider_weights: [] })
  expect(report.structuredContent).toMatchObject({ phase: 'REPORT' })
  expect(report.content).toEqual([{ type: 'text', text: JSON.stringify(report.structuredContent) }])
  const session = await call('why_session', { session_id })
  expect(contract.SessionView.parse(session.structuredContent).messages[1]?.content).toBe(answers[0])
  expect((await call('runs', { limit: 1 })).structuredContent).toMatchObject({ next: null })
  for (const { ctx } of calls) expect(ctx.actor).toEqual({ id: 'local', kind: 'agent', via: 'mcp' })
})

it('[interview.mask-tool] masks a text for an assistant, in both languages', async () => {
  const { call } = await connected()
  expect((await call('mask', { text: '佐藤さんは090-1234-5678です' })).structuredContent).toEqual({
    masked: '[氏名]さんは[電話番号]です',
    spans: [
      { start: 0, end: 2, type: 'NAME', text: '佐藤' },
      { start: 5, end: 18, type: 'PHONE', text: '090-1234-5678' },
    ],
  })
  const english = await call('mask', { text: 'Mail ann@example.org', language: 'ja' })
  expect(english.structuredContent).toMatchObject({ masked: 'Mail [メールアドレス]' })
  expect(errorOf(await call('mask', { words: 'x' }))).toMatchObject({ code: 'INVALID_INPUT' })
})

it('[interview.mask-fail-closed] tells an assistant that nothing was masked', async () => {
  const { call, verbs } = await connected()
  verbs.masking.mask.run = () => Promise.reject(new NazeError('MASKING_UNAVAILABLE', 'A detector failed.'))
  expect(errorOf(await call('mask', { text: 'Ann Lee' }))).toEqual({
    error: 'A detector failed.',
    code: 'MASKING_UNAVAILABLE',
  })
})

const NEVER_OVER_MCP = ['confirm', 'undo', 'create', 'add', 'edit', 'delete', 'reject_diff'].map(
  (name) => `board_${name}`,
)

describe('errors', () => {
  it.each(ERROR_CODES)('%s is told as {error, code}', async (code) => {
    const { call, verbs } = await connected()
    verbs.operations.runs.run = () => Promise.reject(new NazeError(code, 'what happened'))
    expect(errorOf(await call('runs'))).toMatchObject({ code })
  })

  it('malformed input and a wrong phase are told, not thrown', async () => {
    const { call } = await connected()
    expect(errorOf(await call('why_answer', { session_id: 'x' }))).toMatchObject({ code: 'INVALID_INPUT' })
    const { session_id } = contract.StartSessionOutput.parse((await call('why_start')).structuredContent)
    const early = await call('why_report', { session_id, slider_weights: [] })
    expect(errorOf(early)).toEqual({ error: 'Not possible in WELCOME.', code: 'PHASE_MISMATCH' })
  })

  it('what nobody foresaw keeps its text to itself', async () => {
    const { call, verbs } = await connected()
    verbs.operations.runs.run = () => Promise.reject(new Error('private words'))
    expect(errorOf(await call('runs'))).toEqual({ error: 'Something went wrong on our side.', code: 'INTERNAL' })
  })

  it('a verb that is not on the list cannot be reached', async () => {
    const { call } = await connected()
    for (const name of ['why.chat', 'why_complete', 'chat', 'retryJob', '__proto__', ...NEVER_OVER_MCP])
      await expect(call(name)).rejects.toThrow('There is no tool')
  })
})

const SERVE = `
  import { makeMcpServer, serveStdio } from './src/mcp/index.ts'
  import { inMemoryVerbs } from './test/support/surfaces/in-memory-verbs.ts'
  const server = makeMcpServer({ verbs: inMemoryVerbs().verbs, version: '1' })
  await serveStdio(server, process.stdin, process.stdout)
  process.stderr.write('left')
`

describe('over stdio', () => {
  it('speaks to the SDK client in a process of its own', async () => {
    const client = new Client({ name: 'test', version: '1' })
    const args = ['--input-type=module', '-e', SERVE]
    await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }))
    onTestFinished(() => client.close())
    const result = await client.callTool({ name: 'why_start', arguments: { language: 'ja' } })
    expect(result.structuredContent).toMatchObject({ message: '何を作りたい？' })
  })

  it('answers what was asked before the pipe closed, writes nothing else, and leaves', async () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', SERVE])
    const initialize = {
      method: 'initialize',
      params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'pipe', version: '1' } },
    }
    const start = { method: 'tools/call', params: { name: 'why_start', arguments: {} } }
    const lines = [initialize, start].map((message, id) => JSON.stringify({ jsonrpc: '2.0', id, ...message }))
    child.stdin.end(`${lines.join('\n')}\nnot a message\n`)
    const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    const answers = out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(answers).toMatchObject([{ id: 0 }, { id: 1, result: { structuredContent: { phase: 'WELCOME' } } }])
    expect({ err, code }).toEqual({ err: 'left', code: 0 })
  })

  it('finishes a turn for a client that has gone', async () => {
    const { verbs } = inMemoryVerbs()
    const leave = Promise.withResolvers<void>()
    let finished = false
    verbs.why.startSession.run = async (ctx) => {
      await leave.promise
      finished = true
      return { session_id: ctx.ids.next(), phase: 'WELCOME', message: 'm' }
    }
    const stdin = new PassThrough()
    const stdout = new PassThrough()
    let left = false
    const serving = serveStdio(makeMcpServer({ verbs, version: '1' }), stdin, stdout).finally(() => (left = true))
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'why_start', arguments: {} } }
    stdin.end(`${JSON.stringify(call)}\n`)
    await once(stdin, 'end')
    await sleep(100)
    expect(left).toBe(false)
    leave.resolve()
    await serving
    expect(finished).toBe(true)
    expect(String(stdout.read())).toContain('"phase":"WELCOME"')
  })
})
