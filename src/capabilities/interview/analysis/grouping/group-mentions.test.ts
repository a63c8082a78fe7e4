import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { lexicalSimilarity, offlineSimilarity, type Similarity } from '#text/index.ts'
import { groupMentions } from './group-mentions.ts'
import type { Mention } from './mention.ts'
import { alikeFrom } from './linkage.ts'
import { cachedSimilarity } from '../../asks/find-themes/likeness/cached-similarity.ts'
import { remarkOf } from '../../asks/find-themes/likeness/remark.ts'

const FEES = ['送料が高いです', '手数料が割高で困る', '会費まで取られるのは嫌です']
const FINDING = ['検索で見つからない', 'メニューが多くて目当てのものを探せない', '絞り込みが使いづらい']
const ROTTEN = ['野菜が傷んでいた', 'いちごにカビが生えていて残念']

let talks = 0
const mention = (text: string, settled?: string, conversationId = `talk ${talks++}`): Mention => ({
  conversationId,
  remark: remarkOf(text),
  settled,
})
const together = async (mentions: readonly Mention[], texts: readonly string[], similarity = offlineSimilarity()) =>
  (await groupMentions(mentions, similarity))
    .map((group) => group.map((index) => texts[index]).sort())
    .sort((a, b) => `${a[0]}`.localeCompare(`${b[0]}`))

describe('mentions of themes', () => {
  it('are grouped the same way in whatever order they came', async () => {
    const texts = [...FEES, ...FINDING, ...ROTTEN]
    const similarity = cachedSimilarity(offlineSimilarity())
    const groups = await together(
      texts.map((text) => mention(text)),
      texts,
      similarity,
    )
    expect(groups).toHaveLength(3)
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(texts, { minLength: texts.length }), async (shuffled) => {
        expect(
          await together(
            shuffled.map((text) => mention(text)),
            shuffled,
            similarity,
          ),
        ).toEqual(groups)
      }),
      { numRuns: 20 },
    )
  })

  it('that a person settled stay together, and apart from what was settled otherwise', async () => {
    const texts = [FEES[0] ?? '', ROTTEN[0] ?? '', FEES[1] ?? '']
    const settled = [mention(texts[0] ?? '', 'a'), mention(texts[1] ?? '', 'a'), mention(texts[2] ?? '', 'b')]
    expect(await groupMentions(settled, offlineSimilarity())).toEqual([[0, 1], [2]])
  })

  it('of one person are joined only when they are plainly the same', async () => {
    const alike: Similarity = { name: 'test', compare: async () => 0.495 }
    const same: Similarity = { name: 'test', compare: async () => 0.6 }
    const said = ['鉛筆が丸い', '筆箱が四角い']
    const ofTwo = said.map((text) => mention(text))
    const ofOne = said.map((text) => mention(text, undefined, 'one'))
    expect(await groupMentions(ofTwo, alike)).toEqual([[0, 1]])
    expect(await groupMentions(ofOne, alike)).toEqual([[0], [1]])
    expect(await groupMentions(ofOne, same)).toEqual([[0, 1]])
  })

  it('that are many are one group when everyone speaks of one thing, and apart when they do not', async () => {
    const tired = [
      '通知が多すぎて疲れる',
      'お知らせの通知がしつこい',
      '通知が夜中に鳴って困る',
      '通知を切れないのが嫌だ',
    ]
    const locked = ['ログインできない', 'パスワードを忘れて入れない', '二段階認証が届かない', 'ログインし直すのが面倒']
    const often = (texts: readonly string[]) =>
      [0, 1, 2, 3].flatMap((n) => texts.map((text) => `${text}${'。'.repeat(n)}`))
    const groupsOf = (texts: readonly string[]) =>
      groupMentions(
        texts.map((text) => mention(text)),
        offlineSimilarity(),
      )
    expect(await groupsOf(often(tired))).toHaveLength(1)
    const groups = await groupsOf([...often(tired), ...often(locked)])
    expect(groups.map((group) => group.length)).toEqual([16, 16])
  })

  it('that are many are grouped the same way in whatever order they came, and never against what was settled', async () => {
    const said = [...FEES, ...FINDING, ...ROTTEN]
    const texts = [0, 1, 2].flatMap((n) => said.map((text) => `${text}${'。'.repeat(n)}`))
    const shuffled = texts.toReversed()
    const groups = await together(
      texts.map((text) => mention(text)),
      texts,
    )
    expect(
      await together(
        shuffled.map((text) => mention(text)),
        shuffled,
      ),
    ).toEqual(groups)
    const settled = texts.map((text, n) => mention(text, n < 2 ? 'a' : n === 2 || n === 7 ? 'b' : undefined))
    const kept = await groupMentions(settled, offlineSimilarity())
    const groupOf = (index: number) => kept.findIndex((group) => group.includes(index))
    expect(groupOf(0)).toBe(groupOf(1))
    expect(groupOf(2)).toBe(groupOf(7))
    expect(groupOf(0)).not.toBe(groupOf(2))
  })

  it('in the same words are one voice more, not more reason to group', async () => {
    const texts = [...FEES, ...FINDING, ...ROTTEN]
    const once = await together(
      texts.map((text) => mention(text)),
      texts,
    )
    const often = texts.flatMap((text) => [text, text, text])
    const groups = await together(
      often.map((text) => mention(text)),
      often,
    )
    expect(groups.map((group) => new Set(group))).toEqual(once.map((group) => new Set(group)))
  })

  it('each stand in exactly one group, whatever was said', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 12 }), async (texts) => {
        const groups = await groupMentions(
          texts.map((text) => mention(text)),
          lexicalSimilarity(),
        )
        expect(groups.flat().sort((a, b) => a - b)).toEqual(texts.map((_, index) => index))
      }),
      { numRuns: 60 },
    )
  })

  test('few of them have to be more alike than many', () => {
    expect([0, 5, 40, 500].map(alikeFrom)).toEqual([0.49, 0.49, 0.24, 0.24])
    expect(alikeFrom(20)).toBeGreaterThan(alikeFrom(30))
  })
})

test('two texts are compared once, in either order', async () => {
  let compared = 0
  const similarity = cachedSimilarity({ name: 'test', compare: async () => ++compared })
  expect([await similarity.compare('a', 'b'), await similarity.compare('b', 'a')]).toEqual([1, 1])
  expect(await similarity.compare('a', 'c')).toBe(2)
})
