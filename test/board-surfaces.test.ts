import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import * as contract from '../src/capabilities/board/contract.ts'
import type { BoardVerbs } from '../src/capabilities/board/verbs.ts'
import { closeGracefully, listen, makeHttpServer } from '../src/http/index.ts'
import { BOARD_BODY_LIMIT_BYTES, BODY_LIMIT_BYTES } from '../src/http/limits.ts'
import { makeContext } from '../src/kernel/context.ts'
import { callVerb } from '../src/kernel/verb.ts'
import { makeMcpServer } from '../src/mcp/index.ts'
import type { Store } from '../src/store/store.ts'
import { boardOn } from './support/board.ts'
import { AT_TERMINAL, fakeCli } from './support/fake-cli.ts'
import { inMemoryVerbs } from './support/in-memory-verbs.ts'
import { openTestStore } from './support/stores.ts'

let store: Store
let board: BoardVerbs
let url: string
let close: () => Promise<unknown>

beforeAll(async () => {
  store = await openTestStore('pglite')
  board = boardOn(store)
  const server = await makeHttpServer({
    verbs: { ...inMemoryVerbs().verbs, board },
    live: { async *follow() {} },
    webFolder: null,
    version: '0.0.0-test',
    host: '127.0.0.1',
    port: 0,
    debug: false,
    logger: false,
  })
  url = await listen(server, { host: '127.0.0.1', port: 0 })
  close = () => closeGracefully(server, 500)
})
afterAll(async () => {
  await close()
  await store.close()
})
beforeEach(async () => {
  await store.db.execute(sql`truncate board.nodes, board.runs cascade`)
})

interface Reply {
  status: number
  headers: Headers
  json: Record<string, unknown>
}

async function send(method: string, path: string, body?: unknown): Promise<Reply> {
  const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
  const headers = body === undefined ? {} : { 'content-type': 'application/json' }
  const response = await fetch(`${url}/api${path}`, { method, headers, ...sent })
  return {
    status: response.status,
    headers: response.headers,
    json: (await response.json()) as Record<string, unknown>,
  }
}
const get = (path: string) => send('GET', path)
const post = (path: string, body: unknown = {}) => send('POST', path, body)

async function create(title: string, more: object = {}): Promise<contract.NodeView> {
  const { status, json } = await post('/nodes', { title, ...more })
  expect(status).toBe(201)
  return contract.NodeOutput.parse(json).node
}
const read = async (id: string) => contract.GetNodeOutput.parse((await get(`/nodes/${id}`)).json)

async function confirm(node_id: string, proposed_change: object): Promise<string> {
  const { status, json } = await post('/confirmations', { node_id, ui_action: 'confirm', proposed_change })
  expect({ status, json }).toMatchObject({ status: 200, json: { ok: true } })
  return contract.ConfirmOutput.parse(json).confirmation.confirmation_id
}
const confirmMove = (id: string, to: string, from = 'CAPTURED') => confirm(id, { type: 'status_change', from, to })
const move = (id: string, confirm_status: string, more: object = {}) =>
  post(`/nodes/${id}/estimate-status`, { confirm_status, ...more })

/** One relation between two new nodes, as the built-in organizer or another tool would report it. */
async function relationDiff(): Promise<contract.DiffView> {
  const [from, to] = [await create('見積もりを送る'), await create('単価を確かめる')]
  const relation = {
    from_node_id: from.id,
    to_node_id: to.id,
    relation_type: 'depends_on',
    reason: '順番がありそうです。',
  }
  const report = {
    decomposition_proposals: [],
    grouping_proposals: [],
    relation_proposals: [relation],
    summary: 'まず単価から見ると良さそうです。',
  }
  const { status, json } = await post('/diffs', { report })
  expect(status).toBe(201)
  const [diff] = contract.CreateDiffsOutput.parse(json).diffs
  if (diff === undefined) throw new Error('no diff was made')
  return diff
}
const confirmDiff = (diff: contract.DiffView) =>
  confirm(diff.target_node_id, { type: diff.type, diff_id: diff.diff_id })
const apply = (diff_id: string, confirmation_id?: unknown) => post(`/diffs/${diff_id}/apply`, { confirmation_id })

const refused = (status: number, code: string) => ({ status, json: { code, error: expect.any(String) } })

