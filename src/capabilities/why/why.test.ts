import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { personContext } from '../../../test/support/contexts.ts'
import { onBothStores } from '../../../test/support/store/stores.ts'
import { whyOn } from '../../../test/support/why/why.ts'
import { evidence } from '../../kernel/evidence/tables.ts'
import { callVerb } from '../../kernel/verb.ts'
import type { Store } from '../../store/store.ts'
import type { SessionView } from './contract.ts'
import { goalHistory, messages } from './tables.ts'
import type { WhyVerbs } from './verbs.ts'

const OPEN = {
  ja: [
    '町内会の回覧板をアプリにしたい',
    '共働きの家が増えて、回すのが遅れてトラブルになってるから',
    '断水のお知らせが3日止まって、お年寄りの家が困った',
    '一人暮らしの人。知らないまま取り残される',
    'そうです。誰も取り残されない町にしたいんです',
    'まさにそれです。安心して暮らせることが一番大事なので',
  ],
  en: [
    'I want to build a shared calendar for our allotment garden',
    'Because people water the same beds twice and others dry out, so plants die',
    'Last July the tomatoes died because everyone thought someone else had watered them',
    'New members feel it is their fault and they leave, which makes the garden smaller every year',
    'Exactly. I want newcomers to feel they belong there, that matters most to me',
    'Yes, exactly that. Belonging is the reason I garden at all',
  ],
} as const

