import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanDraft, cleanText } from './clean-text.ts'

describe('[models.clean] what stands around an answer', () => {
  it.each([
    ['```\nWhy now?\n```', 'Why now?'],
    ['```text\nWhy now?\n```', 'Why now?'],
    ['Sure, here is the question:\n\nWhy now?', 'Why now?'],
    ["Here's my next question: Why now?", 'Why now?'],
    ['Assistant: "Why now?"', 'Why now?'],
    ['**Why now?**', 'Why now?'],
    ['**Interviewer:** Why now?', 'Why now?'],
    ['“Why now?”', 'Why now?'],
    ['はい、次の質問はこちらです：\n「それはどうして？」', 'それはどうして？'],
    ['承知しました。次の質問です：それはどうして？', 'それはどうして？'],
    ['質問：それはどうして？', 'それはどうして？'],
    ['『それはどうして？』', 'それはどうして？'],
  ])('%j is taken off', (received, said) => {
    expect(cleanText(received)).toBe(said)
  })

  it.each([
    '「遅れる」って、「困る」って、どっちに近い？',
    '「遅れてトラブルになってる」って、最近だとどんな場面があった？',
    '"Late" and then "too late"',
    'はい。それはどうしてですか？',
    'はい、わかりました。いつも何時ごろですか：朝ですか、夜ですか？',
    'Sure things first: what happened?',
    'What I mean: why now?',
    'Okay, and how long did that take: a day, a week?',
    'A: B',
    'はい：',
  ])('%j stays as it is', (said) => {
    expect(cleanText(said)).toBe(said)
  })

  it.each([
    'Sure, here is the question:\n\nWhy do you want it now?',
    'Assistant: Why do you want it now?',
    '**Interviewer:** Why do you want it now?',
    'Why do you want it now?',
    '質問：それはどうして？',
    '承知しました。次の質問です：それはどうして？',
  ])('of %j never shows, while it grows, what is not in the answer', (received) => {
    const said = cleanText(received)
    for (let at = 1; at <= received.length; at++) expect(said.startsWith(cleanDraft(received.slice(0, at)))).toBe(true)
    expect(cleanDraft(received)).toBe(said)
  })

  it('is the same when it is taken off twice, and never leaves nothing of something', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 60 })
    fc.assert(
      fc.property(text, (received) => {
        const once = cleanText(received)
        expect(cleanText(once)).toBe(once)
        if (received.trim() !== '') expect(once).not.toBe('')
      }),
    )
  })
})
