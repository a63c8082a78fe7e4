import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { hear, mainKind, wantsToStop } from './hear.ts'
import type { Kind } from './kinds.ts'

const kinds = (message: string, language: 'ja' | 'en'): Kind[] => hear(message, { language }).map(({ kind }) => kind)

describe('[listening.kinds] what leaves no doubt', () => {
  it.each([
    ['さよう', 'yes'],
    ['せやな', 'yes'],
    ['それな', 'yes'],
    ['うん', 'yes'],
    ['ええ', 'yes'],
    ['うーん', 'dont-know'],
    ['ちゃうちゃう', 'no'],
    ['いえ、違います', 'no'],
    ['半分くらい', 'partly'],
    ['まあそう', 'partly'],
    ['うーん、わからん', 'dont-know'],
    ['よくわかりません', 'dont-know'],
    ['それはちょっと言いたくない', 'skip'],
    ['次の質問お願いします', 'skip'],
    ['時間がないので', 'stop'],
    ['もうこのへんで', 'stop'],
    ['そろそろ失礼します', 'stop'],
    ['ほなまた', 'stop'],
    ['どういう意味ですか', 'question-back'],
    ['なんでそんなこと聞くん？', 'question-back'],
    ['さっき言うたやん', 'about-the-talk'],
    ['質問が多いな', 'about-the-talk'],
    ['よろしくお願いします', 'courtesy'],
    ['こんにちは〜', 'courtesy'],
    ['Je ne sais pas', 'other-language'],
    ['我不知道你在说什么', 'other-language'],
    ['…', 'dont-know'],
    ['👍', 'yes'],
    ['？？', 'question-back'],
    ['[氏名1]', 'aside'],
  ] as const)('ja: %s is %s', (message, kind) => {
    expect(kinds(message, 'ja')).toEqual([kind])
  })

  it.each([
    ['yup', 'yes'],
    ["That's exactly it!", 'yes'],
    ['nah', 'no'],
    ['sort of', 'partly'],
    ['no idea, sorry', 'dont-know'],
    ['next please', 'skip'],
    ["I'd rather not say", 'skip'],
    ['gotta run', 'stop'],
    ["that's all from me, thanks", 'stop'],
    ['no, that is all', 'stop'],
    ['What do you mean?', 'question-back'],
    ['I just said that', 'about-the-talk'],
    ['Are you even listening?', 'about-the-talk'],
    ['Hello there', 'courtesy'],
    ['もう疲れた', 'other-language'],
  ] as const)('en: %s is %s', (message, kind) => {
    expect(kinds(message, 'en')).toEqual([kind])
  })

  it.each([
    ['ja', '終電で帰るのがつらい'],
    ['ja', 'もういいと言われた'],
    ['ja', '父'],
    ['en', 'I want to stop smoking'],
    ['en', 'no parking anywhere near the clinic'],
    ['en', 'price'],
  ] as const)('%s: %s is content all the same', (language, message) => {
    expect(kinds(message, language)).toEqual(['content'])
  })
})

describe('[listening.kinds] several kinds in one message', () => {
  it.each([
    ['I just said. My mornings.', 'en', ['about-the-talk', 'content']],
    ['Yes, because the mornings are hard', 'en', ['yes', 'content']],
    ['はい、朝がつらいんです', 'ja', ['yes', 'content']],
    ['朝がつらいですw もういいです', 'ja', ['content', 'stop']],
    ['母が倒れました…すみません', 'ja', ['content', 'courtesy']],
    ['The queue is too long, thanks', 'en', ['content', 'courtesy']],
    ['こんにちは\n在庫が合わなくて困ってます', 'ja', ['courtesy', 'content']],
  ] as const)('%s', (message, language, expected) => {
    expect(kinds(message, language)).toEqual(expected)
  })

  it('as a whole is what must be answered first', () => {
    expect(mainKind(hear('朝がつらい。もう終わりにします。', { language: 'ja' }))).toBe('stop')
    expect(mainKind(hear('Hello. The price is too high.', { language: 'en' }))).toBe('content')
    expect(mainKind([])).toBeNull()
  })
})

test('[listening.stop] a wish to stop is heard in the other language too', () => {
  expect(wantsToStop(hear('gotta go, bye', { language: 'ja' }))).toBe(true)
  expect(wantsToStop(hear('もう終わりにしたいです', { language: 'en' }))).toBe(true)
  expect(wantsToStop(hear('I want to stop smoking', { language: 'en' }))).toBe(false)
})

describe('[listening.stop] only a farewell ends a talk', () => {
  it.each([
    ['en', 'Sorry, the bus is here, gotta go'],
    ['en', "Right, that'll do"],
    ['en', 'Please end the interview.'],
    ['en', "I'm off now, cheers"],
    ['ja', 'ほな仕込みあるさかい、この辺でな。'],
    ['ja', '電話が来たので、これで失礼します'],
    ['ja', 'もう十分なので、ここで終わりにします。'],
    ['ja', 'わたくしからは以上でございます'],
  ] as const)('%s: %s', (language, message) => {
    expect(wantsToStop(hear(message, { language }))).toBe(true)
  })

  it.each([
    ['en', "Since I retired, nobody asks me what to read any more. I think that's what started it."],
    ['en', 'She always says she has to go'],
    ['en', 'He left before I could say goodbye'],
    ['ja', '父はいつも「ほなまた」と言っていました'],
    ['ja', '夜はもう終わりにしたいと思うことが多いです'],
    ['ja', '父が倒れました。これで終わりかと思いました。'],
  ] as const)('%s: not %s', (language, message) => {
    const question = language === 'en' ? 'What got you thinking about that?' : '何がきっかけでしたか？'
    expect(wantsToStop(hear(message, { language, question }))).toBe(false)
  })
})

test('only content and corrections state something', () => {
  for (const message of ['はい', 'そうです、朝がつらい', 'もういいです', 'I want more time. Bye.'])
    for (const { kind, statement } of hear(message, { language: 'ja' }))
      expect(statement === undefined).toBe(kind !== 'content' && kind !== 'correction')
})

test('[listening.pieces] what is heard stands in the message, in order, whatever was typed', () => {
  const odd = fc.array(
    fc.constantFrom(
      'はい',
      '、',
      '。',
      'w',
      '…',
      ' ',
      '\n',
      'yes',
      ',',
      'no',
      '笑',
      '😀',
      '朝が',
      'I am',
      '「',
      '」',
      '.',
    ),
  )
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        odd.map((parts) => parts.join('')),
      ),
      fc.constantFrom('ja' as const, 'en' as const),
      (message, language) => {
        let from = 0
        for (const { text, start, end, confidence } of hear(message, { language })) {
          expect(message.slice(start, end)).toBe(text)
          expect(text.trim()).not.toBe('')
          expect(start).toBeGreaterThanOrEqual(from)
          expect(confidence).toBeGreaterThan(0)
          expect(confidence).toBeLessThanOrEqual(1)
          from = end
        }
      },
    ),
    { numRuns: 500 },
  )
})
