import { beforeAll, describe, expect, it } from 'vitest'
import { loadMasker, type Masker } from './index.ts'

let masker: Masker
beforeAll(async () => {
  masker = await loadMasker()
})

const MEGABYTE = 1_000_000

/** A masker that takes too long refuses the text: a pattern that backtracks would be seen here as a refusal. */
describe('a megabyte that a careless pattern would choke on', () => {
  it.each([
    '1 ',
    '12/',
    '03-\n',
    '4111 1111 1111 1112 ',
    ' at a dot b',
    'x at gmail dot c ',
    '[at]',
    '@line ',
    '市区町村',
    '市区町村あ1-2',
    '一丁目',
    '通上る',
    '北1条西',
    '群馬県前橋市町',
    '新宿区西新宿\n',
    '株式会社\n',
    'うちの会社は',
    '17 kings road, ',
    'flat 4b, ',
    'まさか君',
    'っちゃん',
    '田中(',
    '[氏名1]',
    "Ben & Jerry's ",
    '保険証記号',
    'GB82 ',
  ])(
    '%j over and over is masked',
    (unit) => {
      const text = unit.repeat(Math.ceil(MEGABYTE / Buffer.byteLength(unit)))
      expect(() => masker.find(text)).not.toThrow()
    },
    30_000,
  )
})
