import { beforeAll, expect, test } from 'vitest'
import { detectLanguage } from '#text/index.ts'
import { type LoadedConflicts, loadConflicts } from '../../conflicts/index.ts'
import { disputesAmong } from '../disputes.ts'
import { loadToldJudge, type ToldJudge } from './told-weights.ts'

let loaded: LoadedConflicts
let judge: ToldJudge
beforeAll(async () => {
  loaded = await loadConflicts()
  judge = await loadToldJudge()
}, 60_000)

/** Two pages of a sentence each, and what contradicts in them. */
async function disputed(topic: string, sentences: readonly [string, string]) {
  const pages = sentences.map((text, n) => {
    const title = `${topic} ${n}`
    const language = detectLanguage(text)
    return { pageId: title, url: title, originId: title, title, text: `${title}\n\n${text}`, published: '', language }
  })
  const read = (text: string, language: 'ja' | 'en') => loaded.read({ text, language })
  const { meanings } = loaded
  const [ruled, weighed] = [
    await disputesAmong(pages, topic, { meanings, read }),
    await disputesAmong(pages, topic, { meanings, read, judge }),
  ]
  return { ruled: ruled.map(({ kind }) => kind), weighed: weighed.map(({ kind, why }) => `${kind}: ${why}`) }
}

test('[research.document-weighed] what no rule has words for is weighed, and the reason says what differs', async () => {
  const pairs: readonly (readonly [string, readonly [string, string], string])[] = [
    [
      'Easton Pool',
      ['Lockers are free of charge for every swimmer.', 'You pay a pound for a locker each time.'],
      '"free of charge" and "pay" are opposites, same otherwise',
    ],
    [
      'Easton Pool',
      ['Swimming caps are compulsory in both basins.', 'Swimming caps are optional in both basins.'],
      '"compulsory" and "optional" are opposites, same otherwise',
    ],
    [
      '町の温水プール',
      ['採暖室は夏のあいだ閉める。', '採暖室は夏も開けている。'],
      '「閉める」と「開け」は逆のことを言い、ほかは同じ',
    ],
  ]
  for (const [topic, pair, why] of pairs)
    expect(await disputed(topic, pair), pair.join(' / ')).toEqual({ ruled: [], weighed: [`weighed: ${why}`] })
})

test('[research.document-weighed-none] other things, other years and denials in passing are no contradiction', async () => {
  const pairs: readonly (readonly [string, readonly [string, string]])[] = [
    ['Easton Pool', ['Lockers are free of charge for every swimmer.', 'Visitors to the café pay a pound for tea.']],
    ['Easton Pool', ['The slide was painted in 2015.', 'The café was painted in 2017.']],
    ['町の温水プール', ['更衣室のロッカーは百円です。', '採暖室は木曜には使えない。']],
    ['町のバス', ['冬の間は一部の便で経路を変える。', '坂が凍ったときは団地を通らない経路になる。']],
    ['町のバス', ['昨年度の回数券の売り上げは420万円だった。', '一昨年度の回数券の売り上げは380万円だった。']],
  ]
  for (const [topic, pair] of pairs)
    expect(await disputed(topic, pair), pair.join(' / ')).toEqual({ ruled: [], weighed: [] })
})
