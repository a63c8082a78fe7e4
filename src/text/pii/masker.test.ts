import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadMasker, MaskBook, type Masker, PII_TYPES, type PiiType } from './index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

const types = (text: string) => masker.find(text).map(({ type, text }) => `${type} ${text}`)

/** One text a type: a new type does not compile without one, and fails while nothing finds it. */
const ONE_OF_EACH: Readonly<Record<PiiType, string>> = {
  NAME: 'My boss is Sarah Mitchell.',
  PHONE: '電話は090-1234-5678です',
  EMAIL: 'taro@example.com',
  ADDRESS: '東京都世田谷区三軒茶屋2-10-5',
  COMPANY: '株式会社山田製作所で働いています',
  SCHOOL: 'She studies at Stanford University.',
  ID: 'My card 4111 1111 1111 1111 was declined',
  URL: 'https://blog.example.jp/hanako',
  BIRTHDATE: 'I was born on March 3, 1987.',
  ACCOUNT: 'My IBAN is GB82 WEST 1234 5698 7654 32.',
}

describe('what is masked', () => {
  it.each(PII_TYPES)('[interview.mask-types] %s has somebody who looks for it', (type) => {
    expect(masker.find(ONE_OF_EACH[type]).map((span) => span.type)).toEqual([type])
  })

  it.each([
    ['電話番号は０９０－１２３４－５６７８です', '電話番号は[電話番号]です'],
    ['メールはｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐです', 'メールは[メールアドレス]です'],
    ['住所は東京都世田谷区三軒茶屋2-10-5 メゾン三茶203号室です', '住所は[住所]です'],
    ['株式会社山田製作所で働いています', '[会社名]で働いています'],
    ['㈱ミライテックで働いています', '[会社名]で働いています'],
    ['早稲田大学の3年生です', '[学校名]の3年生です'],
    ['マイナンバーは1234 5678 9018です', 'マイナンバーは[ID番号]です'],
    ['1990年5月3日生まれです', '[生年月日]生まれです'],
    ['口座番号は普通 1234567です', '口座番号は普通 [口座番号]です'],
    ['https://blog.example.jp/hanako を見て', '[URL] を見て'],
    ['昨日田中さんと話しました', '昨日[氏名]さんと話しました'],
  ])('[interview.mask-types] %s', (text, masked) => {
    expect(masker.mask(text).masked).toBe(masked)
  })

  it.each([
    ['Call me at (415) 555-2671.', 'Call me at [PHONE].'],
    ['My card 4111 1111 1111 1111 was declined', 'My card [ID] was declined'],
    ['My IBAN is GB82 WEST 1234 5698 7654 32.', 'My IBAN is [ACCOUNT].'],
    ['I was born on March 3, 1987.', 'I was born on [BIRTHDATE].'],
    ['She studies at Stanford University.', 'She studies at [SCHOOL].'],
    ['My boss is Sarah Mitchell.', 'My boss is [NAME].'],
    ['I live at 42 Maple Street, Springfield, IL 62704.', 'I live at [ADDRESS].'],
  ])('[interview.mask-types] %s', (text, masked) => {
    expect(masker.mask(text).masked).toBe(masked)
  })

  it('takes the mask words of the language asked for', () => {
    expect(masker.mask('taro@example.com', 'ja').masked).toBe('[メールアドレス]')
    expect(masker.mask('taro@example.com', 'en').masked).toBe('[EMAIL]')
  })

  it('leaves a card number alone whose check digit does not hold and nothing calls a card', () => {
    expect(types('The code 4111 1111 1111 1112 is printed below')).toEqual([])
  })

  it('[interview.mask-types] an address is one span from the house number to the postcode, also line by line', () => {
    const lines = '221B Baker Street\nFlat 4\nLondon\nNW1 6XE'
    expect(types(`Please write to ${lines}`)).toEqual([`ADDRESS ${lines}`])
    expect(types('We moved from 221 Elm Street, Dayton, Ohio 45402 to 38 Birch Lane, Columbus, OH 43215.')).toEqual([
      'ADDRESS 221 Elm Street, Dayton, Ohio 45402',
      'ADDRESS 38 Birch Lane, Columbus, OH 43215',
    ])
    expect(types('〒154-0024\n東京都世田谷区三軒茶屋2-10-5\nメゾン三茶203号室')).toEqual([
      'ADDRESS 〒154-0024\n東京都世田谷区三軒茶屋2-10-5\nメゾン三茶203号室',
    ])
  })

  it('[interview.mask-types] a number with its country code is a phone number in any country', () => {
    expect(types('Call Chidi: +234 803 555 0147')).toContain('PHONE +234 803 555 0147')
    expect(types('+49 30 901820 is the desk')).toEqual(['PHONE +49 30 901820'])
  })

  it('reports offsets of the text as it was given', () => {
    const text = '😀ﾀﾞｲｽｷ　電話は０９０-１２３４-５６７８！'
    const [span] = masker.find(text)
    expect(span).toMatchObject({ type: 'PHONE', text: '０９０-１２３４-５６７８' })
    expect(text.slice(span!.start, span!.end)).toBe(span!.text)
  })
})

