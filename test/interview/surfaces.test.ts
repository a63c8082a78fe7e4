import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Project } from '../../src/capabilities/interview/contract.ts'
import { makeMcpServer } from '../../src/mcp/index.ts'
import type { Store } from '../../src/store/store.ts'
import { fakeCli } from '../support/surfaces/fake-cli.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'
import { type InterviewServer, startInterviewServer } from '../support/interview/server.ts'
import { openTestStore } from '../support/store/stores.ts'

let store: Store
let server: InterviewServer
let publicAddress: string | null = null

beforeAll(async () => {
  store = await openTestStore('pglite')
  server = await startInterviewServer(store, { publicAddress: () => publicAddress })
})
afterAll(async () => {
  await server.close()
  await store.close()
})

const verbs = () => ({ ...inMemoryVerbs().verbs, interview: server.house.interview })

/** An interview one person has answered. */
async function answered(name: string): Promise<{ project: Project; conversation: string }> {
  const project = await server.create({ name, limits: { max_turns: 1 } })
  const { body: who } = await server.start(project)
  await server.say(who, '田中太郎です。検索が遅くて毎日困っています')
  await expect
    .poll(async () => (await server.call('GET', `/api/projects/${project.id}/conversations`)).text, { timeout: 20_000 })
    .toContain('"analysed":true')
  return { project, conversation: who.conversation_id }
}

test('[interview.cli] [interview.door-link] naze interview writes a guide, shows who answered and what they said, and exports it masked', async () => {
  const run = async (...args: string[]) => {
    const cli = fakeCli({}, { ...inMemoryVerbs(), verbs: verbs() })
    const code = await cli.run('interview', ...args)
    return { code, out: cli.out(), err: cli.err() }
  }
  const made = await run(
    'projects',
    'create',
    'the app',
    '--goal',
    'why people stop',
    '--language',
    'en',
    '--must-ask',
    'device',
    '--never-ask',
    'income',
    '--max-responses',
    '5',
    '--json',
  )
  expect(made.code).toBe(0)
  const { project } = JSON.parse(made.out) as { project: Project }
  expect(project).toMatchObject({
    name: 'the app',
    language: 'en',
    must_ask: ['device'],
    never_ask: ['income'],
    limits: { max_responses: 5 },
  })
  const shut = await run('projects', 'show', project.id)
  expect(shut.out).toContain(`link       ${project.link}\n`)
  expect(shut.err).toContain('naze start --door')
  publicAddress = 'https://ask.example.org'
  const open = await run('projects', 'show', project.id)
  expect(open.out).toContain(`link       https://ask.example.org${project.link}\n`)
  expect(open.err).not.toContain('--door')
  publicAddress = null
  expect((await run('projects', 'create', 'x', '--goal', 'g', '--max-turns', 'many')).code).toBe(2)
  expect((await run('projects', 'close', project.id)).out).toMatch(/status +closed/)

  const { project: other, conversation } = await answered('家計簿')
  expect((await run('projects', 'list')).out).toMatch(new RegExp(`${other.id} +active +1/1 +家計簿`))
  expect((await run('conversations', other.id)).out).toContain(conversation)
  const read = await run('conversations', other.id, conversation)
  expect(read.out).toContain('> [氏名1]です。検索が遅くて毎日困っています')
  expect((await run('insights', other.id)).out).toContain('検索が遅くて毎日困っています')
  const folder = await mkdtemp(join(tmpdir(), 'naze-cli-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, 'answers.csv')
  expect((await run('export', other.id, '--format', 'csv', '--out', file)).code).toBe(0)
  expect(await readFile(file, 'utf8')).toContain('検索が遅くて毎日困っています')
  expect((await run('conversations', '00000000-0000-4000-8000-000000000009')).code).toBe(1)
})

test('[interview.mcp] [interview.door-link] an assistant writes a guide and reads what came of it, and cannot answer for anyone', async () => {
  const mcp = makeMcpServer({ verbs: verbs(), version: '0.0.0-test' })
  const client = new Client({ name: 'test', version: '1' })
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  await Promise.all([mcp.connect(ours), client.connect(theirs)])
  onTestFinished(() => client.close())
  const { tools } = await client.listTools()
  const call = async (name: string, args: Record<string, unknown>) =>
    CallToolResultSchema.parse(await client.callTool({ name, arguments: args })).structuredContent
  expect(await call('interview_create', { name: 'n', goal: 'g' })).toMatchObject({
    project: { status: 'active', link: expect.stringMatching(/^\/i\//), public_link: null },
  })
  publicAddress = 'http://192.0.2.7:4381'
  expect(await call('interview_create', { name: 'n', goal: 'g' })).toMatchObject({
    project: { public_link: expect.stringMatching(/^http:\/\/192\.0\.2\.7:4381\/i\//) },
  })
  publicAddress = null
  const { project, conversation } = await answered('地図')
  expect(await call('interview_projects', { limit: 2 })).toMatchObject({
    projects: [{ id: project.id }, { name: 'n' }],
  })
  expect(await call('interview_conversations', { project_id: project.id })).toMatchObject({
    conversations: [{ id: conversation, state: 'done' }],
  })
  expect(
    JSON.stringify(await call('interview_transcript', { project_id: project.id, conversation_id: conversation })),
  ).toContain('[氏名1]です')
  expect(await call('interview_insights', { project_id: project.id })).toMatchObject({ insights: [{ frequency: 1 }] })
  expect(await call('interview_export', { project_id: project.id, format: 'md' })).toMatchObject({
    filename: expect.stringMatching(/\.md$/),
  })
  const names = tools.map(({ name }) => name).join(' ')
  expect(names).not.toMatch(/message|skip|erase|start_conversation|visit/)
})
