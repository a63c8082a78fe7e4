import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isVerbatim } from '#text/index.ts'
import { ENGLISH_REQUESTS } from '../../../../../test/support/code/requests-en.ts'
import { JAPANESE_REQUESTS } from '../../../../../test/support/code/requests-ja.ts'
import { halves } from '../../../../../test/support/code/request.ts'
import { rightSlots } from '../../../../../test/support/code/score.ts'
import { SLOTS } from '../../contract.ts'
import { inconsistency } from '../../frame/consistent.ts'
import { builtInDecomposition, spansOf } from './built-in.ts'
import { Decomposition } from './schema.ts'

const SETS = [
  { language: 'ja', requests: JAPANESE_REQUESTS },
  { language: 'en', requests: ENGLISH_REQUESTS },
]

describe.each(SETS)('the built-in decomposer, $language', ({ requests }) => {
  test('[code.decompose-built-in] finds the slots of requests it was written on, and of others', async () => {
    expect(requests.length).toBeGreaterThanOrEqual(60)
    const { seen, unseen } = halves(requests)
    for (const [half, floor] of [
      [seen, 0.9],
      [unseen, 0.85],
    ] as const) {
      let right = 0
      for (const request of half) right += rightSlots(request, await spansOf(request.query))
      expect(right / (half.length * SLOTS.length)).toBeGreaterThanOrEqual(floor)
    }
  })

  test('quotes what stands there, and holds its own rules', async () => {
    for (const { query } of requests) await holds(query)
  })
})

/** Requests that name no issue: what something is put into, renamed or written of is what they are about. */
const WANTED: [string, string][] = [
  ['Add gift wrapping to orders', 'orders'],
  ['support brotli in the compress middleware', 'compress middleware'],
  ['allow more characters in unquoted cookie values', 'unquoted cookie values'],
  ['Add a max_retries argument to Session.get', 'Session.get'],
  ['Rename discountOf to couponDiscount', 'discountOf'],
  ['Make the session lifetime configurable', 'session lifetime'],
  ['Let customers pay by invoice', 'invoice'],
  ['Fix the typo in the README', 'README'],
  ['Coupon: the discount is rounded down; round it up', 'Coupon'],
  ['注文にギフト包装を追加したい', '注文'],
  ['注文一覧をCSVで出力できるようにする', '注文一覧'],
  ['セッションの有効期限を60分に変更する', 'セッションの有効期限'],
  ['ログイン：パスワードが空だと内部エラーになる', 'ログイン'],
]
test.each(WANTED)('[code.decompose-built-in] "%s" is about %s', async (query, target) => {
  expect((await builtInDecomposition({ query })).target_feature?.value).toBe(target)
})

async function holds(query: string): Promise<void> {
  const said = Decomposition.parse(await builtInDecomposition({ query }))
  for (const slot of SLOTS) {
    const one = said[slot]
    if (one === null) continue
    expect(isVerbatim(query, one.quote)).toBe(true)
    expect(inconsistency(slot, one.value, one.quote)).toBeNull()
  }
}

test('never invents, whatever it is given', async () => {
  const piece = fc.constantFrom(
    'ログイン',
    '機能',
    'で',
    'すると',
    'エラー',
    'になる',
    'ので',
    '直して',
    '。',
    '`',
    '「',
    '\n',
    'when ',
    'the ',
    'login ',
    'fails',
    '; ',
    'fix ',
    'TypeError: x',
    'a/b.ts',
    '😀',
    'ﾊﾟｽ',
    ',',
    '"',
    ' ',
  )
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.array(piece, { maxLength: 14 }).map((parts) => parts.join('')),
        fc.string({ unit: 'binary', maxLength: 60 }),
      ),
      async (query) => {
        if (query.isWellFormed()) await holds(query)
      },
    ),
    { numRuns: 300 },
  )
})
