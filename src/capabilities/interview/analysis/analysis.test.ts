import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NazeError } from '#kernel/errors.ts'
import { attempts } from '#kernel/gate/tables.ts'
import { callVerb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { analysing, themed } from '../../../../test/support/interview/analysing.ts'
import { storeTalk } from '../../../../test/support/interview/finished-talks.ts'
import { type InterviewHouse, openInterview } from '../../../../test/support/interview/interview.ts'
import { answering } from '../../../../test/support/scripted-answers.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'
import { analyses, messages } from '../tables.ts'

const soon = { timeout: 15_000, interval: 20 }

onBothStores('analysis', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store)
  })
  afterAll(() => house.close())
  const { fresh, analyse, heard, cards, everything } = analysing(() => house)

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
        expect(new Set(found[0]?.evidence.map(({ text }) => text))).toEqual(new Set([one, other]))
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
      await heard(ctx, projectId, ['配達の時間枠がいつも埋まっていて困ります', '先週もありました、大変でした'], {
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

  describe('what a model proposes', () => {
    const SAID = 'The delivery fee is too high for me. I only need a few things. It is a waste.'
    const refused = [
      ['an invented quote', themed('Fees', ['The delivery fee is far too high']), 'evidence-verbatim'],
      ['a quote put together from two places', themed('Fees', ['too high for me. It is a waste']), 'evidence-verbatim'],
      ['a theme without a quote', themed('Fees', []), 'evidence-count'],
      ['severity 6', themed('Fees', ['too high for me'], { severity: 6 }), 'shape'],
      ['severity 0', themed('Fees', ['too high for me'], { severity: 0 }), 'shape'],
      ['half a severity', themed('Fees', ['too high for me'], { severity: 2.5 }), 'shape'],
      ['a missing summary', { theme: 'Fees', jtbd: 'x', severity: 3, evidence: ['too high for me'] }, 'shape'],
    ] as const

    test.each(refused)(
      '[interview.themes-gate] %s is refused twice: the built-in stands in, and the ledger says so',
      async (_, theme, rule) => {
        const { ctx, projectId } = await fresh('en')
        const id = await storeTalk(store, ctx, projectId, [SAID])
        const bad = JSON.stringify({ themes: [theme] })
        const { router, requests } = answering(bad, bad)
        await analyse(ctx, id, router)
        expect(requests).toHaveLength(2)
        expect((await cards(ctx, projectId)).map((card) => card.theme)).not.toContain('Fees')
        const [analysis] = await store.db.select().from(analyses).where(eq(analyses.conversationId, id))
        expect(analysis?.madeBy?.kind).toBe('built-in')
        const tries = await store.db.select().from(attempts).where(eq(attempts.workspaceId, ctx.workspace))
        const first = tries.find(({ source }) => source === 'model')
        expect(first?.errors.map((error) => error.rule)).toContain(rule)
      },
    )

    test('[interview.themes-gate] no JSON at all is not taken for "no themes": the built-in stands in', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await storeTalk(store, ctx, projectId, [SAID])
      await analyse(ctx, id, answering('sorry', '{}').router)
      expect(await cards(ctx, projectId)).toHaveLength(1)
    })

    test('[interview.theme-list] bad members go, the rest stays, and quotes are kept as the person wrote them', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await storeTalk(store, ctx, projectId, [SAID])
      const { router, requests } = answering(
        JSON.stringify({
          themes: [
            themed('Fees', ['“the delivery fee is  too high for me”', 'Nobody ever said this', 'It is a waste!']),
            themed('Made up', ['Never said']),
            themed('Grave', ['I only need a few things'], { severity: 9 }),
          ],
        }),
      )
      await analyse(ctx, id, router)
      expect(requests).toHaveLength(1)
      const [card, ...others] = await cards(ctx, projectId)
      expect(others).toEqual([])
      expect(card?.theme).toBe('Fees')
      expect(card?.evidence.map(({ text }) => text).sort()).toEqual([
        'It is a waste',
        'The delivery fee is too high for me',
      ])
      const [row] = await store.db.select().from(attempts).where(eq(attempts.workspaceId, ctx.workspace))
      expect(row?.warnings.filter((warning) => warning.rule === 'dropped')).toHaveLength(4)
    })

    test('[interview.model-down] a model that cannot be reached keeps no card waiting; when it is back, it may do better', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await storeTalk(store, ctx, projectId, [SAID])
      await analyse(ctx, id, answering(new NazeError('AI_ERROR', 'gone')).router)
      const [before] = await cards(ctx, projectId)
      expect(before).toMatchObject({ theme: expect.stringMatching(/delivery fee/), frequency: 1 })
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

    test('[interview.analysis-failed] a refused analysis is made by the built-in, and again once the model answers well', async () => {
      const { ctx, projectId } = await fresh('en')
      const id = await storeTalk(store, ctx, projectId, [SAID])
      const good = JSON.stringify({ themes: [themed('Fees', ['too high for me'])] })
      const { router } = answering('no', 'no', good)
      await analyse(ctx, id, router)
      expect((await cards(ctx, projectId)).map((card) => card.theme)).not.toEqual(['Fees'])
      await analyse(ctx, id, router)
      expect((await cards(ctx, projectId)).map((card) => card.theme)).toEqual(['Fees'])
    })
  })
})