describe('over HTTP', () => {
  test.each([
    ['ja', '見積もりを送る', '単価を確認する', '単価を確認してから送る。'],
    ['en', 'Send the quote', 'Check the unit prices', 'Blocked by Check the unit prices.'],
  ])('[board.http-journey] from a new node to a change that was confirmed, applied and undone, %s', async (...row) => {
    const [, first, second, context] = row
    const a = await create(first, { context })
    await create(second)
    const run = contract.RunOutput.parse((await post('/organizer/run')).json)
    expect(run).toMatchObject({ ok: true, source: 'built-in', errors: [] })
    const made = contract.CreateDiffsOutput.parse((await post('/diffs', { run_id: run.run_id })).json)
    const diff = made.diffs.find(({ type }) => type === 'relation')
    if (diff === undefined) throw new Error('no relation was proposed')
    expect(run.rendered?.cards.map((card) => card.kind === 'proposal' && card.diff_id)).toContain(diff.diff_id)
    expect((await read(a.id)).relations).toEqual([])

    const confirmation_id = await confirmDiff(diff)
    const applied = await apply(diff.diff_id, confirmation_id)
    expect(applied).toMatchObject({ status: 200, json: { ok: true, diff: { state: 'applied' } } })
    expect((await read(a.id)).relations).toMatchObject([{ relation_type: 'depends_on', from_node_id: a.id }])

    const { history } = contract.ListHistoryOutput.parse((await get(`/history?node_id=${a.id}`)).json)
    expect(history[0]).toMatchObject({ kind: 'relation', confirmation_id, diff_id: diff.diff_id, via: 'http' })
    expect(Object.values(history[0]?.titles ?? {}).sort()).toEqual([first, second].sort())
    const undone = await post(`/history/${applied.json['history_id']}/undo`)
    expect(undone).toMatchObject({ status: 200, json: { ok: true, undone: applied.json['history_id'] } })
    expect((await read(a.id)).relations).toEqual([])
    expect((await get(`/diffs/${diff.diff_id}`)).json).toMatchObject({ diff: { state: 'undone' } })
    const shown = contract.GetProposalOutput.parse((await get(`/proposals/${run.run_id}`)).json)
    expect(shown).toMatchObject({ run_id: run.run_id, ok: true, focus_node_id: null })
    expect(shown.rendered).toEqual(run.rendered)
    expect(shown.nodes.map(({ title }) => title).sort()).toEqual([first, second].sort())
    expect((await get('/proposals?kind=organizer&limit=1')).json).toMatchObject({ proposals: [{ run_id: run.run_id }] })
  })

  test("a person's own edits: children, PATCH with a version, DELETE with a version in the query", async () => {
    const parent = await create('展示会の準備')
    const child = await post(`/nodes/${parent.id}/children`, { title: '名札を頼む', due: '2026-04-01' })
    expect(child).toMatchObject({ status: 201, json: { node: { parent_id: parent.id, status: 'CAPTURED' } } })
    const edited = await send('PATCH', `/nodes/${parent.id}`, { note: '来月', version: parent.version })
    expect(edited).toMatchObject({ status: 200, json: { node: { note: '来月', version: parent.version + 1 } } })
    const late = await send('PATCH', `/nodes/${parent.id}`, { note: '来週', version: parent.version })
    expect(late).toMatchObject(refused(409, 'CONFLICT'))
    expect(await send('PATCH', `/nodes/${parent.id}`, { status: 'DONE' })).toMatchObject(refused(400, 'INVALID_INPUT'))

    const other = await create('使わない')
    expect(await send('DELETE', `/nodes/${other.id}?version=9`)).toMatchObject(refused(409, 'CONFLICT'))
    expect(await send('DELETE', `/nodes/${other.id}?version=x`)).toMatchObject(refused(400, 'INVALID_INPUT'))
    expect(await send('DELETE', `/nodes/${other.id}?version=1`)).toMatchObject({ status: 200, json: { ok: true } })
    expect(await get(`/nodes/${other.id}`)).toMatchObject(refused(404, 'NOT_FOUND'))

    const { trays } = contract.DashboardOutput.parse((await get('/dashboard?tray=other_active')).json)
    expect(trays.other_active.map(({ title }) => title).sort()).toEqual(['名札を頼む', '展示会の準備'].sort())
    expect((await get(`/nodes?q=${encodeURIComponent('名札')}`)).json).toMatchObject({
      nodes: [{ title: '名札を頼む' }],
    })
  })

  test('an advisor run gives options, and a comment goes back as a constraint', async () => {
    const node = await create('会場を決める', { context: '二つの会場で迷っている' })
    const run = contract.RunOutput.parse((await post('/advisor/run', { focusNodeId: node.id })).json)
    expect(run).toMatchObject({ ok: true, kind: 'advisor' })
    expect(run.rendered?.cards.length).toBeGreaterThan(1)
    const again = await post(`/proposals/${run.run_id}/request-changes`, { comment: '今週できることだけ' })
    expect(again).toMatchObject({ status: 200, json: { revises: run.run_id } })
    expect((await get(`/proposals/${again.json['run_id']}`)).json).toMatchObject({
      constraints: ['今週できることだけ'],
    })
  })

  test('a diff that was put aside cannot be applied', async () => {
    const diff = await relationDiff()
    const confirmation = await confirmDiff(diff)
    const aside = await post(`/diffs/${diff.diff_id}/reject`, { comment: '別々の話' })
    expect(aside).toMatchObject({ status: 200, json: { diff: { state: 'rejected', comment: '別々の話' } } })
    expect(await apply(diff.diff_id, confirmation)).toMatchObject(refused(409, 'CONFLICT'))
  })
})

