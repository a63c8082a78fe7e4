import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { judge } from '#kernel/gate/accepted.ts'
import { isVerbatim, lexicalSimilarity, offlineSimilarity } from '#text/index.ts'
import type { State } from '../../contract.ts'
import { makeFindThemes } from './ask.ts'
import { aspectProfile } from './aspects/aspect-profile.ts'
import { isFelt } from './built-in/felt-words.ts'
import { findThemes, severityOf } from './built-in.ts'
import { passages } from './built-in/passages.ts'
import { nameOf } from './built-in/theme-wording.ts'
import { mattersToSpeaker } from './built-in/matters.ts'

const similarity = offlineSimilarity()
const said = (...contents: string[]) => contents.map((content) => ({ content, state: 'enumerate' as State }))
const evidenceOf = async (language: 'ja' | 'en', ...contents: string[]) =>
  (await findThemes(said(...contents), language, similarity)).map(({ evidence }) => evidence)

describe('what belongs together', () => {
  test.each([
    ['ja', '送料が高い、検索が使いにくい、在庫がない', ['送料が高い', '検索が使いにくい', '在庫がない']],
    ['ja', '1. 配達の時間枠がない\n2. 野菜が傷んでいる', ['配達の時間枠がない', '野菜が傷んでいる']],
    ['ja', '・送料が高いし、検索も見つからなくて困る', ['送料が高いし', '検索も見つからなくて困る']],
    ['ja', '送料が高いです。あと、通知が多くてうざい', ['送料が高いです。', 'あと、通知が多くてうざい']],
    ['ja', '送料が高くて困る。検索も見つからない。', ['送料が高くて困る。', '検索も見つからない。']],
    ['ja', '検索が遅い、通知が多い、料金が分かりにくい', ['検索が遅い', '通知が多い', '料金が分かりにくい']],
    ['ja', '検索が遅いのと、通知が多すぎることです', ['検索が遅いの', '通知が多すぎることです']],
    ['ja', '検索が遅くて、通知も多いです', ['検索が遅くて', '通知も多いです']],
    [
      'en',
      'Search is really slow, and I get too many notifications',
      ['Search is really slow', 'I get too many notifications'],
    ],
    ['en', 'Pricing is confusing and delivery was late twice', ['Pricing is confusing', 'delivery was late twice']],
    ['en', '1) slow search 2) too many alerts 3) login', ['slow search', 'too many alerts', 'login']],
    ['en', '- fees are too high\n- the search is hard to use', ['fees are too high', 'the search is hard to use']],
    [
      'en',
      'The fee is too high. Also, I never find anything.',
      ['The fee is too high.', 'Also, I never find anything.'],
    ],
  ] as const)('%s: %s', (language, message, pieces) => {
    expect(passages(message, language).map(({ sentences }) => sentences.join(' '))).toEqual(pieces)
  })

  test.each([
    ['ja', '送料が高いです。五百円もします。もう使いたくない。'],
    ['en', 'The fee is too high. It was five pounds last week. I will not use it again.'],
    ['ja', '担当者がころころ変わって、同じ説明を何度もさせられた'],
    ['en', 'The floor plan was wrong and my furniture did not fit'],
  ] as const)('%s: what goes on about the same thing stays one passage: %s', (language, message) => {
    expect(passages(message, language)).toHaveLength(1)
  })
})

describe('what is felt', () => {
  test.each([
    [
      'ja',
      ['特にないです', '以上です', 'よく分かりません', '週に一回くらい使っています', '東京に住んでいます', 'はい'],
    ],
    [
      'en',
      ['Nothing else', "That's all", "I don't know", 'About once a week', 'I live in Leeds', 'No more from me', 'Yes'],
    ],
  ] as const)('%s: facts and non-answers are no themes', (language, plain) => {
    expect(plain.filter((text) => isFelt(text, language))).toEqual([])
  })

  test.each([
    [
      'ja',
      ['ログインできない', '待たされる', 'もっと安くしてほしい', '便利で助かります', '検索しにくい', '通知が多くて'],
    ],
    [
      'en',
      [
        "I can't log in",
        'waiting for an hour',
        'I wish it were cheaper',
        'so convenient',
        'hard to find',
        'too many alerts',
      ],
    ],
  ] as const)('%s: lacks, burdens, wishes and praise are', (language, felt) => {
    expect(felt.filter((text) => !isFelt(text, language))).toEqual([])
  })

  test.each([
    ['ja', ['荷物が三日後に着いた', '袋が破れていた', '配達が遅れることが多いです', 'ログイン']],
    [
      'en',
      [
        'The soup was cold by then',
        'It said ten minutes and took an hour',
        'Every click opens another window',
        'login',
      ],
    ],
  ] as const)('%s: how things went matters too, without a word of feeling', (language, told) => {
    expect(told.filter((text) => !mattersToSpeaker(text, language))).toEqual([])
  })

  test.each([
    [
      'ja',
      [
        '営業の仕事をしています',
        '使い始めて三年くらいです',
        '四十代の会社員です',
        '家から歩いて十分です',
        'なかったと思います',
      ],
    ],
    [
      'en',
      [
        'I am a designer in a team of eight',
        'Mostly on my laptop',
        'We have used it for about two years',
        'Not that I can think of',
        'Happy to help',
      ],
    ],
  ] as const)('%s: who someone is does not', (language, plain) => {
    expect(plain.filter((text) => mattersToSpeaker(text, language))).toEqual([])
  })

  test.each([
    ['ja', 'たまに少し不便です', 1],
    ['ja', '不便です', 2],
    ['ja', '毎回すごく腹が立って、もう解約して諦めました', 5],
    ['en', 'It is a bit inconvenient sometimes', 1],
    ['en', 'It is inconvenient', 2],
    ['en', 'It always fails, I was so angry that I gave up', 5],
  ] as const)('%s: %s weighs %i', (language, text, severity) => {
    expect(severityOf(text, language)).toBe(severity)
  })
})

