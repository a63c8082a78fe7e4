import { describe, expect, test } from 'vitest'
import { talkThrough } from '../../../../../test/support/interview/talk-through.ts'
import { LANGUAGES, TONES, type Language, type Tone } from '../../contract.ts'
import type { GuideText } from './input.ts'
import { WORDING } from './wording/index.ts'

const WAYS = LANGUAGES.flatMap((language) => TONES.map((tone) => ({ language, tone })))
const guide = (language: Language, tone: Tone, more: Partial<GuideText> = {}): GuideText => ({
  name: '家計簿',
  goal: '続かない理由',
  mustAsk: [],
  neverAsk: [],
  language,
  tone,
  ...more,
})
const words = <T>(language: Language, both: Record<Language, T>): T => both[language]
const THANKS = /ありがとう|thank|grateful|appreciate|helps? a lot|参考になり|助かる|助かります/iu

describe.each(WAYS)('[interview.built-in] $language $tone', ({ language, tone }) => {
  const w = WORDING[language][tone]
  const talk = (
    answers: (string | null)[],
    more: Partial<GuideText> = {},
    limits?: { maxTurns: number; maxDeep: number },
  ) => talkThrough(guide(language, tone, more), answers, limits)
  const NOTHING = words(language, { ja: '特にないです', en: 'nothing else' })

  test('whoever skips everything is never asked the same twice, nor "anything similar", and is not thanked for answers', () => {
    const { replies, states } = talk(Array.from({ length: 12 }, () => null))
    const asked = replies.slice(0, -1).map((reply) => /[^。.！!]*[？?]$/u.exec(reply)?.[0])
    expect(new Set(asked).size).toBe(asked.length)
    for (const reply of replies) for (const like of w.moreLikeIt) expect(reply).not.toContain(like)
    for (const more of w.more) expect(replies.join()).not.toContain(more)
    expect(states.at(-1)).toBe('done')
    expect(replies.at(-1)).toBe(w.closingEmpty)
  })

  test('a skip after something named asks for more, not for something similar', () => {
    const { replies } = talk([words(language, { ja: '検索が遅い', en: 'slow search' }), null])
    expect(w.more.some((more) => replies[1]?.endsWith(more))).toBe(true)
  })

  test('whoever only greets hears something new each time', () => {
    const { replies, states } = talk(Array.from({ length: 8 }, () => words(language, { ja: 'はい', en: 'yes' })))
    expect(new Set(states)).toEqual(new Set(['intro']))
    expect(new Set(replies).size).toBe(8)
  })

  test('nothing to say: no thanks for it, nothing to choose from, no scene of it', () => {
    const { replies, states } = talk(Array.from({ length: 12 }, () => NOTHING))
    expect(states).toEqual(['enumerate', 'recommend', 'choose', 'deepening', 'deepening', 'summary_check', 'done'])
    for (const reply of replies.slice(0, -1)) expect(reply).not.toMatch(THANKS)
    for (const choose of [...w.choose, ...w.chooseOne]) expect(replies.join()).not.toContain(choose)
    for (const scene of w.aspects.scene) expect(replies.join()).not.toContain(scene)
    expect(w.summaryNothing).toContain(replies[5])
    expect(replies.at(-1)).toBe(w.closingEmpty)
  })

  test('one thing named is no choice between several', () => {
    const one = words(language, { ja: '検索が遅い', en: 'search is slow' })
    const { replies } = talk([one, NOTHING, words(language, { ja: 'はい', en: 'yes' })])
    expect(w.recommendOne.some((template) => replies[1]?.endsWith(template.replace('{}', one)))).toBe(true)
    expect(w.chooseOne.some((choose) => replies[2]?.endsWith(choose))).toBe(true)
  })

  test('closing words are neither echoed nor listed', () => {
    for (const closing of words(language, {
      ja: ['いいえ、もうありません', '他は特にないです', 'これで以上です', 'こんなところです'],
      en: ['Nothing else comes to mind', "That's all I can think of", 'nah nothing', 'N/A'],
    })) {
      const { replies, states } = talk([words(language, { ja: '検索が遅い', en: 'slow search' }), closing])
      expect(states[1]).toBe('recommend')
      expect(replies[1]).not.toContain(closing)
    }
  })

  test('a correction, an addition and a bare no are heard at the end', () => {
    const until = words(language, {
      ja: ['検索が遅い', '以上', 'はい', '検索', '電車で', '毎日です'],
      en: ['slow search', "that's all", 'yes', 'search', 'on a train', 'every day'],
    })
    const end = (answer: string) => talk([...until, answer]).replies.at(-1)
    expect(end(words(language, { ja: '違います、重いんです', en: "No, it's rather heavy" }))).toContain(w.corrected)
    expect(end(words(language, { ja: 'いいえ', en: 'no' }))).toContain(w.disagreed)
    expect(end(words(language, { ja: 'はい、あと高いです', en: 'Yes, and it is expensive' }))).toContain(w.added)
    expect(end(words(language, { ja: 'はい', en: 'yes' }))).toBe(w.closing)
  })

  test('a clear no to a topic is an answer; an unclear one is asked again', () => {
    const until = words(language, {
      ja: ['検索が遅い', '以上', 'はい', '検索', '電車で', '毎日です'],
      en: ['slow search', "that's all", 'yes', 'search', 'on a train', 'every day'],
    })
    const topic = words(language, { ja: '他社の利用', en: 'other services' })
    const after = (answer: string) => talk([...until, answer], { mustAsk: [topic] }).states.at(-1)
    for (const no of words(language, { ja: ['ない', '特にないです', 'なし'], en: ['no', 'none', 'nothing'] }))
      expect(after(no)).toBe('summary_check')
    for (const unclear of words(language, { ja: ['よく覚えていません', 'なんだろう'], en: ['I have no idea'] }))
      expect(after(unclear)).toBe('deepening')
  })

  test('with room for ten deeper questions only the five aspects are asked', () => {
    const answers = ['search', 'nothing else', 'yes', 'search', ...'abcdefgh'].map((text) => `${text} `)
    const { states } = talk(answers, {}, { maxTurns: 40, maxDeep: 10 })
    expect(states.filter((state) => state === 'deepening')).toHaveLength(5)
  })

  test('a summary whose things may not be named still is a sentence', () => {
    const answers = words(language, {
      ja: ['年収が低い', '以上', 'はい', 'それです', '電車で考えました', '毎日です'],
      en: ['my salary is low', "that's all", 'yes', 'that', 'I thought of it on the train', 'every day'],
    })
    const forbidden = words(language, { ja: '年収', en: 'salary' })
    const summary = talk(answers, { neverAsk: [forbidden] }).replies.at(-1) ?? ''
    expect(summary).not.toContain(forbidden)
    expect(summary).not.toMatch(/[:：、] ?(?:and|、|詳しくは)/u)
    expect(summary).toContain(words(language, { ja: '電車で考えました', en: 'I thought of it on the train' }))
  })

  test('an outburst is neither quoted, thanked for, nor listed', () => {
    const { replies, states } = talk(
      Array.from({ length: 4 }, () => words(language, { ja: 'ふざけるな！', en: 'Fuck off' })),
    )
    expect(new Set(states)).toEqual(new Set(['enumerate']))
    for (const reply of replies) expect(reply).not.toMatch(/ふざけ|fuck/iu)
    for (const reply of replies) expect(reply).not.toMatch(THANKS)
  })

  test('a question back is not quoted as an answer', () => {
    const question = words(language, { ja: 'あなたはAIですか？', en: 'Are you a robot?' })
    const { replies } = talk([question])
    expect(replies[0]).not.toContain(question.slice(0, -1))
    expect(w.afterQuestion.some((lead) => replies[0]?.startsWith(lead))).toBe(true)
  })

  test('an estimate that sounds like a question is an answer', () => {
    const estimate = words(language, { ja: '月に三、四度でしょうか', en: 'Three or four times a month' })
    expect(talk([estimate]).replies[0]).toContain(words(language, { ja: '三、四度', en: estimate }))
  })

  test('no two sentences of thanks in a row', () => {
    for (const answers of [
      words(language, {
        ja: ['検索が遅い', '以上', '違います', '検索', '電車で', '毎日'],
        en: ['slow', "that's all", 'no', 'search', 'train', 'daily'],
      }),
      [null, NOTHING, null, null, null, null],
    ])
      for (const reply of [...talk(answers).replies, `${w.corrected}${w.closing}`, `${w.added}${w.closing}`])
        expect((reply.match(new RegExp(THANKS.source, 'giu')) ?? []).length).toBeLessThanOrEqual(1)
  })
})