describe('a status over HTTP', () => {
  test('a preview writes nothing; with a confirmation it moves, once', async () => {
    const { id } = await create('名札を頼む')
    const before = await read(id)
    const preview = await post(`/nodes/${id}/estimate-status`, { reason: '返事待ち', source: 'batch' })
    expect(preview).toMatchObject({ status: 200, json: { current: 'CAPTURED', suggested: 'WAITING_EXTERNAL' } })
    expect(await read(id)).toEqual(before)

    const confirmation_id = await confirmMove(id, 'IN_PROGRESS')
    const moved = await move(id, 'IN_PROGRESS', { confirmation_id, source: 'ui' })
    expect(moved).toMatchObject({ status: 200, json: { ok: true, node: { status: 'IN_PROGRESS' } } })
    expect((await get('/dashboard')).json).toMatchObject({ trays: { in_progress: [{ id }] } })
    expect(await move(id, 'IN_PROGRESS', { confirmation_id })).toMatchObject(refused(409, 'CONFIRMATION_CONSUMED'))
  })

  test('[board.http-errors] 400 for another node, another target or a malformed id', async () => {
    const [a, b] = [await create('一つ目'), await create('二つ目')]
    const confirmation_id = await confirmMove(a.id, 'READY')
    expect(await move(b.id, 'READY', { confirmation_id })).toMatchObject(refused(400, 'CONFIRMATION_MISMATCH'))
    expect(await move(a.id, 'DONE', { confirmation_id })).toMatchObject(refused(400, 'CONFIRMATION_MISMATCH'))
    expect(await move(a.id, 'READY', { confirmation_id: 'x' })).toMatchObject(refused(400, 'INVALID_INPUT'))
    expect(await move('x', 'READY', { confirmation_id })).toMatchObject(refused(400, 'INVALID_INPUT'))
    expect(await move(a.id, 'READY', { confirmation_id })).toMatchObject({ status: 200 })
    const diff = await relationDiff()
    const other = await confirmMove(b.id, 'READY')
    expect(await apply(diff.diff_id, other)).toMatchObject(refused(400, 'CONFIRMATION_MISMATCH'))
    const wrong = { node_id: b.id, ui_action: 'x', proposed_change: { type: 'relation', diff_id: diff.diff_id } }
    expect(await post('/confirmations', wrong)).toMatchObject(refused(400, 'CONFIRMATION_MISMATCH'))
  })

  test('[board.http-errors] 404 for what is not there', async () => {
    const none = randomUUID()
    for (const path of [`/nodes/${none}`, `/diffs/${none}`, `/proposals/${none}`])
      expect(await get(path)).toMatchObject(refused(404, 'NOT_FOUND'))
    expect(await move(none, 'READY', { confirmation_id: none })).toMatchObject(refused(404, 'NOT_FOUND'))
    const { id } = await create('一つ目')
    expect(await move(id, 'READY', { confirmation_id: none })).toMatchObject(refused(404, 'NOT_FOUND'))
    expect(await apply(none, none)).toMatchObject(refused(404, 'NOT_FOUND'))
    expect(await post(`/history/${none}/undo`)).toMatchObject(refused(404, 'NOT_FOUND'))
    expect(await send('DELETE', `/nodes/${none}`)).toMatchObject(refused(404, 'NOT_FOUND'))
    expect(await send('PATCH', `/nodes/${none}`, { title: 'x' })).toMatchObject(refused(404, 'NOT_FOUND'))
  })

  test('[board.http-errors] 409 for what was used, is stale or already applied', async () => {
    const { id } = await create('一つ目')
    const stale = await confirmMove(id, 'READY')
    const used = await confirmMove(id, 'IN_PROGRESS')
    await move(id, 'IN_PROGRESS', { confirmation_id: used })
    expect(await move(id, 'READY', { confirmation_id: stale })).toMatchObject(refused(409, 'CONFLICT'))
    const diff = await relationDiff()
    const [first, second] = [await confirmDiff(diff), await confirmDiff(diff)]
    expect(await apply(diff.diff_id, first)).toMatchObject({ status: 200 })
    expect(await apply(diff.diff_id, first)).toMatchObject(refused(409, 'CONFIRMATION_CONSUMED'))
    expect(await apply(diff.diff_id, second)).toMatchObject(refused(409, 'CONFLICT'))
  })

  test('[board.http-errors] 403 without a confirmation, with an expired one, or from a source that may not apply', async () => {
    const { id } = await create('一つ目')
    for (const more of [{}, { confirmation_id: null }, { source: 'ui' }])
      expect(await move(id, 'READY', more)).toMatchObject(refused(403, 'CONFIRMATION_REQUIRED'))
    const diff = await relationDiff()
    expect(await apply(diff.diff_id)).toMatchObject(refused(403, 'CONFIRMATION_REQUIRED'))
    const confirmation_id = await confirmMove(id, 'READY')
    for (const source of ['batch', 'skill_chain'])
      expect(await move(id, 'READY', { confirmation_id, source })).toMatchObject(refused(403, 'FORBIDDEN'))
    const past = sql`now() - interval '1 minute'`
    await store.db.execute(sql`update kernel.confirmations set expires_at = ${past} where id = ${confirmation_id}`)
    expect(await move(id, 'READY', { confirmation_id })).toMatchObject(refused(403, 'CONFIRMATION_EXPIRED'))
    expect((await read(id)).node.status).toBe('CAPTURED')
  })

  test('[board.http-errors] 422 for a step the table does not have; 405 for PATCH on the status', async () => {
    const { id } = await create('一つ目')
    const confirmation_id = await confirmMove(id, 'REACTIVATED')
    const step = await move(id, 'REACTIVATED', { confirmation_id })
    expect(step).toMatchObject(refused(422, 'TRANSITION_NOT_ALLOWED'))
    const patched = await send('PATCH', `/nodes/${id}/status`, { status: 'DONE', confirmation_id })
    expect(patched).toMatchObject(refused(405, 'METHOD_NOT_ALLOWED'))
    expect(patched.headers.get('allow')).toBe('')
    const malformed = await send('PATCH', '/nodes/x/status', { status: 'DONE' })
    expect(malformed).toMatchObject(refused(405, 'METHOD_NOT_ALLOWED'))
    const put = await send('PUT', `/nodes/${id}`, {})
    expect(put).toMatchObject(refused(405, 'METHOD_NOT_ALLOWED'))
    expect(put.headers.get('allow')).toBe('GET, PATCH, DELETE, HEAD')
    expect((await read(id)).node.status).toBe('CAPTURED')
  })
})

