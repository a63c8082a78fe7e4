import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Language, type Phase, SessionView } from '../src/capabilities/why/contract.ts'
import { goalHistory, messages } from '../src/capabilities/why/tables.ts'
import { asks } from '../src/kernel/gate/tables.ts'
import type { Store } from '../src/store/store.ts'
import { type ScriptedModel, startScriptedModel, type StepData } from './scripted-model/index.ts'
import { onBothStores, openTestStore } from './support/stores.ts'
import { exchangeAt, PEOPLE, planFor, reportFor } from './support/why-plans.ts'
import { answersWell, modelsAt, sessionAt, startWhyServer, type WhyServer } from './support/why-server.ts'

const PLAN = 'why.plan-turn'
const QUESTION = 'why.ask-question'
const REPORT = 'why.write-report'
const CHAT = 'why.chat'
const LANGUAGES = ['en', 'ja'] as const
const NOBODY = '00000000-0000-4000-8000-00000000dead'
const person = PEOPLE.en
const said = (turn: number): string => exchangeAt(person, turn).said

let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel()
})
afterAll(() => model.close())
beforeEach(() => model.reset())

/** A refusal as every client gets it: its status and exactly these two fields. */
const refusal = (status: number, code: string) => ({ status, body: { error: expect.any(String), code } })

/** Waits for what will come by itself, however busy the machine is. */
const eventually = <T>(look: () => T) => expect.poll(look, { timeout: 15_000 })

/** A step that is answered only once it is let go. */
function held(step: StepData) {
  const gate = Promise.withResolvers<void>()
  return {
    letGo: () => gate.resolve(),
    step: async () => {
      await gate.promise
      return step
    },
  }
}

const calls = (ask: string) => model.calls.filter((call) => call.ask === ask)

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