describe('numbered masks', () => {
  it('[interview.mask-numbered] keep one person one number through a conversation and across a reload', () => {
    const book = new MaskBook('conversation key')
    expect(masker.maskNumbered('田中さんと鈴木さんが来た', 'ja', book).masked).toBe('[氏名1]さんと[氏名2]さんが来た')
    expect(masker.maskNumbered('鈴木さんは帰った', 'ja', book).masked).toBe('[氏名2]さんは帰った')
    const reopened = new MaskBook('conversation key', book.entries())
    expect(masker.maskNumbered('昨日田中さんに会った', 'ja', reopened).masked).toBe('昨日[氏名1]さんに会った')
  })

  it('know a later surname or first name for the person of the full name', () => {
    const book = new MaskBook('k')
    expect(masker.maskNumbered('田中太郎と申します', 'ja', book).masked).toBe('[氏名1]と申します')
    expect(masker.maskNumbered('鈴木さん、田中さんです', 'ja', book).masked).toBe('[氏名2]さん、[氏名1]さんです')
    expect(masker.maskNumbered('Sarah Mitchell met Kevin. Sarah left.', 'en', book).masked).toBe(
      '[NAME3] met [NAME4]. [NAME3] left.',
    )
  })

  it('remember nothing a reader without the key could use', () => {
    const book = new MaskBook('k')
    masker.maskNumbered('田中太郎と申します', 'ja', book)
    const other = new MaskBook('another key')
    masker.maskNumbered('田中太郎と申します', 'ja', other)
    expect(JSON.stringify(book.entries())).not.toContain('田中')
    expect(Object.keys(book.entries())).not.toEqual(Object.keys(other.entries()))
    expect(() => new MaskBook('')).toThrow(RangeError)
  })
})

const SAMPLES = [
  '田中太郎です。090-1234-5678、taro@example.com、東京都港区芝1-2-3に住んでいます。',
  'I am John Smith, call 415-555-2671, 42 Maple Street, Springfield, IL 62704',
  '株式会社アオイの森です\nよろしく',
  '[氏名1]さんと[NAME]と鈴木さん',
  '😀👨‍👩‍👧さん ﾀﾅｶ ㍿ ㈱ＡＢＣ',
  '4111111111111111 GB82WEST12345698765432 1990年5月3日生まれ',
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc
    .array(fc.oneof(fc.constantFrom(...SAMPLES), fc.string({ unit: 'grapheme', maxLength: 12 })), { maxLength: 5 })
    .map((parts) => parts.join('')),
  fc
    .array(fc.string({ unit: fc.constantFrom(...'田中さんは0123-@.[]氏名NAME 東京都丁目\nJohn'), maxLength: 60 }), {
      maxLength: 3,
    })
    .map((parts) => parts.join(' ')),
)

describe('on any text', () => {
  it('[interview.mask-spans] spans are in order, apart, inside the text, whole characters and true to it', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        let last = 0
        for (const { start, end, text: quoted } of masker.find(text)) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          expect(end).toBeLessThanOrEqual(text.length)
          expect(text.slice(start, end)).toBe(quoted)
          expect(isInsidePair(text, start) || isInsidePair(text, end)).toBe(false)
          last = end
        }
      }),
      { numRuns: 300 },
    )
  })

  it('[interview.mask-twice] masking what is masked changes nothing, numbered or not', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('ja' as const, 'en' as const), (text, language) => {
        const { masked } = masker.mask(text, language)
        expect(masker.mask(masked, language)).toEqual({ masked, spans: [] })
        const numbered = masker.maskNumbered(text, language, new MaskBook('k')).masked
        expect(masker.mask(numbered, language)).toEqual({ masked: numbered, spans: [] })
      }),
      { numRuns: 300 },
    )
  })

  it('a long text is masked in every part of it', () => {
    const text = Array.from(
      { length: 60 },
      (_, i) => `${i}件目です。連絡先は090-1234-${1000 + i}です。次もあります。\n`,
    ).join('')
    expect(masker.find(text).filter(({ type }) => type === 'PHONE')).toHaveLength(60)
  })
})

function isInsidePair(text: string, at: number): boolean {
  return /[\uD800-\uDBFF]/.test(text[at - 1] ?? '') && /[\uDC00-\uDFFF]/.test(text[at] ?? '')
}