describe('what reports may bring along', () => {
  const empty = { decomposition_proposals: [], grouping_proposals: [], relation_proposals: [], summary: '静かです。' }

  test('every id of a board of 20,000 fits into a run and a validation', async () => {
    const ids = Array.from({ length: 20_000 }, () => randomUUID())
    const judged = await post('/proposal-quality/validate', { kind: 'organizer', report: empty, validNodeIds: ids })
    expect(judged).toMatchObject({ status: 200, json: { errors: [] } })
    await create('一つ目')
    const run = await post('/organizer/run', { dashboard: { trays: { other_active: ids.map((id) => ({ id })) } } })
    expect(run).toMatchObject({ status: 200, json: { ok: true } })
  })

  test('more is refused, and elsewhere the usual limit holds', async () => {
    const large = (bytes: number) => '{}'.padEnd(bytes, ' ')
    for (const path of ['/organizer/run', '/advisor/run', '/proposal-quality/validate'])
      expect(await post(path, large(BOARD_BODY_LIMIT_BYTES + 1))).toMatchObject(refused(413, 'PAYLOAD_TOO_LARGE'))
    expect(await post('/organizer/run', large(BODY_LIMIT_BYTES + 1))).toMatchObject({ status: 200 })
    for (const path of ['/nodes', '/diffs', '/confirmations'])
      expect(await post(path, large(BODY_LIMIT_BYTES + 1))).toMatchObject(refused(413, 'PAYLOAD_TOO_LARGE'))
  })
})

