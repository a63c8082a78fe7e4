import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '#kernel/context.ts'
import { evidence as evidenceRows } from '#kernel/evidence/tables.ts'
import { NazeError } from '#kernel/errors.ts'
import { Gate, Ledger } from '#kernel/gate/index.ts'
import { attempts } from '#kernel/gate/tables.ts'
import type { ModelRouter } from '#kernel/model/contract.ts'
import { callVerb, type Verb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { storeProject, storeTalk, type TalkOptions } from '../../../../test/support/finished-talks.ts'
import { type InterviewHouse, openInterview } from '../../../../test/support/interview.ts'
import { answering } from '../../../../test/support/scripted-answers.ts'
import { onBothStores } from '../../../../test/support/stores.ts'
import { analyses, conversations, insightConversations, insightEvidence, insights, messages } from '../tables.ts'
import { analyseConversation } from './analyse-conversation.ts'
import { forgetConversation } from './filing/forget-conversation.ts'

const coded = (code: string) => expect.objectContaining({ code })
const soon = { timeout: 15_000, interval: 20 }
const never = new AbortController().signal

onBothStores('analysis', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store)
  })
  afterAll(() => house.close())

  const fresh = async (language: 'ja' | 'en' = 'ja') => {
    const ctx = personContext({ workspace: randomUUID() })
    return { ctx, projectId: await storeProject(store, ctx, language) }
  }
  const analyse = (ctx: Context, conversation_id: string, models?: ModelRouter) =>
    analyseConversation(
      models === undefined ? house.deps : { ...house.deps, gate: new Gate(models, new Ledger(store)) },
    )(ctx, { conversation_id }, never)
  /** Someone said this, is done, and was analysed. */
  const heard = async (ctx: Context, projectId: string, answers: (string | null)[], options: TalkOptions = {}) => {
    const id = await storeTalk(store, ctx, projectId, answers, options)
    await analyse(ctx, id)
    return id
  }
  const cards = async (ctx: Context, project_id: string, hidden = 'false') =>
    (await callVerb(house.interview.listInsights, ctx, { project_id, hidden })).insights
  const everything = async (projectId: string) => ({
    cards: await store.db.select().from(insights).where(eq(insights.projectId, projectId)).orderBy(asc(insights.id)),
    shares: await store.db
      .select()
      .from(insightConversations)
      .orderBy(asc(insightConversations.insightId), asc(insightConversations.conversationId)),
    quotes: await store.db
      .select()
      .from(insightEvidence)
      .orderBy(asc(insightEvidence.insightId), asc(insightEvidence.evidenceId)),
    evidence: await store.db.select().from(evidenceRows).orderBy(asc(evidenceRows.id)),
    analyses: await store.db.select().from(analyses).where(eq(analyses.projectId, projectId)),
  })

  describe('what a conversation becomes', () => {
    test('[interview.cards] a card quotes what was said, word for word, and says where', async () => {
      const { ctx, projectId } = await fresh()
      const id = await heard(ctx, projectId, ['はい、お願いします', '送料が高くて、毎回払うのがつらいです。', null])
      const [said] = await store.db
        .select()
        .from(messages)
        .where(sql`${messages.conversationId} = ${id} and ${messages.content} like '送料%'`)
      expect(await cards(ctx, projectId)).toEqual([
        expect.objectContaining({
          frequency: 1,
          confidence: 0.22,
          confidence_label: 'L',
          hidden: false,
          severity: 4,
          evidence: [{ text: '送料が高くて、毎回払うのがつらいです。', conversation_id: id, message_id: said?.id }],
        }),
      ])
    })

    test.each([
      {
        language: 'ja',
        one: 'アプリの検索で欲しい商品が見つからないです',
        other: '絞り込みが使いづらくて目当てのページにたどり着けません',
        apart: '届いた野菜が傷んでいてがっかりしました',
      },
      {
        language: 'en',
        one: 'I can never find what I am looking for in the app',
        other: 'The menus are confusing and the search brings up the wrong things',
        apart: 'The vegetables arrive rotten, I hate it',
      },
    ] as const)(
      '[interview.similar] $language: the same theme in other words gains frequency and quotes, another theme is another card',
      async ({ language, one, other, apart }) => {
        const { ctx, projectId } = await fresh(language)
        await heard(ctx, projectId, [one])
        const [first] = await cards(ctx, projectId)
        await heard(ctx, projectId, [other])
        await heard(ctx, projectId, [apart])
        const found = await cards(ctx, projectId)
        expect(found.map(({ frequency }) => frequency)).toEqual([2, 1])
        expect(found[0]?.id).toBe(first?.id)
        expect(found[0]?.evidence.map(({ text }) => text)).toEqual([one, other])
        expect(found[0]?.confidence).toBe(0.44)
        expect(found[1]?.evidence.map(({ text }) => text)).toEqual([apart])
      },
    )

    test('a conversation counts once for a card, however often it comes back to it', async () => {
      const { ctx, projectId } = await fresh()
      await heard(ctx, projectId, ['送料が高いです', '手数料も割高で納得いかない', '会費まで取られるのは嫌です'])
      expect((await cards(ctx, projectId)).map(({ frequency, evidence }) => [frequency, evidence.length])).toEqual([
        [1, 2],
      ])
    })

    test('answers to follow-up questions tell more of a theme, not another one', async () => {
      const { ctx, projectId } = await fresh()
      await heard(ctx, projectId, ['配達の時間枠がいつも埋まっていて困ります', '先週も子どもが泣いて大変でした'], {
        answering: 'deepening',
      })
      expect(await cards(ctx, projectId)).toHaveLength(1)
    })

    test('facts, thanks and skips make no card; a conversation without a word is analysed too', async () => {
      const { ctx, projectId } = await fresh('en')
      const plain = await heard(ctx, projectId, ['About once a week', 'Thank you very much', "I'm not sure", null])
      const silent = await heard(ctx, projectId, [null])
      expect(await cards(ctx, projectId)).toEqual([])
      const done = await store.db.select().from(analyses).where(eq(analyses.projectId, projectId))
      expect(new Set(done.map((row) => row.conversationId))).toEqual(new Set([plain, silent]))
    })

    test('one that is not finished is left alone', async () => {
      const { ctx, projectId } = await fresh()
      await heard(ctx, projectId, ['送料が高いです'], { state: 'enumerate', reached: 'enumerate' })
      expect(await cards(ctx, projectId)).toEqual([])
    })
  })

  describe('again and at once', () => {
    test('[interview.rerun] analysing the same conversation again changes nothing', async () => {
      const { ctx, projectId } = await fresh()
      const id = await heard(ctx, projectId, ['送料が高いです', 'あと、検索で見つからないのが不便'])
      const before = await everything(projectId)
      expect(before.shares.length).toBeGreaterThan(0)
      await analyse(ctx, id)
      expect(await everything(projectId)).toEqual(before)
    })

    test('[interview.rerun] nor does a model that would now answer otherwise', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await storeTalk(store, ctx, projectId, ['The delivery fee is too high'])
      const told = (theme: string) => JSON.stringify({ themes: [themed(theme, ['The delivery fee is too high'])] })
      const { router, requests } = answering(told('Fees'), told('Something else'))
      await analyse(ctx, id, router)
      const before = await everything(projectId)
      await analyse(ctx, id, router)
      expect(await everything(projectId)).toEqual(before)
      expect(requests).toHaveLength(1)
    })

    test('a model that has come since may replace what the built-in had found, on the same card', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await heard(ctx, projectId, ['The delivery fee is too high'])
      const [before] = await cards(ctx, projectId)
      const { router } = answering(JSON.stringify({ themes: [themed('Delivery fees', ['delivery fee is too high'])] }))
      await analyse(ctx, id, router)
      expect(await cards(ctx, projectId)).toEqual([
        expect.objectContaining({ id: before?.id, theme: 'Delivery fees', frequency: 1 }),
      ])
    })

    test('[interview.twins] conversations analysed at once do not make the same card twice', async () => {
      const { ctx, projectId } = await fresh()
      const ids: string[] = []
      for (const fee of ['送料', '手数料', '月会費', '値段', '配送料']) {
        ids.push(await storeTalk(store, ctx, projectId, [`${fee}が高くて困っています`]))
      }
      await Promise.all(ids.map((id) => analyse(ctx, id)))
      expect((await cards(ctx, projectId)).map(({ frequency }) => frequency)).toEqual([5])
    })

    test('[interview.analyse] all finished conversations are sent to analysis, and the cards come by themselves', async () => {
      const { ctx, projectId } = await fresh()
      for (const wording of ['送料が高いです', '手数料が割高で困る']) await storeTalk(store, ctx, projectId, [wording])
      await storeTalk(store, ctx, projectId, ['送料が嫌です'], { state: 'choose', reached: 'choose' })
      const send = () => callVerb(house.interview.analyse, ctx, { project_id: projectId })
      expect(await send()).toEqual({ queued: 2 })
      await expect.poll(async () => (await cards(ctx, projectId)).map((card) => card.frequency), soon).toEqual([2])
      const before = await everything(projectId)
      await send()
      await expect.poll(() => house.deps.jobs.counts(), soon).toMatchObject({ waiting: 0, active: 0 })
      expect(await everything(projectId)).toEqual(before)
    })
  })

  const themed = (theme: string, evidence: string[], more: object = {}) => ({
    theme,
    jtbd: 'When I order little, I want to pay little.',
    summary: 'Fees are felt to be too high.',
    severity: 3,
    evidence,
    ...more,
  })

  describe('what a model proposes', () => {
    const SAID = 'The delivery fee is too high for me. I only need a few things. It is a waste.'
    const refused = [
      ['an invented quote', themed('Fees', ['The delivery fee is far too high']), 'evidence-verbatim'],
      ['a quote put together from two places', themed('Fees', ['too high for me. It is a waste']), 'evidence-verbatim'],
      ['a third quote', themed('Fees', ['too high for me', 'a few things', 'It is a waste']), 'evidence-count'],
      ['a theme without a quote', themed('Fees', []), 'evidence-count'],
      ['severity 6', themed('Fees', ['too high for me'], { severity: 6 }), 'shape'],
      ['severity 0', themed('Fees', ['too high for me'], { severity: 0 }), 'shape'],
      ['half a severity', themed('Fees', ['too high for me'], { severity: 2.5 }), 'shape'],
      ['a missing summary', { theme: 'Fees', jtbd: 'x', severity: 3, evidence: ['too high for me'] }, 'shape'],
    ] as const

    test.each(refused)(
      '[interview.themes-gate] %s is refused: no card, and the conversation as it was',
      async (_, theme, rule) => {
        const { ctx, projectId } = await fresh('en')
        const id = await storeTalk(store, ctx, projectId, [SAID])
        const bad = JSON.stringify({ themes: [theme] })
        const { router, requests } = answering(bad, bad, bad)
        await expect(analyse(ctx, id, router)).rejects.toEqual(coded('AI_ERROR'))
        await expect(analyse(ctx, id, answering(bad, bad, bad).router)).rejects.toThrow(rule)
        expect(requests).toHaveLength(3)
        expect(await cards(ctx, projectId)).toEqual([])
        expect(await store.db.select().from(analyses).where(eq(analyses.conversationId, id))).toEqual([])
        const [conversation] = await store.db.select().from(conversations).where(eq(conversations.id, id))
        expect(conversation).toMatchObject({ state: 'done', erasedAt: null })
      },
    )

    test('[interview.themes-gate] no JSON at all is not taken for "no themes", nor replaced by the built-in', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await storeTalk(store, ctx, projectId, [SAID])
      await expect(analyse(ctx, id, answering('sorry', 'I cannot', '{}').router)).rejects.toEqual(coded('AI_ERROR'))
      expect(await cards(ctx, projectId)).toEqual([])
    })

    test('[interview.model-down] a model that cannot be reached keeps no card waiting; when it is back, it may do better', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await storeTalk(store, ctx, projectId, [SAID])
      await analyse(ctx, id, answering(new NazeError('AI_ERROR', 'gone')).router)
      const [before] = await cards(ctx, projectId)
      expect(before).toMatchObject({ theme: 'The delivery fee is too high for me', frequency: 1 })
      await analyse(ctx, id, answering(JSON.stringify({ themes: [themed('Fees', ['too high for me'])] })).router)
      expect(await cards(ctx, projectId)).toEqual([expect.objectContaining({ id: before?.id, theme: 'Fees' })])
    })

    test('what was put right in time is taken; the words in the prompt stand as data', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await storeTalk(store, ctx, projectId, [SAID])
      const { router, requests } = answering(
        JSON.stringify({ themes: [themed('Fees', ['never said'])] }),
        JSON.stringify({ themes: [themed('Fees', ['The delivery fee is too high for me.'])] }),
      )
      await analyse(ctx, id, router)
      expect(await cards(ctx, projectId)).toEqual([expect.objectContaining({ theme: 'Fees', severity: 3 })])
      expect(requests[0]?.messages[0]?.content).toContain('<<<answers')
      expect(requests[0]?.system).not.toContain('delivery fee')
      const kept = await store.db.select().from(attempts).where(eq(attempts.workspaceId, ctx.workspace))
      expect(kept.every((attempt) => attempt.subjectId === id)).toBe(true)
    })

    test('[interview.analysis-failed] a refused analysis is a failed job anyone can see and run again', async () => {
      const good = JSON.stringify({ themes: [themed('Fees', ['too high for me'])] })
      const { router } = answering('no', 'no', 'no', good)
      const failing = await openInterview(await open(), { models: router })
      try {
        const far = personContext({ workspace: randomUUID() })
        const project = await storeProject(failing.deps.store, far, 'en')
        const talk = await storeTalk(failing.deps.store, far, project, [SAID])
        await failing.deps.store.db.execute(
          sql`update pgboss.queue set retry_limit = 0 where name = 'interview.analyse'`,
        )
        await callVerb(failing.interview.analyse, far, { project_id: project })
        await expect.poll(() => failing.deps.jobs.failed(far), soon).toHaveLength(1)
        const [job] = await failing.deps.jobs.failed(far)
        expect(job).toMatchObject({ queue: 'interview.analyse', error: expect.stringContaining('json') })
        expect(job?.error).not.toContain('delivery')
        await failing.deps.jobs.retry(far, 'interview.analyse', job?.id ?? '')
        const list = () => callVerb(failing.interview.listInsights, far, { project_id: project })
        await expect
          .poll(async () => (await list()).insights.map((card) => card.evidence[0]?.conversation_id), soon)
          .toEqual([talk])
      } finally {
        await failing.close()
      }
    })
  })

  describe('what the researcher does with cards', () => {
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
      const before = await cards(ctx, projectId)
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

  describe('what is taken back', () => {
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

  describe('what the researcher sees of all', () => {
    test('[interview.funnel] counts how far conversations came, and where they stand', async () => {
      const { ctx, projectId } = await fresh()
      await storeTalk(store, ctx, projectId, ['a'])
      await storeTalk(store, ctx, projectId, ['a'], { state: 'done', reached: 'enumerate' })
      await storeTalk(store, ctx, projectId, ['a'], { state: 'deepening', reached: 'deepening' })
      await storeTalk(store, ctx, projectId, [], { state: 'intro', reached: 'intro' })
      await storeTalk(store, ctx, projectId, ['a'], { state: 'fallback', reached: 'choose', fallbackTurns: 1 })
      const { conversations: all, steps } = await callVerb(house.interview.funnel, ctx, { project_id: projectId })
      expect(all).toBe(5)
      expect(Object.fromEntries(steps.map(({ state, reached, here }) => [state, [reached, here]]))).toEqual({
        intro: [5, 1],
        enumerate: [4, 0],
        recommend: [3, 0],
        choose: [3, 0],
        deepening: [2, 1],
        summary_check: [1, 0],
        done: [2, 2],
        fallback: [1, 1],
      })
    })

    test.each([
      ['ja', '送料', ['送料が高いです', '送料を払うのが嫌'], '[氏名1]さんに送料のことを相談しました'],
      [
        'en',
        'delivery fee',
        ['I hate the delivery fee', 'The delivery fee is too high'],
        '[NAME1] paid the delivery fees',
      ],
    ] as const)(
      '[interview.keywords] %s: by how many people speak of it, never a mask',
      async (language, phrase, said, masked) => {
        const { ctx, projectId } = await fresh(language)
        for (const answer of [...said, masked]) await storeTalk(store, ctx, projectId, [answer])
        const { keywords } = await callVerb(house.interview.keywords, ctx, { project_id: projectId, limit: 3 })
        expect(keywords[0]).toMatchObject({ phrase, conversations: 3 })
        expect(keywords.length).toBeLessThanOrEqual(3)
        expect(JSON.stringify(keywords)).not.toMatch(/氏名|NAME/)
      },
    )

    test('[interview.export] as CSV, JSON and Markdown: masked words, no key, token or hash; hidden cards left out', async () => {
      const { ctx, projectId } = await fresh()
      await heard(ctx, projectId, [
        '=HYPERLINK("http://x") 送料が高い',
        '[氏名1]さんも<b>検索</b>で見つからず困る',
        null,
      ])
      const found = await cards(ctx, projectId)
      const hide = found.find(({ theme }) => theme.includes('検索'))?.id
      await callVerb(house.interview.patchInsight, ctx, { insight_id: hide, hidden: true })
      const out = async (format: string) =>
        callVerb(house.interview.exportProject, ctx, { project_id: projectId, format })
      const [csv, json, md] = [await out('csv'), await out('json'), await out('md')]
      expect([csv, json, md].map(({ filename, content_type }) => [filename.split('.')[1], content_type])).toEqual([
        ['csv', 'text/csv; charset=utf-8'],
        ['json', 'application/json; charset=utf-8'],
        ['md', 'text/markdown; charset=utf-8'],
      ])
      expect(csv.content.startsWith('\uFEFF"record","theme"')).toBe(true)
      expect(csv.content).not.toMatch(/(?:^|,|\n)"?[=+@-]/u)
      expect(csv.content.match(/\r\n"quote"/g)).toHaveLength(1)
      expect(csv.content.match(/\r\n"answer"/g)).toHaveLength(2)
      const parsed = JSON.parse(json.content)
      expect(parsed.insights).toHaveLength(1)
      expect(parsed.conversations[0].messages.map((m: { kind: string }) => m.kind)).toContain('skip')
      expect(md.content).toContain('> [氏名1]さんも&lt;b&gt;検索&lt;/b&gt;で見つからず困る')
      for (const { content } of [csv, json, md]) {
        expect(content).toContain('[氏名1]')
        expect(content).not.toMatch(/the-hash-key|key_hash|original_content_hash|"token"/)
      }
    })

    test('[interview.researcher-only] none of it is for participants, for others, or for projects that are not there', async () => {
      const { ctx, projectId } = await fresh()
      const participant: Context = { ...ctx, actor: { id: 'p', kind: 'participant', via: 'http' } }
      const {
        listInsights,
        analyse: again,
        keywords,
        funnel,
        exportProject,
        patchInsight,
        mergeInsights,
      } = house.interview
      const input = { project_id: projectId }
      for (const verb of [listInsights, again, keywords, funnel, exportProject] as unknown as Verb[]) {
        await expect(callVerb(verb, participant, input)).rejects.toEqual(coded('FORBIDDEN'))
        await expect(callVerb(verb, personContext({ workspace: randomUUID() }), input)).rejects.toEqual(
          coded('NOT_FOUND'),
        )
        await expect(callVerb(verb, ctx, { project_id: 'x' })).rejects.toEqual(coded('INVALID_INPUT'))
      }
      const id = randomUUID()
      await expect(callVerb(patchInsight, participant, { insight_id: id, hidden: true })).rejects.toEqual(
        coded('FORBIDDEN'),
      )
      await expect(callVerb(mergeInsights, participant, { into: id, from: [randomUUID()] })).rejects.toEqual(
        coded('FORBIDDEN'),
      )
    })
  })
})
