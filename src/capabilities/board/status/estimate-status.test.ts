import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { boardOn } from '../../../../test/support/board/board.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import type { Actor, Context } from '../../../kernel/context.ts'
import type { ErrorCode } from '../../../kernel/errors.ts'
import { callVerb } from '../../../kernel/verb.ts'
import type { Store } from '../../../store/store.ts'
import { z } from 'zod'
import { NodeView } from '../contract.ts'
import type { Status } from './statuses.ts'
import type { BoardVerbs } from '../verbs.ts'

const coded = (code: ErrorCode) => expect.objectContaining({ code })

onBothStores('the gate of a status', (open) => {
  let store: Store
  let board: BoardVerbs
  let now = new Date('2026-04-01T09:00:00Z')
  const clock = { now: () => now }
  const ctx: Context = personContext({ workspace: randomUUID(), clock })
  beforeAll(async () => {
    store = await open()
    board = boardOn(store)
  })
  const create = async (input: object = {}) =>
    (await callVerb(board.createNode, ctx, { title: '会場を探す', ...input })).node.id
  const confirm = async (node_id: string, from: Status, to: Status, reason?: string) =>
    (
      await callVerb(board.confirmChange, ctx, {
        node_id,
        ui_action: 'move',
        proposed_change: { type: 'status_change', from, to },
        ...(reason === undefined ? {} : { reason }),
      })
    ).confirmation.confirmation_id
  const Applied = z.object({ ok: z.literal(true), node: NodeView, history_id: z.uuid() })
  const apply = async (node_id: string, confirm_status: string, confirmation_id?: string | null, more: object = {}) =>
    Applied.parse(
      await callVerb(board.estimateStatus, ctx, {
        node_id,
        confirm_status,
        confirmation_id,
        source: 'human_ui',
        ...more,
      }),
    )
  const move = async (node_id: string, from: Status, to: Status) => apply(node_id, to, await confirm(node_id, from, to))
  const statusOf = async (node_id: string) => (await callVerb(board.getNode, ctx, { node_id })).node.status
  const footprint = async () => {
    const tables = ['board.nodes', 'board.history', 'board.runs', 'board.confirmation_actions', 'kernel.confirmations']
    const others = ['kernel.asks', 'kernel.events', 'board.diffs', 'board.relations']
    const counts = [...tables, ...others].map((table) => sql.raw(`(select count(*) from ${table})`))
    const versions = sql`(select coalesce(sum(version), 0) from board.nodes)`
    const all = sql<string>`concat_ws(',', ${sql.join([...counts, versions], sql`, `)})`
    return (await store.db.select({ all }).from(sql`(select 1) as one`))[0]?.all
  }

  test('[board.preview] a preview suggests what can be reached and writes nothing', async () => {
    const node_id = await create({ context: '先方の返事待ち。' })
    const before = await footprint()
    const seen = await callVerb(board.estimateStatus, ctx, { node_id, source: 'batch' })
    expect(seen).toMatchObject({
      current: 'CAPTURED',
      suggested: 'WAITING_EXTERNAL',
      candidates: expect.arrayContaining([{ status: 'WAITING_EXTERNAL', reason: '先方の返事待ち。' }]),
    })
    expect(await callVerb(board.estimateStatus, ctx, { node_id, reason: '今日から着手した' })).toMatchObject({
      suggested: 'IN_PROGRESS',
    })
    expect(await footprint()).toBe(before)
    await expect(callVerb(board.estimateStatus, ctx, { node_id: randomUUID() })).rejects.toEqual(coded('NOT_FOUND'))
  })

  test('a confirmation says what was confirmed, by a human, for a day', async () => {
    const node_id = await create()
    const proposed_change = { type: 'status_change', from: 'CAPTURED', to: 'READY' }
    const { ok, confirmation } = await callVerb(board.confirmChange, ctx, {
      node_id,
      ui_action: 'drag',
      proposed_change,
    })
    expect(ok).toBe(true)
    expect(confirmation).toEqual({
      confirmation_id: expect.any(String),
      confirmed_by: 'human',
      via: 'web',
      confirmed_at: '2026-04-01T09:00:00.000Z',
      expires_at: '2026-04-02T09:00:00.000Z',
      consumed: false,
      proposed_change,
    })
  })

  test('applying moves the node, once, and the history knows why and by which confirmation', async () => {
    const node_id = await create()
    const confirmation_id = await confirm(node_id, 'CAPTURED', 'READY', '準備ができた')
    const applied = await apply(node_id, 'READY', confirmation_id)
    expect(applied.node).toMatchObject({ status: 'READY', version: 2 })
    const { history } = await callVerb(board.getNode, ctx, { node_id })
    expect(history[0]).toMatchObject({
      history_id: applied.history_id,
      kind: 'status',
      from: { status: 'CAPTURED' },
      to: { status: 'READY' },
      who: 'local',
      why: '準備ができた',
      ui_action: 'move',
      confirmation_id,
    })
    await expect(apply(node_id, 'READY', confirmation_id)).rejects.toEqual(coded('CONFIRMATION_CONSUMED'))
  })

  test('400: another node, another target, ids that are none, a status that is none', async () => {
    const [node, other] = [await create(), await create()]
    const token = await confirm(node, 'CAPTURED', 'READY')
    await expect(apply(other, 'READY', token)).rejects.toEqual(coded('CONFIRMATION_MISMATCH'))
    await expect(apply(node, 'DONE', token)).rejects.toEqual(coded('CONFIRMATION_MISMATCH'))
    await expect(apply(node, 'READY', 'not-an-id')).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(apply('n1', 'READY', token)).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(apply(node, 'ready', token)).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(callVerb(board.estimateStatus, ctx, { node_id: node, confirmation_id: token })).rejects.toEqual(
      coded('INVALID_INPUT'),
    )
    expect((await apply(node, 'READY', token)).ok).toBe(true)
  })

  test('404: unknown node, unknown confirmation, a confirmation of another workspace', async () => {
    const node = await create()
    const token = await confirm(node, 'CAPTURED', 'READY')
    await expect(apply(randomUUID(), 'READY', token)).rejects.toEqual(coded('NOT_FOUND'))
    await expect(apply(node, 'READY', randomUUID())).rejects.toEqual(coded('NOT_FOUND'))
    const elsewhere = personContext({ workspace: randomUUID(), clock })
    const theirs = (await callVerb(board.createNode, elsewhere, { title: 'x' })).node.id
    const call = callVerb(board.estimateStatus, elsewhere, {
      node_id: theirs,
      confirm_status: 'READY',
      confirmation_id: token,
    })
    await expect(call).rejects.toEqual(coded('NOT_FOUND'))
  })

  test('[board.source] 403: no confirmation, whatever the source says or does not say', async () => {
    const node_id = await create()
    for (const source of [undefined, 'human_ui', 'api', 'cli']) {
      for (const confirmation_id of [undefined, null, '']) {
        const input = { node_id, confirm_status: 'READY', confirmation_id, source }
        await expect(callVerb(board.estimateStatus, ctx, input)).rejects.toEqual(coded('CONFIRMATION_REQUIRED'))
      }
    }
    expect(await statusOf(node_id)).toBe('CAPTURED')
    const token = await confirm(node_id, 'CAPTURED', 'READY')
    const silent = { node_id, confirm_status: 'READY', confirmation_id: token }
    expect(await callVerb(board.estimateStatus, ctx, silent)).toMatchObject({ ok: true })
  })

  test.each(['batch', 'skill_chain', 'Batch', 'skill-chain', ' SKILL CHAIN '])(
    '403: the source %s may not apply, even with a confirmation, and does not use it up',
    async (source) => {
      const node_id = await create()
      const token = await confirm(node_id, 'CAPTURED', 'READY')
      await expect(apply(node_id, 'READY', token, { source })).rejects.toEqual(coded('FORBIDDEN'))
      expect((await apply(node_id, 'READY', token)).ok).toBe(true)
    },
  )

  test('403: expired after a day', async () => {
    const node_id = await create()
    const token = await confirm(node_id, 'CAPTURED', 'READY')
    const then = now
    now = new Date(then.getTime() + 24 * 60 * 60 * 1000)
    await expect(apply(node_id, 'READY', token)).rejects.toEqual(coded('CONFIRMATION_EXPIRED'))
    now = then
  })

  test('[board.stale] 409: the node is no longer where the person saw it, and the token is not used up', async () => {
    const node_id = await create()
    const token = await confirm(node_id, 'CAPTURED', 'READY')
    await move(node_id, 'CAPTURED', 'BLOCKED')
    await expect(apply(node_id, 'READY', token)).rejects.toMatchObject({
      code: 'CONFLICT',
      details: { current: 'BLOCKED' },
    })
    const { history } = await callVerb(board.getNode, ctx, { node_id })
    await callVerb(board.undo, ctx, { history_id: history[0]?.history_id })
    expect((await apply(node_id, 'READY', token)).node.status).toBe('READY')
  })

  test('[board.transition-refused] 422: a step the table does not have, confirmed or not, and the token is not used up', async () => {
    const node_id = await create()
    await move(node_id, 'CAPTURED', 'DONE')
    const token = await confirm(node_id, 'DONE', 'READY')
    for (let n = 0; n < 2; n++) {
      await expect(apply(node_id, 'READY', token)).rejects.toEqual(coded('TRANSITION_NOT_ALLOWED'))
    }
    const staying = await confirm(node_id, 'DONE', 'DONE')
    await expect(apply(node_id, 'DONE', staying)).rejects.toEqual(coded('TRANSITION_NOT_ALLOWED'))
    expect((await move(node_id, 'DONE', 'REACTIVATED')).node.status).toBe('REACTIVATED')
  })

  test('of 50 at once with one token exactly one succeeds', async () => {
    const node_id = await create()
    const token = await confirm(node_id, 'CAPTURED', 'READY')
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => apply(node_id, 'READY', token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toEqual(coded('CONFIRMATION_CONSUMED'))
    }
    const { node, history } = await callVerb(board.getNode, ctx, { node_id })
    expect(node.version).toBe(2)
    expect(history.filter(({ kind }) => kind === 'status')).toHaveLength(1)
  })

  test('an apply that fails after the change leaves neither the change nor a used token', async () => {
    const node_id = await create()
    const token = await confirm(node_id, 'CAPTURED', 'READY')
    await store.db.execute(sql`alter table board.history add constraint no_more check (kind <> 'status') not valid`)
    await expect(apply(node_id, 'READY', token)).rejects.toThrow()
    await store.db.execute(sql`alter table board.history drop constraint no_more`)
    expect(await statusOf(node_id)).toBe('CAPTURED')
    expect((await apply(node_id, 'READY', token)).node.status).toBe('READY')
  })

  describe('[board.person] only a person at the screen confirms', () => {
    test.each<Actor>([
      { id: 'x', kind: 'person', via: 'mcp' },
      { id: 'x', kind: 'person', via: 'token' },
      { id: 'x', kind: 'person', via: 'pipe' },
      { id: 'x', kind: 'agent', via: 'http' },
      { id: 'x', kind: 'system', via: 'job' },
    ])('$kind via $via is refused, for an undo too', async (actor) => {
      const node_id = await create()
      const theirs = personContext({ workspace: ctx.workspace, actor, clock })
      const proposed_change = { type: 'status_change', from: 'CAPTURED', to: 'READY' }
      const input = { node_id, ui_action: 'move', proposed_change }
      await expect(callVerb(board.confirmChange, theirs, input)).rejects.toEqual(coded('FORBIDDEN'))
      const { history } = await callVerb(board.getNode, ctx, { node_id })
      const undone = callVerb(board.undo, theirs, { history_id: history[0]?.history_id })
      await expect(undone).rejects.toEqual(coded('FORBIDDEN'))
    })

    test('whoever holds a person’s token may apply it, and the history says through which door', async () => {
      const node_id = await create()
      const confirmation_id = await confirm(node_id, 'CAPTURED', 'READY')
      const agent = personContext({ workspace: ctx.workspace, actor: { id: 'bot', kind: 'agent', via: 'mcp' }, clock })
      await callVerb(board.estimateStatus, agent, { node_id, confirm_status: 'READY', confirmation_id })
      expect((await callVerb(board.getNode, ctx, { node_id })).history[0]).toMatchObject({ who: 'bot', via: 'mcp' })
    })
  })

  test.each([
    ['an unknown type', { type: 'delete', node_id: 'x' }],
    ['an unknown status', { type: 'status_change', from: 'CAPTURED', to: 'FINISHED' }],
    ['a missing from', { type: 'status_change', to: 'READY' }],
    ['more than the change', { type: 'status_change', from: 'CAPTURED', to: 'READY', note: 'x' }],
    ['a diff that is no id', { type: 'relation', diff_id: '1' }],
  ])('a confirmation of %s is malformed', async (_what, proposed_change) => {
    const input = { node_id: await create(), ui_action: 'move', proposed_change }
    await expect(callVerb(board.confirmChange, ctx, input)).rejects.toEqual(coded('INVALID_INPUT'))
  })

  test('a confirmation for a node that is not there is refused', async () => {
    await expect(confirm(randomUUID(), 'CAPTURED', 'READY')).rejects.toEqual(coded('NOT_FOUND'))
  })
})
