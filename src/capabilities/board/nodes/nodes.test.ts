import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { boardOn } from '../../../../test/support/board/board.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import type { Context } from '../../../kernel/context.ts'
import type { ErrorCode } from '../../../kernel/errors.ts'
import { Evidence } from '../../../kernel/evidence/index.ts'
import { callVerb } from '../../../kernel/verb.ts'
import type { Store } from '../../../store/store.ts'
import { NODE_EVIDENCE } from '../deps.ts'
import { STATUSES, type Status, trayOf } from '../status/statuses.ts'
import { nodes } from '../tables.ts'
import type { BoardVerbs } from '../verbs.ts'

const coded = (code: ErrorCode) => expect.objectContaining({ code })

onBothStores('nodes of the board', (open) => {
  let store: Store
  let board: BoardVerbs
  beforeAll(async () => {
    store = await open()
    board = boardOn(store)
  })
  const fresh = () => personContext({ workspace: randomUUID() })
  const create = async (ctx: Context, input: object) => (await callVerb(board.createNode, ctx, input)).node
  const get = (ctx: Context, node_id: string) => callVerb(board.getNode, ctx, { node_id })

  test('a new node is CAPTURED, lies in other_active and has a history', async () => {
    const ctx = fresh()
    const node = await create(ctx, {
      title: '会場を探す',
      context: '駅から近いところ',
      note: '60人',
      due: '2026-11-03',
    })
    expect(node).toMatchObject({
      title: '会場を探す',
      status: 'CAPTURED',
      parent_id: null,
      tags: [],
      relations: [],
      due: '2026-11-03',
      version: 1,
    })
    const { trays, next } = await callVerb(board.dashboard, ctx, {})
    expect(trays.other_active).toEqual([node])
    expect(next).toBeUndefined()
    const { history } = await get(ctx, node.id)
    expect(history).toEqual([
      expect.objectContaining({
        kind: 'created',
        node_id: node.id,
        who: 'local',
        via: 'web',
        from: null,
        to: expect.objectContaining({ title: '会場を探す', status: 'CAPTURED' }),
        confirmation_id: null,
      }),
    ])
  })

  test('a child hangs under its parent and shows in both histories', async () => {
    const ctx = fresh()
    const parent = await create(ctx, { title: 'Fair' })
    const child = await create(ctx, { title: 'Book the room', parent_id: parent.id })
    expect(child.parent_id).toBe(parent.id)
    expect((await get(ctx, parent.id)).children).toEqual([{ id: child.id, title: 'Book the room', status: 'CAPTURED' }])
    expect((await get(ctx, parent.id)).history.map(({ node_id }) => node_id)).toEqual([child.id, parent.id])
    await expect(create(ctx, { title: 'x', parent_id: randomUUID() })).rejects.toEqual(coded('NOT_FOUND'))
  })

  test.each([
    ['no title', {}],
    ['a blank title', { title: ' 　' }],
    ['a title too long', { title: 'あ'.repeat(201) }],
    ['a status', { title: 'x', status: 'DONE' }],
    ['a parent that is no id', { title: 'x', parent_id: 'n1' }],
    ['a due that is no date', { title: 'x', due: 'tomorrow' }],
    ['half a character', { title: 'x\ud83d' }],
    ['NUL', { title: 'x\0' }],
  ])('refuses to create with %s', async (_what, input) => {
    await expect(create(fresh(), input)).rejects.toEqual(coded('INVALID_INPUT'))
  })

  test('edits change words, never the status, and move the version on', async () => {
    const ctx = fresh()
    const { id: node_id } = await create(ctx, { title: 'old', context: 'c' })
    const edited = await callVerb(board.editNode, ctx, { node_id, title: '新しい題', version: 1, reason: '言い換え' })
    expect(edited.node).toMatchObject({ title: '新しい題', context: 'c', version: 2, status: 'CAPTURED' })
    expect((await get(ctx, node_id)).history[0]).toMatchObject({
      kind: 'edited',
      from: { title: 'old' },
      to: { title: '新しい題' },
      why: '言い換え',
    })
    for (const wrong of [{ status: 'DONE' }, {}, { title: '' }, { tags: ['x'] }]) {
      await expect(callVerb(board.editNode, ctx, { node_id, ...wrong })).rejects.toEqual(coded('INVALID_INPUT'))
    }
  })

  test('[board.versions] of two who edit the same version one is told', async () => {
    const ctx = fresh()
    const { id: node_id } = await create(ctx, { title: 'shared' })
    const edits = await Promise.allSettled(
      ['mine', 'yours'].map((title) => callVerb(board.editNode, ctx, { node_id, title, version: 1 })),
    )
    expect(edits.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = edits.find((each) => each.status === 'rejected')
    expect(refused?.reason).toEqual(coded('CONFLICT'))
    await expect(callVerb(board.deleteNode, ctx, { node_id, version: 1 })).rejects.toEqual(coded('CONFLICT'))
  })

  test('a deleted node is gone from everywhere; one with children stays', async () => {
    const ctx = fresh()
    const parent = await create(ctx, { title: 'parent' })
    const child = await create(ctx, { title: 'child', parent_id: parent.id })
    await expect(callVerb(board.deleteNode, ctx, { node_id: parent.id })).rejects.toEqual(coded('CONFLICT'))
    await callVerb(board.deleteNode, ctx, { node_id: child.id, version: 1 })
    await expect(get(ctx, child.id)).rejects.toEqual(coded('NOT_FOUND'))
    await expect(callVerb(board.editNode, ctx, { node_id: child.id, title: 'x' })).rejects.toEqual(coded('NOT_FOUND'))
    expect((await get(ctx, parent.id)).children).toEqual([])
    expect((await callVerb(board.listNodes, ctx, {})).nodes.map(({ id }) => id)).toEqual([parent.id])
    expect((await callVerb(board.dashboard, ctx, {})).trays.other_active.map(({ id }) => id)).toEqual([parent.id])
    await callVerb(board.deleteNode, ctx, { node_id: parent.id })
  })

  test('a status is not patched', async () => {
    for (const sent of [{ node_id: randomUUID(), status: 'DONE' }, { node_id: 'x' }])
      await expect(callVerb(board.patchStatus, fresh(), sent)).rejects.toEqual(coded('METHOD_NOT_ALLOWED'))
  })

  test('[board.workspace] another workspace sees, edits and deletes nothing', async () => {
    const node = await create(fresh(), { title: 'private' })
    const stranger = fresh()
    for (const call of [
      () => get(stranger, node.id),
      () => callVerb(board.editNode, stranger, { node_id: node.id, title: 'mine' }),
      () => callVerb(board.deleteNode, stranger, { node_id: node.id }),
      () => callVerb(board.estimateStatus, stranger, { node_id: node.id }),
      () => create(stranger, { title: 'x', parent_id: node.id }),
    ]) {
      await expect(call()).rejects.toEqual(coded('NOT_FOUND'))
    }
    expect((await callVerb(board.listNodes, stranger, {})).nodes).toEqual([])
    expect((await callVerb(board.listHistory, stranger, {})).history).toEqual([])
  })

  test('evidence linked to a node is shown with it', async () => {
    const ctx = fresh()
    const node = await create(ctx, { title: 'x' })
    const evidence = new Evidence(store)
    await store.tx(async (tx) => {
      const claim = { subjectId: randomUUID(), sourceType: 'message', sourceId: 'm1', sourceText: '遅れて困る' }
      const { value } = await evidence.quote(tx, ctx, { ...claim, quote: '困る' })
      await evidence.link(tx, ctx, value.evidenceId, {
        targetType: NODE_EVIDENCE,
        targetId: node.id,
        relation: 'supports',
      })
    })
    expect((await get(ctx, node.id)).evidence).toEqual([
      expect.objectContaining({ quote: '困る', relation: 'supports', source_id: 'm1', erased: false }),
    ])
  })

  describe('[board.trays] with many nodes', () => {
    const ctx = fresh()
    const made = 10_000
    const pick = (n: number): Status => STATUSES[n % STATUSES.length] ?? 'READY'
    beforeAll(async () => {
      const statuses = sql.join(
        STATUSES.map((status) => sql`${status}`),
        sql`, `,
      )
      // Seven share one moment, so that a page can end inside it.
      await store.db.execute(sql`
        insert into ${nodes} (id, workspace_id, title, context, status, tags, created_at)
        select gen_random_uuid(), ${ctx.workspace}::uuid,
          case n when 7 then ${'ＥＸＣＥＬの「100%_転記」をやめる'} else 'task ' || n end,
          case n % 1000 when 3 then 'about the Venue' else '' end,
          (array[${statuses}]::text[])[n % ${sql.raw(String(STATUSES.length))} + 1], '{}',
          timestamptz '2026-01-01' + (n / 7) * interval '1 millisecond'
        from generate_series(0, ${made - 1}::int) as n`)
    })

    test('each tray shows its 50 newest and says how to go on', async () => {
      const { trays, next } = await callVerb(board.dashboard, ctx, {})
      for (const [tray, list] of Object.entries(trays)) {
        expect(list).toHaveLength(50)
        expect(list.every(({ status }) => trayOf(status) === tray)).toBe(true)
      }
      expect(Object.keys(next ?? {}).sort()).toEqual(Object.keys(trays).sort())
    })

    test('paging through a tray meets every node of it once', async () => {
      const seen: string[] = []
      let after: string | undefined
      do {
        const { trays, next } = await callVerb(board.dashboard, ctx, { tray: 'cooling', after })
        expect(trays.in_progress).toEqual([])
        seen.push(...trays.cooling.map(({ id }) => id))
        after = next?.cooling
      } while (after !== undefined)
      const expected = Array.from({ length: made }, (_, n) => pick(n)).filter((status) => status === 'COOLING').length
      expect(seen).toHaveLength(expected)
      expect(new Set(seen).size).toBe(expected)
    })

    test('words find a node whatever their width and case, and marks mean themselves', async () => {
      const find = async (q: string) => (await callVerb(board.listNodes, ctx, { q })).nodes.map(({ title }) => title)
      expect(await find('excel 転記')).toEqual(['ＥＸＣＥＬの「100%_転記」をやめる'])
      expect(await find('100%_')).toEqual(['ＥＸＣＥＬの「100%_転記」をやめる'])
      expect(await find('1%0')).toEqual([])
      expect(await find('venue')).toHaveLength(10)
    })

    test('by status, a page at a time', async () => {
      const first = await callVerb(board.listNodes, ctx, { status: 'DONE', limit: 5 })
      const second = await callVerb(board.listNodes, ctx, { status: 'DONE', limit: 5, after: first.next })
      const ids = [...first.nodes, ...second.nodes].map(({ id }) => id)
      expect(new Set(ids).size).toBe(10)
    })

    test('a made-up cursor, or one without its tray, is refused', async () => {
      await expect(callVerb(board.dashboard, ctx, { tray: 'cooling', after: 'x' })).rejects.toEqual(
        coded('INVALID_INPUT'),
      )
      await expect(callVerb(board.dashboard, ctx, { after: 'x' })).rejects.toEqual(coded('INVALID_INPUT'))
      await expect(callVerb(board.dashboard, ctx, { tray: 'done' })).rejects.toEqual(coded('INVALID_INPUT'))
      await expect(callVerb(board.listNodes, ctx, { after: 'x' })).rejects.toEqual(coded('INVALID_INPUT'))
    })
  })

  test('the tray of a row cannot disagree with its status', async () => {
    const rows = await store.db.selectDistinct({ status: nodes.status, tray: nodes.tray }).from(nodes)
    expect(rows).toHaveLength(STATUSES.length)
    for (const { status, tray } of rows) expect(tray).toBe(trayOf(status))
  })
})
