import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { boardOn } from '../../../../test/support/board/board.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { answering } from '../../../../test/support/scripted-answers.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ErrorCode } from '../../../kernel/errors.ts'
import { callVerb } from '../../../kernel/verb.ts'
import type { Store } from '../../../store/store.ts'
import type { BoardVerbs } from '../verbs.ts'

const coded = (code: ErrorCode) => expect.objectContaining({ code })

onBothStores('what was declined', (open) => {
  let store: Store
  let board: BoardVerbs
  beforeAll(async () => {
    store = await open()
    board = boardOn(store)
  })
  const fresh = () => personContext({ workspace: randomUUID() })
  const create = async (ctx: Context, title: string, more: object = {}) =>
    (await callVerb(board.createNode, ctx, { title, ...more })).node.id
  const organize = (ctx: Context) => callVerb(board.runOrganizer, ctx, {})
  const decline = (ctx: Context, run_id: string, ...source_proposals: string[]) =>
    callVerb(board.decline, ctx, { run_id, source_proposals })
  const exhibition = async () => {
    const ctx = fresh()
    const quote = await create(ctx, '見積もりを送る', { context: '単価を確かめてから送る。' })
    return { ctx, quote, price: await create(ctx, '単価を確かめる') }
  }

  test('[board.declined] stays declined in the next run, is shown as such, and can be taken back', async () => {
    const { ctx } = await exhibition()
    const run = await organize(ctx)
    const paths = run.rendered?.cards.map(({ source_proposal }) => source_proposal) ?? []
    expect(paths).toContain('relation_proposals[0]')
    const { declined } = await decline(ctx, run.run_id, ...paths)
    expect(declined).toHaveLength(paths.length)
    const next = await organize(ctx)
    expect(next.rendered?.cards).toEqual([])
    expect(next.report).toMatchObject({ relation_proposals: [], grouping_proposals: [] })
    const shown = await callVerb(board.getProposal, ctx, { run_id: run.run_id })
    expect(shown.rendered?.cards).toEqual([])
    expect(shown.rendered?.declined.map(({ source_proposal }) => source_proposal)).toEqual(paths)
    expect((await callVerb(board.listDeclined, ctx, {})).declined).toHaveLength(paths.length)
    for (const { declined_id } of declined) await callVerb(board.takeBackDeclined, ctx, { declined_id })
    expect((await organize(ctx)).rendered?.cards).toHaveLength(paths.length)
    expect((await callVerb(board.listDeclined, ctx, {})).declined).toEqual([])
  })

  test('[board.declined] a rejected diff is declined too; taken back, it is open again', async () => {
    const { ctx } = await exhibition()
    const { diffs } = await callVerb(board.createDiffs, ctx, { run_id: (await organize(ctx)).run_id })
    const [first] = diffs
    await callVerb(board.rejectDiff, ctx, { diff_id: first?.diff_id, comment: 'no' })
    const next = await organize(ctx)
    const changes = next.rendered?.cards.map((card) => card.change)
    expect(changes).not.toContainEqual(first?.change)
    const [declined] = (await callVerb(board.listDeclined, ctx, {})).declined
    const back = await callVerb(board.takeBackDeclined, ctx, { declined_id: declined?.declined_id })
    expect(back.diff_ids).toEqual([first?.diff_id])
    expect((await callVerb(board.getDiff, ctx, { diff_id: first?.diff_id })).diff.state).toBe('open')
  })

  test('[board.declined] a model is told, and what it proposes all the same is left out of cards and diffs', async () => {
    const { ctx, quote, price } = await exhibition()
    const said = (relation_type: string, from: string, to: string) =>
      JSON.stringify({
        decomposition_proposals: [],
        grouping_proposals: [],
        relation_proposals: [{ from_node_id: from, to_node_id: to, relation_type, reason: '順番がありそうです。' }],
        summary: 'まず単価から見ると進めやすそうです。',
      })
    const { router, requests } = answering(said('depends_on', quote, price), said('blocks', price, quote))
    const scripted = boardOn(store, router)
    const run = await callVerb(scripted.runOrganizer, ctx, {})
    await decline(ctx, run.run_id, 'relation_proposals[0]')
    const next = await callVerb(scripted.runOrganizer, ctx, {})
    expect(requests[1]?.messages[0]?.content).toContain('"relation_type":"depends_on"')
    expect(next).toMatchObject({ ok: true, rendered: { cards: [], declined: [{ kind: 'proposal' }] } })
    const { diffs } = await callVerb(scripted.createDiffs, ctx, { run_id: next.run_id })
    expect(diffs).toMatchObject([{ state: 'rejected' }])
  })

  test('what the run does not propose, or has applied, cannot be declined', async () => {
    const { ctx } = await exhibition()
    const run = await organize(ctx)
    await expect(decline(ctx, run.run_id, 'relation_proposals[7]')).rejects.toEqual(coded('NOT_FOUND'))
    await expect(decline(ctx, randomUUID(), 'relation_proposals[0]')).rejects.toEqual(coded('NOT_FOUND'))
    const { diffs } = await callVerb(board.createDiffs, ctx, { run_id: run.run_id })
    const diff_ids = diffs.map(({ diff_id }) => diff_id)
    const { applied, failed } = await callVerb(board.applyDiffs, ctx, { diff_ids, ui_action: 'accept all' })
    expect([applied.length, failed]).toEqual([diffs.length, []])
    expect(new Set(applied.map(({ confirmation_id }) => confirmation_id)).size).toBe(diffs.length)
    await expect(decline(ctx, run.run_id, 'relation_proposals[0]')).rejects.toEqual(coded('CONFLICT'))
    await expect(callVerb(board.applyDiffs, ctx, { diff_ids, ui_action: 'again' })).rejects.toEqual(coded('CONFLICT'))
  })

  test('[board.tries] every attempt of a run is shown with what was refused and why', async () => {
    const { ctx } = await exhibition()
    const empty = { decomposition_proposals: [], grouping_proposals: [], relation_proposals: [] }
    const answer = (summary: string) => JSON.stringify({ ...empty, summary })
    const { router } = answering(answer('やるべきです'), answer('まず単価から見られます。'))
    const scripted = boardOn(store, router)
    const { run_id } = await callVerb(scripted.runOrganizer, ctx, {})
    const { tries } = await callVerb(scripted.getProposal, ctx, { run_id })
    expect(tries).toMatchObject([
      { n: 1, outcome: 'rejected', errors: [expect.stringContaining('summary')], report: { summary: 'やるべきです' } },
      { n: 2, outcome: 'accepted', errors: [], report: { summary: 'まず単価から見られます。' } },
    ])
  })
})
