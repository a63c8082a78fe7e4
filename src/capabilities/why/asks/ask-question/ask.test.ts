import { describe, expect, it } from 'vitest'
import { askQuestion } from './ask.ts'
import { brokenRules, interviewerInput } from '../../../../../test/support/why/inputs.ts'
import { offlineSimilarity } from '#text/index.ts'
import { TALK_MOVES } from '#listening/index.ts'
import type { InterviewerInput } from './input.ts'
import { wordingFor } from './wording/index.ts'

const ASKED = TALK_MOVES.filter((move) => move !== 'read-back')

const english: Partial<InterviewerInput> = {
  language: 'en',
  register: 'plain',
  anchorMessage: 'I want to build a sounding-board AI',
  latest: 'Junior people get stuck on our documents',
  said: ['I want to build a sounding-board AI', 'Junior people get stuck on our documents'],
  asked: ['What made you want to build a sounding-board AI?'],
}
const must = async (question: string, over: Partial<InterviewerInput> = {}): Promise<string[]> =>
  (await brokenRules(askQuestion, question, interviewerInput(over))).must

describe('a question is never shown when', () => {
  it.each([
    ['cognitive_filter_violation', 'Slackで困るのはどこ？', {}],
    ['cognitive_filter_violation', '台帳で困るのはどこ？', { filter: { detected_how: ['台帳'], detected_what: [] } }],
    ['cognitive_filter_violation', 'Where does GitHub fail you?', english],
    ['miller_law_violation', 'それはなぜ？いつから？', {}],
    ['miller_law_violation', 'トラブルの話を聞かせて', {}],
    ['miller_law_violation', 'それはなぜ？教えて', {}],
    ['character_violation', 'つらいのはどんなとき？', {}],
    ['character_violation', '何が大変だった？', {}],
    ['character_violation', 'どこでつまずいた？', {}],
    ['character_violation', 'どう感じてる？', {}],
    ['character_violation', 'When does it feel worst?', english],
    ['character_violation', 'Who is struggling most?', english],
    ['one_sentence', '回覧板は止まる。その先で何が起きる？', {}],
    ['one_sentence', 'Juniors get stuck. What then?', english],
    ['no_machinery', 'MGUは65だけど、なんで？', {}],
    ['no_machinery', '{"q": 1} なんで？', {}],
    ['no_machinery', 'いま65%くらい分かったけど、なんで？', {}],
    ['no_praise_no_advice', '素晴らしい話だけど、なんで？', {}],
    ['no_praise_no_advice', '紙に書いてみたらどうですか、誰が困る？', {}],
    ['no_praise_no_advice', 'Great, and what comes next?', english],
    ['no_praise_no_advice', 'Have you tried asking them why?', english],
    ['no_repeat', 'なんで町内会の回覧板をアプリにしようと思ったの？', {}],
    ['language', 'What comes next?', {}],
    ['language', '何が起きる？', english],
    ['length', '何？', {}],
  ])('%s: %s', async (rule, question, over) => {
    expect(await must(question, over)).toContain(rule)
  })

  it('but is fine with the What, a quotation, or two sentences of a hypothesis', async () => {
    expect(await must('アプリにしたいのは、「回すのが遅れてトラブルになってる」から先で何が起きるから？')).toEqual([])
    const said = ['町内会の回覧板をアプリにしたい', '売上が30%落ちた']
    expect(await must('「売上が30%落ちた」って、いつ頃の話？', { said })).toEqual([])
    expect(await must('回すのが遅れる。つまり、知らない人が残るってこと？', { questionType: 'hypothesis' })).toEqual([])
    expect(await must('"Junior people get stuck on our documents" — and what does that lead to?', english)).toEqual([])
  })

  it('an earlier template with another phrase counts as a repeat', async () => {
    const asked = ['「紙が届かない」が続いたら、その先はどうなる？']
    expect(await must('「トラブルになってる」が続いたら、その先はどうなる？', { asked })).toEqual(['no_repeat'])
  })
})

describe('the same question in other words', () => {
  it('is asked for again, another angle on the same thing is not', async () => {
    const over = {
      ...english,
      asked: ['What happened the last time people got stuck?'],
      similarity: offlineSimilarity(),
    }
    const other = async (question: string) => (await brokenRules(askQuestion, question, interviewerInput(over))).other
    expect(await other('The last time people got stuck, what happened?')).toContain('no_paraphrase')
    expect(await other('Why does it matter to you that people get stuck?')).not.toContain('no_paraphrase')
  })
})

