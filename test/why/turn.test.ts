import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { messages } from '../../src/capabilities/why/tables.ts'
import type { Store } from '../../src/store/store.ts'
import { onBothStores } from '../support/store/stores.ts'
import { exchangeAt, PEOPLE, planFor } from '../support/why/plans.ts'
import { answersWell, modelsAt, sessionAt, startWhyServer, type WhyServer } from '../support/why/server.ts'
import { PLAN, QUESTION, model, withModel, refusal, eventually, held, callsOf } from './setup.ts'

withModel()

const person = PEOPLE.en
const said = (turn: number): string => exchangeAt(person, turn).said

onBothStores('a turn over HTTP', (open) => {
  let store: Store
  let server: WhyServer
  let cancels = false
  beforeAll(async () => {
    store = await open()
    server = await startWhyServer(store, { models: modelsAt(model.url), cancelled: () => cancels })
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
    await eventually(() => callsOf(PLAN).length).toBe(1)
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
    await eventually(() => callsOf(PLAN).length).toBe(1)
    const second = server.say(id, said(1), 'k')
    plan.letGo()
    expect(await second).toEqual(await first)
    expect(await server.say(id, said(1), 'k')).toEqual(await first)
    expect((await first).body).toEqual({ phase: 'CONVERSATION', message: exchangeAt(person, 1).asks, turn: 1 })
    expect(model.calls).toHaveLength(1)
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
    await eventually(() => callsOf(PLAN).length).toBe(1)
    gone.abort()
    await expect(sent).rejects.toThrow()
    plan.letGo()
    await eventually(async () => (await server.session(id)).pending).toBeNull()
    expect(await server.say(id, said(1), 'k')).toMatchObject({
      status: 200,
      body: { turn: 1, message: exchangeAt(person, 1).asks },
    })
    expect(model.calls).toHaveLength(1)
  })

  test('[why.restore] in the middle of a turn the session shows the message and the key to join it by', async () => {
    const id = await sessionAt(server, model, person, 1)
    const question = held({ text: exchangeAt(person, 1).asks ?? '' })
    model.script(PLAN, { json: planFor(person, 1, { question: '' }) })
    model.script(QUESTION, question.step)
    const running = server.say(id, said(1), 'the key')
    await eventually(() => callsOf(QUESTION).length).toBe(1)
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
    cancels = true
    expect(await server.say(id, first, 'a')).toEqual(refusal(503, 'CANCELLED'))
    cancels = false
    model.reset()
    model.script(PLAN, { json: planFor(person, 1) })
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const continued = await server.say(id, second, 'b')
    expect(continued).toMatchObject({ status: 200, body: { turn: 1 } })
    expect(await userMessages(id)).toEqual([said(0), `${first}\n${second}`])
    expect(await server.say(id, first, 'a')).toEqual(continued)
    expect(model.calls).toHaveLength(1)
    answersWell(model, person, 2)
    expect(await server.say(id, said(2), 'c')).toMatchObject({ status: 200, body: { turn: 2 } })
  })

  test('[why.pending-continued] the same words under a new key are not said twice', async () => {
    const id = await sessionAt(server, model, person, 1)
    cancels = true
    await server.say(id, said(1), 'a')
    cancels = false
    model.reset()
    answersWell(model, person, 1)
    expect(await server.say(id, ` ${said(1)} `, 'b')).toMatchObject({ status: 200, body: { turn: 1 } })
    expect(await userMessages(id)).toEqual([said(0), said(1)])
  })

  test('[why.pending-continued] of two unanswered keys the one that runs is the one to join', async () => {
    const id = await sessionAt(server, model, person, 1)
    cancels = true
    await server.say(id, said(1), 'a')
    await server.say(id, said(1), 'b')
    cancels = false
    model.reset()
    const plan = held({ json: planFor(person, 1) })
    model.script(PLAN, plan.step)
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const running = server.say(id, said(1), 'a')
    await eventually(() => callsOf(PLAN).length).toBe(1)
    expect((await server.session(id)).pending).toMatchObject({ idempotency_key: 'a', running: true })
    plan.letGo()
    expect((await running).status).toBe(200)
    expect((await server.session(id)).pending).toBeNull()
  })

  test('[trust.idempotency-mismatch] another text under a used key: 422, nothing stored; what a screen reads back may be sent again', async () => {
    const id = await sessionAt(server, model, person, 1)
    cancels = true
    await server.say(id, said(1), 'a')
    await server.say(id, 'One thing more', 'b')
    const both = `${said(1)}\nOne thing more`
    expect((await server.session(id)).pending).toMatchObject({ user_message: both, idempotency_key: 'b' })
    for (const other of ['Quite another thing', `${both} `, said(1)]) {
      expect(await server.say(id, other, 'b')).toEqual(refusal(422, 'IDEMPOTENCY_MISMATCH'))
    }
    expect(await userMessages(id)).toEqual([said(0), both])
    cancels = false
    model.reset()
    const plan = held({ json: planFor(person, 1) })
    model.script(PLAN, plan.step)
    model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
    const running = server.say(id, said(1), 'a')
    await eventually(() => callsOf(PLAN).length).toBe(1)
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
