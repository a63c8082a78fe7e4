import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { RunOutput } from '../../src/capabilities/research/contract.ts'
import { makeMcpServer } from '../../src/mcp/index.ts'
import type { Store } from '../../src/store/store.ts'
import { openResearch, type ResearchHouse, waitFor } from '../support/research/research.ts'
import { FERRY, type SmallWeb, smallWeb } from '../support/research/small-web.ts'
import { openTestStore } from '../support/store/stores.ts'
import { followEvents } from '../support/surfaces/event-stream.ts'
import { fakeCli } from '../support/surfaces/fake-cli.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'
import { startTestServer } from '../support/surfaces/test-server.ts'

// Whole runs over stores of their own, on machines that do something else too.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

const OPTIONS = { iterationCount: 1, searchConfig: { maxResultsPerAgent: 2 } }

let store: Store
let web: SmallWeb
let house: ResearchHouse
beforeEach(async () => {
  store = await openTestStore('pglite')
  web = smallWeb()
  house = await openResearch(store, web)
})
afterEach(async () => {
  await house.close()
  await store.close()
})

/** Everything in memory but research. */
function verbs() {
  const memory = inMemoryVerbs()
  Object.assign(memory.verbs.research, house.research)
  return memory
}

describe('[research.run-http] over HTTP', () => {
  const server = () => startTestServer({ live: house.deps.live }, verbs())

  test('a run is started once, followed to its report and deleted', async () => {
    const { get, post, url } = await server()
    const key = { 'idempotency-key': 'k-1' }
    const started = await post('/api/research', { topic: FERRY, options: OPTIONS }, key)
    expect(started.status).toBe(202)
    const id = String(started.json['run_id'])
    expect((await post('/api/research', { topic: FERRY, options: OPTIONS }, key)).json).toEqual({ run_id: id })
    expect(await post('/api/research', { topic: 'another' }, key)).toMatchObject({
      status: 422,
      json: { code: 'IDEMPOTENCY_MISMATCH' },
    })
    await waitFor(house, id)
    expect(RunOutput.parse((await get(`/api/research/${id}`)).json).status).toBe('completed')
    expect((await get('/api/research?limit=1')).json).toMatchObject({ runs: [{ run_id: id }], next_cursor: null })

    for (const [format, type] of [
      ['md', 'text/markdown'],
      ['html', 'text/html'],
      ['json', 'application/json'],
      ['docx', 'application/vnd.openxmlformats'],
    ] as const) {
      const file = await get(`/api/research/${id}/report?format=${format}`)
      expect(file.headers.get('content-type')).toContain(type)
      expect(file.headers.get('content-disposition')).toContain(`research-${id.slice(0, 8)}.${format}`)
    }
    const docx = await fetch(`${url}/api/research/${id}/report?format=docx`)
    expect(
      Buffer.from(await docx.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK')
    expect((await get(`/api/research/${id}/transparency?format=md`)).text).toContain('# ')
    const agents = await get(`/api/research/${id}/agents`)
    const reports = agents.json['reports'] as { sources: { pageId: string }[] }[]
    const page = await get(`/api/research/${id}/pages/${reports[0]?.sources[0]?.pageId}`)
    expect(page).toMatchObject({ status: 200, json: { text: expect.stringContaining('ferry') } })

    const stream = await followEvents(`${url}/api/live/research:${id}`)
    await expect.poll(() => stream.events.at(-1)?.event).toBe('researchCompleted')
    expect(stream.events.map(({ id: seq }) => seq)).toEqual(stream.events.map((_, n) => n + 1))
    await stream.close()

    const gone = await fetch(`${url}/api/research/${id}`, { method: 'DELETE' })
    expect(await gone.json()).toEqual({ deleted: true })
    expect((await get(`/api/research/${id}`)).status).toBe(404)
  })

  test('what cannot be is refused with its code', async () => {
    const { get, post } = await server()
    const nobody = '00000000-0000-4000-8000-000000000000'
    for (const path of ['', '/report', '/transparency', '/agents', '/pages/page-1'])
      expect(await get(`/api/research/${nobody}${path}`)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    for (const verb of ['cancel', 'resume'])
      expect(await post(`/api/research/${nobody}/${verb}`)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
    for (const body of [{}, { topic: ' ' }, { topic: 'x', options: { agentCount: 0 } }, { topic: 'x', more: 1 }])
      expect(await post('/api/research', body)).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } })
    const corpus = (folder: string) => ({ topic: 'x', options: { searchConfig: { corpus: folder } } })
    expect(await post('/api/research', corpus('/etc'))).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } })
    const other = { topic: 'x', options: { searchConfig: { provider: 'duckduckgo', corpus: 'research' } } }
    expect(await post('/api/research', other)).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } })

    web.holdFrom(1)
    const { json } = await post('/api/research', { topic: FERRY, options: OPTIONS })
    await web.held()
    expect(await get(`/api/research/${json['run_id']}/report`)).toMatchObject({
      status: 409,
      json: { code: 'CONFLICT' },
    })
    expect(await post(`/api/research/${json['run_id']}/cancel`)).toMatchObject({
      status: 200,
      json: { status: 'cancelled' },
    })
  })
})