describe('[why.questions-fit] an open question', () => {
  it('offers no options, a hypothesis is asked and not asserted', async () => {
    expect(await must('トラブルは人の問題、それとも紙の問題？', {})).toContain('open_without_options')
    expect(await must('つまり、トラブルをなくしたいってこと？', {})).toContain('open_without_options')
    expect(await must('トラブルはどこで起きる？', { questionType: 'hypothesis' })).toContain('hypothesis_not_asserted')
  })
})

describe('the built-in question', () => {
  const ask = (over: Partial<InterviewerInput>) => askQuestion.builtIn(interviewerInput(over))

  it('asks for the cause first', async () => {
    const first = { turn: 0, move: 'opening', slot: 'problem', asks: 'origin', asked: [] } as const
    expect(await ask({ ...first, said: ['町内会の回覧板をアプリにしたい'] })).toMatch(/きっかけ|なんで|何があ/u)
  })

  it('[why.questions-fit] is written for what it asks and how the person speaks', async () => {
    const of = (asks: InterviewerInput['asks'], register: InterviewerInput['register']) => ask({ asks, register })
    const asked = await Promise.all([
      of('different', 'casual'),
      of('leads-to', 'casual'),
      of('stayed', 'casual'),
      of('different', 'polite'),
    ])
    expect(new Set(asked).size).toBe(4)
    expect(asked[3]).toMatch(/(?:ます|です|でしょう)か？$/u)
  })

  it('[why.one-read-back] reads back in whole clauses of the person', async () => {
    const points = [
      { label: '取り残されたくない', layer: 'value', strength: 80, quotes: ['取り残されたくない'] },
      { label: '回すのが遅れる', layer: 'consequence', strength: 70, quotes: ['回すのが遅れてトラブルになってる'] },
    ] as const
    const question = await ask({ move: 'read-back', slot: null, questionType: 'hypothesis', points })
    expect(question).toMatch(/^つまり、町内会の回覧板をアプリにしたいのは、「取り残されたくない」.*ってこと？$/u)
  })

  it('[why.question-back] explains with an example, and asks more simply', async () => {
    expect(await ask({ move: 'explain', asked: ['一つ目？', '二つ目？'] })).toMatch(/たとえば.*。.*？$/u)
    expect(await ask({ ...english, move: 'explain', asked: ['One?', 'Two?'] })).toMatch(/for example.*\..*\?$/u)
  })

  it('[why.bridge] names both things', async () => {
    const bridge = { move: 'bridge', slot: null, asks: null, noun: '洗濯' } as const
    expect(await ask(bridge)).toMatch(/洗濯.*町内会の回覧板/u)
    expect(await ask({ ...english, ...bridge, noun: 'the washing' })).toMatch(/the washing.*the sounding-board AI/u)
  })

  it.each(['ja', 'en'] as const)('%s: asks somebody without an answer ten different things', async (language) => {
    const base = language === 'en' ? english : {}
    const asked: string[] = [...(base.asked ?? [])]
    for (const asks of ASKED.slice(0, 10)) {
      const input = interviewerInput({
        ...base,
        language,
        asks,
        asked: [...asked],
        lead: 'another-way',
      })
      const question = await askQuestion.builtIn(input)
      expect((await brokenRules(askQuestion, question, input)).must).toEqual([])
      asked.push(question)
    }
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('[why.questions-fit] has six wordings or more for each move, all different and within the rules', async () => {
    for (const [language, register] of [
      ['ja', 'casual'],
      ['ja', 'polite'],
      ['en', 'plain'],
    ] as const) {
      const wording = wordingFor(language, register)
      const base = language === 'en' ? english : {}
      const all = ASKED.flatMap((asks) => wording.asks[asks])
      expect(new Set(all).size).toBe(all.length)
      for (const asks of ASKED) expect(wording.asks[asks].length).toBeGreaterThanOrEqual(6)
      for (const question of [...all, ...wording.heart])
        expect(await must(question, { ...base, language, asked: [] }), question).toEqual([])
    }
  })
})
