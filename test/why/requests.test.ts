import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Phase, SessionView } from '../../src/capabilities/why/contract.ts'
import { goalHistory } from '../../src/capabilities/why/tables.ts'
import type { Store } from '../../src/store/store.ts'
import { openTestStore } from '../support/store/stores.ts'
import { exchangeAt, PEOPLE, planFor, reportFor } from '../support/why/plans.ts'
import { answersWell, modelsAt, sessionAt, startWhyServer, type WhyServer } from '../support/why/server.ts'
import { PLAN, QUESTION, REPORT, model, withModel, refusal, eventually, held, callsOf } from './setup.ts'

withModel()

const NOBODY = '00000000-0000-4000-8000-00000000dead'
const person = PEOPLE.en
const said = (turn: number): string => exchangeAt(person, turn).said
/** A session brought to a phase by a good model. */
async function sessionIn(server: WhyServer, phase: Phase): Promise<string> {
  const turns = { WELCOME: 0, CONVERSATION: 1, SLIDER: 4, REPORT: 4, COMPLETE: 4 }[phase]
  const id = await sessionAt(server, model, person, turns)
  if (phase === 'REPORT' || phase === 'COMPLETE') {
    const shown = (await server.session(id)).confirmed_insights
    model.script(REPORT, { text: reportFor('en', person.purpose, shown) })
    await server.post('/api/report', { session_id: id, slider_weights: [] })
  }
  if (phase === 'COMPLETE') await server.post(`/api/session/${id}/complete`)
  model.reset()
  expect((await server.session(id)).phase).toBe(phase)
  return id
}

