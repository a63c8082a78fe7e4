import { describe, expect, test } from 'vitest'
import type { Language } from '../../src/capabilities/why/contract.ts'
import { exchangeAt, PEOPLE, planFor } from '../support/why/plans.ts'
import { sessionAt } from '../support/why/server.ts'
import {
  PLAN,
  QUESTION,
  LANGUAGES,
  model,
  store,
  server,
  withServer,
  callsOf,
  correctionIn,
  lastSaid,
  ledgerOf,
  storedText,
  rulesOf,
} from './setup.ts'

withServer()

describe('the interviewer', () => {
  type Bad = [what: string, turn: number, text: Record<Language, string>, rule: string]
  const BAD: Bad[] = [
    [
      'praises',
      0,
      {
        en: 'What a great idea, what happened before you wanted it?',
        ja: '素晴らしいですね、何を見たから始めたいの？',
      },
      'no_praise_no_advice',
    ],
    [
      'lectures',
      0,
      {
        en: 'You should start with the brakes and then what comes next?',
        ja: 'まず近所に相談したほうがいいけど、何を見たから始めたいの？',
      },
      'no_praise_no_advice',
    ],
    [
      'preaches before it asks',
      0,
      {
        en: 'Villages need care. Every guide begins with a list. What happened before you wanted it?',
        ja: '町には世話が要る。食堂は人で決まる。何を見たから始めたいの？',
      },
      'one_sentence',
    ],
    [
      'asks three things at once',
      0,
      { en: 'Why now? For whom? What for?', ja: 'なぜ今なの？誰のため？何のため？' },
      'miller_law_violation',
    ],
    [
      'asks nothing',
      0,
      { en: 'Tell me what happened in the village.', ja: '商店街で何があったか教えて。' },
      'miller_law_violation',
    ],
    [
      'names a means',
      0,
      {
        en: 'Which GitHub page would the village look at before a ride?',
        ja: '商店街の人はChatGPTに何を聞いているの？',
      },
      'cognitive_filter_violation',
    ],
    [
      'names an emotion',
      0,
      { en: 'What was the most painful moment in the village?', ja: '商店街でいちばんつらいのはどんな場面？' },
      'character_violation',
    ],
    [
      'leaks JSON',
      0,
      { en: '{"question":"What happened in the village?"}', ja: '{"question":"商店街で何があったの？"}' },
      'no_machinery',
    ],
    [
      'leaks a score',
      0,
      { en: 'With an MGU of 30, what happened in the village?', ja: '理解度は30%だけど、商店街で何があったの？' },
      'no_machinery',
    ],
    [
      'asks what it asked before',
      1,
      { en: PEOPLE.en.talk[0].asks ?? '', ja: PEOPLE.ja.talk[0].asks ?? '' },
      'no_repeat',
    ],
    [
      'speaks another language',
      0,
      { en: '商店街で何があったの？', ja: 'What happened in the shopping street?' },
      'language',
    ],
  ]
  const CASES = BAD.flatMap(([what, turn, text, rule]) =>
    LANGUAGES.map((language) => [what, language, turn, text[language], rule] as const),
  )

  test.each(CASES)(
    '[why.bad-question-never-shown] one that %s (%s) is corrected before anyone sees it',
    async (_what, language, turn, bad, rule) => {
      const person = PEOPLE[language]
      const id = await sessionAt(server, model, person, turn)
      const good = exchangeAt(person, turn).asks
      model.script(PLAN, { json: planFor(person, turn, { question: bad }) })
      model.script(QUESTION, { text: good ?? '' })
      const answer = await server.say(id, lastSaid(person, turn))
      expect(answer).toMatchObject({ status: 200, body: { message: good } })
      expect(correctionIn(callsOf(QUESTION)[0])).toContain(`- ${rule}:`)
      expect(correctionIn(callsOf(QUESTION)[0])).toContain(bad)
      const times = (text: string) => text.split(JSON.stringify(bad).slice(1, -1)).length - 1
      expect(times(JSON.stringify(answer))).toBe(0)
      // The repeated one was asked once, one turn earlier: it stands in the rows and in the view, and no third time.
      expect(times(await storedText(store, server, id))).toBe(rule === 'no_repeat' ? 2 : 0)
      const ask = (await ledgerOf(store, id)).findLast(({ name }) => name === QUESTION)
      expect(ask?.tries.map(({ outcome }) => outcome)).toEqual(['rejected', 'accepted'])
      expect(rulesOf(ask?.tries[0]?.errors)).toContain(rule)
    },
  )

  const STYLE: [what: string, turn: number, text: Record<Language, string>, rule: string][] = [
    [
      'offers options in an open question',
      1,
      {
        en: 'Is it either the worn brakes or the hill that matters most?',
        ja: '夜になるのが早いから、それとも声をかける人がいないから？',
      },
      'open_without_options',
    ],
    [
      'asserts a hypothesis',
      2,
      { en: 'Why does every child have to come home safely?', ja: '子どもの毎日を町で見守るのはなぜ？' },
      'hypothesis_not_asserted',
    ],
  ]
  const STYLES = STYLE.flatMap(([what, turn, text, rule]) =>
    LANGUAGES.map((language) => [what, language, turn, text[language], rule] as const),
  )
  test.each(STYLES)(
    '[why.question-style] one that %s (%s) is corrected, and the built-in asks when nothing better comes',
    async (_what, language, turn, poor, rule) => {
      const person = PEOPLE[language]
      for (const second of [exchangeAt(person, turn).asks ?? '', poor]) {
        const id = await sessionAt(server, model, person, turn)
        model.reset()
        model.script(PLAN, { json: planFor(person, turn, { question: poor }) })
        model.always(QUESTION, { text: second })
        const answer = await server.say(id, lastSaid(person, turn))
        expect(answer.status).toBe(200)
        expect(correctionIn(callsOf(QUESTION)[0])).toContain(`- ${rule}:`)
        if (second === poor) expect(JSON.stringify(answer)).not.toContain(JSON.stringify(poor).slice(1, -1))
        else expect(answer).toMatchObject({ body: { message: second } })
      }
    },
  )

  const ALWAYS_BAD = { en: 'Great idea, which app do you want? And why?', ja: 'さすが、どのアプリがいいの？なぜ？' }
  test.each(LANGUAGES)(
    '[why.interviewer-fallback] one that never asks well is replaced by the built-in after one correction: %s',
    async (language) => {
      const person = PEOPLE[language]
      const id = await sessionAt(server, model, person, 1)
      model.script(PLAN, { json: planFor(person, 1, { question: ALWAYS_BAD[language] }) })
      model.always(QUESTION, { text: ALWAYS_BAD[language] })
      const answer = await server.say(id, lastSaid(person, 1))
      expect(answer).toMatchObject({ status: 200, body: { phase: 'CONVERSATION', turn: 1 } })
      expect(answer.body.message).toMatch(/^[^？?]+[？?]$/u)
      expect(callsOf(QUESTION)).toHaveLength(2)
      expect(await storedText(store, server, id)).not.toContain(ALWAYS_BAD[language])
      expect((await server.session(id)).messages.at(-1)?.made_by?.kind).toBe('built-in')
      const ask = (await ledgerOf(store, id)).findLast(({ name }) => name === QUESTION)
      expect(ask).toMatchObject({ model: 'compatible:test', source: 'built-in', outcome: 'accepted', attempts: 4 })
      expect(ask?.tries.map(({ source, outcome }) => [source, outcome])).toEqual([
        ['model', 'rejected'],
        ['model', 'rejected'],
        ['model', 'rejected'],
        ['built-in', 'accepted'],
      ])
    },
  )

  test('[why.resume] the question after the sliders is judged like any other', async () => {
    const person = PEOPLE.en
    const id = await sessionAt(server, model, person, 4)
    model.script(QUESTION, { text: ALWAYS_BAD.en }, { text: 'What is still missing from the picture?' })
    const resumed = await server.post('/api/process/resume', { session_id: id })
    expect(resumed).toEqual({
      status: 200,
      body: { phase: 'CONVERSATION', message: 'What is still missing from the picture?' },
    })
    expect(await storedText(store, server, id)).not.toContain(ALWAYS_BAD.en)
  })
})
