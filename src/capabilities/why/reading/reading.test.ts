import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isVerbatim } from '#text/index.ts'
import { clauses } from './clauses.ts'
import { cutPhrase } from './cut-phrase.ts'
import { labelOf } from './label.ts'
import { meansIn } from './means.ts'
import { phrases } from './phrases.ts'
import { volitional, readWish } from './wish/read-wish.ts'

const ja = { language: 'ja', what: [], how: [] } as const
const en = { language: 'en', what: [], how: [] } as const

describe('the strongest phrase', () => {
  it.each([
    ['共働きの家が増えて、回すのが遅れてトラブルになってるから', '回すのが遅れてトラブルになってる'],
    ['断水のお知らせが3日止まって、お年寄りの家が困った', 'お年寄りの家が困った'],
    ['一人暮らしの人。知らないまま取り残される', '知らないまま取り残される'],
    [
      'えっと、正直、患者さんの話を途中で切らなきゃいけないのが嫌なんだよね',
      '患者さんの話を途中で切らなきゃいけないのが嫌',
    ],
    ['Excelで管理していて、毎週ミスが出るんです', '毎週ミスが出る'],
  ])('%s → %s', (message, phrase) => {
    expect(phrases(message, ja)[0]?.text).toBe(phrase)
  })

  it.each([
    ['Well, I think people leave because nobody answers them', 'people leave'],
    ['The spreadsheet is fine, but the nurses find out the night before', 'the nurses find out the night before'],
    ['He was polite, and then he never came back to us', 'he never came back to us'],
  ])('%s → %s', (message, phrase) => {
    expect(phrases(message, en).map(({ text }) => text)).toContain(phrase)
  })

  it('holds no how-word, no forbidden word and no mark, and stands in the message', () => {
    const found = phrases('毎朝つらいし、Slackの通知で「またか？」ってなって、仕事が進まない', ja)
    expect(found.map(({ text }) => text)).toContain('仕事が進まない')
    for (const { text } of found) expect(text).not.toMatch(/つらい|Slack|[？「」]/u)
  })

  it('is worth less once it was said back', () => {
    const message = '回すのが遅れてトラブルになってる。家が増えた'
    const asked = ['「回すのが遅れてトラブルになってる」って、最近だとどんな場面があった？']
    expect(phrases(message, { ...ja, asked })[0]?.text).toBe('家が増えた')
  })
})

describe('clauses and cuts', () => {
  it('are always pieces of the message', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.constantFrom('ja' as const, 'en' as const),
        (message, language) => {
          for (const { text } of clauses(message, language)) expect(message).toContain(text)
          expect(message).toContain(cutPhrase(message, language, 20))
        },
      ),
    )
  })

  it('keeps the predicate of a long Japanese clause and the head of a long English one', () => {
    const long = 'うちの部署の新人は先輩が書いた要件定義を読んでも意味が分からないまま実装を始めてしまう'
    expect(cutPhrase(long, 'ja')).toBe('意味が分からないまま実装を始めてしまう')
    const english =
      'the ones who stay only want to talk to Sam and never to anybody else who works in the shop with him'
    expect(cutPhrase(english, 'en')).toBe('the ones who stay only want to talk to Sam and never to anybody else')
  })
})

describe('labels', () => {
  it.each([
    ['断水のお知らせが3日止まって', '断水のお知らせが3日止まった'],
    ['人が足りなくて', '人が足りない'],
    ['中高生が来なくなってしまい', '中高生が来なくなってしまう'],
  ])('%s → %s', (clause, label) => {
    expect(labelOf(clause, ja)).toBe(label)
  })

  it('name no means, and are null when nothing else is left', () => {
    expect(labelOf('Slackの通知', ja)).toBeNull()
    expect(labelOf('Excelで数え直して全員が残業になる', ja)).not.toMatch(/Excel/u)
    expect(labelOf('the spreadsheet makes everybody stay late at work', en)).not.toMatch(/spreadsheet/iu)
  })

  it('are short', () => {
    expect(labelOf('昔は'.repeat(40) + '人が減った', ja)?.length).toBeLessThanOrEqual(32)
  })
})

describe('how-words', () => {
  it('finds tools, features and technology in both languages', () => {
    expect(meansIn('ReactとSupabaseで、エクセルの代わりになる機能を作る')).toEqual([
      'React',
      'Supabase',
      'エクセル',
      '機能',
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
    ['売れ残りの予測をしてくれる仕組みが欲しいんです', '仕組み', null, []],
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
    ['faster expense reports', 'faster expense reports', null, []],
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