onBothStores('a turn over HTTP', (open) => {
  let store: Store
  let server: WhyServer
  beforeAll(async () => {
    store = await open()
    server = await startWhyServer(store, { models: modelsAt(model.url) })
  })
  afterAll(() => server.close())
  const userMessages = async (id: string) =>
    (await store.db.select().from(messages).where(eq(messages.sessionId, id)).orderBy(asc(messages.position)))
      .filter(({ role }) => role === 'user')
      .map(({ content }) => content)

  test('[why.turn-in-progress] another key while one runs: 409, and nothing of it is stored', async () => {
    const id = await sessionAt(server, model, person, 1)
    const plan = held({ json: planFor(person, 1) })
    model.script(PLAN, plan.step)
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const running = server.say(id, said(1), 'first')
    await eventually(() => calls(PLAN).length).toBe(1)
    expect(await server.say(id, 'And another thing', 'second')).toEqual(refusal(409, 'TURN_IN_PROGRESS'))
    expect(await server.say(id, 'And another thing')).toEqual(refusal(409, 'TURN_IN_PROGRESS'))
    expect(await userMessages(id)).toEqual([said(0), said(1)])
    plan.letGo()
    expect(await running).toMatchObject({ status: 200, body: { turn: 1 } })
    answersWell(model, person, 2)
    expect(await server.say(id, said(2), 'second')).toMatchObject({ status: 200, body: { turn: 2 } })
  })

  test('[why.same-key-same-answer] the same key joins the running turn and gets the same answer later', async () => {
    const id = await sessionAt(server, model, person, 1)
    const plan = held({ json: planFor(person, 1) })
    model.script(PLAN, plan.step)
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const first = server.say(id, said(1), 'k')
    await eventually(() => calls(PLAN).length).toBe(1)
    const second = server.say(id, said(1), 'k')
    plan.letGo()
    expect(await second).toEqual(await first)
    expect(await server.say(id, said(1), 'k')).toEqual(await first)
    expect((await first).body).toEqual({ phase: 'CONVERSATION', message: exchangeAt(person, 1).asks, turn: 1 })
    expect(model.calls).toHaveLength(2)
    expect(await userMessages(id)).toEqual([said(0), said(1)])
  })

  test('[why.same-key-same-answer] a turn is finished even when its client has hung up', async () => {
    const id = await sessionAt(server, model, person, 1)
    const plan = held({ json: planFor(person, 1) })
    model.script(PLAN, plan.step)
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const gone = new AbortController()
    const sent = fetch(`${server.url}/api/process`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k' },
      body: JSON.stringify({ session_id: id, user_message: said(1) }),
      signal: gone.signal,
    })
    await eventually(() => calls(PLAN).length).toBe(1)
    gone.abort()
    await expect(sent).rejects.toThrow()
    plan.letGo()
    await eventually(async () => (await server.session(id)).pending).toBeNull()
    expect(await server.say(id, said(1), 'k')).toMatchObject({
      status: 200,
      body: { turn: 1, message: exchangeAt(person, 1).asks },
    })
    expect(model.calls).toHaveLength(2)
  })

  test('[why.restore] in the middle of a turn the session shows the message and the key to join it by', async () => {
    const id = await sessionAt(server, model, person, 1)
    const question = held({ text: exchangeAt(person, 1).asks ?? '' })
    model.script(PLAN, { json: planFor(person, 1) })
    model.script(QUESTION, question.step)
    const running = server.say(id, said(1), 'the key')
    await eventually(() => calls(QUESTION).length).toBe(1)
    const during = await server.session(id)
    expect(during).toMatchObject({
      phase: 'CONVERSATION',
      turn: 1,
      pending: { user_message: said(1), idempotency_key: 'the key', running: true },
      confirmed_insights: [],
    })
    expect(during.messages.map(({ role }) => role)).toEqual(['assistant', 'user', 'assistant', 'user'])
    question.letGo()
    await running
    expect(await server.session(id)).toMatchObject({ pending: null, turn: 1 })
  })

  test('[why.pending-continued] an unanswered message is continued by the next send, counted once, and answers both keys', async () => {
    const id = await sessionAt(server, model, person, 1)
    const [first = '', ...rest] = said(1).split(', ')
    const second = rest.join(', ')
    model.always(PLAN, { status: 401 })
    expect(await server.say(id, first, 'a')).toEqual(refusal(502, 'AI_ERROR'))
    model.reset()
    model.script(PLAN, { json: planFor(person, 1) })
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const continued = await server.say(id, second, 'b')
    expect(continued).toMatchObject({ status: 200, body: { turn: 1 } })
    expect(await userMessages(id)).toEqual([said(0), `${first}\n${second}`])
    expect(await server.say(id, first, 'a')).toEqual(continued)
    expect(model.calls).toHaveLength(2)
    answersWell(model, person, 2)
    expect(await server.say(id, said(2), 'c')).toMatchObject({ status: 200, body: { turn: 2 } })
  })

  test('[why.pending-continued] the same words under a new key are not said twice', async () => {
    const id = await sessionAt(server, model, person, 1)
    model.always(PLAN, { status: 401 })
    await server.say(id, said(1), 'a')
    model.reset()
    answersWell(model, person, 1)
    expect(await server.say(id, ` ${said(1)} `, 'b')).toMatchObject({ status: 200, body: { turn: 1 } })
    expect(await userMessages(id)).toEqual([said(0), said(1)])
  })

  test('[why.pending-continued] of two unanswered keys the one that runs is the one to join', async () => {
    const id = await sessionAt(server, model, person, 1)
    model.always(PLAN, { status: 401 })
    await server.say(id, said(1), 'a')
    await server.say(id, said(1), 'b')
    model.reset()
    const plan = held({ json: planFor(person, 1) })
    model.script(PLAN, plan.step)
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const running = server.say(id, said(1), 'a')
    await eventually(() => calls(PLAN).length).toBe(1)
    expect((await server.session(id)).pending).toMatchObject({ idempotency_key: 'a', running: true })
    plan.letGo()
    expect((await running).status).toBe(200)
    expect((await server.session(id)).pending).toBeNull()
  })

  test('[trust.idempotency-mismatch] another text under a used key: 422, nothing stored; what a screen reads back may be sent again', async () => {
    const id = await sessionAt(server, model, person, 1)
    model.always(PLAN, { status: 401 })
    await server.say(id, said(1), 'a')
    await server.say(id, 'One thing more', 'b')
    const both = `${said(1)}\nOne thing more`
    expect((await server.session(id)).pending).toMatchObject({ user_message: both, idempotency_key: 'b' })
    for (const other of ['Quite another thing', `${both} `, said(1)]) {
      expect(await server.say(id, other, 'b')).toEqual(refusal(422, 'IDEMPOTENCY_MISMATCH'))
    }
    expect(await userMessages(id)).toEqual([said(0), both])
    model.reset()
    const plan = held({ json: planFor(person, 1) })
    model.script(PLAN, plan.step)
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const running = server.say(id, said(1), 'a')
    await eventually(() => calls(PLAN).length).toBe(1)
    expect((await server.session(id)).pending).toMatchObject({ user_message: both, idempotency_key: 'a' })
    const joined = server.say(id, both, 'a')
    expect(await server.say(id, 'Quite another thing', 'a')).toEqual(refusal(422, 'IDEMPOTENCY_MISMATCH'))
    plan.letGo()
    const answered = await running
    expect(answered).toMatchObject({ status: 200, body: { turn: 1 } })
    for (const [text, key] of [
      [both, 'a'],
      [said(1), 'a'],
      [both, 'b'],
      ['One thing more', 'b'],
    ] as const) {
      expect(await server.say(id, text, key)).toEqual(answered)
    }
    expect(await joined).toEqual(answered)
  })

  test('[why.turn-counted] the server counts the turns, whatever a client sends', async () => {
    const id = await server.start('en')
    answersWell(model, person, 0)
    const answer = await server.post('/api/process', { session_id: id, user_message: said(0), turn: 7 })
    expect(answer).toMatchObject({ status: 200, body: { turn: 0 } })
    expect(await server.session(id)).toMatchObject({ turn: 0 })
  })
})

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
    await eventually(() => calls(PLAN).length).toBe(1)
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