describe('[research.run-mcp] an assistant', () => {
  const connected = async () => {
    const server = makeMcpServer({ verbs: verbs().verbs, version: '0.0.0-test' })
    const client = new Client({ name: 'test', version: '1' })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    await Promise.all([server.connect(ours), client.connect(theirs)])
    await client.listTools()
    onTestFinished(() => client.close())
    return async (name: string, args: Record<string, unknown>) =>
      CallToolResultSchema.parse(await client.callTool({ name, arguments: args }))
  }

  test('starts research, asks how far it is and reads the report', async () => {
    const call = await connected()
    const started = await call('research_start', { topic: FERRY, options: { iterationCount: 1 } })
    const { run_id } = started.structuredContent as { run_id: string }
    await waitFor(house, run_id)
    expect((await call('research_status', { run_id })).structuredContent).toMatchObject({ has_report: true })
    const report = await call('research_report', { run_id, format: 'md' })
    expect(String(report.structuredContent?.['content'])).toContain('passengers')
    expect(JSON.stringify(report)).not.toContain(import.meta.dirname)
  })

  test('has no folder read that was not opened, and nothing stopped or deleted', async () => {
    const call = await connected()
    for (const corpus of ['/etc', '..', 'research/../surfaces']) {
      const refused = await call('research_start', { topic: 'x', options: { searchConfig: { corpus } } })
      expect([corpus, refused.isError, JSON.stringify(refused.content)]).toEqual([
        corpus,
        true,
        expect.stringContaining('FORBIDDEN'),
      ])
    }
    const key = await call('research_start', { topic: 'x', idempotency_key: 'k' })
    expect(key.isError).toBe(true)
    for (const name of ['research_cancel', 'research_delete', 'research_page'])
      await expect(call(name, {})).rejects.toThrow('There is no tool')
  })
})

describe('[research.run-cli] naze research', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'naze-research-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('shows what goes on beside the report, and writes it where it is told', async () => {
    const { run, out, err, calls } = fakeCli({}, verbs())
    expect(await run('research', FERRY, '--iterations', '1', '--corpus', folder)).toBe(0)
    expect(out()).toMatch(/^# Research report: harbour ferry/)
    expect(err()).toMatch(/naze: research [0-9a-f-]{36}\niteration 1 {2}agent \d: ok {2}\d pages, \d+ claims/)
    expect(err()).toMatch(/iteration 1 {2}score 0\.\d\d, \d conflicts\n$/)
    expect(calls).toEqual([])

    const file = join(folder, 'report.docx')
    const second = fakeCli({}, verbs())
    expect(await second.run('research', FERRY, '--iterations', '1', '--json', '--out', file)).toBe(0)
    const { run_id, status, config } = RunOutput.parse(JSON.parse(second.out()))
    expect({ status, iterations: config.iterationCount }).toEqual({ status: 'completed', iterations: 1 })
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')

    const later = fakeCli({}, verbs())
    expect(await later.run('research', 'list')).toBe(0)
    expect(later.out()).toContain(`${run_id}  completed`)
    expect(await later.run('research', 'show', run_id)).toBe(0)
    expect(later.out()).toContain('agent 1: completed')
    expect(await later.run('research', 'report', run_id, '--transparency', '--format', 'md')).toBe(0)
    expect(await later.run('research', 'report', run_id, '--format', 'docx')).toBe(2)
    expect(await later.run('research', 'cancel', run_id)).toBe(0)
    expect(await later.run('research', 'resume', run_id)).toBe(3)
  })

  test('Ctrl-C stops it and keeps what it has; resume goes on', async () => {
    web.holdFrom(1)
    const first = fakeCli({}, verbs())
    const running = first.run('research', FERRY, '--iterations', '1')
    await web.held()
    first.interrupt()
    expect(await running).toBe(5)
    const run_id = /naze research resume (\S+)/.exec(first.err())?.[1] ?? ''
    expect(web.aborted).toBeGreaterThan(0)
    web.letGo()
    const second = fakeCli({}, verbs())
    expect(await second.run('research', 'resume', run_id)).toBe(0)
    expect(second.out()).toContain('# Research report')
  })

  test('one moving line on a terminal; without a topic it says what to do', async () => {
    const isTerminal = { stdin: true, stdout: true, stderr: true }
    const { run, err } = fakeCli({ isTerminal }, verbs())
    expect(await run('research', FERRY, '--iterations', '1')).toBe(0)
    expect(err()).toContain('\r\u001b[K')
    expect(err()).toMatch(/ % {2}iteration 1\/1/)
    expect(await run('research')).toBe(2)
    expect(await run('research', FERRY, '--agents', 'many')).toBe(2)
  })
})
