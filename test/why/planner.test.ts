import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/capabilities/why/contract.ts'
import type { StepData } from '../scripted-model/index.ts'
import { exchangeAt, PEOPLE, planFor, type Person } from '../support/why/plans.ts'
import { answersWell, sessionAt } from '../support/why/server.ts'
import {
  PLAN,
  QUESTION,
  LANGUAGES,
  OFF_TOPIC,
  model,
  store,
  server,
  withServer,
  callsOf,
  correctionIn,
  driftingPlan,
  lastSaid,
  ledgerOf,
  goalsOf,
  rulesOf,
  planned,
} from './setup.ts'

withServer()

describe('the planner', () => {
  test.each(LANGUAGES)(
    '[why.purpose-drift] [why.outputs-kept] a purpose about something else is corrected on the second attempt: %s',
    async (language) => {
      const person = PEOPLE[language]
      const { answer, goal, plan } = await planned(
        person,
        1,
        { json: driftingPlan(person, 1), usage: { input: 100, output: 20 } },
        { json: planFor(person, 1), usage: { input: 150, output: 25 } },
      )
      expect(answer.status).toBe(200)
      expect(goal).toMatchObject({ sessionPurpose: person.purpose, mgu: 30 })
      expect(goal?.metadata).toMatchObject({ warnings: [], violations: [] })
      const [first, second, ...more] = callsOf(PLAN)
      expect(more).toEqual([])
      expect([first?.attempt, second?.attempt]).toEqual([1, 2])
      expect(correctionIn(second)).toContain('sessionPurpose_drift')
      expect(correctionIn(second)).toContain(OFF_TOPIC[language])
      expect(plan).toMatchObject({ attempts: 2, outcome: 'accepted', tokensIn: 250, tokensOut: 45 })
      expect(plan?.tries.map(({ outcome }) => outcome)).toEqual(['corrected', 'accepted'])
      expect(rulesOf(plan?.tries[0]?.errors)).toEqual(['sessionPurpose_drift'])
      expect(plan?.tries[0]?.output).toMatchObject({ sessionPurpose: OFF_TOPIC[language] })
    },
  )

  test.each(LANGUAGES)(
    '[why.purpose-drift] [why.two-corrections] three times: two corrections, then the turn goes on with the warning kept: %s',
    async (language) => {
      const person = PEOPLE[language]
      const drifting = { json: driftingPlan(person, 1) }
      const { answer, goal, plan } = await planned(person, 1, drifting, drifting, drifting, drifting)
      expect(answer).toMatchObject({ status: 200, body: { phase: 'CONVERSATION', turn: 1 } })
      expect(callsOf(PLAN)).toHaveLength(3)
      expect(rulesOf(goal?.metadata['warnings'])).toContain('sessionPurpose_drift')
      expect(goal?.rawManagerOutput).toMatchObject({
        drift_detected: true,
        violations: ['sessionPurpose_drift'],
        correction: { target_role: 'Planner', anchor_message: lastSaid(person, 0) },
      })
      expect(goal?.managerAlignmentScore).toBeLessThan(100)
      expect(plan?.tries.map(({ outcome }) => outcome)).toEqual(['corrected', 'corrected', 'corrected'])
      expect(rulesOf(plan?.warnings)).toEqual(['sessionPurpose_drift'])
    },
  )

  test('[why.mgu-spike] [why.server-owns-numbers] numbers a model claims anyway are dropped, and the server counts for itself', async () => {
    const person = PEOPLE.en
    const claims = { ...planFor(person, 1), main_goal_understanding: 99, question_type: 'hypothesis' }
    const { answer, goal } = await planned(person, 1, { json: claims })
    expect(answer.status).toBe(200)
    expect(callsOf(PLAN)).toHaveLength(1)
    expect(goal).toMatchObject({ mgu: 30, whyCompletenessScore: 30, questionType: 'open' })
    expect(goal?.rawPlannerOutput).not.toHaveProperty('main_goal_understanding')
  })

  test.each(LANGUAGES)(
    '[why.server-owns-numbers] a bare yes to an open question confirms nothing, whatever the model claims: %s',
    async (language) => {
      const person = PEOPLE[language]
      const id = await sessionAt(server, model, person, 1)
      const [first] = planFor(person, 0).active_sub_questions
      const claims = planFor(person, 0, {
        confirmed_insights: [
          {
            label: person.what,
            layer: 'value',
            strength: 90,
            confirmation_strength: 1,
            quote: lastSaid(person, 0),
          },
        ],
        active_sub_questions: first === undefined ? [] : [{ ...first, status: 'resolved' }],
      })
      model.script(PLAN, { json: claims })
      model.script(QUESTION, { text: exchangeAt(person, 1).asks ?? '' })
      const answer = await server.say(id, { en: 'Yes.', ja: 'はい。' }[language])
      expect(answer.status).toBe(200)
      expect((await goalsOf(store, id)).map(({ mgu }) => mgu)).toEqual([0, 0])
      expect((await server.session(id)).confirmed_insights).toEqual([])
    },
  )

  test.each(LANGUAGES)(
    '[why.sub-question-drift] sub-questions about something else, or asked twice, are corrected: %s',
    async (language) => {
      const person = PEOPLE[language]
      const [own] = planFor(person, 1).active_sub_questions
      if (own === undefined) throw new Error('a plan has a sub-question')
      const stray = planFor(person, 1, { active_sub_questions: [{ ...own, question: OFF_TOPIC[language] }] })
      const twice = planFor(person, 1, { active_sub_questions: [own, own] })
      const { answer, goal, plan } = await planned(
        person,
        1,
        { json: stray },
        { json: twice },
        { json: planFor(person, 1) },
      )
      expect(answer.status).toBe(200)
      const corrections = callsOf(PLAN).slice(1).map(correctionIn)
      expect(corrections).toHaveLength(2)
      for (const correction of corrections) expect(correction).toContain('sub_question_drift')
      expect(plan?.tries.map(({ errors }) => rulesOf(errors))).toEqual([
        ['sub_question_drift'],
        ['sub_question_drift'],
        [],
      ])
      expect(goal?.metadata).toMatchObject({ warnings: [], violations: [] })
    },
  )

  const WANDERING: Record<Language, [said: string, asked: string][]> = {
    en: [
      ['Norwegian snow melts very slowly up north', 'How does the snow hang together with the repair guide?'],
      ['Oslo bakeries sell plum jam every Tuesday', 'Back to the guide, what is not working?'],
      ['Opera tickets got cheaper again last autumn', 'What has the opera got to do with the repair guide?'],
    ],
    ja: [
      ['ノルウェーの雪山は五月までスキー客で混み合う', 'スキーの話は、子ども食堂とどうつながるの？'],
      ['ベルゲン近郊では五月まで雪が残っている', '子ども食堂に戻ると、いま何が止まってる？'],
      ['オペラのチケット代がまた値下がりしたところ', 'オペラの話は、子ども食堂とどう関係してる？'],
    ],
  }
  test.each(LANGUAGES)(
    '[why.topic-drift] three turns about something else: noticed, led back, kept as a warning: %s',
    async (language) => {
      const person = PEOPLE[language]
      const id = await sessionAt(server, model, person, 2)
      model.always(PLAN, { json: planFor(person, 0) })
      for (const [said, question] of WANDERING[language]) {
        model.script(QUESTION, { text: question })
        expect((await server.say(id, said)).status).toBe(200)
      }
      const goals = await goalsOf(store, id)
      expect(goals.map(({ metadata }) => rulesOf(metadata['warnings']))).toEqual([[], [], [], [], ['topic_drift']])
      expect(goals.at(-1)?.rawManagerOutput).toMatchObject({ violations: ['topic_drift'], drift_detected: true })
      const told = { en: 'left the subject', ja: '話題が離れた' }[language]
      expect(callsOf(PLAN).at(-1)?.body.messages.at(-1)?.content).toContain(told)
    },
  )

  const PADDED = JSON.stringify(planFor(PEOPLE.en, 1)).replace('repair guide for', ' repair guide for')
  const UNREADABLE: [string, StepData, string][] = [
    ['prose', { text: 'I think the person wants a guide.' }, 'json'],
    ['JSON that was cut off', { text: PADDED.slice(0, 200) }, 'json'],
    ['an empty answer', { text: '' }, 'json'],
    ['a missing field', { json: { ...planFor(PEOPLE.en, 1), sessionPurpose: undefined } }, 'shape'],
    ['a field nobody asked for', { json: { ...planFor(PEOPLE.en, 1), phase: 'REPORT' } }, 'shape'],
    ['a number as text', { json: { ...planFor(PEOPLE.en, 1), question: 30 } }, 'shape'],
  ]
  test.each(UNREADABLE)('[why.planner-parse-error] %s once, then a good plan', async (_name, bad, rule) => {
    const person = PEOPLE.en
    const { answer, plan } = await planned(person, 1, bad, { json: planFor(person, 1) })
    expect(answer).toMatchObject({ status: 200, body: { message: exchangeAt(person, 1).asks } })
    expect(callsOf(PLAN)).toHaveLength(2)
    expect(correctionIn(callsOf(PLAN)[1])).toContain(`- ${rule}:`)
    expect(plan?.tries.map(({ outcome }) => outcome)).toEqual(['rejected', 'accepted'])
    expect([...new Set(rulesOf(plan?.tries[0]?.errors))]).toEqual([rule])
  })

  test.each(LANGUAGES)(
    '[why.built-in-stands-in] never a plan: the built-in answers, says whose answer was not taken, and the next turn asks again: %s',
    async (language) => {
      const person = PEOPLE[language]
      const id = await sessionAt(server, model, person, 1)
      model.always(PLAN, { text: '{"sessionPurpose": "x", oops' })
      const answer = await server.say(id, lastSaid(person, 1), 'again')
      expect(answer).toMatchObject({ status: 200, body: { turn: 1, phase: 'CONVERSATION' } })
      expect(callsOf(PLAN)).toHaveLength(3)
      expect(callsOf(QUESTION)).toEqual([])
      expect((await server.session(id)).messages.at(-1)?.made_by).toMatchObject({
        kind: 'built-in',
        instead_of: { model: 'compatible:test', because: ['json'] },
      })
      const row = (await ledgerOf(store, id)).findLast(({ name }) => name === PLAN)
      expect(row).toMatchObject({ source: 'built-in', model: 'compatible:test', outcome: 'accepted', attempts: 4 })
      expect(row?.tries.map(({ source, outcome }) => [source, outcome])).toEqual([
        ['model', 'rejected'],
        ['model', 'rejected'],
        ['model', 'rejected'],
        ['built-in', 'accepted'],
      ])
      model.reset()
      answersWell(model, person, 2)
      expect((await server.say(id, lastSaid(person, 2))).status).toBe(200)
      expect(callsOf(PLAN)).toHaveLength(1)
      expect((await goalsOf(store, id)).at(-1)?.metadata).toMatchObject({ source: 'model' })
    },
  )

  const INVENTED = { en: 'I have not slept for three weeks', ja: '三週間ずっと眠れていない' }
  const quoting = (person: Person, turn: number, quote: string) => {
    const plan = planFor(person, turn)
    return {
      ...plan,
      confirmed_insights: plan.confirmed_insights.map((insight) => Object.assign({}, insight, { quote })),
    }
  }

  test.each(LANGUAGES)(
    '[why.quotes-verbatim] an invented quote is refused by name, and a real one accepted instead: %s',
    async (language) => {
      const person = PEOPLE[language]
      const { answer, plan, id } = await planned(
        person,
        1,
        { json: quoting(person, 1, INVENTED[language]) },
        { json: planFor(person, 1) },
      )
      expect(answer.status).toBe(200)
      expect(correctionIn(callsOf(PLAN)[1])).toContain('- quote_verbatim:')
      expect(correctionIn(callsOf(PLAN)[1])).toContain(INVENTED[language])
      expect([...new Set(rulesOf(plan?.tries[0]?.errors))]).toEqual(['quote_verbatim', 'point_on_subject'])
      const { confirmed_insights } = await server.session(id)
      expect(confirmed_insights.flatMap(({ quotes }) => quotes).sort()).toEqual(
        exchangeAt(person, 1)
          .confirms.map(({ quote }) => quote)
          .sort(),
      )
    },
  )

  test.each(LANGUAGES)(
    '[why.quotes-verbatim] words only the interviewer said are not a quote; nothing of such a plan is stored: %s',
    async (language) => {
      const person = PEOPLE[language]
      const asked = exchangeAt(person, 0).asks ?? ''
      const stolen = { json: quoting(person, 1, asked) }
      const { answer, goal, id } = await planned(person, 1, stolen, stolen, stolen)
      expect(answer.status).toBe(200)
      expect(goal?.metadata).toMatchObject({ source: 'built-in' })
      const { confirmed_insights } = await server.session(id)
      for (const quote of confirmed_insights.flatMap(({ quotes }) => quotes))
        expect(lastSaid(person, 1)).toContain(quote)
    },
  )

  test('[why.quotes-verbatim] a quote is shown and kept exactly as the person typed it', async () => {
    const person = PEOPLE.en
    const id = await sessionAt(server, model, person, 3)
    const [tidy = ''] = exchangeAt(person, 3).confirms.map(({ quote }) => quote)
    const typed = tidy.replace('village', 'ｖｉｌｌａｇｅ').replace('young ones', 'young\u3000 ones')
    answersWell(model, person, 3)
    const { body } = await server.say(id, `Exactly, ${typed}`)
    expect(body.phase).toBe('SLIDER')
    expect(body.confirmed_insights?.flatMap(({ quotes }) => quotes)).toContain(typed)
    expect((await server.session(id)).confirmed_insights).toEqual(body.confirmed_insights)
  })

  test('[why.how-words] a means in the purpose is refused by name', async () => {
    const person = PEOPLE.en
    const { answer, goal, plan } = await planned(
      person,
      1,
      { json: planFor(person, 1, { sessionPurpose: `${person.purpose} with GitHub` }) },
      { json: planFor(person, 1) },
    )
    expect(answer.status).toBe(200)
    expect(rulesOf(plan?.tries[0]?.errors)).toContain('no_how_words')
    expect(goal?.sessionPurpose).toBe(person.purpose)
  })

  test.each(LANGUAGES)(
    '[why.quotes-lenient] one invented quote among real ones is left out with a warning, the others stay: %s',
    async (language) => {
      const person = PEOPLE[language]
      const plan = planFor(person, 1)
      const [first, ...rest] = plan.confirmed_insights
      if (first === undefined) throw new Error('a plan has a point')
      const { answer, goal, id } = await planned(person, 1, {
        json: { ...plan, confirmed_insights: [{ ...first, quote: INVENTED[language] }, ...rest] },
      })
      expect(answer.status).toBe(200)
      expect(callsOf(PLAN)).toHaveLength(1)
      expect(rulesOf(goal?.metadata['warnings'])).toContain('quote_verbatim')
      const quotes = (await server.session(id)).confirmed_insights.flatMap((insight) => insight.quotes).sort()
      expect(quotes).toEqual(rest.map(({ quote }) => quote).sort())
    },
  )

  test('[why.not-before-turn-3] however much is understood, the sliders wait for turn 3', async () => {
    const person = PEOPLE.en
    const id = await server.start('en')
    const statements = [
      'I want a repair guide because children in our village matter to me, safety matters to me, and freedom matters to me',
      'Children in our village matter more than money, safety matters more than speed, and freedom matters more than quiet',
      'Children in our village are why I get up, safety is why I repair, and freedom is why I ride',
      'Children in our village laugh on the hill, safety makes them brave, and freedom makes them grow',
    ]
    const phases: string[] = []
    for (const [turn, said] of statements.entries()) {
      const confirmed_insights = said.split(/, (?:and )?/u).map((quote, part) => ({
        label: `Reason ${'abcdefghijkl'.charAt(3 * turn + part)}`.repeat(1 + part),
        layer: 'value' as const,
        strength: 80,
        confirmation_strength: 1,
        quote: quote.replace(/^I want a repair guide because /u, ''),
      }))
      model.script(PLAN, {
        json: planFor(person, 0, { confirmed_insights, question: exchangeAt(person, Math.min(turn, 2)).asks ?? '' }),
      })
      phases.push((await server.say(id, said)).body.phase)
    }
    expect((await goalsOf(store, id)).map(({ mgu }) => mgu)).toEqual([30, 60, 90, 100])
    expect(phases).toEqual(['CONVERSATION', 'CONVERSATION', 'CONVERSATION', 'SLIDER'])
  })
})