describe('over MCP', () => {
  async function assistant() {
    const client = new Client({ name: 'test', version: '1' })
    const [ours, theirs] = InMemoryTransport.createLinkedPair()
    const server = makeMcpServer({ verbs: { ...inMemoryVerbs().verbs, board }, version: '1' })
    await Promise.all([server.connect(ours), client.connect(theirs)])
    onTestFinished(() => client.close())
    const { tools } = await client.listTools()
    const call = async (name: string, args: Record<string, unknown> = {}) => {
      const { isError, content, structuredContent } = CallToolResultSchema.parse(
        await client.callTool({ name, arguments: args }),
      )
      return isError === true ? JSON.parse(String(Object(content[0]).text)) : structuredContent
    }
    return { tools: tools.map(({ name }) => name), call }
  }

  test('[board.mcp] an assistant reads and proposes, cannot confirm, and applies only what a person confirmed', async () => {
    const { tools, call } = await assistant()
    expect(tools.filter((name) => /^board_.*(?:confirm|undo|create|add|edit|delete)/.test(name))).toEqual([])
    const diff = await relationDiff()
    const { diff_id, target_node_id: node_id } = diff
    expect(await call('board_dashboard')).toMatchObject({ trays: { in_progress: [] } })
    expect(await call('board_search', { q: '単価' })).toMatchObject({ nodes: [{ title: '単価を確かめる' }] })
    expect(await call('board_node', { node_id })).toMatchObject({ node: { id: node_id } })
    expect(await call('board_organize')).toMatchObject({ ok: true })
    expect(await call('board_proposals')).toMatchObject({ proposals: [{}, {}] })

    expect(await call('board_apply_diff', { diff_id })).toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    const moved = await call('board_estimate_status', { node_id, confirm_status: 'DONE' })
    expect(moved).toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
    const agent = makeContext({ actor: { id: 'local', kind: 'agent', via: 'mcp' } })
    const wanted = { node_id, ui_action: 'x', proposed_change: { type: diff.type, diff_id } }
    await expect(callVerb(board.confirmChange, agent, wanted)).rejects.toMatchObject({ code: 'FORBIDDEN' })

    const confirmation_id = await confirmDiff(diff)
    expect(await call('board_apply_diff', { diff_id, confirmation_id })).toMatchObject({ ok: true })
    expect(await call('board_history', { node_id })).toMatchObject({ history: [{ confirmation_id, via: 'mcp' }, {}] })
  })
})

