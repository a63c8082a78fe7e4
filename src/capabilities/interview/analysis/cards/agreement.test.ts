import { expect, it } from 'vitest'
import { agreeingCards } from './agreement.ts'

/** What six people said of it. */
const ONE_THING = {
  ja: [
    '検索が遅い',
    '検索がとても遅いです',
    '検索が遅くて困る',
    '検索の遅さが嫌',
    '検索がほんとに遅い',
    '検索が遅すぎる',
  ],
  en: [
    'search is slow',
    'The search is so slow',
    'search is really slow',
    'slow search',
    'searching is slow',
    'search was slow',
  ],
}
const SIX_THINGS = {
  ja: [
    '閉館が五時で仕事帰りに寄れない',
    '肩の力が抜けるんです',
    '絵本を読む声で周りに見られる',
    '予約の順番が来ない',
    '司書さんが探してくれた',
    '椅子が埋まっている',
  ],
  en: [
    'I was scared of the bus because nobody explains how to pay',
    'There is an old boy with a whippet and we nod',
    'they took the shelter down',
    'the board says three minutes and it vanishes',
    'somebody had a break-up over speakerphone',
    'the top deck is the only half hour I have',
  ],
}

it.each(['ja', 'en'] as const)(
  '[interview.sure-agrees] many people make a card sure only where they say nearly the same: %s',
  async (language) => {
    expect(await agreeingCards([ONE_THING[language], SIX_THINGS[language]])).toEqual([true, false])
  },
)
