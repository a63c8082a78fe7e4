import { describe, expect, it } from 'vitest'
import { hear } from '../kinds/hear.ts'
import { assertedIn } from './asserted.ts'

const READ_BACK = { en: 'So you want a book. Have I got that right?', ja: '「本がほしい」ということで合っていますか？' }
const heartOf = (text: string, language: 'ja' | 'en'): string | undefined =>
  assertedIn(hear(text, { language, question: READ_BACK[language] }), language).heart?.text

const MOST = { en: 'What is most important to you in all this?', ja: '全体を通して、いちばん大事なのは何でしょうか？' }
const namedIn = (text: string, language: 'ja' | 'en'): string | undefined =>
  assertedIn(hear(text, { language, question: MOST[language] }), language, MOST[language]).heart?.text

describe('[listening.heart] what somebody names as what matters most', () => {
  it.each([
    ['No havin tae worry about it. Twenty years I did.', 'No havin tae worry about it'],
    ['just not havin him down on me', 'just not havin him down on me'],
    ['Them. Having the evenings with them before they move out.', 'Having the evenings with them before they move out'],
    ['Pride. A place like ours should be looked at.', 'Pride. A place like ours should be looked at'],
    ['Most important? That nobody eats alone.', 'That nobody eats alone'],
    ['The garden, love. The people in the garden.', 'The people in the garden'],
  ])('en: %s', (text, heart) => {
    expect(namedIn(text, 'en')).toBe(heart)
  })

  it.each([
    ['いちばん大事…。やっぱり、家族で出かけることですかね。', '家族で出かけること'],
    [
      '大切なんはな……。店がのうなったら、みんなの行くとこが消えてまうことや。',
      '店がのうなったら、みんなの行くとこが消えてまうこと',
    ],
    ['やはり、来られない方を待たせないことでしょうか。', '来られない方を待たせないこと'],
    ['早く帰って練習する時間っすね。いつか舞台に立ちたいんで。', '早く帰って練習する時間'],
    ['その二十分だけが自分の時間なんですよね。', 'その二十分だけが自分の時間'],
  ])('ja: %s', (text, heart) => {
    expect(namedIn(text, 'ja')).toBe(heart)
  })
})

it('[listening.heart] who does not know has named nothing', () => {
  expect(namedIn('しらん', 'ja')).toBeUndefined()
})

describe('[listening.heart] what an answer says the matter is', () => {
  it.each([
    ["No. The boss is just how. It's being home before she's asleep.", "being home before she's asleep"],
    ["Not quite, it isn't that she is slow, it's that nobody writes it down.", 'nobody writes it down'],
    ['It is not the most important. More important is that I like it when I sit down.', 'I like it when I sit down'],
    [
      "Well, both. I want her to have a bit of home over there. That's the nub of it.",
      'I want her to have a bit of home over there',
    ],
    ['That people turn up. We had four on Sunday.', 'That people turn up'],
    ['That its not silent. I cook with the window open and look straight at it.', 'That its not silent'],
    ['kinda. like i dont want him worrying about me. hes 9', 'i dont want him worrying about me'],
    ["Sort of, that was about the soup. Main thing's really that I want a hot meal.", 'I want a hot meal'],
  ])('en: %s', (text, heart) => {
    expect(heartOf(text, 'en')).toBe(heart)
  })

  it.each([
    [
      'それはやり方の話です。一番は、あの子と笑える時間が終わってしまうのがいやなんです。',
      'あの子と笑える時間が終わってしまうのがいや',
    ],
    [
      'いちばん大切なのは、なんでもない一日が残っているということです。立派な記録ではなく。',
      'なんでもない一日が残っている',
    ],
    ['えっと、今言ったのとほぼ同じなんですけど…その子らしい瞬間が伝わること、ですね。', 'その子らしい瞬間が伝わること'],
    ['え、いや、そこじゃなくて(笑)その子らしい瞬間が伝わること、のほうです。', 'その子らしい瞬間が伝わること'],
    [
      '楽しかった頃の母をそばに置いておくこと、だと思います。立派でなくていいんです。',
      '楽しかった頃の母をそばに置いておくこと',
    ],
    ['顔見ることやな。週に一回でも。', '顔見ること'],
    ['母を医者に呼んだ。', '母を医者に呼んだ'],
    ['やっぱり孫が帰ってくる場所かねえ。', '孫が帰ってくる場所'],
    ['寝られへんのがきつい、が一番です', '寝られへんのがきつい'],
  ])('ja: %s', (text, heart) => {
    expect(heartOf(text, 'ja')).toBe(heart)
  })

  it('thanks and modesty behind a yes are nobody’s matter', () => {
    expect(heartOf('そのとおりです。長々と聞いてくださって、ありがとうございました。', 'ja')).toBeUndefined()
    expect(heartOf('Yes, that is it. Thank you for listening.', 'en')).toBeUndefined()
  })
})
