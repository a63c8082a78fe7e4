import { describe, expect, test } from 'vitest'
import { talkThrough } from '../../../../../test/support/interview/talk-through.ts'
import { LANGUAGES, TONES, type Language, type Tone } from '../../contract.ts'
import type { GuideText } from './input.ts'
import { TONE_TEXTS } from './wording/index.ts'

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

describe.each(WAYS)('[interview.built-in] $language $tone', ({ language, tone }) => {
  const texts = TONE_TEXTS[language][tone]
  const talk = (
    answers: (string | null)[],
    more: Partial<GuideText> = {},
    limits?: { maxTurns: number; maxDeep: number },
  ) => talkThrough(guide(language, tone, more), answers, limits)
  const NOTHING = words(language, { ja: '特にないです', en: 'nothing else' })
  const UNTIL_SUMMARY = words(language, {
    ja: ['検索が遅い', '以上', '仕事に使うからです', '電車で困りました'],
    en: ['search is slow', "that's all", 'because I need it for work', 'it was on a train'],
  })

  test('whoever skips everything is never asked the same twice and is let go soon', () => {
    const { replies, states } = talk(Array.from({ length: 12 }, () => null))
    expect(new Set(replies).size).toBe(replies.length)
    expect(states.at(-1)).toBe('done')
    expect(replies.at(-1)).toBe(texts.closingEmpty)
    expect(replies.length).toBeLessThan(7)
  })

  test('[interview.stop] a wish to stop ends it at once, politely and without a question', () => {
    for (const stop of words(language, {
      ja: ['もうやめたいです', 'ごめん、もう行かなきゃ', 'もういいです、終わりにしてください'],
      en: ['I want to stop', 'gotta go, bye', "I'm done, please stop"],
    })) {
      const { replies, states } = talk([words(language, { ja: '検索が遅い', en: 'search is slow' }), stop])
      expect(states.at(-1)).toBe('done')
      expect(replies.at(-1)).toBe(texts.closing)
      expect(replies.at(-1)).not.toMatch(/[？?]/u)
    }
  })

  test('[interview.question-back] is explained with an example, asked again, and uses no turn', () => {
    const asked = words(language, { ja: 'どういう意味ですか？', en: 'What do you mean?' })
    const { replies, states } = talk(
      [words(language, { ja: '検索が遅い', en: 'search is slow' }), asked],
      {},
      { maxTurns: 2, maxDeep: 2 },
    )
    expect(states).toEqual(['enumerate', 'enumerate'])
    expect(replies[1]).toMatch(/たとえば|for example/u)
    expect(replies[1]).toMatch(/[？?]$/u)
  })

  test('[interview.reproach] an apology, and the reproached question never again', () => {
    const said = words(language, { ja: 'さっき言いました', en: 'I already told you that' })
    const { replies, spoken } = talk([...UNTIL_SUMMARY.slice(0, 2), said], {}, { maxTurns: 20, maxDeep: 4 })
    expect(replies.at(-1)).toMatch(/失礼|すみません|申し訳|ごめん|sorry|apolog/iu)
    const aspects = spoken.flatMap(({ meta }) => meta.aspect ?? [])
    expect(new Set(aspects).size).toBe(aspects.length)
  })

  test('[interview.aside] half a sentence, back to the open question; thanks too', () => {
    const thanks = words(language, { ja: 'ありがとうございます', en: 'thanks' })
    const { states, spoken } = talk([words(language, { ja: '検索が遅い', en: 'search is slow' }), thanks])
    expect(states).toEqual(['enumerate', 'enumerate'])
    expect(spoken.at(-1)?.meta.returned).toBe(true)
  })

  test('whoever does not know is asked something else', () => {
    const unsure = words(language, { ja: 'わかりません', en: "I don't know" })
    const { spoken, replies } = talk([...UNTIL_SUMMARY.slice(0, 3), unsure, unsure], {}, { maxTurns: 20, maxDeep: 4 })
    const aspects = spoken.flatMap(({ meta }) => meta.aspect ?? [])
    expect(new Set(aspects).size).toBe(aspects.length)
    expect(new Set(replies).size).toBe(replies.length)
  })

  test('nothing to say: nothing to choose from, no scene of it', () => {
    const { replies, states } = talk(Array.from({ length: 12 }, () => NOTHING))
    expect(states).not.toContain('deepening')
    expect(states.at(-1)).toBe('done')
    expect(replies.at(-1)).toBe(texts.closingEmpty)
  })

  test('[interview.why] one thing named is no choice: it is asked why it matters', () => {
    const one = words(language, { ja: '検索が遅い', en: 'search is slow' })
    const { spoken, states } = talk([one, NOTHING])
    expect(states).toEqual(['enumerate', 'recommend'])
    expect(spoken.at(-1)?.meta.aspect).toBe('reason')
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

  test('[interview.summary] a correction, an addition and a bare no are heard at the end', () => {
    const until = talk(UNTIL_SUMMARY).states.indexOf('summary_check') + 1
    const end = (answer: string) => talk([...UNTIL_SUMMARY.slice(0, until), answer]).replies.at(-1)
    const put = end(words(language, { ja: '違います、読み込みが重いです', en: 'No, it is the loading that is slow' }))
    const right = words(language, { ja: '読み込みが重いです', en: 'it is the loading that is slow' })
    expect(put).toContain(texts.correctedTo.replace('{}', right))
    expect(end(words(language, { ja: '違います、[氏名1]です', en: 'No, it is [NAME1]' }))).not.toContain('[')
    expect(end(words(language, { ja: 'いいえ', en: 'no' }))).toContain(texts.disagreed)
    expect(end(words(language, { ja: 'はい、あと値段が高いです', en: 'Yes, and it is expensive' }))).toBe(
      [texts.added, texts.closing].join(words(language, { ja: '', en: ' ' })),
    )
    for (const yes of words(language, {
      ja: ['はい', '大丈夫です', 'まあそうですね'],
      en: ['yes', 'fine', 'yeah i guess'],
    }))
      expect(end(yes)).toBe(texts.closing)
  })

  test('[interview.max-deep] can be reached: each deeper question is another one', () => {
    const answers = words(language, {
      ja: ['検索が遅い', '以上', 'はい', ...Array.from({ length: 12 }, (_, n) => `${n}番の棚に置いてあります`)],
      en: ['search is slow', "that's all", 'yes', ...Array.from({ length: 12 }, (_, n) => `it is on shelf ${n}`)],
    })
    const { spoken } = talk(answers, {}, { maxTurns: 40, maxDeep: 6 })
    const deep = spoken.filter(
      ({ meta, role }) => role === 'assistant' && meta.aspect !== undefined && meta.state !== 'recommend',
    )
    // Once the heart of it was said the last one is spared.
    expect(deep.length).toBeGreaterThanOrEqual(5)
    expect(deep.length).toBeLessThanOrEqual(6)
    expect(new Set(deep.map(({ meta }) => meta.aspect)).size).toBe(deep.length)
  })

  test('a summary whose things may not be named still is a sentence', () => {
    const answers = words(language, {
      ja: ['年収が低い', '以上', '将来が不安だからです', '電車で考えました', '家族のためです'],
      en: ['my salary is low', "that's all", 'because I worry', 'I thought of it on the train', 'for my family'],
    })
    const forbidden = words(language, { ja: '年収', en: 'salary' })
    const { replies } = talk(answers, { neverAsk: [forbidden] })
    for (const reply of replies) expect(reply).not.toContain(forbidden)
  })
})

describe('[interview.other-language]', () => {
  test('the reply is in the language the person writes, and after two messages the talk stays in it', () => {
    const { replies } = talkThrough(guide('ja', 'polite_soft'), [
      'The opening hours are too short for me',
      'I work until seven, so I can never go',
      null,
    ])
    for (const reply of replies) expect(reply).not.toMatch(/\p{Script=Hiragana}/u)
  })

  test('one word in between does not turn the talk', () => {
    const { replies } = talkThrough(guide('ja', 'polite_soft'), ['開館時間が短いです', 'OK', '駐車場が狭いです'])
    for (const reply of replies) expect(reply).toMatch(/\p{Script=Hiragana}/u)
  })
})
