import { describe, expect, it, test } from 'vitest'
import { hear } from '../kinds/hear.ts'
import { quotable } from './quotable.ts'
import { quoteGate } from './gate.ts'
import { topicNoun } from './topic-noun.ts'

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
    expect(quoteGate(piece, source, 'en')).toEqual({ ok: false, reason })
  })

  it.each([
    ['ここしか居場所がない子なので', 'ここしか居場所がない子な', 'dangling-end'],
    ['ここしか居場所がない子なので', 'ここしか居場所がない子', 'no-predicate'],
    ['夫と私は、二人とも牛乳を買いました', '二人とも牛乳を買いました', 'lost-subject'],
    ['値段が高いとは思わない', '値段が高い', 'ends-inside-clause'],
    ['でも会議が多い', 'でも会議が多い', 'dangling-start'],
    ['もういいです', 'もういいです', 'not-content'],
  ] as const)('ja: of 「%s」 %s: %s', (source, piece, reason) => {
    expect(quoteGate(piece, source, 'ja')).toEqual({ ok: false, reason })
  })
})

test('[listening.quotable] the best piece that passes, or none', () => {
  const of = (message: string, language: 'ja' | 'en') => hear(message, { language }).map(quotable)
  expect(of('Well, I think people leave because nobody answers them', 'en')).toEqual([
    'people leave because nobody answers them',
  ])
  expect(of('My husband and I both bought milk', 'en')).toEqual(['My husband and I both bought milk'])
  expect(of('朝がつらいんです', 'ja')).toEqual(['朝がつらい'])
  expect(of('ここしか居場所がない子なので', 'ja')).toEqual([null])
  expect(of('ありがとうございます', 'ja')).toEqual([null])
})

test('[listening.topic] a noun to refer by, with the person changed', () => {
  const of = (text: string, language: 'ja' | 'en') => topicNoun({ text, language })
  expect(of('My mornings are a mess', 'en')).toBe('your mornings')
  expect(of('朝の時間が足りない', 'ja')).toBe('朝の時間')
  expect(of('I am tired', 'en')).toBeNull()
  expect(of('私はつらい', 'ja')).toBeNull()
})