describe('the built-in answer', () => {
  test.each([
    ['ja', '送料が高いです', '手数料を足すと割高になるのが嫌', '野菜がしなびていた'],
    ['en', 'The delivery fee is too high', 'All these charges make it expensive', 'The lettuce was rotten'],
  ] as const)('%s: says the same thing twice in one theme, another in another', async (language, one, same, other) => {
    expect(await evidenceOf(language, one, other, same)).toEqual([[one, same], [other]])
  })

  test('names a job where a situation and a wish were said, and says nothing where not', async () => {
    const [wish] = await findThemes(
      said('少しだけ注文するとき、送料が高い。もっと安くしてほしいです。'),
      'ja',
      similarity,
    )
    const [only] = await findThemes(said('送料が高い。もっと安くしてほしいです。'), 'ja', similarity)
    const [none] = await findThemes(said('The delivery fee is too high'), 'en', similarity)
    expect(wish?.jtbd).toBe('「少しだけ注文するとき、送料が高い」という場面で、「もっと安くしてほしいです」')
    expect(only?.jtbd).toBe('')
    expect(none?.jtbd).toBe('')
  })

  test('names a theme in the words that were said, whole words, and never cuts a mask', () => {
    expect(nameOf('うーん、やっぱり送料が高いのが気になりますね', 'ja')).toBe('送料が高いのが気になりますね')
    const long = `${'とても'.repeat(9)}[メールアドレス]が間違っていて困る`
    expect(nameOf(long, 'ja')).not.toMatch(/\[[^\]]*$/u)
  })

  /** Anything at all, and things built from words that mean something here. */
  const anyAnswer = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc
      .array(
        fc.constantFrom(
          '送料が',
          '高い',
          '検索',
          'できない',
          '[氏名1]',
          '、',
          '。',
          '\n',
          '・',
          'あと、',
          ' ',
          'The fee',
          'is too high',
          '. ',
          'Also, ',
          '“',
          '」',
          '😀',
          'ﾊﾝｶｸ',
          '\u3000',
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join('')),
  )

  it('keeps every rule of its own gate, whatever people write', async () => {
    const ask = makeFindThemes(lexicalSimilarity())
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ content: anyAnswer, state: fc.constantFrom<State>('intro', 'enumerate', 'deepening') }), {
          maxLength: 6,
        }),
        fc.constantFrom('ja' as const, 'en' as const),
        async (answers, language) => {
          const input = { language, answers, keywords: [] }
          const answer = await ask.builtIn(input)
          const judged = await judge(ask, input, answer)
          expect(judged.ok ? [] : judged.errors).toEqual([])
          for (const { evidence } of answer.themes)
            for (const quote of evidence)
              expect(answers.some(({ content }) => content.includes(quote) && isVerbatim(content, quote))).toBe(true)
        },
      ),
      { numRuns: 150 },
    )
  })

  it('reads very long messages in a bounded number of passages', async () => {
    const found = await findThemes(
      said(...Array.from({ length: 20 }, () => '送料が高い。'.repeat(600))),
      'ja',
      lexicalSimilarity(),
    )
    expect(found).toHaveLength(1)
    expect(found[0]?.evidence).toEqual(['送料が高い。'])
  })
})

describe('the coding frame', () => {
  it('knows a cue by its beginning, as a whole word or as a phrase', () => {
    const aspects = (text: string) => [...aspectProfile(text, 'en').keys()]
    expect(aspects('notifications')).toContain('notices')
    expect(aspects('late')).toContain('punctuality')
    expect(aspects('latent')).toEqual([])
    expect(aspects('Log\n in')).toContain('access')
    expect([...aspectProfile('ﾛｸﾞｲﾝ', 'ja').keys()]).toContain('access')
  })

  it('gives shares that add up to one, or says nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('ja' as const, 'en' as const), (text, language) => {
        const shares = [...aspectProfile(text, language).values()]
        if (shares.length > 0) expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9)
      }),
    )
  })
})
