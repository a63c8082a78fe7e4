import { beforeAll, describe, expect, test } from 'vitest'
import { detectLanguage } from '#text/index.ts'
import { type LoadedConflicts, loadConflicts } from '../conflicts/index.ts'
import { disputesAmong } from './disputes.ts'

let loaded: LoadedConflicts
beforeAll(async () => {
  loaded = await loadConflicts()
}, 60_000)

/** What contradicts in two pages of a sentence each, as kinds. */
async function kindsOf(topic: string, sentences: readonly [string, string]): Promise<string[]> {
  const pages = sentences.map((text, n) => {
    const title = `${topic} ${n}`
    const language = detectLanguage(text)
    return { pageId: title, url: title, originId: title, title, text: `${title}\n\n${text}`, published: '', language }
  })
  const { meanings, judge } = loaded
  const read = (text: string, language: 'ja' | 'en') => loaded.read({ text, language })
  return (await disputesAmong(pages, topic, { meanings, read, judge })).map(({ kind }) => kind)
}

const POOL = '町の温水プール'
const EASTON = 'Easton Pool'

describe('[research.document-everyday] an everyday question that two pages answer otherwise', () => {
  test.each<[string, string, readonly [string, string], string]>([
    ['how long, in other units', POOL, ['回数券の期限は1年です。', '回数券の期限は6か月です。'], 'words'],
    ['a price, or free', POOL, ['更衣室のロッカーは百円です。', '更衣室のロッカーは無料で使えます。'], 'rule'],
    ['open or closed', POOL, ['売店は平日も開いている。', '売店は平日には閉まっている。'], 'words'],
    ['a cleft', POOL, ['回数券の販売は3月に始まった。', '回数券の販売が始まったのは6月である。'], 'words'],
    ['needed or not', POOL, ['帽子の着用は義務である。', '帽子の着用は任意である。'], 'words'],
    ['since when it is there', POOL, ['採暖室は2019年に設けられた。', '採暖室ができたのは2021年である。'], 'date'],
    [
      'how long',
      EASTON,
      ['Season tickets are valid for one year.', 'Season tickets are valid for six months.'],
      'words',
    ],
    ['free or not', EASTON, ['Lockers are free of charge.', 'Lockers cost £1 each time.'], 'rule'],
    ['needed or not', EASTON, ['Swimming caps are compulsory.', 'Swimming caps are optional.'], 'words'],
    ['added when', EASTON, ['The sauna was added in 2019.', 'The sauna was installed in 2021.'], 'date'],
  ])('%s (%s)', async (_, topic, pair, kind) => {
    expect(await kindsOf(topic, pair), pair.join(' / ')).toEqual([kind])
  })
})

describe('[research.document-everyday-none] two questions, or one answer', () => {
  test.each<[string, string, readonly [string, string]]>([
    ['another price', POOL, ['更衣室のロッカーは百円です。', '駐車場は無料で使えます。']],
    ['children and adults', POOL, ['子どもは無料、大人は四百円です。', '大人は四百円です。']],
    ['another floor', POOL, ['1階は飲食が可能である。', '2階は飲食が禁止されている。']],
    ['nothing to pay, twice', EASTON, ['Lockers are free of charge.', 'You do not have to pay for lockers.']],
    ['another thing', EASTON, ['The slide was added in 2015.', 'The café was added in 2017.']],
    ['others may', EASTON, ['The lane is closed to lorries.', 'Cars may use the lane at any time.']],
  ])('%s (%s)', async (_, topic, pair) => {
    expect(await kindsOf(topic, pair), pair.join(' / ')).toEqual([])
  })
})
