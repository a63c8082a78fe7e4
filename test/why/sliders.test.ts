import { describe, expect, test } from 'vitest'
import type { ConfirmedInsight } from '../../src/capabilities/why/contract.ts'
import { exchangeAt, PEOPLE, planFor } from '../support/why/plans.ts'
import { modelsAt, startWhyServer } from '../support/why/server.ts'
import { PLAN, QUESTION, model, store, server, withServer, callsOf, textOf, lastSaid, goalsOf } from './setup.ts'

withServer()

describe('the sliders', () => {
  test('[why.sliders] an insight merged into another stays merged, whatever is said of it later', async () => {
    const person = PEOPLE.en
    const id = await server.start('en')
    const turns: { said: string; confirms: [label: string, quote: string][]; resume?: true }[] = [
      { said: lastSaid(person, 0), confirms: [] },
      {
        said: 'Children matter to me, and the village should stay whole',
        confirms: [
          ['Children matter', 'Children matter to me'],
          ['A village that stays whole', 'the village should stay whole'],
        ],
      },
      {
        said: 'Neighbours should meet, and old people should be greeted',
        confirms: [
          ['Neighbours meet each other', 'Neighbours should meet'],
          ['Greetings for the old', 'old people should be greeted'],
        ],
      },
      {
        said: 'The village has to stay whole',
        confirms: [['A village staying whole', 'The village has to stay whole']],
      },
      {
        said: 'Children matter to me, as I said, and bread should be shared',
        confirms: [
          ['A village that stays whole', 'Children matter to me'],
          ['Shared bread', 'bread should be shared'],
        ],
        resume: true,
      },
      {
        said: 'Nobody ought to leave a village staying whole',
        confirms: [['A village staying whole', 'Nobody ought to leave a village staying whole']],
        resume: true,
      },
    ]
    const questions = [
      exchangeAt(person, 0).asks,
      'When did the village last fall apart?',
      'So neighbours who meet are what it takes, is that it?',
    ]
    const shown: ConfirmedInsight[][] = []
    for (const [turn, { said, confirms, resume }] of turns.entries()) {
      if (resume === true) {
        model.script(QUESTION, {
          text: turn === 4 ? 'What is off in this picture?' : 'Who else is meant by all that?',
        })
        expect((await server.post('/api/process/resume', { session_id: id })).status).toBe(200)
      }
      const confirmed_insights = confirms.map(([label, quote]) => ({
        label,
        quote,
        layer: 'value' as const,
        strength: 80,
        confirmation_strength: 1,
        turn,
      }))
      const next = questions[turn]
      // Where it may read back, the plan brings the read-back along.
      const brought = turn === 2 && typeof next === 'string' ? { question: next } : {}
      model.always(PLAN, { json: planFor(person, 0, { confirmed_insights, ...brought }) })
      if (next !== undefined && next !== null) model.script(QUESTION, { text: next })
      const { status, body } = await server.say(id, said)
      expect([turn, status, body.phase]).toEqual([turn, 200, turn < 3 ? 'CONVERSATION' : 'SLIDER'])
      if (body.confirmed_insights !== undefined) shown.push(body.confirmed_insights)
    }
    const labels = shown.map((insights) => insights.map(({ label }) => label).sort())
    expect(labels).toEqual([
      ['A village that stays whole', 'Children matter', 'Greetings for the old', 'Neighbours meet each other'],
      ['Children matter', 'Greetings for the old', 'Neighbours meet each other', 'Shared bread'],
      ['Children matter', 'Greetings for the old', 'Neighbours meet each other', 'Shared bread'],
    ])
    const first = shown.map((insights) => insights.find(({ label }) => label === 'Children matter'))
    expect(new Set(first.map((insight) => insight?.id)).size).toBe(1)
    expect(first.at(-1)?.quotes).toContain('Nobody ought to leave a village staying whole')
    expect((await server.session(id)).confirmed_insights).toEqual(shown.at(-1))
  })

  test('[why.never-without-insight] [why.turn-limit] [why.planner-context] no sliders without an insight, until turn 10 makes one of the anchor', async () => {
    const questionsBuiltIn = modelsAt(model.url, { WHY_ASK_QUESTION: 'built-in' })
    const asking = await startWhyServer(store, { models: questionsBuiltIn })
    const person = PEOPLE.en
    const id = await asking.start('en')
    const [own] = planFor(person, 0).active_sub_questions
    if (own === undefined) throw new Error('a plan has a sub-question')
    const subject = ['brakes', 'wheels', 'hills', 'roads', 'lights', 'bells', 'chains', 'saddles', 'tyres', 'locks']
    for (let turn = 0; turn <= 10; turn++) {
      const mine = (n: number, status: 'active' | 'resolved') =>
        [0, 1].map((k) => ({
          layer: own.layer,
          question: `${own.question} and its ${subject[(2 * n + k) % 10] ?? ''}, case ${n}`,
          status,
        }))
      const active_sub_questions = [...(turn === 0 ? [] : mine(turn - 1, 'resolved')), ...mine(turn, 'active')]
      model.always(PLAN, {
        json: planFor(person, 0, { active_sub_questions, question: '' }),
      })
      const said = turn === 0 ? lastSaid(person, 0) : `Bicycles in our village need ${subject[turn - 1] ?? ''}`
      const { status, body } = await asking.say(id, said)
      expect([turn, status, body.phase]).toEqual([turn, 200, turn < 10 ? 'CONVERSATION' : 'SLIDER'])
      if (turn === 10) {
        expect(body.message).toBeNull()
        expect(body.confirmed_insights).toMatchObject([{ layer: 'attribute', strength: 50, tag: 'supplementary' }])
        expect(lastSaid(person, 0)).toContain(body.confirmed_insights?.[0]?.quotes[0])
      }
    }
    const goals = await goalsOf(store, id)
    expect(goals.at(4)?.mgu).toBeGreaterThanOrEqual(80)
    expect(goals.at(-1)?.mgu).toBeGreaterThanOrEqual(80)

    expect((await asking.post('/api/process/resume', { session_id: id })).status).toBe(200)
    model.calls.length = 0
    expect((await asking.say(id, 'Bicycles in our village need paint')).body.turn).toBe(11)
    const prompt = textOf(callsOf(PLAN)[0])
    const block = (tag: string) => prompt.split(`<<<${tag}\n`)[1]?.split(`\n${tag}>>>`)[0] ?? ''
    expect(block('conversation').match(/^(?:person|you): /gmu)).toHaveLength(20)
    expect(block('conversation')).not.toContain(lastSaid(person, 0))
    expect(block('first_message')).toBe(lastSaid(person, 0))
    expect(block('purpose_so_far')).toBe(goals.at(-1)?.sessionPurpose)
    expect(block('points_so_far').split('\n')).toHaveLength(1)
    await asking.close()
  })
})
