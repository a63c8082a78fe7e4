import { beforeAll, describe, expect, test } from 'vitest'
import { vectorTable } from '#text/vectors/load.ts'
import { groundOf } from '../manners/ground.ts'
import { illTold, madeUp } from '../manners/told.ts'
import { turnedRound } from '../manners/turned-round.ts'
import told from './told.json' with { type: 'json' }

beforeAll(async () => void (await vectorTable()))

interface Talk {
  language: 'en' | 'ja'
  said: string[]
  good: string[]
  bad: string[]
}
const talks = told as Talk[]
const groundFor = (language: Talk['language'], ...said: string[]) => groundOf({ language, said })

/** Written by whoever wrote the rules, beside them: it holds what was reached and is no forecast. */
describe.each(['en', 'ja'] as const)('[models.held] what is told of a talk, %s', (language) => {
  const all = talks.filter((talk) => talk.language === language)
  const taken = (kind: 'good' | 'bad') =>
    all.flatMap(({ said, [kind]: texts }) =>
      texts.filter((text) => {
        const ground = groundFor(language, ...said)
        return illTold(text, ground).length === 0 && madeUp(text, ground, 'reads-back').length === 0
      }),
    )
  const count = (kind: 'good' | 'bad') => all.flatMap((talk) => talk[kind]).length

  test('is taken where it was said, nearly always', () => {
    expect(taken('good').length / count('good')).toBeGreaterThanOrEqual(0.75)
  })

  test('is left out where it was not, mostly', () => {
    expect(taken('bad').length / count('bad')).toBeLessThanOrEqual(0.3)
  })
})

describe('[models.held] a wish', () => {
  test.each([
    [
      'en',
      'Our handover. The night vet writes three words. I want to be able to trust what is written',
      'You want the night vet to stay longer.',
    ],
    ['en', "I'd like children to see that things can be mended", 'You want children to bring their toasters.'],
    [
      'ja',
      '図書館の話です。窓口が閉まってて取り消された。読みたいときに読めるのが一番',
      '窓口を増やしてほしいと願っている。',
    ],
  ] as const)('%s: of “%s” is not “%s”', (language, said, text) => {
    expect(turnedRound(text, groundFor(language, said))).toContainEqual(expect.stringContaining('did not wish for it'))
  })

  test.each([
    [
      'en',
      "I'd like to change how we hand over. I want to be able to trust what is written",
      'You want to rely on what is written at the handover.',
    ],
    [
      'en',
      'A garden sheet. Half the altos were on the wrong bus',
      'You want the altos not to end up on the wrong bus.',
    ],
    ['ja', '連絡帳をほかの形にしたい。先生が一行しか書けません', '連絡帳をほかの形にしたいと考えている。'],
  ] as const)('%s: of “%s” is “%s”', (language, said, text) => {
    expect(turnedRound(text, groundFor(language, said))).toEqual([])
  })
})

describe('[models.held] each time', () => {
  test.each([
    ['en', 'Last summer the tomatoes dried out', 'The tomatoes dry out every summer.', 1],
    ['en', 'The tomatoes dry out every summer', 'Each summer the tomatoes dry out.', 0],
    ['ja', '先週、娘が昼に吐いた', '毎週のように娘さんは吐いている。', 1],
    ['ja', '祖父が毎朝畑に立つ', '祖父は毎朝畑に立っている。', 0],
  ] as const)('%s: “%s”, “%s”', (language, said, text, complaints) => {
    const found = turnedRound(text, groundFor(language, said)).filter((each) => each.includes('always so'))
    expect(found).toHaveLength(complaints)
  })
})

describe('[models.held] who did it', () => {
  test.each([
    [
      'en',
      ['The driver waited twenty minutes', 'I had to tell the conductor'],
      'The conductor waited twenty minutes.',
      1,
    ],
    ['en', ['The driver waited twenty minutes', 'I had to tell the conductor'], 'The driver waited twenty minutes.', 0],
    ['en', ['My father could fix anything and he taught me'], 'Your father taught you to fix anything.', 0],
    ['en', ['The night vet writes three words'], 'You wrote three words.', 1],
    ['ja', ['母は仕事を休んで手伝ってくれました', '祖父の畑です'], '祖父が仕事を休んだ。', 1],
    ['ja', ['母は仕事を休んで手伝ってくれました'], '母が仕事を休んだ。', 0],
    ['ja', ['予約が三回取り消された'], '予約を自分で取り消した。', 1],
    [
      'ja',
      ['娘が昼に吐いたことを夜まで知りませんでした', '娘の一日を知っていたい'],
      '娘の一日を知っていたいから変えたい。',
      0,
    ],
  ] as const)('%s: %j, “%s”', (language, said, text, complaints) => {
    expect(turnedRound(text, groundFor(language, ...said))).toHaveLength(complaints)
  })
})

describe('[models.held] what a question takes for granted', () => {
  test.each([
    ['en', 'The night vet writes three words and goes home', 'Why did the night vet ignore you?', 1],
    ['en', 'On Tuesday a cat got its insulin twice', 'What happened after the cat got its insulin twice?', 0],
    ['en', 'The night vet goes home', 'What would you ignore?', 0],
    ['en', 'She cooks everything by hand', 'What happens when somebody else tries to cook her dishes?', 0],
    ['ja', '司書さんは悪くない', '司書さんに怒鳴られたとき、どうした？', 1],
    ['ja', '三回続けて取り消された', '三回取り消されたあと、どうした？', 0],
  ] as const)('%s: “%s”, “%s”', (language, said, text, complaints) => {
    expect(madeUp(text, groundFor(language, said), 'asks')).toHaveLength(complaints)
  })
})
