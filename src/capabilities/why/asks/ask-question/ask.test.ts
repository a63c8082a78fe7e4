import { describe, expect, it } from 'vitest'
import { askQuestion } from './ask.ts'
import { brokenRules, interviewerInput } from '../../../../../test/support/why/inputs.ts'
import { offlineSimilarity } from '#text/index.ts'
import type { InterviewerInput } from './input.ts'

const english: Partial<InterviewerInput> = {
  language: 'en',
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
    [
      'cognitive_filter_violation',
      '台帳で困るのはどこ？',
      { filter: { detected_how: ['台帳'], detected_what: [], instruction: '' } },
    ],
    ['cognitive_filter_violation', 'Where does the spreadsheet fail you?', english],
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
    ['no_praise_no_advice', '紙に書いてみたら、誰が困る？', {}],
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
    expect(await must('「売上が30%落ちた」って、いつ頃の話？')).toEqual([])
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

describe('warnings', () => {
  it('an open question offers no options, a hypothesis is asked and not asserted', async () => {
    const other = async (question: string, over: Partial<InterviewerInput>) =>
      (await brokenRules(askQuestion, question, interviewerInput(over))).other
    expect(await other('トラブルは人の問題、それとも紙の問題？', {})).toContain('open_without_options')
    expect(await other('つまり、トラブルをなくしたいってこと？', {})).toContain('open_without_options')
    expect(await other('トラブルはどこで起きる？', { questionType: 'hypothesis' })).toContain('hypothesis_not_asserted')
    expect(await other('いちばん困るのは誰？', {})).toContain('uses_their_words')
  })
})

describe('the built-in question', () => {
  const ask = (over: Partial<InterviewerInput>) => askQuestion.builtIn(interviewerInput(over))

  it('asks why first, in the person’s own words', async () => {
    const first = {
      turn: 0,
      said: ['町内会の回覧板をアプリにしたい'],
      latest: '町内会の回覧板をアプリにしたい',
      asked: [],
    }
    expect(await ask(first)).toContain('町内会の回覧板をアプリにしよう')
  })

  it('takes up the strongest phrase of the latest answer', async () => {
    expect(await ask({})).toContain('「回すのが遅れてトラブルになってる」')
    expect(await ask(english)).toContain('"Junior people get stuck on our documents"')
  })

  it('offers an interpretation only when told to', async () => {
    expect(await ask({ questionType: 'hypothesis' })).toMatch(/^つまり、.*「回すのが遅れてトラブルになってる」/u)
    expect(await ask({})).not.toMatch(/つまり/u)
  })

  it.each([
    ['ja', 'はい'],
    ['ja', 'わからない'],
    ['ja', 'しつこいな'],
    ['ja', 'なんでだと思います？'],
    ['ja', 'Next.jsとVercelを使います'],
    ['ja', '部長'],
    ['en', 'yes'],
    ['en', 'dunno'],
    ['en', 'Stop asking'],
    ['en', 'Why do you think?'],
    ['en', 'We would use AWS and a PostgreSQL database'],
    ['en', 'receipts'],
  ] as const)('%s: asks somebody who says only “%s” ten different things', async (language, latest) => {
    const base = language === 'en' ? english : {}
    const asked: string[] = [...(base.asked ?? [])]
    for (let turn = 1; turn <= 10; turn++) {
      const said = [
        base.anchorMessage ?? '町内会の回覧板をアプリにしたい',
        ...Array.from({ length: turn }, () => latest),
      ]
      const input = interviewerInput({ ...base, language, latest, said, asked: [...asked], turn })
      const question = await askQuestion.builtIn(input)
      expect((await brokenRules(askQuestion, question, input)).must).toEqual([])
      asked.push(question)
    }
    expect(new Set(asked).size).toBe(asked.length)
  })

  it('never takes the axis of the hypothesis just asked', async () => {
    const asked = ['つまり、「回すのが遅れてトラブルになってる」をなくしたい、ってこと？']
    const said = ['町内会の回覧板をアプリにしたい', 'お年寄りの家が困った', '回すのが遅れてトラブルになってる', 'いや']
    const question = await ask({ questionType: 'hypothesis', answered: 'hypothesis', latest: 'いや', said, asked })
    expect(question).toMatch(/^つまり/u)
    expect(question).not.toContain('「回すのが遅れてトラブルになってる」をなくし')
    expect(question).toContain('お年寄りの家が困った')
  })

  it('leads somebody who has left the topic back to it', async () => {
    const latest = '犬がソファをかじってて、さっきまで片付けてました'
    expect(await ask({ latest, said: ['町内会の回覧板をアプリにしたい', latest] })).toMatch(/町内会の回覧板|最初/u)
  })
})
