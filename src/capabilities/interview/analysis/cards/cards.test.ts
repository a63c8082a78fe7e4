import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#kernel/context.ts'
import { callVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { analysing } from '../../../../../test/support/interview/analysing.ts'
import { storeProject, storeTalk } from '../../../../../test/support/interview/finished-talks.ts'
import { type InterviewHouse, openInterview } from '../../../../../test/support/interview/interview.ts'
import { onBothStores } from '../../../../../test/support/store/stores.ts'
import { insights } from '../../tables.ts'
import { analyseConversation } from '../analyse-conversation.ts'

const never = new AbortController().signal
const coded = (code: string) => expect.objectContaining({ code })

onBothStores('cards', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store)
  })
  afterAll(() => house.close())
  const { fresh, heard, cards } = analysing(() => house)

  const twoCards = async () => {
    const { ctx, projectId } = await fresh()
    const fees = await heard(ctx, projectId, ['送料が高いです'])
    const finding = await heard(ctx, projectId, ['検索で見つからないのが不便です'])
    const found = await cards(ctx, projectId)
    const cardOf = (conversation: string) =>
      found.find(({ evidence }) => evidence[0]?.conversation_id === conversation)?.id ?? ''
    return { ctx, projectId, fees: cardOf(fees), finding: cardOf(finding), conversations: { fees, finding } }
  }
  const patch = (ctx: Context, insight_id: string, change: object) =>
    callVerb(house.interview.patchInsight, ctx, { insight_id, ...change })
  const merge = (ctx: Context, into: string, ...from: string[]) =>
    callVerb(house.interview.mergeInsights, ctx, { into, from })

  test('[interview.said-once] every remark is on a card or said once, stopped and skipped talks included', async () => {
    const { ctx, projectId } = await fresh()
    const talks = [
      ['送料が高いです'],
      ['送料が高くて困ります', null],
      ['駅から遠いので、雨の日は行きたくありません'],
      ['店員さんが親切です。もう行かなきゃ'],
      ['送料がもったいないです', '週に二回使います'],
    ]
    for (const answers of talks) await heard(ctx, projectId, answers)
    const { insights, said_once } = await callVerb(house.interview.listInsights, ctx, { project_id: projectId })
    const listed = [...insights.flatMap(({ evidence }) => evidence), ...said_once].map(({ text }) => text).join('\n')
    for (const remark of [
      '送料が高い',
      '送料が高くて',
      '駅から遠い',
      '店員さんが親切',
      '送料がもったいない',
      '週に二回',
    ])
      expect(listed).toContain(remark)
    expect(listed).not.toContain('行かなきゃ')
    expect(insights.every(({ frequency }) => frequency > 1)).toBe(true)
  })

  test('[interview.rename-hide] a given name stays through later analyses; a hidden card is listed only when asked for', async () => {
    const { ctx, projectId, fees } = await twoCards()
    expect((await patch(ctx, fees, { theme: ' 料金の不満 ' })).insight.theme).toBe('料金の不満')
    await heard(ctx, projectId, ['手数料が割高で困ります'])
    expect((await cards(ctx, projectId))[0]).toMatchObject({ id: fees, theme: '料金の不満', frequency: 2 })
    await patch(ctx, fees, { hidden: true })
    expect((await cards(ctx, projectId)).map(({ id }) => id)).not.toContain(fees)
    expect((await cards(ctx, projectId, 'true')).map(({ id }) => id)).toContain(fees)
    await heard(ctx, projectId, ['送料が高くて困る'])
    expect((await cards(ctx, projectId)).map(({ id }) => id)).not.toContain(fees)
    expect((await patch(ctx, fees, { hidden: false })).insight).toMatchObject({ hidden: false, frequency: 3 })
  })

  test('[interview.merge] merged cards are one: quotes and conversations together, what comes later too', async () => {
    const { ctx, projectId, fees, finding } = await twoCards()
    const { insight } = await merge(ctx, finding, fees)
    expect(insight).toMatchObject({ id: finding, frequency: 2 })
    expect(insight.evidence.map(({ text }) => text).sort()).toEqual([
      '検索で見つからないのが不便です',
      '送料が高いです',
    ])
    await heard(ctx, projectId, ['手数料が割高で納得いかない'])
    await heard(ctx, projectId, ['メニューが多くて目当てのものを探せません'])
    expect((await cards(ctx, projectId)).map(({ id, frequency }) => [id, frequency])).toEqual([[finding, 4]])
  })

  test('[interview.merge] a chain of merges ends in one card; someone in both counts once', async () => {
    const { ctx, projectId, fees, finding } = await twoCards()
    await heard(ctx, projectId, ['送料が高いです', '検索で見つからないのが不便です', '野菜が腐っていて最悪でした'])
    const third = (await cards(ctx, projectId)).find(({ id }) => id !== fees && id !== finding)?.id ?? ''
    await merge(ctx, finding, fees)
    expect((await merge(ctx, third, finding)).insight).toMatchObject({ id: third, frequency: 3 })
    expect(await cards(ctx, projectId)).toHaveLength(1)
  })

  test('[interview.card-errors] nothing to change, unknown, merged, foreign or doubled cards are refused', async () => {
    const { ctx, fees, finding } = await twoCards()
    const elsewhere = await twoCards()
    await expect(patch(ctx, fees, {})).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(patch(ctx, fees, { theme: '  ' })).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(patch(ctx, randomUUID(), { hidden: true })).rejects.toEqual(coded('NOT_FOUND'))
    await expect(patch(elsewhere.ctx, fees, { hidden: true })).rejects.toEqual(coded('NOT_FOUND'))
    await expect(merge(ctx, fees, fees)).rejects.toEqual(coded('INVALID_INPUT'))
    await expect(merge(ctx, fees, randomUUID())).rejects.toEqual(coded('NOT_FOUND'))
    await expect(merge(ctx, fees, elsewhere.fees)).rejects.toEqual(coded('NOT_FOUND'))
    await expect(merge(elsewhere.ctx, fees, finding)).rejects.toEqual(coded('NOT_FOUND'))
    await merge(ctx, fees, finding)
    await expect(merge(ctx, fees, finding)).rejects.toEqual(coded('NOT_FOUND'))
    await expect(patch(ctx, finding, { hidden: true })).rejects.toEqual(coded('NOT_FOUND'))
    expect((await cards(ctx, (await projectOf(fees)) ?? '')).map(({ frequency }) => frequency)).toEqual([2])
  })
  const projectOf = async (card: string) =>
    (await store.db.select().from(insights).where(eq(insights.id, card)))[0]?.projectId

  test('[interview.regrouped] more voices may show that cards are one theme; the one a researcher named is kept', async () => {
    const { ctx, projectId } = await fresh()
    const alike = { ...house.deps, similarity: { name: 'test', compare: async () => 0.4 } }
    const hear = async (n: number) => {
      const conversation_id = await storeTalk(store, ctx, projectId, [`鉛筆${n}が嫌です`])
      await analyseConversation(alike)(ctx, { conversation_id }, never)
    }
    for (let n = 1; n <= 15; n++) await hear(n)
    expect(await cards(ctx, projectId)).toEqual([])
    const before = await store.db.select().from(insights).where(eq(insights.projectId, projectId))
    expect(before).toHaveLength(15)
    const named = before[5]?.id ?? ''
    await patch(ctx, named, { theme: '文具' })
    await hear(16)
    const [now, ...others] = await cards(ctx, projectId)
    expect(others).toEqual([])
    expect(now).toMatchObject({ id: named, theme: '文具', frequency: 16 })
    expect(new Set(now?.evidence.map(({ text }) => text)).size).toBe(16)
    expect(await store.db.select().from(insights).where(eq(insights.projectId, projectId))).toHaveLength(1)
  })

  test('cards of two projects of one workspace stay apart', async () => {
    const { ctx, projectId, fees } = await twoCards()
    const other = await storeProject(store, ctx)
    await heard(ctx, other, ['送料が高いです'])
    const [card] = await cards(ctx, other)
    expect(card).toMatchObject({ frequency: 1 })
    await expect(merge(ctx, fees, card?.id ?? '')).rejects.toEqual(coded('INVALID_INPUT'))
    expect(await cards(ctx, projectId)).toHaveLength(2)
  })
})
