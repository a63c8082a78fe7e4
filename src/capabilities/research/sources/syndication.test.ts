import { describe, expect, test } from 'vitest'
import { ARTICLES } from '../../../../test/support/site/articles.ts'
import { originOf } from './syndication.ts'

const [english, , , japanese] = ARTICLES
const EN = english?.paragraphs.join('\n\n') ?? ''
const JA = japanese?.paragraphs.join('\n\n') ?? ''
const originsOf = (...texts: string[]) => [...originOf(texts.map((text, i) => ({ pageId: `p${i}`, text }))).values()]

describe('[research.syndication]', () => {
  test.each([
    ['the same', EN, EN],
    [
      'another head and foot',
      EN,
      `The Wire\nLog in or subscribe\n\n${EN}\n\nThis text was distributed to subscribers.`,
    ],
    ['long surroundings', EN, `${'Read our other stories about gardens, cooking and the weather. '.repeat(3)}${EN}`],
    [
      'a changed word here and there',
      EN,
      EN.replace('on Tuesday', 'on Tuesday morning').replace('Residents', 'People'),
    ],
    ['other marks and spaces', EN, EN.replaceAll(',', ' –').replaceAll('\n\n', ' ').toUpperCase()],
    ['Japanese', JA, `配信：通信社\n${JA.replaceAll('\n\n', '')}\n無断転載を禁じます`],
    ['Japanese, lightly edited', JA, JA.replace('火曜日に', '火曜日の午後に').replace('長く', '以前から')],
    ['a shortened reprint', EN, EN.split('\n\n').slice(0, 2).join('\n\n')],
  ])('%s is one source', (_, first, second) => {
    expect(originsOf(first, second)).toEqual(['p0', 'p0'])
    expect(originsOf(second, first)).toEqual(['p0', 'p0'])
  })

  test.each([
    ['another figure in one sentence', EN, EN.replace('1.2 million', '0.9 million')],
    ['another year', EN, EN.replace('2024', '2023').replace('1.2 million', '1.1 million')],
    ['another figure in full width', JA.replace('十二分', '12分'), JA.replace('十二分', '１５分')],
    ['another figure in kanji', JA, JA.replace('百二十万人', '九十万人')],
    ['another subject', EN, ARTICLES[1]?.paragraphs.join('\n\n') ?? ''],
    ['another view of the same subject', EN, ARTICLES[2]?.paragraphs.join('\n\n') ?? ''],
    ['another language', EN, JA],
    ['nothing to compare', 'The ferry.', 'The ferry.'],
    ['empty pages', '', ''],
  ])('%s is another source', (_, first, second) => {
    expect(originsOf(first, second)).toEqual(['p0', 'p1'])
  })

  test('reports from one template with other figures stay apart, however many there are', () => {
    const report = (n: number) =>
      `Quarterly report. The depot served ${1_000 + n} vehicles in the quarter. Repairs took ${20 + n} hours on average over the whole period. The yard was closed for ${n} days because of snow and ice on the ramp. Staff were trained in the new rules about charging, towing and fire safety.`
    expect(originsOf(...Array.from({ length: 12 }, (_, n) => report(n)))).toEqual(
      Array.from({ length: 12 }, (_, n) => `p${n}`),
    )
  })

  test('copies of copies belong to the first, and pages come back in their order', () => {
    const copies = [JA, EN, `A mirror.\n${EN}`, `A mirror of a mirror, kept by a reader.\nA mirror.\n${EN}`]
    expect(originsOf(...copies)).toEqual(['p0', 'p1', 'p1', 'p1'])
  })
})
