import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#kernel/context.ts'
import { callVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { attempts } from '#kernel/gate/tables.ts'
import type { ModelRouter } from '#kernel/model/contract.ts'
import { analysing, themed } from '../../../../../test/support/interview/analysing.ts'
import { storeTalk } from '../../../../../test/support/interview/finished-talks.ts'
import { type InterviewHouse, openInterview } from '../../../../../test/support/interview/interview.ts'
import { onBothStores } from '../../../../../test/support/store/stores.ts'
import { answering } from '../../../../../test/support/scripted-answers.ts'
import { analyses, conversations, messages } from '../../tables.ts'
import { forgetConversation } from './forget-conversation.ts'

onBothStores('what is taken back', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store)
  })
  afterAll(() => house.close())
  const { fresh, heard, cards, everything, analyse } = analysing(() => house)

  const forget = (ctx: Context, id: string) =>
    store.tx(async (tx) => {
      await forgetConversation(tx, ctx, id)
      await house.deps.evidence.eraseSubject(tx, ctx, id)
      await tx.update(conversations).set({ erasedAt: new Date() }).where(eq(conversations.id, id))
      await tx.delete(messages).where(eq(messages.conversationId, id))
    })

  test('[interview.forgotten] quotes and frequency go, a card nobody else spoke of goes, names made of the words go', async () => {
    const { ctx, projectId } = await fresh()
    const first = await heard(ctx, projectId, ['送料が高くて桃色の財布が泣きます', '検索で桃色の皿が見つからない'])
    await heard(ctx, projectId, ['手数料が割高で困る'])
    expect(JSON.stringify(await cards(ctx, projectId))).toContain('桃色')
    await forget(ctx, first)
    const left = await cards(ctx, projectId)
    expect(left.map(({ frequency, evidence }) => [frequency, evidence.length])).toEqual([[1, 1]])
    expect(JSON.stringify(left)).not.toContain('桃色')
    for (const format of ['csv', 'json', 'md']) {
      const { content } = await callVerb(house.interview.exportProject, ctx, { project_id: projectId, format })
      expect(content).toContain('手数料')
      expect(content).not.toContain('桃色')
    }
    const keywords = await callVerb(house.interview.keywords, ctx, { project_id: projectId })
    expect(JSON.stringify(keywords)).not.toContain('桃色')
    const { shares } = await everything(projectId)
    expect(shares.filter((share) => share.conversationId === first)).toEqual([])
    await analyse(ctx, first)
    expect(await cards(ctx, projectId)).toEqual(left)
  })

  test('[interview.forgotten] the card others were merged into outlives its own last conversation', async () => {
    const { ctx, projectId } = await fresh()
    const fees = await heard(ctx, projectId, ['送料が高いです'])
    await heard(ctx, projectId, ['検索で見つからないのが不便です'])
    const found = await cards(ctx, projectId)
    const into = found.find(({ evidence }) => evidence[0]?.conversation_id === fees)?.id ?? ''
    const from = found.filter(({ id }) => id !== into).map(({ id }) => id)
    await callVerb(house.interview.mergeInsights, ctx, { into, from })
    await forget(ctx, fees)
    expect(await cards(ctx, projectId)).toEqual([
      expect.objectContaining({ id: into, frequency: 1, theme: expect.stringContaining('検索') }),
    ])
  })

  test('[interview.forgotten] an analysis that was under way does not bring the words back', async () => {
    const { ctx, projectId } = await fresh('en')
    const id = await storeTalk(store, ctx, projectId, ['The delivery fee is too high'])
    const { router } = answering(JSON.stringify({ themes: [themed('Fees', ['too high'])] }))
    const model = router.for('interview.find-themes')
    const slow: ModelRouter = {
      ...router,
      for: () => ({
        id: 'test:slow',
        generate: async (request) => {
          await forget(ctx, id)
          return (await model?.generate(request)) ?? Promise.reject(new Error('no model'))
        },
      }),
    }
    await analyse(ctx, id, slow)
    const outputs = await store.db.select().from(attempts).where(eq(attempts.subjectId, id))
    expect(outputs.map(({ output }) => output)).toEqual([null])
    expect(await cards(ctx, projectId)).toEqual([])
    expect(await store.db.select().from(analyses).where(eq(analyses.conversationId, id))).toEqual([])
  })
})