describe('the plain way to the model', () => {
  let store: Store
  let server: WhyServer
  beforeAll(async () => {
    store = await openTestStore('pglite')
    server = await startWhyServer(store, { models: modelsAt(model.url) })
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })
  const hello = [{ role: 'user', content: 'こんにちは' }]

  test('[why.chat] without a model: 503 MODEL_NOT_CONFIGURED', async () => {
    const alone = await startWhyServer(store)
    expect(await alone.post('/api/chat', { messages: hello })).toEqual(refusal(503, 'MODEL_NOT_CONFIGURED'))
    await alone.close()
  })

  test('[why.chat] passes the messages on, keeps to max_tokens, reports the usage and writes only to the ledger', async () => {
    model.script(CHAT, { text: 'Good day.', usage: { input: 12, output: 3 } })
    const sent = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'Hello.' },
      ...hello,
    ]
    expect(await server.post('/api/chat', { messages: sent, max_tokens: 77 })).toEqual({
      status: 200,
      body: { content: 'Good day.', usage: { input_tokens: 12, output_tokens: 3 } },
    })
    expect(calls(CHAT)[0]?.body).toMatchObject({ max_tokens: 77, messages: sent })
    const rows = await store.db.select().from(asks).where(eq(asks.name, CHAT))
    expect(rows).toMatchObject([{ outcome: 'accepted', tokensIn: 12, tokensOut: 3, subjectId: null }])
    expect(await store.db.select().from(messages)).toEqual([])
  })

  test('[why.chat] json: prose is asked for again, and never passed on as JSON', async () => {
    model.script(CHAT, { text: 'Sure: yes', usage: { input: 5, output: 2 } })
    model.script(CHAT, { text: '{"yes":true}', usage: { input: 9, output: 4 } })
    expect(await server.post('/api/chat', { messages: hello, json: true })).toEqual({
      status: 200,
      body: { content: '{"yes":true}', usage: { input_tokens: 14, output_tokens: 6 } },
    })
    model.always(CHAT, { text: 'no' })
    expect(await server.post('/api/chat', { messages: hello, json: true })).toEqual(refusal(502, 'AI_ERROR'))
    expect(await server.post('/api/chat', { messages: hello, json: false })).toMatchObject({
      status: 200,
      body: { content: 'no' },
    })
  })

  test('[why.chat] a failing model is 502, malformed input 400', async () => {
    model.always(CHAT, { status: 401 })
    expect(await server.post('/api/chat', { messages: hello })).toEqual(refusal(502, 'AI_ERROR'))
    model.reset()
    for (const body of [
      {},
      { messages: [] },
      { messages: 'hi' },
      { messages: [{ role: 'robot', content: 'hi' }] },
      { messages: [{ role: 'user', content: '' }] },
      { messages: [{ role: 'assistant', content: 'hi' }] },
      { messages: hello, max_tokens: 0 },
      { messages: hello, max_tokens: 8001 },
      { messages: hello, json: 'yes' },
    ]) {
      const answer = await server.post('/api/chat', body)
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'INVALID_INPUT'])
    }
    expect(model.calls).toEqual([])
  })
})

