import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StepData } from '../scripted-model/index.ts'
import { PEOPLE, planFor } from '../support/why/plans.ts'
import {
  answersWell,
  modelsAt,
  standingClock,
  sessionAt,
  startWhyServer,
  type WhyServer,
} from '../support/why/server.ts'
import {
  PLAN,
  QUESTION,
  model,
  store,
  server,
  withServer,
  callsOf,
  eventually,
  driftingPlan,
  lastSaid,
  ledgerOf,
  goalsOf,
  rulesOf,
  planned,
} from './setup.ts'

withServer()

describe('the line to the model', () => {
  const BROKEN: [string, StepData, calls: number][] = [
    ['answers 500', { status: 500 }, 2],
    ['hangs up', { hangUp: true }, 2],
    ['breaks off in the middle', { json: planFor(PEOPLE.en, 1), cutAfterChunks: 2, chunkSize: 20 }, 2],
    ['refuses the key', { status: 401 }, 1],
    ['asks to wait longer than a turn lasts', { status: 429, retryAfter: 60 }, 1],
    ['answers with a web page', { garbage: true }, 1],
  ]
  test.each(BROKEN)(
    '[why.built-in-stands-in] a model server that %s: the built-in answers, and says why; the next turn asks the model again',
    async (_what, step, calls) => {
      const person = PEOPLE.en
      const id = await sessionAt(server, model, person, 1)
      model.always(PLAN, step)
      const answer = await server.say(id, lastSaid(person, 1), 'k')
      expect(answer).toMatchObject({ status: 200, body: { turn: 1, phase: 'CONVERSATION' } })
      expect(callsOf(PLAN)).toHaveLength(calls)
      expect(callsOf(QUESTION)).toEqual([])
      const ask = (await ledgerOf(store, id)).findLast(({ name }) => name === PLAN)
      expect(ask).toMatchObject({ source: 'built-in', outcome: 'accepted', attempts: 2 })
      expect(ask?.tries).toMatchObject([
        { source: 'model', outcome: 'failed', errors: [{ rule: 'AI_ERROR' }], output: null },
        { source: 'built-in', outcome: 'accepted' },
      ])
      expect((await server.session(id)).messages.at(-1)?.made_by).toMatchObject({
        kind: 'built-in',
        instead_of: { model: 'compatible:test', because: ['AI_ERROR'] },
      })
      model.reset()
      answersWell(model, person, 2)
      expect((await server.say(id, lastSaid(person, 2))).status).toBe(200)
      expect(callsOf(PLAN)).toHaveLength(1)
    },
  )

  test('[why.ai-error] one failure of the line is tried again without the person noticing', async () => {
    const person = PEOPLE.en
    for (const once of [{ status: 503 }, { status: 429, retryAfter: 0 }, { hangUp: true }]) {
      const { answer, plan } = await planned(person, 1, once, { json: planFor(person, 1) })
      expect(answer.status).toBe(200)
      expect(plan).toMatchObject({ attempts: 1, outcome: 'accepted' })
    }
  })

  test('[why.ai-error] a flood is cut off, and the server goes on', async () => {
    const person = PEOPLE.en
    const id = await sessionAt(server, model, person, 1)
    // Many times what the two ends of a connection hold by themselves.
    model.script(PLAN, { floodBytes: 60_000_000 })
    expect(await server.say(id, lastSaid(person, 1), 'k')).toMatchObject({ status: 200, body: { turn: 1 } })
    expect(callsOf(PLAN)).toHaveLength(1)
    expect(callsOf(PLAN)[0]?.bytesSent).toBeLessThan(40_000_000)
    model.reset()
    model.script(PLAN, { json: planFor(person, 2, { question: '' }) })
    model.script(QUESTION, { floodBytes: 10_000_000 })
    expect(await server.say(id, lastSaid(person, 2), 'l')).toMatchObject({ status: 200, body: { turn: 2 } })
  })

  test('[why.built-in-stands-in] a model that never answers: the built-in does when the time of the turn is over', async () => {
    const person = PEOPLE.ja
    const hurried = await startWhyServer(store, { models: modelsAt(model.url), timeoutMs: 400 })
    const id = await sessionAt(server, model, person, 1)
    model.script(PLAN, { delayMs: 60_000, json: planFor(person, 1) })
    expect(await hurried.say(id, lastSaid(person, 1), 'k')).toMatchObject({ status: 200, body: { turn: 1 } })
    expect((await hurried.session(id)).messages.at(-1)?.made_by?.instead_of).toEqual({
      model: 'compatible:test',
      because: ['AI_TIMEOUT'],
      trouble: 'too-slow',
    })
    await hurried.close()
  })

  test('[why.without-model] who does not want to wait is answered by the built-in at once, and the call is ended', async () => {
    const person = PEOPLE.ja
    const id = await sessionAt(server, model, person, 1)
    model.script(PLAN, { delayMs: 60_000, json: planFor(person, 1) })
    const answer = server.say(id, lastSaid(person, 1), 'k')
    await eventually(() => callsOf(PLAN).length).toBe(1)
    const skip = () => server.post('/api/process/without-model', { session_id: id })
    expect(await skip()).toEqual({ status: 200, body: { ended: true } })
    expect(await answer).toMatchObject({ status: 200, body: { turn: 1, phase: 'CONVERSATION' } })
    await eventually(() => callsOf(PLAN)[0]?.outcome).toBe('dropped')
    expect((await server.session(id)).messages.at(-1)?.made_by).toMatchObject({
      kind: 'built-in',
      instead_of: { model: 'compatible:test', because: ['CANCELLED'] },
    })
    expect(await skip()).toEqual({ status: 200, body: { ended: false } })
  })

  describe('when the time of the turn is nearly spent', () => {
    const clock = standingClock()
    let late: WhyServer
    beforeAll(async () => {
      late = await startWhyServer(store, { models: modelsAt(model.url), clock })
    })
    afterAll(() => late.close())
    /** An answer after which 200 ms of the turn are left. */
    const slowly = (step: StepData) => () => {
      clock.forward(9_800)
      return step
    }
    /** An answer that does not come before the end. */
    const never = () => {
      clock.forward(1_000)
      return { delayMs: 60_000 }
    }

    test('[why.built-in-stands-in] a correction that never comes is not waited for', async () => {
      const person = PEOPLE.en
      const id = await sessionAt(server, model, person, 1)
      model.script(PLAN, slowly({ text: 'no plan' }), never)
      expect(await late.say(id, lastSaid(person, 1))).toMatchObject({ status: 200, body: { turn: 1 } })
      expect(callsOf(PLAN)).toHaveLength(2)
    })

    test('[why.two-corrections] a plan that is only worth a warning is used, not thrown away', async () => {
      const person = PEOPLE.en
      const id = await sessionAt(server, model, person, 1)
      model.script(PLAN, slowly({ json: driftingPlan(person, 1) }), never)
      expect(await late.say(id, lastSaid(person, 1))).toMatchObject({ status: 200, body: { turn: 1 } })
      const goal = (await goalsOf(store, id)).at(-1)
      expect(rulesOf(goal?.metadata['warnings'])).toContain('sessionPurpose_drift')
    })

    test('[why.interviewer-fallback] a question that never comes is asked by the built-in', async () => {
      const person = PEOPLE.ja
      const id = await sessionAt(server, model, person, 1)
      model.script(PLAN, slowly({ json: planFor(person, 1, { question: '' }) }))
      model.always(QUESTION, never)
      const answer = await late.say(id, lastSaid(person, 1))
      expect(answer).toMatchObject({ status: 200, body: { turn: 1, phase: 'CONVERSATION' } })
      expect(answer.body.message).toMatch(/^[^？?]+[？?]$/u)
      const question = (await ledgerOf(store, id)).findLast(({ name }) => name === QUESTION)
      expect(question).toMatchObject({ source: 'built-in', outcome: 'accepted' })
    })
  })
})