onBothStores('why', (open) => {
  let store: Store
  let why: WhyVerbs
  beforeAll(async () => {
    store = await open()
    why = whyOn(store).why
  })
  const ctx = () => personContext()
  const start = async (input = {}) => (await callVerb(why.startSession, ctx(), input)).session_id
  const say = (session_id: string, user_message: string, idempotency_key?: string) =>
    callVerb(why.process, ctx(), {
      session_id,
      user_message,
      ...(idempotency_key === undefined ? {} : { idempotency_key }),
    })
  const view = (session_id: string): Promise<SessionView> => callVerb(why.getSession, ctx(), { session_id })
  const talk = async (lines: readonly string[], input: object) => {
    const id = await start(input)
    for (const [turn, line] of lines.entries()) {
      const answer = await say(id, line)
      expect(answer.turn).toBe(turn)
      if (answer.phase === 'SLIDER') return { id, turn, insights: answer.confirmed_insights ?? [] }
    }
    throw new Error('the sliders were not reached')
  }

  test('a session opens with the stored question, which is not a turn', async () => {
    for (const [language, message] of [
      ['ja', '何を作りたい？'],
      ['en', 'What would you like to make?'],
    ] as const) {
      const started = await callVerb(why.startSession, ctx(), { language })
      expect(started).toMatchObject({ phase: 'WELCOME', message })
      expect(await view(started.session_id)).toMatchObject({
        phase: 'WELCOME',
        turn: 0,
        language,
        messages: [{ role: 'assistant', content: message, turn: 0 }],
        goal: null,
        pending: null,
      })
    }
  })

  test('without a chosen language the first message decides', async () => {
    const id = await start()
    await say(id, 'I want to build a bird feeder for my balcony')
    expect((await view(id)).language).toBe('en')
  })

  test.each(['ja', 'en'] as const)('the whole journey, built-in, in %s', async (language) => {
    const { id, turn, insights } = await talk(OPEN[language], { language })
    expect(turn).toBeGreaterThanOrEqual(3)
    expect(turn).toBeLessThanOrEqual(5)
    expect(insights.length).toBeGreaterThan(0)
    expect(insights.length).toBeLessThanOrEqual(5)
    const said = OPEN[language].join('\n')
    for (const insight of insights) {
      expect(insight.quotes.length).toBeGreaterThan(0)
      for (const quote of insight.quotes) expect(said).toContain(quote)
    }
    const shown = await view(id)
    expect(shown).toMatchObject({ phase: 'SLIDER', confirmed_insights: insights })
    expect(JSON.stringify(shown.goal)).not.toContain('mgu')

    const slider_weights = insights.map((insight) => ({ id: insight.id, slider_weight: 80 }))
    const report = await callVerb(why.report, ctx(), { session_id: id, slider_weights })
    expect(report.phase).toBe('REPORT')
    expect(report.report_markdown.match(/^## /gm)).toHaveLength(5)
    expect(await view(id)).toMatchObject({ phase: 'REPORT', report_markdown: report.report_markdown })
    const again = await callVerb(why.report, ctx(), { session_id: id, slider_weights: [] })
    expect((await view(id)).report_markdown).toBe(again.report_markdown)
    expect(await callVerb(why.complete, ctx(), { session_id: id })).toEqual({ phase: 'COMPLETE' })
    expect(await view(id)).toMatchObject({ phase: 'COMPLETE', report_markdown: again.report_markdown })
  })

  test.each(['ja', 'en'] as const)(
    '[why.report-contacts] no e-mail typed in a talk is in its report (%s)',
    async (language) => {
      const reached = 'dana.k@example.org'
      const lines = OPEN[language].map((line) =>
        line.replace('誰も', `${reached}の人も誰も`).replace('newcomers', `newcomers like ${reached}`),
      )
      const { id, insights } = await talk(lines, { language })
      const slider_weights = insights.map((insight) => ({ id: insight.id, slider_weight: 100 }))
      const { report_markdown, session_purpose } = await callVerb(why.report, ctx(), { session_id: id, slider_weights })
      expect(JSON.stringify((await view(id)).messages)).toContain(reached)
      expect(`${report_markdown} ${session_purpose}`).not.toContain(reached)
      expect(`${report_markdown} ${session_purpose}`).toMatch(/\[(?:メールアドレス|EMAIL)\]/)
    },
  )

  test('every quote is an evidence row under the session', async () => {
    const { id, insights } = await talk(OPEN.ja, { language: 'ja' })
    const rows = await store.db.select().from(evidence).where(eq(evidence.subjectId, id))
    for (const quote of insights.flatMap((insight) => insight.quotes)) {
      expect(rows.map((row) => row.quote)).toContain(quote)
    }
  })

  test('back from the sliders: a new question, MGU kept, and the sliders again only after something new', async () => {
    const { id } = await talk(OPEN.en, { language: 'en' })
    const goals = () =>
      store.db.select().from(goalHistory).where(eq(goalHistory.sessionId, id)).orderBy(goalHistory.turn)
    const before = (await goals()).at(-1)
    const asked = (await view(id)).messages.map((message) => message.content)
    const resumed = await callVerb(why.resume, ctx(), { session_id: id })
    expect(resumed.phase).toBe('CONVERSATION')
    expect(asked).not.toContain(resumed.message)
    expect((await say(id, 'hmm')).phase).toBe('CONVERSATION')
    expect((await goals()).at(-1)?.mgu).toBeGreaterThanOrEqual(before?.mgu ?? 100)
    expect((await say(id, 'not sure')).phase).toBe('SLIDER')
  })

  test('what is not allowed in a phase is refused and changes nothing', async () => {
    const id = await start({ language: 'en' })
    await expect(callVerb(why.resume, ctx(), { session_id: id })).rejects.toMatchObject({ code: 'PHASE_MISMATCH' })
    await expect(callVerb(why.report, ctx(), { session_id: id, slider_weights: [] })).rejects.toMatchObject({
      code: 'PHASE_MISMATCH',
    })
    await expect(callVerb(why.complete, ctx(), { session_id: id })).rejects.toMatchObject({ code: 'PHASE_MISMATCH' })
    const { id: sliders } = await talk(OPEN.en, { language: 'en' })
    const before = await view(sliders)
    await expect(say(sliders, 'more')).rejects.toMatchObject({ code: 'PHASE_MISMATCH' })
    expect(await view(sliders)).toEqual(before)
  })

  test('an unknown session, also one of another workspace, is not found', async () => {
    const unknown = crypto.randomUUID()
    await expect(say(unknown, 'hi')).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' })
    const id = await start()
    const elsewhere = personContext({ workspace: crypto.randomUUID() })
    for (const call of [
      () => callVerb(why.getSession, elsewhere, { session_id: id }),
      () => callVerb(why.process, elsewhere, { session_id: id, user_message: 'hi' }),
      () => callVerb(why.resume, elsewhere, { session_id: id }),
      () => callVerb(why.report, elsewhere, { session_id: id, slider_weights: [] }),
      () => callVerb(why.complete, elsewhere, { session_id: id }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'SESSION_NOT_FOUND' })
    }
    expect((await callVerb(why.listSessions, elsewhere, {})).sessions).toEqual([])
  })

  test('[house.blank] malformed input is refused before anything is stored', async () => {
    const id = await start()
    for (const user_message of ['', '   ', '\n\t', '\u200b\u2060 \ufe0f', '\u3164', 'x'.repeat(4001)]) {
      await expect(say(id, user_message)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    await expect(callVerb(why.process, ctx(), { session_id: 'no', user_message: 'hi' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect((await view(id)).messages).toHaveLength(1)
    expect((await say(id, 'x'.repeat(4000))).turn).toBe(0)
  })

  test('weights: unknown ids, a weight sent twice, outside 0–100 and all 0 are refused; a missing one is its strength', async () => {
    const { id, insights } = await talk(OPEN.ja, { language: 'ja' })
    const report = (slider_weights: unknown) => callVerb(why.report, ctx(), { session_id: id, slider_weights })
    const first = insights[0]?.id
    for (const weights of [
      [{ id: crypto.randomUUID(), slider_weight: 50 }],
      [{ id: first, slider_weight: 101 }],
      [{ id: first, slider_weight: -1 }],
      [{ id: first, slider_weight: 1.5 }],
      [
        { id: first, slider_weight: 10 },
        { id: first, slider_weight: 20 },
      ],
      insights.map((insight) => ({ id: insight.id, slider_weight: 0 })),
    ]) {
      await expect(report(weights)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    }
    expect((await view(id)).phase).toBe('SLIDER')
    await report([])
    const stored = (await view(id)).confirmed_insights
    for (const insight of stored) expect(insight.slider_weight).toBe(insight.strength)
  })

  test('a resend with the same key returns the same answer and stores the message once', async () => {
    const id = await start({ language: 'en' })
    const [first, second] = await Promise.all([
      say(id, 'I want a map of quiet places', 'k'),
      say(id, 'I want a map of quiet places', 'k'),
    ])
    expect(second).toEqual(first)
    expect(await say(id, 'I want a map of quiet places', 'k')).toEqual(first)
    const rows = await store.db
      .select()
      .from(messages)
      .where(and(eq(messages.sessionId, id), eq(messages.role, 'user')))
    expect(rows).toHaveLength(1)
  })

  test('someone who only says yes is led, without a repeated question, to turn 10 and gets one insight from the anchor', async () => {
    for (const [language, wish, yes] of [
      ['ja', '家計簿アプリを作りたい', 'はい'],
      ['en', 'I want to make a chess clock', 'yes'],
    ] as const) {
      const { id, turn, insights } = await talk([wish, ...Array.from({ length: 10 }, () => yes)], { language })
      expect(turn).toBe(10)
      expect(insights.length).toBeGreaterThan(0)
      const asked = (await view(id)).messages
        .filter((message) => message.role === 'assistant')
        .map((message) => message.content)
      expect(new Set(asked).size).toBe(asked.length)
    }
  })

  test('sessions are listed newest first, a page at a time', async () => {
    const workspace = crypto.randomUUID()
    const mine = (n: number) =>
      personContext({ workspace, clock: { now: () => new Date(Date.UTC(2026, 0, 1, 0, 0, n)) } })
    const ids: string[] = []
    for (let n = 0; n < 5; n++) ids.unshift((await callVerb(why.startSession, mine(n), {})).session_id)
    const first = await callVerb(why.listSessions, mine(9), { limit: 2 })
    const second = await callVerb(why.listSessions, mine(9), { limit: 2, before: first.next })
    const third = await callVerb(why.listSessions, mine(9), { limit: 2, before: second.next })
    expect([first, second, third].flatMap((page) => page.sessions.map((session) => session.session_id))).toEqual(ids)
    expect(third.next).toBeNull()
    await expect(callVerb(why.listSessions, mine(9), { before: 'made-up' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  })

  test('the four KPIs come from the rows', async () => {
    const workspace = crypto.randomUUID()
    const here = personContext({ workspace, timeoutMs: 120_000 })
    const nothing = await callVerb(why.kpi, here, {})
    expect(nothing.why_discovery_rate).toMatchObject({ value: null, n: 0, met: null })
    const journey = async (browser_id: string, finish: boolean) => {
      const { session_id } = await callVerb(why.startSession, here, { language: 'en', browser_id })
      for (const user_message of OPEN.en) {
        if ((await callVerb(why.process, here, { session_id, user_message })).phase === 'SLIDER') break
      }
      if (finish) await callVerb(why.report, here, { session_id, slider_weights: [] })
    }
    await journey('a', true)
    await journey('a', true)
    await journey('b', false)
    const kpi = await callVerb(why.kpi, here, {})
    expect(kpi.why_discovery_rate).toMatchObject({ n: 3, met: null })
    expect(kpi.why_discovery_rate.value).toBeCloseTo(2 / 3)
    expect(kpi.turn_to_completion).toMatchObject({ n: 3, met: null })
    expect(kpi.return_rate).toMatchObject({ value: 0.5, n: 2, met: null })
    expect(kpi.hypothesis_accuracy.n).toBeGreaterThan(0)
  })

  test('the model proxy needs a model', async () => {
    await expect(callVerb(why.chat, ctx(), { messages: [{ role: 'user', content: 'hi' }] })).rejects.toMatchObject({
      code: 'MODEL_NOT_CONFIGURED',
    })
  })
})
