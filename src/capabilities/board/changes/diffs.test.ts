import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { boardOn } from '../../../../test/support/board/board.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ErrorCode } from '../../../kernel/errors.ts'
import { events } from '../../../kernel/live/tables.ts'
import { callVerb } from '../../../kernel/verb.ts'
import type { Store } from '../../../store/store.ts'
import { boardStream, type DiffView } from '../contract.ts'
import type { BoardVerbs } from '../verbs.ts'

const coded = (code: ErrorCode) => expect.objectContaining({ code })

onBothStores('diffs', (open) => {
  let store: Store
  let board: BoardVerbs
  let ctx: Context
  let a: string
  let b: string
  let c: string
  beforeAll(async () => {
    store = await open()
    board = boardOn(store)
  })
  beforeEach(async () => {
    ctx = personContext({ workspace: randomUUID() })
    ;[a, b, c] = [await create('見積もりを送る'), await create('単価を確かめる'), await create('名札を頼む')]
  })
  const create = async (title: string) => (await callVerb(board.createNode, ctx, { title })).node.id
  const get = (node_id: string) => callVerb(board.getNode, ctx, { node_id })
  const report = (change: object = {}) => ({
    decomposition_proposals: [],
    grouping_proposals: [],
    relation_proposals: [],
    summary: 'まず単価から見ると良さそうです。',
    ...change,
  })
  const relation = (from_node_id: string, to_node_id: string, relation_type = 'depends_on') => ({
    from_node_id,
    to_node_id,
    relation_type,
    reason: '順番がありそうです。',
  })
  const decomposition = () => ({
    target_node_id: a,
    target_title: '見積もりを送る',
    reason: '二つの作業に見えます。',
    suggested_children: [
      { title: '表を作る', context: '単価と数', suggested_status: 'READY' },
      { title: '送り状を書く', context: '宛先' },
    ],
  })
  const diffsOf = async (change: object) => (await callVerb(board.createDiffs, ctx, { report: report(change) })).diffs
  const oneDiff = async (change: object): Promise<DiffView> => {
    const [diff] = await diffsOf(change)
    if (diff === undefined) throw new Error('no diff was made')
    return diff
  }
  const confirm = async (diff: DiffView) =>
    (
      await callVerb(board.confirmChange, ctx, {
        node_id: diff.target_node_id,
        ui_action: 'confirm card',
        proposed_change: { type: diff.type, diff_id: diff.diff_id },
      })
    ).confirmation.confirmation_id
  const apply = (diff: DiffView, confirmation_id?: string | null) =>
    callVerb(board.applyDiff, ctx, { diff_id: diff.diff_id, confirmation_id })
  const undo = (history_id: string) => callVerb(board.undo, ctx, { history_id })

  test('[board.diff] one proposal is one diff, with the same id whenever it is asked for', async () => {
    const change = {
      decomposition_proposals: [decomposition()],
      grouping_proposals: [{ group_label: '展示会', reason: '同じ話題です。', node_ids: [a, c] }],
      relation_proposals: [relation(a, b), relation(b, c, 'Same Topic')],
    }
    const made = await callVerb(board.createDiffs, ctx, { report: report(change) })
    expect(made.diffs.map(({ type }) => type)).toEqual(['decomposition', 'grouping', 'relation', 'relation'])
    expect(made.diffs[2]).toMatchObject({
      target_node_id: a,
      change: { type: 'relation', from_node_id: a, to_node_id: b, relation_type: 'depends_on' },
      reason: '順番がありそうです。',
      generated_from: { run_id: made.run_id, attempt: 1, source_proposal: 'relation_proposals[0]' },
      state: 'open',
    })
    expect(made.diffs[3]?.change).toMatchObject({ relation_type: 'same_topic' })
    const again = await Promise.all(
      Array.from({ length: 5 }, () => callVerb(board.createDiffs, ctx, { report: report(change) })),
    )
    for (const each of again) expect(each.diffs).toEqual(made.diffs)
    expect(await callVerb(board.getDiff, ctx, { diff_id: made.diffs[0]?.diff_id })).toEqual({ diff: made.diffs[0] })
    const stranger = personContext({ workspace: randomUUID() })
    const peek = callVerb(board.getDiff, stranger, { diff_id: made.diffs[0]?.diff_id })
    await expect(peek).rejects.toEqual(coded('NOT_FOUND'))
  })

  test('a report is judged against the real board before it becomes diffs', async () => {
    for (const change of [
      { relation_proposals: [relation(a, randomUUID())] },
      { decomposition_proposals: [{ ...decomposition(), target_title: '別の題' }] },
      { summary: 'これが必要です' },
      { extra: 1 },
    ]) {
      await expect(diffsOf(change)).rejects.toEqual(coded('INVALID_INPUT'))
    }
    await expect(callVerb(board.createDiffs, ctx, {})).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(callVerb(board.createDiffs, ctx, { run_id: randomUUID() })).rejects.toEqual(coded('NOT_FOUND'))
  })

  test('a relation: confirmed, applied, shown at both ends, undone', async () => {
    const diff = await oneDiff({ relation_proposals: [relation(a, b)] })
    const token = await confirm(diff)
    const applied = await apply(diff, token)
    expect(applied).toMatchObject({ ok: true, diff: { state: 'applied', history_id: applied.history_id } })
    expect((await get(a)).node.relations).toEqual([
      expect.objectContaining({ relation_type: 'depends_on', to_node_id: b }),
    ])
    const there = await get(b)
    expect(there.relations).toEqual([
      expect.objectContaining({ from_node_id: a, other: expect.objectContaining({ id: a }) }),
    ])
    expect(there.history[0]).toMatchObject({
      kind: 'relation',
      diff_id: diff.diff_id,
      confirmation_id: token,
      ui_action: 'confirm card',
      why: '順番がありそうです。',
    })
    const undone = await undo(applied.history_id)
    expect((await get(a)).node.relations).toEqual([])
    expect((await get(a)).history.slice(0, 2)).toMatchObject([
      { history_id: undone.history_id, undo_of: applied.history_id },
      { history_id: applied.history_id, undone_by: undone.history_id },
    ])
    expect((await callVerb(board.getDiff, ctx, { diff_id: diff.diff_id })).diff.state).toBe('undone')
    await expect(undo(applied.history_id)).rejects.toEqual(coded('CONFLICT'))
    await expect(undo(undone.history_id)).rejects.toEqual(coded('CONFLICT'))
    await expect(confirm(diff)).rejects.toEqual(coded('CONFLICT'))
  })

  test('a grouping: the label goes to those without it, and undo takes it from exactly these', async () => {
    const first = await oneDiff({
      grouping_proposals: [{ group_label: '展示会', reason: '同じ話題', node_ids: [a, b] }],
    })
    await apply(first, await confirm(first))
    const second = await oneDiff({
      grouping_proposals: [{ group_label: '展示会', reason: '同じ話題', node_ids: [b, c] }],
    })
    expect(second.risk).not.toBeNull()
    const { history_id } = await apply(second, await confirm(second))
    const tags = async () => Promise.all([a, b, c].map(async (id) => (await get(id)).node.tags))
    expect(await tags()).toEqual([['展示会'], ['展示会'], ['展示会']])
    expect((await callVerb(board.listNodes, ctx, { tag: '展示会' })).nodes).toHaveLength(3)
    await undo(history_id)
    expect(await tags()).toEqual([['展示会'], ['展示会'], []])
  })

  test('a decomposition: children are CAPTURED whatever was suggested, and undo takes them away again', async () => {
    const diff = await oneDiff({ decomposition_proposals: [decomposition()] })
    const { history_id, node_ids } = await apply(diff, await confirm(diff))
    expect(node_ids).toHaveLength(3)
    const { node, children } = await get(a)
    expect(node).toMatchObject({ status: 'CAPTURED', note: '', version: 1 })
    expect(children.map(({ title, status }) => [title, status]).sort()).toEqual([
      ['表を作る', 'CAPTURED'],
      ['送り状を書く', 'CAPTURED'],
    ])
    await undo(history_id)
    expect((await get(a)).children).toEqual([])
  })

  test('[board.undo] undo is refused when the world has moved on', async () => {
    const diff = await oneDiff({ decomposition_proposals: [decomposition()] })
    const { history_id } = await apply(diff, await confirm(diff))
    const [child] = (await get(a)).children
    await callVerb(board.editNode, ctx, { node_id: child?.id, note: '半分できた' })
    await expect(undo(history_id)).rejects.toEqual(coded('CONFLICT'))
    expect((await get(a)).children).toHaveLength(2)

    const related = await oneDiff({ relation_proposals: [relation(b, c)] })
    const applied = await apply(related, await confirm(related))
    await callVerb(board.deleteNode, ctx, { node_id: c })
    await expect(undo(applied.history_id)).rejects.toEqual(coded('CONFLICT'))
    await expect(undo(randomUUID())).rejects.toEqual(coded('NOT_FOUND'))
  })

  test('every own edit can be undone too, until something stands on it', async () => {
    const edited = await callVerb(board.editNode, ctx, { node_id: b, title: '単価', context: '税抜き' })
    await undo(edited.history_id)
    expect((await get(b)).node).toMatchObject({ title: '単価を確かめる', context: '' })

    const first = await callVerb(board.editNode, ctx, { node_id: b, title: '一つ目' })
    await callVerb(board.editNode, ctx, { node_id: b, title: '二つ目' })
    await expect(undo(first.history_id)).rejects.toEqual(coded('CONFLICT'))

    const deleted = await callVerb(board.deleteNode, ctx, { node_id: b })
    await undo(deleted.history_id)
    expect((await get(b)).node.title).toBe('二つ目')

    const made = await callVerb(board.createNode, ctx, { title: 'new' })
    const child = await callVerb(board.createNode, ctx, { title: 'child', parent_id: made.node.id })
    await expect(undo(made.history_id)).rejects.toEqual(coded('CONFLICT'))
    await undo(child.history_id)
    await undo(made.history_id)
    await expect(get(made.node.id)).rejects.toEqual(coded('NOT_FOUND'))
  })

  test('a status goes back only while nothing came after it, even if it came back by itself', async () => {
    const move = async (from: string, to: string) => {
      const proposed_change = { type: 'status_change', from, to }
      const { confirmation } = await callVerb(board.confirmChange, ctx, { node_id: a, ui_action: 'm', proposed_change })
      const input = { node_id: a, confirm_status: to, confirmation_id: confirmation.confirmation_id }
      return (await callVerb(board.estimateStatus, ctx, input)).history_id ?? ''
    }
    const first = await move('CAPTURED', 'READY')
    const second = await move('READY', 'BLOCKED')
    const third = await move('BLOCKED', 'READY')
    await expect(undo(first)).rejects.toEqual(coded('CONFLICT'))
    for (const history_id of [third, second, first]) await undo(history_id)
    expect((await get(a)).node.status).toBe('CAPTURED')
  })

  test('bringing a node back may not close a circle', async () => {
    for (const edge of [relation(a, b), relation(b, c)]) {
      const diff = await oneDiff({ relation_proposals: [edge] })
      await apply(diff, await confirm(diff))
    }
    const deleted = await callVerb(board.deleteNode, ctx, { node_id: b })
    const back = await oneDiff({ relation_proposals: [relation(c, a)] })
    await apply(back, await confirm(back))
    await expect(undo(deleted.history_id)).rejects.toEqual(coded('CONFLICT'))
    await expect(get(b)).rejects.toEqual(coded('NOT_FOUND'))
  })

  test('apply refuses: no token, another diff’s token, an unknown one, a malformed one', async () => {
    const [first, second] = await diffsOf({ relation_proposals: [relation(a, b), relation(b, c)] })
    if (first === undefined || second === undefined) throw new Error('two diffs were expected')
    const token = await confirm(first)
    for (const none of [undefined, null, '']) {
      await expect(apply(first, none)).rejects.toEqual(coded('CONFIRMATION_REQUIRED'))
    }
    await expect(apply(second, token)).rejects.toEqual(coded('CONFIRMATION_MISMATCH'))
    await expect(apply(first, randomUUID())).rejects.toEqual(coded('NOT_FOUND'))
    await expect(apply(first, 'x')).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(apply({ ...first, diff_id: randomUUID() }, token)).rejects.toEqual(coded('NOT_FOUND'))
    expect((await apply(first, token)).ok).toBe(true)
    await expect(apply(first, token)).rejects.toEqual(coded('CONFIRMATION_CONSUMED'))
  })

  test('a diff is applied once, however many confirmations there are', async () => {
    const diff = await oneDiff({ relation_proposals: [relation(a, b)] })
    const [one, two] = [await confirm(diff), await confirm(diff)]
    await apply(diff, one)
    await expect(apply(diff, two)).rejects.toEqual(coded('CONFLICT'))
    expect((await get(a)).node.relations).toHaveLength(1)
  })

  test('[board.once] of 50 at once with one token exactly one succeeds', async () => {
    const diff = await oneDiff({ decomposition_proposals: [decomposition()] })
    const token = await confirm(diff)
    const results = await Promise.allSettled(Array.from({ length: 50 }, () => apply(diff, token)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toEqual(coded('CONFIRMATION_CONSUMED'))
    }
    expect((await get(a)).children).toHaveLength(2)
  })

  test('[board.failed-apply] a failed apply leaves nothing behind and the token usable', async () => {
    const diff = await oneDiff({ decomposition_proposals: [decomposition()] })
    const token = await confirm(diff)
    await store.db.execute(
      sql`alter table board.history add constraint no_more check (kind <> 'decomposition') not valid`,
    )
    await expect(apply(diff, token)).rejects.toThrow()
    await store.db.execute(sql`alter table board.history drop constraint no_more`)
    expect((await get(a)).children).toEqual([])
    expect((await apply(diff, token)).ok).toBe(true)
  })

  test('what no longer fits the board is refused, and the token stays usable', async () => {
    const [there, back] = [
      await oneDiff({ relation_proposals: [relation(a, b)] }),
      await oneDiff({ relation_proposals: [relation(b, a)] }),
    ]
    const token = await confirm(back)
    const { history_id } = await apply(there, await confirm(there))
    await expect(apply(back, token)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('makes a cycle of depends_on'),
    })
    await undo(history_id)
    expect((await apply(back, token)).ok).toBe(true)

    const parts = await oneDiff({ decomposition_proposals: [decomposition()] })
    const yes = await confirm(parts)
    await callVerb(board.editNode, ctx, { node_id: a, title: '別の題' })
    await expect(apply(parts, yes)).rejects.toEqual(coded('CONFLICT'))
  })

  test('two edges that close a circle together: one of them stays out', async () => {
    const edges = [
      await oneDiff({ relation_proposals: [relation(a, b)] }),
      await oneDiff({ relation_proposals: [relation(b, c)] }),
      await oneDiff({ relation_proposals: [relation(c, a)] }),
    ]
    const tokens = await Promise.all(edges.map(confirm))
    const results = await Promise.allSettled(edges.map((diff, at) => apply(diff, tokens[at])))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })

  test('a confirmation of something else than the diff says is a mismatch', async () => {
    const diff = await oneDiff({ relation_proposals: [relation(a, b)] })
    const attempt = (node_id: string, more: object) =>
      callVerb(board.confirmChange, ctx, {
        node_id,
        ui_action: 'confirm card',
        proposed_change: { type: 'relation', diff_id: diff.diff_id, ...more },
      })
    await expect(attempt(b, {})).rejects.toEqual(coded('CONFIRMATION_MISMATCH'))
    await expect(attempt(a, { to_node_id: c })).rejects.toEqual(coded('CONFIRMATION_MISMATCH'))
    await expect(attempt(a, { type: 'grouping' })).rejects.toEqual(coded('CONFIRMATION_MISMATCH'))
    await expect(attempt(a, { diff_id: randomUUID() })).rejects.toEqual(coded('NOT_FOUND'))
    const { confirmation } = await attempt(a, { from_node_id: a, to_node_id: b })
    expect(confirmation.proposed_change).toEqual({ ...diff.change, diff_id: diff.diff_id })
  })

  test('a rejected diff stays rejected', async () => {
    const diff = await oneDiff({ relation_proposals: [relation(a, b)] })
    const token = await confirm(diff)
    const rejected = await callVerb(board.rejectDiff, ctx, { diff_id: diff.diff_id, comment: '順番は逆' })
    expect(rejected.diff).toMatchObject({ state: 'rejected', comment: '順番は逆' })
    const [told] = await store.db
      .select()
      .from(events)
      .where(eq(events.workspaceId, ctx.workspace))
      .orderBy(desc(events.seq))
      .limit(1)
    expect(told).toMatchObject({ type: 'board.diff-rejected', data: { diff_id: diff.diff_id } })
    await expect(apply(diff, token)).rejects.toEqual(coded('CONFLICT'))
    await expect(callVerb(board.rejectDiff, ctx, { diff_id: diff.diff_id })).rejects.toEqual(coded('CONFLICT'))
  })

  test('every effect is told on the live stream in the order of the history', async () => {
    const diff = await oneDiff({ relation_proposals: [relation(a, b)] })
    const { history_id } = await apply(diff, await confirm(diff))
    await undo(history_id)
    const facts = await store.db
      .select()
      .from(events)
      .where(eq(events.workspaceId, ctx.workspace))
      .orderBy(desc(events.seq))
    const told = facts.map(({ type, data }) => boardStream.events.parse({ type, data }))
    const { history } = await callVerb(board.listHistory, ctx, { limit: 200 })
    expect(told.flatMap(({ type, data }) => (type === 'board.changed' ? [data.history_id] : []))).toEqual(
      history.map((each) => each.history_id),
    )
    const page = await callVerb(board.listHistory, ctx, { limit: 2 })
    const rest = await callVerb(board.listHistory, ctx, { limit: 200, before: page.next })
    expect([...page.history, ...rest.history]).toEqual(history)
  })
})