interface ServerSentEvent {
  id: string | undefined
  event: string | undefined
  data: Record<string, unknown>
}

onBothStores('the live stream of a session', (open) => {
  let server: WhyServer
  beforeAll(async () => {
    server = await startWhyServer(await open(), { models: modelsAt(model.url) })
  })
  afterAll(() => server.close())

  /** Follows a stream; `seen` grows while it is read. */
  async function follow(id: string, headers: Record<string, string> = {}, query = '') {
    const stop = new AbortController()
    const response = await fetch(`${server.url}/api/live/why:${id}${query}`, { headers, signal: stop.signal })
    const seen: ServerSentEvent[] = []
    const reading = (async () => {
      let rest = ''
      for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const blocks = (rest + chunk).split('\n\n')
        rest = blocks.pop() ?? ''
        for (const block of blocks.filter((text) => !text.startsWith(':'))) {
          const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'mu').exec(block)?.[1]
          seen.push({ id: field('id'), event: field('event'), data: JSON.parse(field('data') ?? 'null') })
        }
      }
    })().catch(() => undefined)
    return {
      seen,
      events: () => seen.map(({ event }) => event),
      async leave() {
        stop.abort()
        await reading
      },
    }
  }

  test('[why.live] shows that a turn was accepted, each stage of it and its end, and goes on after the last number seen', async () => {
    const id = await server.start('en')
    const plan = held({ json: planFor(person, 0) })
    const question = held({ text: exchangeAt(person, 0).asks ?? '' })
    model.script(PLAN, plan.step)
    model.script(QUESTION, question.step)
    const reader = await follow(id)
    const answer = server.say(id, said(0), 'k')
    await eventually(reader.events).toEqual(['turn.accepted', 'stage'])
    plan.letGo()
    await eventually(reader.events).toEqual(['turn.accepted', 'stage', 'stage'])
    const late = await follow(id)
    await eventually(late.events).toEqual(['turn.accepted'])
    question.letGo()
    expect((await answer).status).toBe(200)
    await eventually(reader.events).toEqual(['turn.accepted', 'stage', 'stage', 'turn.done'])
    expect(reader.seen).toEqual([
      { id: '1', event: 'turn.accepted', data: { turn: 0 } },
      { id: undefined, event: 'stage', data: { stage: 'understanding', turn: 0 } },
      { id: undefined, event: 'stage', data: { stage: 'wording', turn: 0 } },
      { id: '2', event: 'turn.done', data: { turn: 0, phase: 'CONVERSATION' } },
    ])
    await eventually(late.events).toEqual(['turn.accepted', 'turn.done'])
    await Promise.all([reader.leave(), late.leave()])

    const back = await follow(id, { 'last-event-id': '1' })
    await eventually(back.events).toEqual(['turn.done'])
    answersWell(model, person, 1)
    await server.say(id, said(1))
    await eventually(() => back.seen.filter((item) => item.id !== undefined).map((item) => item.id)).toEqual([
      '2',
      '3',
      '4',
    ])
    await back.leave()
    const fresh = await follow(id, {}, '?after=3')
    await eventually(fresh.events).toEqual(['turn.done'])
    expect(fresh.seen[0]?.data).toEqual({ turn: 1, phase: 'CONVERSATION' })
    await fresh.leave()
  })

  test('[why.live] holds no words, no score and no draft of a question', async () => {
    const id = await server.start('en')
    const reader = await follow(id)
    for (const turn of [0, 1, 2, 3]) {
      answersWell(model, person, turn)
      await server.say(id, said(turn))
    }
    model.script(QUESTION, { text: 'What is still missing here?' })
    await server.post('/api/process/resume', { session_id: id })
    await eventually(() => reader.events().at(-1)).toBe('session.resumed')
    expect(new Set(reader.events())).toEqual(new Set(['turn.accepted', 'stage', 'turn.done', 'session.resumed']))
    const fields = new Set(reader.seen.flatMap(({ data }) => Object.keys(data)))
    expect([...fields].sort()).toEqual(['phase', 'stage', 'turn'])
    await reader.leave()
  })
})

