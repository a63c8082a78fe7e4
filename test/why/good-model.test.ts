import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProcessOutput } from '../../src/capabilities/why/contract.ts'
import { confirmedInsights, goalHistory, messages, reports, sessionAnchors } from '../../src/capabilities/why/tables.ts'
import { evidence } from '../../src/kernel/evidence/tables.ts'
import { events } from '../../src/kernel/live/tables.ts'
import { turns } from '../../src/kernel/turn/tables.ts'
import type { Store } from '../../src/store/store.ts'
import { onBothStores } from '../support/store/stores.ts'
import { PEOPLE, planFor, reportFor } from '../support/why/plans.ts'
import { modelsAt, sessionAt, startWhyServer, type WhyServer } from '../support/why/server.ts'
import {
  PLAN,
  QUESTION,
  REPORT,
  LANGUAGES,
  OFF_TOPIC,
  model,
  withModel,
  callsOf,
  driftingPlan,
  lastSaid,
  ledgerOf,
  goalsOf,
} from './setup.ts'

withModel()

onBothStores('a good model', (open) => {
  let store: Store
  let server: WhyServer
  beforeAll(async () => {
    store = await open()
    server = await startWhyServer(store, { models: modelsAt(model.url) })
  })
  afterAll(() => server.close())

  test.each(LANGUAGES)(
    '[why.journey] [why.ledger] [why.made-by] leads from one line through the sliders to a report, every use of it in the ledger: %s',
    async (language) => {
      const person = PEOPLE[language]
      const id = await server.start(language)
      let last: ProcessOutput | undefined
      for (const [turn, { said, asks: next }] of person.talk.entries()) {
        model.script(PLAN, { json: planFor(person, turn), usage: { input: 100 + turn, output: 10 } })
        const { status, body } = await server.say(id, said)
        expect({ status, turn: body.turn, message: body.message }).toEqual({ status: 200, turn, message: next })
        last = body
      }
      expect(last?.phase).toBe('SLIDER')
      const insights = last?.confirmed_insights ?? []
      expect(insights.map(({ layer }) => layer)).toEqual(['value', 'value', 'value', 'consequence', 'attribute'])
      for (const quote of insights.flatMap(({ quotes }) => quotes)) {
        expect(person.talk.some(({ said }) => said.includes(quote))).toBe(true)
      }
      const goals = await goalsOf(store, id)
      expect(goals.map(({ mgu }) => mgu)).toEqual(person.talk.map(({ mgu }) => mgu))
      expect(goals.map(({ questionType }) => questionType)).toEqual(['open', 'open', 'hypothesis', 'open'])

      const markdown = reportFor(language, person.purpose, insights)
      model.script(REPORT, { text: markdown, usage: { input: 900, output: 700 } })
      const report = await server.post('/api/report', { session_id: id, slider_weights: [] })
      expect(report).toEqual({
        status: 200,
        body: { phase: 'REPORT', report_markdown: markdown, session_purpose: person.purpose },
      })
      expect(await server.post(`/api/session/${id}/complete`)).toEqual({ status: 200, body: { phase: 'COMPLETE' } })
      const { messages: shown, report_made_by } = await server.session(id)
      const byModel = { kind: 'model', model: 'compatible:test', run_id: expect.any(String) }
      expect(shown.filter(({ role }) => role === 'assistant').map(({ made_by }) => made_by)).toEqual([
        undefined,
        byModel,
        byModel,
        byModel,
      ])
      expect(report_made_by).toEqual(byModel)

      const ledger = await ledgerOf(store, id)
      expect(ledger.map(({ name }) => name).sort()).toEqual([
        ...Array(3).fill(QUESTION),
        ...Array(4).fill(PLAN),
        REPORT,
      ])
      for (const ask of ledger) {
        expect(ask).toMatchObject({ model: 'compatible:test', source: 'model', outcome: 'accepted', attempts: 1 })
        expect(ask.tries).toMatchObject([{ n: 1, outcome: 'accepted', subjectId: id, tokensIn: ask.tokensIn }])
      }
      expect(ledger.find(({ name }) => name === REPORT)).toMatchObject({ tokensIn: 900, tokensOut: 700 })
      expect(
        ledger
          .filter(({ name }) => name === PLAN)
          .map(({ tokensIn }) => tokensIn)
          .sort((a, b) => a - b),
      ).toEqual([100, 101, 102, 103])
      expect(callsOf(REPORT)[0]?.body.max_tokens).toBe(4000)
      expect(model.calls.every(({ stream }) => !stream)).toBe(true)
    },
  )

  test('[why.erasure] a session that is erased takes its words along, from its own rows and from the ledger', async () => {
    const person = PEOPLE.ja
    const id = await sessionAt(server, model, person, 3)
    model.script(PLAN, { json: driftingPlan(person, 3) }, { json: planFor(person, 3) })
    expect((await server.say(id, lastSaid(person, 3))).body.phase).toBe('SLIDER')
    model.always(REPORT, { text: person.purpose })
    expect((await server.post('/api/report', { session_id: id, slider_weights: [] })).status).toBe(200)
    expect(await server.erase(`/api/session/${id}`)).toMatchObject({ status: 200, body: { erased: true } })
    const own = [messages, goalHistory, sessionAnchors, confirmedInsights, reports] as const
    for (const table of own) expect(await store.db.select().from(table).where(eq(table.sessionId, id))).toEqual([])
    const left = [
      await ledgerOf(store, id),
      await store.db.select().from(turns).where(eq(turns.subjectId, id)),
      await store.db.select().from(evidence).where(eq(evidence.subjectId, id)),
      await store.db
        .select()
        .from(events)
        .where(eq(events.stream, `why:${id}`)),
    ]
    for (const rows of left) expect(rows.length).toBeGreaterThan(0)
    const text = JSON.stringify(left)
    for (const words of [person.what, '商店街', '見守', OFF_TOPIC.ja, '子ども']) expect(text).not.toContain(words)
    expect(await server.get(`/api/session/${id}`)).toMatchObject({ status: 404 })
  })
})
