import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVerbatim } from '#text/index.ts'
import { meansIn } from './means.ts'
import { readWish } from './wish/read-wish.ts'
import { volitional } from './wish/verb-forms.ts'

describe('how-words', () => {
  it('finds tools, features and technology in both languages', () => {
    expect(meansIn('ReactとSupabaseで、エクセルの代わりになるツールを作る')).toEqual([
      'React',
      'Supabase',
      'エクセル',
      'ツール',
    ])
    expect(meansIn('We use Slack, a PostgreSQL database and in excel too')).toEqual([
      'Slack',
      'PostgreSQL',
      'database',
      'excel',
    ])
  })

  it('does not take everyday words for names', () => {
    expect(meansIn('The rest of the line had access to gas, and we cut them some slack')).toEqual([])
    expect(meansIn('ロボット掃除機とサイトウさん')).toEqual([])
  })

  it('leaves the What alone and knows what the session recorded', () => {
    expect(meansIn('回覧板のアプリ', ['アプリ'])).toEqual([])
    expect(meansIn('紙の台帳に書く', [], ['台帳'])).toEqual(['台帳'])
    expect(meansIn('the café', [], ['の', 'the', 'a'])).toEqual([])
  })
})

describe('the wish', () => {
  it.each([
    ['町内会の回覧板をアプリにしたい', '町内会の回覧板', '町内会の回覧板をアプリにしよう', ['アプリ']],
    ['壁打ちAIを作りたいです', '壁打ちAI', '壁打ちAIを作ろう', ['AI']],
    ['ReactとSupabaseで在庫管理ツールを作りたい', '在庫管理ツール', '在庫管理ツールを作ろう', ['ツール']],
    ['売れ残りの予測をしてくれる仕組みが欲しいんです', null, null, []],
    ['日報を楽にしたい', '日報', '日報を楽にしよう', []],
  ])('%s', (message, topic, action, what) => {
    expect(readWish(message, 'ja')).toMatchObject({ topic, action, what })
  })

  it.each([
    ['I want to build a sounding-board AI', 'the sounding-board AI', 'build a sounding-board AI', ['AI']],
    [
      'I want to build a scheduling dashboard with React and Firebase',
      'the scheduling dashboard',
      'build a scheduling dashboard',
      ['dashboard'],
    ],
    ['We need to replace our ticketing system', 'your ticketing system', 'replace your ticketing system', ['system']],
    [
      'We should digitise the patient intake forms at our clinic',
      'the patient intake forms',
      'digitise the patient intake forms at your clinic',
      [],
    ],
    ['faster expense reports', null, null, []],
  ])('%s', (message, topic, action, what) => {
    expect(readWish(message, 'en')).toMatchObject({ topic, action, what })
  })

  it('has a verbatim clause whatever the message', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
        fc.constantFrom('ja' as const, 'en' as const),
        (message, language) => {
          const { clause } = readWish(message, language)
          if (isVerbatim(message, message.trim())) expect(isVerbatim(message, clause)).toBe(true)
        },
      ),
    )
  })

  it.each([
    ['作り直したい', '作り直そう'],
    ['見たい', '見よう'],
    ['共有したい', '共有しよう'],
    ['なくしたい', 'なくそう'],
    ['変えたい', '変えよう'],
    ['読みたい', '読もう'],
    ['回覧板', null],
  ])('%s → %s', (wish, decided) => {
    expect(volitional(wish)).toBe(decided)
  })
})