describe('on the command line', () => {
  const naze = (terminal: object = {}) => {
    const memory = inMemoryVerbs()
    return fakeCli(terminal, { ...memory, verbs: { ...memory.verbs, board } })
  }
  const atTerminal = (answer: string) => {
    const cli = naze(AT_TERMINAL)
    cli.stdin.write(`${answer}\n`)
    return cli
  }

  test('[board.cli] in a pipe it reads and proposes, and cannot confirm, apply or undo', async () => {
    const added = naze()
    expect(await added.run('board', 'add', '名札を頼む', '--context', '来月まで', '--json')).toBe(0)
    const { node, history_id } = contract.NodeOutput.parse(JSON.parse(added.out()))
    const diff = await relationDiff()
    for (const args of [
      ['move', node.id, 'IN_PROGRESS'],
      ['apply', diff.diff_id],
      ['undo', history_id],
    ]) {
      const cli = naze()
      cli.stdin.end('y\n')
      expect(await cli.run('board', ...args)).toBe(3)
      expect(cli.err()).toMatch(/^naze: .* \(FORBIDDEN\)\n$/)
      expect(cli.out()).toBe('')
    }
    expect((await read(node.id)).node.status).toBe('CAPTURED')
    expect((await read(diff.target_node_id)).relations).toEqual([])

    const shown = naze()
    expect(await shown.run('board', 'show')).toBe(0)
    expect(shown.out()).toContain(`other_active\n`)
    expect(shown.out()).toContain(`${node.id}  CAPTURED  名札を頼む`)
    const found = naze()
    expect(await found.run('board', 'find', '名札', '--json')).toBe(0)
    expect(contract.ListNodesOutput.parse(JSON.parse(found.out())).nodes).toHaveLength(1)
    const organized = naze()
    expect(await organized.run('board', 'organize', '--json')).toBe(0)
    expect(JSON.parse(organized.out())).toMatchObject({ ok: true, source: 'built-in' })
    const advised = naze()
    expect(await advised.run('board', 'advise', node.id)).toBe(0)
    expect(advised.out()).toMatch(/^advisor .*: adopted after 1 \(built-in\)\n/)
  })

  test('[board.cli] at a terminal it shows the change, asks, and only a yes applies it', async () => {
    const node = await create('名札を頼む')
    const no = atTerminal('n')
    expect(await no.run('board', 'move', node.id, 'in-progress')).toBe(3)
    expect(no.err()).toContain('"名札を頼む"')
    expect(no.err()).toContain('CAPTURED → IN_PROGRESS')
    expect(no.err()).toContain('nothing was changed (CONFIRMATION_REQUIRED)')
    expect((await read(node.id)).node.status).toBe('CAPTURED')
    const yes = atTerminal('はい')
    expect(await yes.run('board', 'move', node.id, 'IN_PROGRESS', '--reason', '単価が届いた')).toBe(0)
    const { history } = await read(node.id)
    expect(history[0]).toMatchObject({ kind: 'status', via: 'cli', why: '単価が届いた', ui_action: 'naze board move' })

    const diff = await relationDiff()
    const applied = atTerminal('y')
    expect(await applied.run('board', 'apply', diff.diff_id)).toBe(0)
    expect(applied.err()).toContain('順番がありそうです。')
    const after = await read(diff.target_node_id)
    expect(after.relations).toHaveLength(1)
    const undone = naze(AT_TERMINAL)
    expect(await undone.run('board', 'undo', after.history[0]?.history_id ?? '')).toBe(0)
    expect((await read(diff.target_node_id)).relations).toEqual([])
    const listed = naze()
    expect(await listed.run('board', 'history', node.id)).toBe(0)
    expect(listed.out()).toContain('status="CAPTURED" → status="IN_PROGRESS"')
  })

  test('makes diffs of a run, puts one aside, and judges a report from a file', async () => {
    await create('見積もりを送る', { context: '単価を確認してから送る。' })
    await create('単価を確認する')
    const organized = naze()
    expect(await organized.run('board', 'organize')).toBe(0)
    const run = /naze board diff --run (\S+)/.exec(organized.err())?.[1] ?? ''
    const made = naze()
    expect(await made.run('board', 'diff', '--run', run, '--json')).toBe(0)
    const [diff] = contract.CreateDiffsOutput.parse(JSON.parse(made.out())).diffs
    expect(organized.out()).toContain(diff?.diff_id)
    const aside = naze()
    expect(await aside.run('board', 'reject', diff?.diff_id ?? '', '--comment', '別々')).toBe(0)
    expect(aside.out()).toContain('rejected')

    const folder = await mkdtemp(join(tmpdir(), 'naze-board-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    const file = join(folder, 'report.json')
    await writeFile(file, JSON.stringify({ kind: 'organizer', report: { summary: '' }, validNodeIds: [] }))
    const judged = naze()
    expect(await judged.run('board', 'validate', file)).toBe(3)
    expect(judged.out()).toMatch(/error +decomposition_proposals/)
    expect(judged.out()).toMatch(/not usable\n$/)
  })
})
