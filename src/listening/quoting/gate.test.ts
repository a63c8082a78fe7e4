import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import type { Language } from '#text/index.ts'
import { hear } from '../kinds/hear.ts'
import type { HeardSentence } from '../kinds/kinds.ts'
import { quotable } from './quotable.ts'
import { quoteGate } from './gate.ts'
import { topicNoun } from './topic-noun.ts'

const content = (text: string, language: Language): HeardSentence => ({
  text,
  start: 0,
  end: text.length,
  language,
  kind: 'content',
  confidence: 1,
})

describe('[listening.quote-gate] refuses, and says why', () => {
  it.each([
    ['My husband and I both bought milk', 'I both bought milk', 'lost-subject'],
    ['My husband and I both bought milk', 'My husband', 'no-predicate'],
    ['I never knew how they grow', 'I never kne', 'cut-word'],
    ["I don't think the price is fair", 'the price is fair', 'starts-inside-clause'],
    ['I would stay if they paid more', 'I would stay', 'ends-inside-clause'],
    ['We leave because nobody answers', 'because nobody answers', 'dangling-start'],
    ['My name is [NAME] and I am tired of it', 'My name is [NAME]', 'mask'],
    ['I just said that', 'I just said that', 'not-content'],
  ] as const)('en: of "%s" %s: %s', (source, piece, reason) => {
    expect(quoteGate(piece, reason === 'not-content' ? source : content(source, 'en'), 'en')).toEqual({
      ok: false,
      reason,
    })
  })

  it.each([
    ['ここしか居場所がない子なので', 'ここしか居場所がない子な', 'dangling-end'],
    ['ここしか居場所がない子なので', 'ここしか居場所がない子', 'no-predicate'],
    ['夫と私は、二人とも牛乳を買いました', '二人とも牛乳を買いました', 'lost-subject'],
    ['値段が高いとは思わない', '値段が高い', 'ends-inside-clause'],
    ['でも会議が多い', 'でも会議が多い', 'dangling-start'],
    ['もういいです', 'もういいです', 'not-content'],
  ] as const)('ja: of 「%s」 %s: %s', (source, piece, reason) => {
    expect(quoteGate(piece, reason === 'not-content' ? source : content(source, 'ja'), 'ja')).toEqual({
      ok: false,
      reason,
    })
  })
})

test('[listening.quotable] the best piece that passes, or none', () => {
  const of = (message: string, language: Language) => quotable(content(message, language))
  expect(of('Well, I think people leave because nobody answers them', 'en')).toBe(
    'people leave because nobody answers them',
  )
  expect(of('My husband and I both bought milk', 'en')).toBe('My husband and I both bought milk')
  expect(of('朝がつらいんです', 'ja')).toBe('朝がつらい')
  expect(of('ここしか居場所がない子なので', 'ja')).toBeNull()
  expect(hear('ありがとうございます', { language: 'ja' }).map(quotable)).toEqual([null])
})

test('[listening.topic] a noun to refer by, with the person changed', () => {
  const of = (text: string, language: 'ja' | 'en') => topicNoun({ text, language })
  expect(of('My mornings are a mess', 'en')).toBe('your mornings')
  expect(of('朝の時間が足りない', 'ja')).toBe('朝の時間')
  expect(of('I am tired', 'en')).toBeNull()
  expect(of('私はつらい', 'ja')).toBeNull()
})

const WORDS = {
  en: 'I my husband and the kids because when nobody who that never bought milk is are late , . " but so [NAME] … is fine'.split(
    ' ',
  ),
  ja: [
    '私は',
    '夫と',
    '朝が',
    'つらい',
    'ので',
    '、',
    '。',
    '子な',
    'って',
    'て',
    '「',
    '」',
    'と思う',
    '…',
    '[氏名]',
    '高い',
    'けど',
  ],
}

test('[listening.quote-gate] whatever passes is verbatim, short, whole words, paired, unmasked', () => {
  const message = fc.constantFrom('ja' as const, 'en' as const).chain((language) =>
    fc.record({
      language: fc.constant(language),
      text: fc
        .array(fc.constantFrom(...WORDS[language]), { minLength: 1, maxLength: 18 })
        .map((words) => words.join(language === 'en' ? ' ' : '')),
      from: fc.nat(60),
      length: fc.integer({ min: 1, max: 60 }),
    }),
  )
  fc.assert(
    fc.property(message, ({ language, text, from, length }) => {
      const piece = text.slice(from, from + length)
      if (!quoteGate(piece, content(text, language), language).ok) return
      expect(text).toContain(piece)
      expect(language === 'ja' ? [...piece].length <= 30 : piece.split(/\s+/u).length <= 14).toBe(true)
      expect(piece).not.toMatch(/\[|…|^[、。,.]|[、,]$|^\s|\s$/u)
      expect((piece.match(/「/gu) ?? []).length).toBe((piece.match(/」/gu) ?? []).length)
      if (language === 'en')
        expect(` ${text} `).toMatch(
          new RegExp(`[^\\p{L}]${piece.replaceAll(/[.*+?^${}()|[\]\\]/gu, '\\$&')}[^\\p{L}]`, 'u'),
        )
    }),
    { numRuns: 3000 },
  )
})

test('[listening.quotable] what is taken from any sentence passes the gate', () => {
  const sentence = fc
    .constantFrom('ja' as const, 'en' as const)
    .chain((language) =>
      fc
        .array(fc.constantFrom(...WORDS[language]), { minLength: 1, maxLength: 24 })
        .map((words) => content(words.join(language === 'en' ? ' ' : ''), language)),
    )
  fc.assert(
    fc.property(sentence, (said) => {
      const piece = quotable(said)
      if (piece !== null) expect(quoteGate(piece, said, said.language === 'ja' ? 'ja' : 'en')).toEqual({ ok: true })
    }),
    { numRuns: 500 },
  )
})
