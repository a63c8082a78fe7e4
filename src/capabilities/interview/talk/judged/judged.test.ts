import { describe, expect, test } from 'vitest'
import { wordVectors } from '#text/index.ts'
import { talkThrough } from '../../../../../test/support/interview/talk-through.ts'
import { replyInput } from '../../asks/reply/input.ts'
import { replyRules } from '../../asks/reply/rules/rules.ts'
import { ASPECTS, LANGUAGES, TONES } from '../../contract.ts'
import { inTone, WORDING } from '../../asks/reply/wording/index.ts'
import { heardAnswers } from '../heard-answers.ts'
import { takenBack } from '../quoting/corrections.ts'
import { quoteOf } from '../quoting/references.ts'
import type { Spoken } from '../spoken.ts'
import { askedMove } from './asked-move.ts'
import { fittingMoves, readingOf } from './reading.ts'
import { MOVES_OF } from './step-moves.ts'

await wordVectors('朝 morning')

const said = (...contents: string[]): Spoken[] =>
  contents.flatMap((content, n): Spoken[] => [
    { role: 'assistant', content: n === 0 ? '?' : 'And?', meta: { kind: 'question', state: 'enumerate' } },
    { role: 'user', content, meta: { kind: 'answer', state: 'enumerate' } },
  ])

const complains = (found: unknown): boolean => typeof found === 'string' || (Array.isArray(found) && found.length > 0)

describe.each(LANGUAGES)('%s', (language) => {
  const words = <T>(both: Record<'ja' | 'en', T>): T => both[language]

  test('[interview.fitting-move] naze knows what it asked by its own words, in every tone', () => {
    for (const [move, lines] of Object.entries(WORDING[language].questions.moves))
      for (const line of lines)
        for (const tone of TONES)
          expect(
            askedMove({
              content: `… ${inTone(line, { language, tone, casual: false })}`,
              meta: { kind: 'question', state: 'enumerate' },
            }),
          ).toBe(move)
  })

  test('[interview.fitting-move] every way to ask keeps the rules that hold for a model', () => {
    const guide = { name: '買い物', goal: '', mustAsk: [], neverAsk: [], language, tone: 'neutral' as const }
    const spoken = said(words({ ja: '駅が遠くて困ります', en: 'The station is far away' }))
    for (const aspect of ASPECTS)
      for (const line of MOVES_OF[aspect].flatMap((move) => WORDING[language].questions.moves[move])) {
        const input = replyInput(guide, { kind: 'deepen', aspect }, spoken)
        const text = inTone(line, { language, tone: 'neutral', casual: false })
        const broken = replyRules.filter(({ name, check }) => name !== 'step' && complains(check(text, input)))
        expect([text, ...broken.map(({ name }) => name)]).toEqual([text])
      }
  })

  test('[interview.fitting-move] what was asked comes last, what fits first', () => {
    const told = words({
      ja: '朝の電車が混んでいて、着くころには疲れています。',
      en: 'The morning train is packed and I am worn out when I get there.',
    })
    const spoken = said(told)
    const answers = heardAnswers(spoken, language)
    const [first] = fittingMoves(readingOf(spoken, answers, language), spoken)
    const line = WORDING[language].questions.moves[first ?? 'more'][0] ?? ''
    const asked: Spoken = {
      role: 'assistant',
      content: inTone(line, { language, tone: 'neutral', casual: false }),
      meta: { kind: 'question', state: 'enumerate' },
    }
    expect(fittingMoves(readingOf(spoken, answers, language), [...spoken, asked]).at(-1)).toBe(first)
  })

  test('[interview.fitting-move] no question comes twice in a talk', () => {
    const answers = words({
      ja: [
        '駅が遠くて困っています',
        '雨の日は特に大変です',
        '仕事に遅れることがあります',
        '近くにバスが来てほしいです',
        '母も同じことを言います',
      ],
      en: [
        'The station is far from my house',
        'It is worst when it rains',
        'I am late for work because of it',
        'I would like a bus close by',
        'My mother says the same',
      ],
    })
    const guide = { name: '通勤', goal: '', mustAsk: [], neverAsk: [], language, tone: 'neutral' as const }
    const { spoken } = talkThrough(guide, answers, { maxTurns: 20, maxDeep: 4 })
    const moves = spoken.flatMap((message) => (message.role === 'assistant' ? (askedMove(message) ?? []) : []))
    expect(new Set(moves).size).toBe(moves.length)
  })

  test('[interview.heart] what was denied later is not theirs any more', () => {
    const spoken = said(
      words({ ja: '値段が高いです', en: 'The price is too high' }),
      words({ ja: 'いや、値段じゃなくて、待ち時間です', en: "No, it's not the price, it's the waiting" }),
    )
    const isTakenBack = takenBack(heardAnswers(spoken, language), language)
    expect(isTakenBack(words({ ja: '値段が高いです', en: 'The price is too high' }), 0)).toBe(true)
    expect(isTakenBack(words({ ja: '待ち時間です', en: "it's the waiting" }), 1)).toBe(false)
  })

  test('[interview.heart] of what is granted and what is meant, the latter is quoted', () => {
    const text = words({
      ja: '値段は高いけど、待つのがいちばんつらいです',
      en: 'The price is fine, but the waiting wears me out',
    })
    const quote = quoteOf(
      { text, language, kind: 'content', confidence: 1, start: 0, end: text.length, statement: 'problem' },
      () => true,
    )
    expect(quote).toBe(words({ ja: '待つのがいちばんつらいです', en: 'the waiting wears me out' }))
  })
})
