import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { type InterviewHouse, openInterview } from '../../../../test/support/interview/interview.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import { someone, talking } from '../../../../test/support/interview/talking.ts'

const coded = (code: string) => expect.objectContaining({ code })

onBothStores('a guide', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store, { analyse: false })
  })
  afterAll(() => house.close())
  const { create, say, start, begin } = talking(() => house)

  test('[interview.guide] is kept as written, with the documented limits where none are given', async () => {
    const project = await create({ must_ask: ['端末'], never_ask: ['年収'], tone: 'formal', limits: { max_deep: 4 } })
    expect(project).toMatchObject({
      name: '家計簿アプリ',
      tone: 'formal',
      language: 'ja',
      status: 'active',
      must_ask: ['端末'],
      never_ask: ['年収'],
      limits: { max_turns: 12, max_deep: 4, max_responses: null, closes_at: null },
      counts: { conversations: 0, in_progress: 0, finished: 0, insights: 0 },
      link: `/i/${project.token}`,
      public_link: null,
    })
    expect(project.token).toMatch(/^[\w-]{24}$/)
    const again = await callVerb(house.interview.getProject, personContext(), { project_id: project.id })
    expect(again.project).toEqual(project)
  })

  test('a topic cannot be demanded and forbidden, and both places are named', async () => {
    const guide = { must_ask: ['端末', '年収はいくらですか'], never_ask: ['家族', '住まい', '年収'] }
    await expect(create(guide)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: expect.stringContaining('年収はいくらですか'),
      details: { issues: [{ path: 'must_ask.1' }, { path: 'never_ask.2' }] },
    })
  })

  test('whose something is forbids nothing by itself: 「親の病名」 leaves the family to be asked about', async () => {
    await expect(create({ must_ask: ['家族の中での連絡の役割分担'], never_ask: ['親の病名'] })).resolves.toBeDefined()
    await expect(create({ must_ask: ['お父さまの病気'], never_ask: ['親の病名'] })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    await expect(create({ must_ask: ['お給料'], never_ask: ['年収'] })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('can be changed in parts, opened again, and is listed newest first with its counts', async () => {
    const workspace = randomUUID()
    const here = personContext({ workspace })
    // Two made in one millisecond have no order.
    const make = async (name: string, ago: number) => {
      const then = personContext({ workspace, clock: { now: () => new Date(Date.now() - ago) } })
      return (await callVerb(house.interview.createProject, then, { name, goal: 'g' })).project
    }
    const [one, two] = [await make('one', 2_000), await make('two', 1_000)]
    const patched = await callVerb(house.interview.patchProject, here, {
      project_id: one.id,
      name: 'uno',
      limits: { max_responses: 3 },
      status: 'closed',
    })
    expect(patched.project).toMatchObject({
      name: 'uno',
      status: 'closed',
      goal: 'g',
      limits: { max_turns: 12, max_responses: 3 },
    })
    await expect(start(one.token)).rejects.toEqual(coded('GONE'))
    await callVerb(house.interview.patchProject, here, { project_id: one.id, status: 'active' })
    await start(one.token)
    const listed = await callVerb(house.interview.listProjects, here, { limit: 1 })
    const rest = await callVerb(house.interview.listProjects, here, { limit: 1, before: listed.next })
    expect([...listed.projects, ...rest.projects].map(({ id, counts }) => [id, counts.conversations])).toEqual([
      [two.id, 0],
      [one.id, 1],
    ])
    expect(rest.next).toBeNull()
  })

  test('[interview.auto-close] what closed it has to be changed before it is opened again', async () => {
    const project = await create({ limits: { max_turns: 1, max_responses: 1 } })
    await say(await start(project.token), '検索が遅い')
    const patch = (change: object) =>
      callVerb(house.interview.patchProject, personContext(), { project_id: project.id, ...change })
    await expect(patch({ status: 'active' })).rejects.toEqual(coded('CONFLICT'))
    expect((await patch({ name: '別の名前' })).project.status).toBe('closed')
    expect((await patch({ status: 'active', limits: { max_responses: 2 } })).project.status).toBe('active')
    await say(await start(project.token), '通知が多い')
    await patch({ limits: { max_responses: null } })
    expect((await patch({ status: 'active' })).project.status).toBe('active')
    await patch({ status: 'closed', limits: { closes_at: '2020-01-01T00:00:00Z' } })
    await expect(patch({ status: 'active' })).rejects.toEqual(coded('CONFLICT'))
    expect((await patch({ status: 'active', limits: { closes_at: null } })).project.status).toBe('active')
  })

  test.each([
    { limits: { max_turn: 3 } },
    { must_ask: ['端末\n料金'] },
    { never_ask: ['年収\u2028年齢'] },
    { name: '家計簿\r\nアプリ' },
    { name: '\u200b\u200d' },
  ])('is refused rather than read otherwise: %j', async (wrong) => {
    await expect(create(wrong as Parameters<typeof create>[0])).rejects.toEqual(coded('INVALID_INPUT'))
    const { id } = await create()
    const patching = callVerb(house.interview.patchProject, personContext(), { project_id: id, ...wrong })
    await expect(patching).rejects.toEqual(coded('INVALID_INPUT'))
  })

  test('[interview.guide-fits] topics that cannot fit into the turns are refused, naming how many fit', async () => {
    const topics = ['端末', '料金', '通知', '検索']
    const refused = expect.objectContaining({ code: 'INVALID_INPUT', message: expect.stringMatching(/; 2 fit/) })
    await expect(create({ must_ask: topics, limits: { max_turns: 3 } })).rejects.toEqual(refused)
    expect((await create({ must_ask: topics, limits: { max_turns: 5 } })).must_ask).toEqual(topics)
    const { id } = await create({ must_ask: topics })
    const patching = callVerb(house.interview.patchProject, personContext(), {
      project_id: id,
      limits: { max_turns: 3 },
    })
    await expect(patching).rejects.toEqual(refused)
  })

  test('a goal may have several lines', async () => {
    expect((await create({ goal: '一行目\n二行目' })).goal).toBe('一行目\n二行目')
  })

  test('[interview.workspace] another workspace sees nothing of it, and a participant is no researcher', async () => {
    const { project, who } = await begin()
    const elsewhere = personContext({ workspace: randomUUID() })
    for (const ctx of [elsewhere, someone()]) {
      const refused = coded(ctx === elsewhere ? 'NOT_FOUND' : 'FORBIDDEN')
      const its = { project_id: project.id }
      await expect(callVerb(house.interview.getProject, ctx, its)).rejects.toEqual(refused)
      await expect(callVerb(house.interview.patchProject, ctx, { ...its, name: 'x' })).rejects.toEqual(refused)
      await expect(callVerb(house.interview.closeProject, ctx, its)).rejects.toEqual(refused)
      await expect(callVerb(house.interview.listConversations, ctx, its)).rejects.toEqual(refused)
      await expect(
        callVerb(house.interview.getConversation, ctx, { ...its, conversation_id: who.conversation_id }),
      ).rejects.toEqual(refused)
    }
  })
})
