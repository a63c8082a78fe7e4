import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { boardOn } from '../../../../test/support/board/board.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ErrorCode } from '../../../kernel/errors.ts'
import { callVerb } from '../../../kernel/verb.ts'
import type { BoardVerbs } from '../verbs.ts'

const coded = (code: ErrorCode) => expect.objectContaining({ code })

onBothStores('a person’s own moves, relations and groups', (open) => {
  let board: BoardVerbs
  beforeAll(async () => {
    board = boardOn(await open())
  })
  const fresh = () => personContext({ workspace: randomUUID() })
  const assistant = (ctx: Context) =>
    personContext({ workspace: ctx.workspace, actor: { id: 'x', kind: 'agent', via: 'mcp' } })
  const create = async (ctx: Context, title: string, more: object = {}) =>
    (await callVerb(board.createNode, ctx, { title, ...more })).node.id
  const read = (ctx: Context, node_id: string) => callVerb(board.getNode, ctx, { node_id })
  const undo = (ctx: Context, history_id: string) => callVerb(board.undo, ctx, { history_id })
  const hand = { ui_action: 'key m' }

  test('[board.own-moves] several nodes move at once, each with a confirmation and a history line of its own', async () => {
    const ctx = fresh()
    const ids = [await create(ctx, 'a'), await create(ctx, 'b'), await create(ctx, 'c')]
    const moves = ids.map((node_id) => ({ node_id, from: 'CAPTURED', to: 'READY' }))
    const { moved, failed } = await callVerb(board.moveNodes, ctx, { moves, ...hand, reason: 'today' })
    expect(failed).toEqual([])
    expect(moved.map(({ node }) => node.status)).toEqual(['READY', 'READY', 'READY'])
    expect(new Set(moved.map(({ confirmation_id }) => confirmation_id)).size).toBe(3)
    for (const { node_id, confirmation_id, history_id } of moved) {
      const [line] = (await read(ctx, node_id)).history
      expect(line).toMatchObject({ history_id, confirmation_id, kind: 'status', ui_action: 'key m', why: 'today' })
    }
    await undo(ctx, moved[0]?.history_id ?? '')
    expect((await read(ctx, ids[0] ?? '')).node.status).toBe('CAPTURED')
  })

  test('[board.own-moves] what cannot move is named and stays; when nothing moves that is the error', async () => {
    const ctx = fresh()
    const [a, b, gone] = [await create(ctx, 'a'), await create(ctx, 'b'), randomUUID()]
    const { moved, failed } = await callVerb(board.moveNodes, ctx, {
      moves: [
        { node_id: a, from: 'CAPTURED', to: 'IN_PROGRESS' },
        { node_id: b, from: 'READY', to: 'IN_PROGRESS' },
        { node_id: gone, from: 'READY', to: 'DONE' },
      ],
      ...hand,
    })
    expect(moved.map(({ node_id }) => node_id)).toEqual([a])
    expect(failed).toMatchObject([
      { node_id: b, code: 'CONFLICT' },
      { node_id: gone, code: 'NOT_FOUND' },
    ])
    expect((await read(ctx, b)).node.status).toBe('CAPTURED')
    const one = (from: string, to: string) =>
      callVerb(board.moveNodes, ctx, { moves: [{ node_id: b, from, to }], ...hand })
    await expect(one('CAPTURED', 'NEEDS_REVIEW')).rejects.toEqual(coded('TRANSITION_NOT_ALLOWED'))
    await expect(one('DONE', 'REACTIVATED')).rejects.toEqual(coded('CONFLICT'))
    const twice = [a, a].map((node_id) => ({ node_id, from: 'IN_PROGRESS', to: 'DONE' }))
    await expect(callVerb(board.moveNodes, ctx, { moves: twice, ...hand })).rejects.toEqual(coded('INVALID_INPUT'))
  })

  test('[board.own-relations] a relation made by hand has a confirmation, and can be taken away, and both undone', async () => {
    const ctx = fresh()
    const [from_node_id, to_node_id] = [await create(ctx, 'a'), await create(ctx, 'b')]
    const made = await callVerb(board.relate, ctx, { from_node_id, to_node_id, relation_type: 'Depends On' })
    expect(made.relation).toMatchObject({ from_node_id, to_node_id, relation_type: 'depends_on' })
    expect((await read(ctx, from_node_id)).history[0]).toMatchObject({
      kind: 'relation',
      confirmation_id: expect.any(String),
    })
    const away = await callVerb(board.unrelate, ctx, { relation_id: made.relation.relation_id })
    expect((await read(ctx, to_node_id)).relations).toEqual([])
    await undo(ctx, away.history_id)
    expect((await read(ctx, to_node_id)).relations).toMatchObject([{ relation_type: 'depends_on', from_node_id }])
    const again = await callVerb(board.unrelate, ctx, { relation_id: made.relation.relation_id })
    await callVerb(board.relate, ctx, { from_node_id: to_node_id, to_node_id: from_node_id, relation_type: 'requires' })
    await expect(undo(ctx, again.history_id)).rejects.toEqual(coded('CONFLICT'))
  })

  test('[board.own-relations] a cycle, a repetition, a node to itself and an unknown node are refused', async () => {
    const ctx = fresh()
    const [a, b] = [await create(ctx, 'a'), await create(ctx, 'b')]
    const relate = (from_node_id: string, to_node_id: string, relation_type: string) =>
      callVerb(board.relate, ctx, { from_node_id, to_node_id, relation_type })
    await relate(a, b, 'depends_on')
    await expect(relate(b, a, 'depends_on')).rejects.toEqual(coded('CONFLICT'))
    await expect(relate(a, b, 'depends on')).rejects.toEqual(coded('CONFLICT'))
    await expect(relate(a, a, 'related')).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(relate(a, randomUUID(), 'related')).rejects.toEqual(coded('NOT_FOUND'))
    await expect(relate(a, b, '\u3164')).rejects.toEqual(coded('INVALID_INPUT'))
    await relate(a, b, 'must not be mixed with')
  })

  test('[board.own-groups] nodes go into a group and out of it by hand, and both are undone', async () => {
    const ctx = fresh()
    const node_ids = [await create(ctx, 'a'), await create(ctx, 'b')]
    const group = { group_label: '秋の展示会', node_ids }
    const made = await callVerb(board.group, ctx, group)
    expect(await callVerb(board.listGroups, ctx, {})).toEqual({ groups: [{ group_label: '秋の展示会', count: 2 }] })
    await expect(callVerb(board.group, ctx, group)).rejects.toEqual(coded('CONFLICT'))
    const out = await callVerb(board.ungroup, ctx, { ...group, node_ids: node_ids.slice(0, 1) })
    expect((await read(ctx, node_ids[0] ?? '')).node.tags).toEqual([])
    await undo(ctx, out.history_id)
    expect((await read(ctx, node_ids[0] ?? '')).node.tags).toEqual(['秋の展示会'])
    await undo(ctx, made.history_id)
    expect(await callVerb(board.listGroups, ctx, {})).toEqual({ groups: [] })
    await expect(callVerb(board.ungroup, ctx, group)).rejects.toEqual(coded('CONFLICT'))
  })

  test('[board.person] none of it is done for an assistant', async () => {
    const ctx = fresh()
    const [a, b] = [await create(ctx, 'a'), await create(ctx, 'b')]
    const made = await callVerb(board.relate, ctx, { from_node_id: a, to_node_id: b, relation_type: 'related' })
    const mcp = assistant(ctx)
    const tries = [
      callVerb(board.moveNodes, mcp, { moves: [{ node_id: a, from: 'CAPTURED', to: 'READY' }], ...hand }),
      callVerb(board.relate, mcp, { from_node_id: a, to_node_id: b, relation_type: 'depends_on' }),
      callVerb(board.unrelate, mcp, { relation_id: made.relation.relation_id }),
      callVerb(board.group, mcp, { group_label: 'x', node_ids: [a] }),
      callVerb(board.ungroup, mcp, { group_label: 'x', node_ids: [a] }),
      callVerb(board.applyDiffs, mcp, { diff_ids: [randomUUID()], ...hand }),
      callVerb(board.decline, mcp, { run_id: randomUUID(), source_proposals: ['x'] }),
      callVerb(board.takeBackDeclined, mcp, { declined_id: randomUUID() }),
    ]
    for (const tried of tries) await expect(tried).rejects.toEqual(coded('FORBIDDEN'))
    expect((await read(ctx, a)).node).toMatchObject({ status: 'CAPTURED', tags: [], version: 2 })
  })
})
