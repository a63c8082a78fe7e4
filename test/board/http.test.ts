import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import * as contract from '../../src/capabilities/board/contract.ts'
import { BOARD_BODY_LIMIT_BYTES, BODY_LIMIT_BYTES } from '../../src/http/guards/limits.ts'
import {
  apply,
  confirmDiff,
  confirmMove,
  create,
  get,
  move,
  post,
  read,
  refused,
  relationDiff,
  send,
  store,
  serveBoard,
} from '../support/board/server.ts'

serveBoard()

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
