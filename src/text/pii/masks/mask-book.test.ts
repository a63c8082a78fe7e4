import { beforeAll, describe, expect, it } from 'vitest'
import { loadMasker, MaskBook, type Masker } from '../index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

/** The masked messages of one conversation, with the book stored and opened again between them. */
function conversation(language: 'ja' | 'en', ...messages: string[]): string[] {
  let entries: Record<string, number> = {}
  return messages.map((message) => {
    const book = new MaskBook('key', entries)
    const { masked } = masker.maskNumbered(message, language, book)
    entries = book.entries()
    return masked
  })
}

describe('one person, one number', () => {
  it('[interview.mask-numbered] links a surname to the full name that contains it, whichever is said first', () => {
    expect(
      conversation('ja', '田中さんに聞いた', '田中太郎さんです', 'タナカさんは帰った', 'たなかさんも帰った'),
    ).toEqual(['[氏名1]さんに聞いた', '[氏名1]さんです', '[氏名1]さんは帰った', '[氏名1]さんも帰った'])
    expect(conversation('ja', '田中さんと田中太郎さんは同じ人')).toEqual(['[氏名1]さんと[氏名1]さんは同じ人'])
    expect(conversation('en', 'I asked Jane about it.', 'Jane Doe is my boss.', 'Jane agreed.')).toEqual([
      'I asked [NAME1] about it.',
      '[NAME1] is my boss.',
      '[NAME1] agreed.',
    ])
    expect(conversation('en', 'Mr Tanaka called.', 'Taro Tanaka is my boss.', 'I like Mr. Tanaka.')).toEqual([
      'Mr [NAME1] called.',
      '[NAME1] is my boss.',
      'I like Mr. [NAME1].',
    ])
  })

  it('[interview.mask-numbered] links nothing where two people bear the surname', () => {
    expect(
      conversation('ja', '田中太郎さんです', '田中花子さんです', '田中さんに聞いた', '田中さんと田中花子さん'),
    ).toEqual(['[氏名1]さんです', '[氏名2]さんです', '[氏名3]さんに聞いた', '[氏名3]さんと[氏名2]さん'])
    expect(conversation('ja', '田中さん、田中太郎さん、田中花子さん')).toEqual([
      '[氏名1]さん、[氏名2]さん、[氏名3]さん',
    ])
    expect(conversation('en', 'Jane Doe and Jane Smith met.', 'I saw Jane again.')).toEqual([
      '[NAME1] and [NAME2] met.',
      'I saw [NAME3] again.',
    ])
  })

  it('[interview.mask-numbered] knows a name by the reading given with it', () => {
    expect(conversation('ja', '小鳥遊太郎（たかなし たろう）と申します', 'タカナシさんです')).toEqual([
      '[氏名1]と申します',
      '[氏名1]さんです',
    ])
  })

  it('[interview.mask-numbered] a number somebody typed is nobody’s', () => {
    expect(conversation('ja', '田中さんです', '[氏名1]さんと［氏名２］さんと【NAME 1】')).toEqual([
      '[氏名1]さんです',
      '[氏名]さんと［氏名］さんと【NAME】',
    ])
    expect(conversation('en', 'see note [1] and (ID 12)')).toEqual(['see note [1] and (ID 12)'])
  })

  it('grows with everything it learns, so that a stale copy of it is seen', () => {
    const book = new MaskBook('key')
    let size = 0
    for (const text of ['田中さんです', '田中太郎さんです', '田中花子さんです', '田中さんです']) {
      masker.maskNumbered(text, 'ja', book)
      expect(Object.keys(book.entries()).length).toBeGreaterThan(size)
      size = Object.keys(book.entries()).length
    }
  })
})

describe('a word a person marks', () => {
  const hidden = (word: string, text: string) => {
    const book = new MaskBook('key')
    book.hide(word)
    return { said: masker.maskNumbered(text, 'ja', book).masked, before: masker.hideMarked(text, 'ja', book) }
  }

  it.each([
    ['話', 'さっき電話した'],
    ['話', '会話が続かない'],
    ['さくら', 'さくらんぼを買った'],
    ['森', '森林浴が好き'],
    ['りな', 'もうありません'],
    ['手', '切手を集める'],
  ])('[interview.masks-marked] %s cuts no other word: %s', (word, text) => {
    expect(hidden(word, text)).toEqual({ said: text, before: text })
  })

  it.each([
    ['ゆめか', 'ゆめかと行った', '[氏名1]と行った'],
    ['森', '森に聞いた', '[氏名1]に聞いた'],
    ['こてつ', 'うちのこてつが寝てる', 'うちの[氏名1]が寝てる'],
    ['はなちゃん', '昨日はなちゃんも来た', '昨日[氏名1]も来た'],
  ])('[interview.masks-marked] %s is hidden where it stands for itself: %s', (word, text, masked) => {
    expect(hidden(word, text).before).toBe(masked)
  })
})