describe('without a model', () => {
  const TALK: Record<Language, string[]> = {
    en: [
      'I want to build a shared calendar for our allotment garden',
      'Because people water the same beds twice and others dry out, so plants die',
      'Last July the tomatoes died because everyone thought someone else had watered them',
      'New members think it is their fault and they leave, which makes the garden smaller every year',
      'Exactly. I want newcomers to know they belong there, that matters most to me',
      'Yes, exactly that. Belonging is the reason I garden at all',
    ],
    ja: [
      '町内会の回覧板をアプリにしたい',
      '共働きの家が増えて、回すのが遅れてトラブルになってるから',
      '断水のお知らせが3日止まって、お年寄りの家が困った',
      '一人暮らしの人。知らないまま取り残される',
      'そうです。誰も取り残されない町にしたいんです',
      'まさにそれです。安心して暮らせることが一番大事なので',
    ],
  }
  let store: Store
  let server: WhyServer
  beforeAll(async () => {
    store = await openTestStore('pglite')
    server = await startWhyServer(store)
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })

  test.each(LANGUAGES)(
    '[why.built-in] [why.kpi] the whole journey over HTTP, listed and counted: %s',
    async (language) => {
      const id = await server.start(language, { browser_id: language })
      const phases: string[] = []
      for (const line of TALK[language]) {
        const { body } = await server.say(id, line)
        phases.push(body.phase)
        if (body.phase === 'SLIDER') break
      }
      expect(phases.length - 1).toBeGreaterThanOrEqual(3)
      expect(phases.length - 1).toBeLessThanOrEqual(5)
      expect(phases.at(-1)).toBe('SLIDER')
      const report = await server.post('/api/report', { session_id: id, slider_weights: [] })
      expect(report).toMatchObject({ status: 200, body: { phase: 'REPORT' } })
      expect(await server.post(`/api/session/${id}/complete`)).toEqual({ status: 200, body: { phase: 'COMPLETE' } })
      const list = await server.get<{ sessions: unknown[] }>('/api/sessions?limit=1')
      const turn = phases.length - 1
      expect(list.body.sessions).toMatchObject([{ session_id: id, title: TALK[language][0], phase: 'COMPLETE', turn }])
      const kpi = await server.get('/api/kpi')
      expect(kpi).toMatchObject({
        status: 200,
        body: {
          why_discovery_rate: { value: 1, target: '≥ 70 %', met: true },
          turn_to_completion: { target: '3–5', met: true },
          hypothesis_accuracy: { target: '≥ 40 %' },
          return_rate: { value: 0, target: '≥ 30 %', met: false },
        },
      })
    },
  )
})