describe('refusals over HTTP', () => {
  let store: Store
  let server: WhyServer
  const inPhase = new Map<Phase, string>()
  beforeAll(async () => {
    store = await openTestStore('pglite')
    server = await startWhyServer(store, { models: modelsAt(model.url) })
    for (const phase of ['WELCOME', 'CONVERSATION', 'SLIDER', 'REPORT', 'COMPLETE'] as const)
      inPhase.set(phase, await sessionIn(server, phase))
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })

  const VERBS = {
    process: (id: string) => server.say(id, 'Once more'),
    resume: (id: string) => server.post('/api/process/resume', { session_id: id }),
    report: (id: string) => server.post('/api/report', { session_id: id, slider_weights: [] }),
    complete: (id: string) => server.post(`/api/session/${id}/complete`),
    get: (id: string) => server.get(`/api/session/${id}`),
  }

  const WRONG: [verb: 'process' | 'resume' | 'report' | 'complete', phase: Phase][] = [
    ['process', 'SLIDER'],
    ['process', 'REPORT'],
    ['process', 'COMPLETE'],
    ['resume', 'WELCOME'],
    ['resume', 'CONVERSATION'],
    ['resume', 'REPORT'],
    ['resume', 'COMPLETE'],
    ['report', 'WELCOME'],
    ['report', 'CONVERSATION'],
    ['report', 'COMPLETE'],
    ['complete', 'WELCOME'],
    ['complete', 'CONVERSATION'],
    ['complete', 'SLIDER'],
    ['complete', 'COMPLETE'],
  ]
  test.each(WRONG)(
    '[why.phases] %s in %s: 400 PHASE_MISMATCH, no model asked, nothing changed',
    async (verb, phase) => {
      const id = inPhase.get(phase) ?? ''
      const before = await server.session(id)
      expect(await VERBS[verb](id)).toEqual(refusal(400, 'PHASE_MISMATCH'))
      expect(await server.session(id)).toEqual(before)
      expect(model.calls).toEqual([])
    },
  )

  test('[why.session-not-found] every call about a session nobody started: 404', async () => {
    for (const call of Object.values(VERBS)) expect(await call(NOBODY)).toEqual(refusal(404, 'SESSION_NOT_FOUND'))
    for (const call of [VERBS.get, VERBS.complete])
      expect(await call('not-an-id')).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  })

  const MESSAGES: [string, unknown][] = [
    ['nothing', undefined],
    ['an empty message', ''],
    ['a blank message', ' 　\n\t '],
    ['4,001 characters', 'あ'.repeat(4001)],
    ['a number', 5],
    ['a list', ['I want a guide']],
    ['null', null],
    ['U+0000', 'a\0b'],
  ]
  test.each(MESSAGES)('[why.invalid-input] %s as the message: 400, nothing stored', async (_what, user_message) => {
    const id = inPhase.get('CONVERSATION') ?? ''
    const before = await server.session(id)
    const answer = await server.post('/api/process', { session_id: id, user_message })
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT', error: expect.any(String) } })
    expect(await server.session(id)).toEqual(before)
    expect(model.calls).toEqual([])
  })

  test('[why.invalid-input] exactly 4,000 characters are taken', async () => {
    const id = await server.start('ja')
    answersWell(model, PEOPLE.ja, 0)
    const long = PEOPLE.ja.talk[0].said.padEnd(4000, 'あ')
    expect(await server.say(id, long)).toMatchObject({ status: 200, body: { turn: 0 } })
  })

  test('[why.invalid-input] bodies that are no JSON object, and keys that are none', async () => {
    const id = inPhase.get('CONVERSATION') ?? ''
    const send = async (body: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${server.url}/api/process`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      })
      return { status: response.status, body: await response.json() }
    }
    const invalid = { status: 400, body: { code: 'INVALID_INPUT', error: expect.any(String) } }
    for (const body of ['', '{', '{"session_id":', 'null', '[]', '"text"', '7', `{'session_id':'${id}'}`])
      expect(await send(body)).toMatchObject(invalid)
    const good = JSON.stringify({ session_id: id, user_message: 'More' })
    for (const key of ['', 'k'.repeat(201)]) expect(await send(good, { 'idempotency-key': key })).toMatchObject(invalid)
    expect(model.calls).toEqual([])
  })

  test('[why.report-weights] unknown ids, weights outside 0–100, sent twice or all 0: 400; one not sent is its strength', async () => {
    const id = inPhase.get('SLIDER') ?? ''
    const shown = (await server.session(id)).confirmed_insights
    const first = shown[0]?.id
    const WEIGHTS: unknown[] = [
      [{ id: NOBODY, slider_weight: 50 }],
      [{ id: 'x', slider_weight: 50 }],
      [{ id: first, slider_weight: 101 }],
      [{ id: first, slider_weight: -1 }],
      [{ id: first, slider_weight: 50.5 }],
      [{ id: first, slider_weight: '50' }],
      [{ id: first }],
      [
        { id: first, slider_weight: 10 },
        { id: first, slider_weight: 20 },
      ],
      shown.map((insight) => ({ id: insight.id, slider_weight: 0 })),
      { [String(first)]: 50 },
      null,
      undefined,
    ]
    for (const slider_weights of WEIGHTS) {
      const answer = await server.post('/api/report', { session_id: id, slider_weights })
      expect([slider_weights, answer.status, answer.body.code]).toEqual([slider_weights, 400, 'INVALID_INPUT'])
    }
    expect(await server.session(id)).toMatchObject({ phase: 'SLIDER', report_markdown: null })
    expect(model.calls).toEqual([])
    const weighed = shown.map((insight, n) => (n === 0 ? { ...insight, weight: 35 } : insight))
    model.script(REPORT, { text: reportFor('en', person.purpose, weighed) })
    const slider_weights = [{ id: first, slider_weight: 35 }]
    expect((await server.post('/api/report', { session_id: id, slider_weights })).status).toBe(200)
    const stored = (await server.session(id)).confirmed_insights
    expect(stored.map(({ slider_weight }) => slider_weight)).toEqual(
      shown.map(({ strength }, n) => (n === 0 ? 35 : strength)),
    )
  })

  test('[why.restore] in every phase the session holds what its screen needs, and no score', async () => {
    const views = new Map<Phase, SessionView>()
    for (const [phase, id] of inPhase) {
      const { status, body } = await server.get(`/api/session/${id}`)
      expect(status).toBe(200)
      views.set(phase, SessionView.strict().parse(body))
      expect(JSON.stringify(body)).not.toMatch(/"(?:mgu|sqc|question_type|manager_alignment_score)"/u)
    }
    expect(views.get('WELCOME')).toMatchObject({ turn: 0, goal: null, anchor: null, confirmed_insights: [] })
    expect(views.get('CONVERSATION')).toMatchObject({
      goal: { session_purpose: person.purpose },
      anchor: { original_message: said(0), initial_purpose: person.purpose },
      report_markdown: null,
    })
    const [sliders, done] = [views.get('REPORT'), views.get('COMPLETE')]
    for (const view of [sliders, done]) {
      expect(view?.confirmed_insights).toHaveLength(5)
      expect(view?.report_markdown?.match(/^## /gmu)).toHaveLength(5)
      expect(view?.session_purpose).toBe(person.purpose)
      expect(view?.messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(
        person.talk.map((exchange) => exchange.said),
      )
    }
    for (const view of views.values()) expect(view.pending).toBeNull()
  })

  test('[why.opening] a session opens with a stored message that is no turn; the first line may choose the language', async () => {
    for (const [language, opening] of [
      ['ja', '何を作りたい？'],
      ['en', 'What would you like to make?'],
    ] as const) {
      const started = await server.post('/api/session', { language })
      expect(started).toMatchObject({ status: 200, body: { phase: 'WELCOME', message: opening } })
      const view = await server.session(String(started.body['session_id']))
      expect(view).toMatchObject({ turn: 0, messages: [{ role: 'assistant', content: opening, turn: 0 }] })
    }
    const id = String((await server.post('/api/session')).body['session_id'])
    answersWell(model, person, 0)
    await server.say(id, said(0))
    expect((await server.session(id)).language).toBe('en')
    for (const wrong of [{ language: 'fr' }, { browser_id: '' }, { browser_id: 7 }])
      expect(await server.post('/api/session', wrong)).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } })
  })

  describe('back from the sliders', () => {
    const goals = async (id: string) =>
      (
        await store.db.select().from(goalHistory).where(eq(goalHistory.sessionId, id)).orderBy(asc(goalHistory.turn))
      ).map(({ mgu }) => mgu)
    const QUESTIONS = ['What is still missing here?', 'Who else should be heard about it?']
    async function resumed(): Promise<string> {
      const id = await sessionIn(server, 'SLIDER')
      model.script(QUESTION, ...QUESTIONS.map((text) => ({ text })))
      expect(await server.post('/api/process/resume', { session_id: id })).toEqual({
        status: 200,
        body: { phase: 'CONVERSATION', message: QUESTIONS[0] },
      })
      return id
    }

    test('[why.resume] the understanding is kept, and two more turns open the sliders again', async () => {
      const id = await resumed()
      model.always(PLAN, { json: planFor(person, 3, { confirmed_insights: [] }) })
      expect((await server.say(id, 'The bell rings at noon')).body).toMatchObject({ phase: 'CONVERSATION', turn: 4 })
      expect((await server.say(id, 'Lunch is late then')).body).toMatchObject({ phase: 'SLIDER', turn: 5 })
      const [before, ...after] = (await goals(id)).slice(3)
      for (const mgu of after) expect(mgu).toBeGreaterThanOrEqual(before ?? 100)
    })

    test('[why.resume] so does one newly confirmed insight', async () => {
      const id = await resumed()
      const words = 'teachers need to trust the village again'
      const fresh = { label: 'Trust of the teachers', layer: 'value' as const, strength: 95, quote: words }
      const confirmed_insights = [{ ...fresh, confirmation_strength: 1, turn: 4 }]
      model.script(PLAN, { json: planFor(person, 3, { confirmed_insights }) })
      const { body } = await server.say(id, `Above all ${words}`)
      expect(body).toMatchObject({ phase: 'SLIDER', turn: 4, message: null })
      expect(body.confirmed_insights?.map(({ label }) => label)).toContain('Trust of the teachers')
    })
  })
})

describe.each(['pglite', 'postgres'] as const)('a store that is gone (%s)', (kind) => {
  test('[why.db-error] every call: 500 DB_ERROR, and no word about the database', async () => {
    const store = await openTestStore(kind)
    const server = await startWhyServer(store, { models: modelsAt(model.url) })
    const id = await sessionAt(server, model, person, 1)
    const plan = held({ json: planFor(person, 1) })
    model.script(PLAN, plan.step)
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const caught = server.say(id, said(1))
    await eventually(() => callsOf(PLAN).length).toBe(1)
    await store.close()
    plan.letGo()
    const gone = { status: 500, body: { error: 'The data could not be saved or read.', code: 'DB_ERROR' } }
    expect(await caught).toEqual(gone)
    expect(await server.post('/api/session')).toEqual(gone)
    expect(await server.say(id, said(1))).toEqual(gone)
    expect(await server.post('/api/process/resume', { session_id: id })).toEqual(gone)
    expect(await server.post('/api/report', { session_id: id, slider_weights: [] })).toEqual(gone)
    expect(await server.post(`/api/session/${id}/complete`)).toEqual(gone)
    for (const path of [`/api/session/${id}`, '/api/sessions', '/api/kpi']) expect(await server.get(path)).toEqual(gone)
    await server.close().catch(() => undefined)
  })
})
