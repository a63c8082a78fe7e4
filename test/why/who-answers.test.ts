import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/main/config.ts'
import { makeModelRouter } from '../../src/kernel/model/index.ts'
import { exchangeAt, PEOPLE, planFor } from '../support/why/plans.ts'
import { modelsAt, sessionAt, startWhyServer } from '../support/why/server.ts'
import { PLAN, QUESTION, model, store, server, withServer, lastSaid, ledgerOf } from './setup.ts'

withServer()

describe('who answers, and who sees what', () => {
  test('[why.model-per-ask] NAZE_MODEL_WHY_ASK_QUESTION=built-in: the model plans, the built-in asks', async () => {
    const config = readConfig({
      NAZE_MODEL: 'compatible:test',
      NAZE_MODEL_URL: model.url,
      NAZE_MODEL_WHY_ASK_QUESTION: 'built-in',
    })
    const mixed = await startWhyServer(store, { models: makeModelRouter(config.model) })
    const id = await mixed.start('en')
    model.always(PLAN, { json: planFor(PEOPLE.en, 0) })
    const answer = await mixed.say(id, lastSaid(PEOPLE.en, 0))
    expect(answer.status).toBe(200)
    expect(answer.body.message).toMatch(/\?$/u)
    expect(model.calls.map(({ ask }) => ask)).toEqual([PLAN])
    const ledger = await ledgerOf(store, id)
    expect(ledger.map(({ name, model: by, source }) => [name, by, source]).sort()).toEqual([
      [QUESTION, 'built-in', 'built-in'],
      [PLAN, 'compatible:test', 'model'],
    ])
    expect(ledger.find(({ name }) => name === QUESTION)).toMatchObject({ attempts: 1, tokensIn: 0, tokensOut: 0 })
    await mixed.close()
  })

  test('[why.debug-only] scores and the plan leave the server in debug, and only then', async () => {
    const person = PEOPLE.ja
    const open = await startWhyServer(store, { models: modelsAt(model.url), debug: true })
    const seen = { mgu: 30, sqc: expect.any(Number), question_type: 'open', session_purpose: person.purpose }
    for (const [house, debug] of [
      [open, true],
      [server, false],
    ] as const) {
      const id = await sessionAt(house, model, person, 1)
      model.script(PLAN, {
        json: planFor(person, 1, {
          cognitive_filter: { detected_how: ['回覧板'], detected_what: [person.what] },
        }),
      })
      model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
      const { body } = await house.say(id, lastSaid(person, 1), 'k')
      const view = await house.session(id)
      const repeated = await house.say(id, lastSaid(person, 1), 'k')
      expect(repeated.body).toEqual(body)
      if (debug) {
        expect(body.debug).toEqual({
          ...seen,
          manager_alignment_score: 100,
          active_sub_questions: planFor(person, 1).active_sub_questions.map(({ question }) => question),
          cognitive_filter: { detected_how_what: ['回覧板', person.what] },
        })
        expect(view.goal).toEqual(body.debug)
      } else {
        expect(Object.keys(body).sort()).toEqual(['message', 'phase', 'turn'])
        expect(view.goal).toEqual({ session_purpose: person.purpose })
        expect(JSON.stringify([body, view])).not.toMatch(/mgu|sqc|alignment|question_type|sub_question|回覧板/iu)
      }
      model.reset()
    }
    await open.close()
  })
})
