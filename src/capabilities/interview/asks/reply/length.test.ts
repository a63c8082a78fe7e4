import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { talkThrough } from '../../../../../test/support/interview/talk-through.ts'
import { type Language, LANGUAGES, MAX_REPLY_CHARACTERS, type Tone, TONES } from '../../contract.ts'
import { builtInReply } from './built-in.ts'
import { replyInput } from './input.ts'
import { replyRules } from './rules/rules.ts'

const WAYS = LANGUAGES.flatMap((language) => TONES.map((tone) => ({ language, tone })))
const guide = (language: Language, tone: Tone, mustAsk: string[] = []) => ({
  name: '家計簿',
  goal: '続かない理由',
  neverAsk: [],
  mustAsk,
  language,
  tone,
})

const something = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('x'.repeat(500), 'あ'.repeat(500), '「検索', '“open', 'a "b', '[氏名1]', '('),
  },
  {
    weight: 3,
    arbitrary: fc
      .array(
        fc.constantFrom(
          '検索が遅くて、',
          '毎朝電車の中で困っていて',
          'the search is slow, ',
          'and I give up ',
          '。',
          '. ',
        ),
        {
          minLength: 1,
          maxLength: 40,
        },
      )
      .map((all) => all.join('')),
  },
)

function expectWhole(reply: string): void {
  expect(reply.length).toBeLessThanOrEqual(MAX_REPLY_CHARACTERS)
  expect(reply).toMatch(/[？?]$/u)
  for (const [open, close] of [
    ['「', '」'],
    ['『', '』'],
    ['“', '”'],
  ] as const)
    expect(reply.split(open).length).toBe(reply.split(close).length)
}

describe.each(WAYS)('[interview.reply-length] $language $tone', ({ language, tone }) => {
  test('a summary of anything fits, ends with its question, and closes its quotes', () => {
    fc.assert(
      fc.property(fc.array(something, { minLength: 3, maxLength: 7 }), (said) => {
        const { replies, states } = talkThrough(guide(language, tone), said, { maxTurns: 40, maxDeep: 5 })
        for (const [turn, reply] of replies.entries()) if (states[turn] !== 'done') expectWhole(reply)
        for (const say of [{ kind: 'summary' }, { kind: 'recommend', why: false }] as const) {
          const spoken = said.map((content, turn) => ({
            role: 'user' as const,
            content,
            meta: { kind: 'answer' as const, state: turn < 3 ? ('enumerate' as const) : ('deepening' as const) },
          }))
          expectWhole(builtInReply(replyInput(guide(language, tone), say, spoken)))
        }
      }),
      { numRuns: 30 },
    )
  })

  test('three things and three detailed answers keep their question', () => {
    const said =
      language === 'ja'
        ? [
            '朝の電車で検索しようとすると結果が出るまで一分近くかかる、通知が一日に三十件も届いて大事なものを見落とす、料金プランの説明が長くて何度読んでもわからない',
            '以上です',
            'はい',
            '検索です',
            '先週の水曜日の朝、満員電車の中で乗り換えを調べようとしたのに、いつまでも画面が白いままで、乗り過ごしてしまいました',
            'ほとんど毎朝起きていて、そのせいで遅刻しそうになることが月に三回はあるので、上司にも注意されて本当に困っています',
            '別のアプリも三つ入れてみたのですが、どれも広告が多くて結局使わなくなりました',
          ]
        : [
            'search takes almost a minute every morning on the train, thirty notifications a day bury the important ones, the description of the price plans is far too long to understand',
            'that’s all',
            'yes',
            'the search',
            'Last Wednesday morning I was on a packed train trying to look up my connection, and the screen stayed white for so long that I missed my stop',
            'It happens nearly every morning, which means I am almost late three times a month and my manager has started to comment on it in front of everybody. I want to find my train before I miss my stop.',
            'I installed three other apps but all of them had so many adverts that I went back to this one after a week or two',
          ]
    const { replies, states } = talkThrough(guide(language, tone), said, { maxTurns: 20, maxDeep: 4 })
    const summary = replies[states.indexOf('summary_check')] ?? ''
    expectWhole(summary)
    expect(summary).toMatch(language === 'ja' ? /「[^」]+」/u : /“[^”]+”/u)
  })

  test('the longest topic is asked whole', () => {
    for (const topic of ['x'.repeat(300), `${'あ'.repeat(296)}ますか`, `${'い'.repeat(299)}？`]) {
      for (const again of [false, true]) {
        const said = [
          { role: 'user', content: 'hm, 検索が遅い', meta: { kind: 'answer', state: 'deepening' } },
        ] as const
        expectWhole(
          builtInReply(replyInput(guide(language, tone, [topic]), { kind: 'must_ask', topic: 0, again }, said)),
        )
      }
    }
  })
})

test('[interview.reply-length] a reply that is too long keeps its question', async () => {
  const input = replyInput(guide('ja', 'neutral'), { kind: 'enumerate' }, [])
  const asks = replyRules.find(({ name }) => name === 'one-question')
  expect(await asks?.check(`${'検索のことを教えてください。'.repeat(30)}いかがですか？`, input)).toEqual([])
  expect(await asks?.check('いかがですか？', input)).toEqual([])
  expect(await asks?.check('検索のことを教えてください。'.repeat(40), input)).toEqual([expect.stringMatching(/400/)])
})
