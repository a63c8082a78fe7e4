import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isVerbatim } from '#text/index.ts'
import { ENGLISH_REQUESTS } from '../../../../../test/support/code/requests-en.ts'
import { JAPANESE_REQUESTS } from '../../../../../test/support/code/requests-ja.ts'
import { halves } from '../../../../../test/support/code/request.ts'
import { rightSlots } from '../../../../../test/support/code/score.ts'
import { SLOTS } from '../../contract.ts'
import { inconsistency } from '../../frame/consistent.ts'
import { route } from '../../routing/route.ts'
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

/** As they stand in the histories of public repositories, and the like in Japanese. */
const REPAIRS: [query: string, target: string, issue: string][] = [
  ['Fix cache not working with HTTP2', 'cache', 'cache not working with HTTP2'],
  ['Fix race condition on stream.read', 'stream.read', 'race condition on stream.read'],
  ['fix infinite loop in append', 'append', 'infinite loop in append'],
  ['fix: crash when host header is missing', 'host header', 'crash'],
  ['fix(fetch): fixed a memory leak in the stream response', 'stream response', 'a memory leak in the stream response'],
  ['Fix `downloadProgress` firing for redirects', 'downloadProgress', '`downloadProgress` firing for redirects'],
  ['Fixed `iter_text` adding an empty string', 'iter_text', '`iter_text` adding an empty string'],
  ['fix: Client.send ignores the timeout', 'Client.send', 'Client.send ignores the timeout'],
  ['When an order is cancelled the stock is not returned. Fix it.', 'stock', 'the stock is not returned'],
  ['送信ボタンを押しても保存されない', '送信ボタン', '保存されない'],
  ['大文字のメソッド名が小文字になる', '大文字のメソッド名', '大文字のメソッド名が小文字になる'],
  ['ヘッダーの改行が無視される', 'ヘッダーの改行', 'ヘッダーの改行が無視される'],
  ['空の配列を渡すと落ちる', '空の配列', '落ちる'],
  ['日付の表示がずれるのを修正', '日付の表示', '日付の表示がずれる'],
  ['リトライ回数が1回多くなる不具合の修正', 'リトライ回数', 'リトライ回数が1回多くなる'],
  ['パネルに背景色をつけても見出しだけ色がつかなくて変です', 'パネル', '見出しだけ色がつかなくて変です'],
]
test.each(REPAIRS)('[code.repair-subjects] "%s"', async (query, target, issue) => {
  const said = await builtInDecomposition({ query })
  expect([said.target_feature?.value, said.observed_issue?.value]).toEqual([target, issue])
  const slots = Object.fromEntries(
    Object.entries(said).flatMap(([slot, one]) => (one === null ? [] : [[slot, one.value]])),
  )
  expect(route(slots, 'MODIFY').risk_level).not.toBe('HIGH')
})

/** Requests as users put the repairs of public histories: who does it, when, and what comes of it. */
const TOLD: [query: string, target: string, trigger: string | null, issue: string | null, action: string | null][] = [
  [
    'TemplateResponse raises an IndexError when the status code is passed as the third argument. Make it not crash.',
    'TemplateResponse',
    'when the status code is passed as the third argument',
    'TemplateResponse raises an IndexError',
    'Make it not crash',
  ],
  [
    'When the test client is given a url with a query string, the query string ends up in the raw path as well.',
    'test client',
    'When the test client is given a url with a query string',
    'the query string ends up in the raw path as well',
    null,
  ],
  [
    'Allow an option to have two long flags when it has no short flag, like --ws, --workspace',
    'option',
    'when it has no short flag',
    null,
    'Allow an option to have two long flags',
  ],
  [
    'A variable that is set in every branch of an if block comes out undefined. Please fix it.',
    'variable',
    null,
    'A variable that is set in every branch of an if block comes out undefined',
    'fix it',
  ],
  [
    'When several processes share the bytecode cache, one of them can read a file that is not finished. Make this safe.',
    'bytecode cache',
    'When several processes share the bytecode cache',
    'one of them can read a file that is not finished',
    'Make this safe',
  ],
  [
    'res.send adds a length even when an encoding is set. Only add it if there is none.',
    'res.send',
    'when an encoding is set',
    'res.send adds a length',
    'Only add it if there is none',
  ],
  ['Cookies get lost on redirect, keep them.', 'Cookies', null, 'Cookies get lost on redirect', 'keep them'],
  [
    'I noticed that uploading a large file leaves a temp file behind. Clean it up.',
    'large file',
    'uploading a large file',
    'leaves a temp file behind',
    'Clean it up',
  ],
  ['Make the login faster', 'login', null, null, 'Make the login faster'],
  [
    'オプションのフラグに対応していない形を書いても何も言われないので、エラーにしてほしい',
    'オプションのフラグ',
    'オプションのフラグに対応していない形を書いても',
    '何も言われない',
    'エラーにしてほしい',
  ],
  [
    'intフィルターに大きすぎる数を渡すと OverflowError で落ちる。既定値を返すようにして',
    'intフィルター',
    'intフィルターに大きすぎる数を渡すと',
    'OverflowError で落ちる',
    '既定値を返すようにして',
  ],
  [
    'res.send に配列を渡すと JSON になって返ってくる。そのまま送れるようにしたい',
    'res.send',
    'res.send に配列を渡すと',
    'JSON になって返ってくる',
    'そのまま送れるようにしたい',
  ],
  ['ヘルプの表示が、端末の幅が狭いときに途中で切れます', 'ヘルプの表示', '端末の幅が狭いとき', '途中で切れます', null],
  ['画像を差し替えたのに一覧では古いままです', '一覧', '画像を差し替えた', '一覧では古いままです', null],
  [
    '設定ファイルの読み込みを、見つからないときは既定値にするのではなくエラーで知らせるように変えて',
    '設定ファイルの読み込み',
    '見つからないとき',
    null,
    '既定値にするのではなくエラーで知らせるように変えて',
  ],
]
test.each(TOLD)('[code.decompose-built-in] "%s"', async (query, ...slots) => {
  const said = await builtInDecomposition({ query })
  expect(SLOTS.map((slot) => said[slot]?.value ?? null)).toEqual(slots)
})

test('[code.decompose-built-in] characters the analysis of Japanese leaves out move no quote', async () => {
  await holds('𐀀𐀀𐀀ᠠ𐀀\u0000  𠀀が消える')
})

const SAY_NOTHING = [
  'Fix login',
  'Fix bug in login',
  'fix: ci labeler',
  'Fix the typo in the README',
  'ログインを直して',
]
test.each(SAY_NOTHING)('[code.repair-subjects] "%s" says nothing of what is wrong', async (query) => {
  expect((await builtInDecomposition({ query })).observed_issue).toBeNull()
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

test('[code.decompose-built-in] an address and a shortened word end no sentence', async () => {
  const query =
    'Prerendering: when a page links to a route with a query (e.g. /about?lang=de), the crawler fails again and again'
  const { target_feature, trigger_condition, observed_issue } = await builtInDecomposition({ query })
  expect([target_feature?.value, trigger_condition?.value, observed_issue?.value]).toEqual([
    'Prerendering',
    'when a page links to a route with a query (e.g. /about?lang=de)',
    'the crawler fails again and again',
  ])
})
