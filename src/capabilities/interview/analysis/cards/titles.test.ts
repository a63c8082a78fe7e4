import { expect, test } from 'vitest'
import { titlesOf } from './titles.ts'

const CARDS = [
  { quotes: ['レジが混んでいて30分も待ちました', 'レジの列が長い', '夕方はレジが混む'] },
  { quotes: ['野菜が高い', '野菜の値段が上がってつらいです', '[氏名1]さんも野菜が高いと言っています'] },
  { quotes: ['野菜が高い', '駐車場が狭くて入れません', '駐車場が狭い'] },
  { quotes: ['The showers are dirty', 'there was mould in the showers', 'dirty showers, again'] },
]

test('[interview.titles] short topics in the words of the people, without masks, no two alike', () => {
  const titles = titlesOf(CARDS)
  expect(new Set(titles).size).toBe(CARDS.length)
  for (const [n, title] of titles.entries()) {
    expect(CARDS[n]?.quotes.some((quote) => quote.toLowerCase().includes(title.toLowerCase()))).toBe(true)
    expect(title).not.toMatch(/[[\]「」“”…]/u)
    expect(n === 3 ? title.split(' ').length : title.length).toBeLessThanOrEqual(n === 3 ? 7 : 20)
  }
  expect(titles[0]).toContain('レジ')
  expect(titles[2]).toContain('駐車場')
  expect(titles[3]).toMatch(/showers/iu)
})

test('[interview.titles] a stem cut from its verb or a number of something is no title', () => {
  const [searched, waited] = titlesOf([
    { quotes: ['十年以上探していた郷土資料を、司書さんがあの棚の奥から三分もかからずに見つけてきてくれたんですよ'] },
    { quotes: ['順番が来るまでに一時間待ったこともあって、それからは平日の朝いちばんに行くようになりました本当に'] },
  ])
  expect(searched).not.toMatch(/探$/u)
  expect(waited).not.toMatch(/^一時間|待$/u)
})
