import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Context } from '#kernel/context.ts'
import { callVerb, type Verb } from '#kernel/verb.ts'
import type { Store } from '#store/store.ts'
import { analysing } from '../../../../test/support/interview/analysing.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { storeTalk } from '../../../../test/support/interview/finished-talks.ts'
import { type InterviewHouse, openInterview } from '../../../../test/support/interview/interview.ts'
import { onBothStores } from '../../../../test/support/store/stores.ts'

const coded = (code: string) => expect.objectContaining({ code })

onBothStores('what the researcher sees of all', (open) => {
  let store: Store
  let house: InterviewHouse
  beforeAll(async () => {
    store = await open()
    house = await openInterview(store)
  })
  afterAll(() => house.close())
  const { fresh, heard, cards } = analysing(() => house)

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
    await heard(ctx, projectId, ['=HYPERLINK("http://x") 送料が高い', '[氏名1]さんも<b>検索</b>で見つからず困る', null])
    const found = await cards(ctx, projectId)
    const hide = found.find(({ evidence }) => evidence[0]?.text.includes('検索'))?.id
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
    for (const verb of [listInsights, again, keywords, funnel, exportProject] as Verb[]) {
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
