import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Conflicts, loadConflicts } from './index.ts'

let conflicts: Conflicts
beforeAll(async () => {
  conflicts = await loadConflicts()
}, 60_000)

const THINGS = {
  ja: ['なごみエアH2', '第3工場', '青葉橋', 'X-100', 'v2.4', '\uE000橋', '🚲道', 'ＡＰＩ', '「」', '同社'],
  en: [
    'The Nagomi Air H2',
    'Unit 3',
    'Route 14',
    'The X-100',
    'Fernwick 4.0',
    '\uE001 Hall',
    '🚲 lane',
    'The "" plan',
    'It',
  ],
}
const TOLD = {
  ja: [
    'の高さは30メートルである。',
    'の高さは45メートルである。',
    'は2022年に開業した。',
    'は\uE003鉄製である。',
    'は\uE003木製である。',
    'の定員は12人だ。',
    'は2019年に開業した。',
    'は無料で使える。',
    'は使えない。',
    'の本社は札幌市にある。',
    'の本社は仙台市にある。',
    'は閉鎖されている。',
    'は\uE002製である。',
    'の社長は\u200Bである。',
    'は最新版5.1に対応している。',
  ],
  en: [
    ' is 30 metres tall.',
    ' is 45 metres tall.',
    ' opened in 2022.',
    ' is made of \uE003 steel.',
    ' is made of \uE003 oak.',
    ' seats 12 people.',
    ' opened in 2019.',
    ' is free of charge.',
    ' cannot be used.',
    ' is based in Leeds.',
    ' is based in York.',
    ' is closed.',
    ' is made of \uE002.',
    ' was designed by \u200B.',
    ' requires Python 3.10 or later.',
    ' requires Python 3.12 or later.',
  ],
}
const pairOf = (things: readonly string[], told: readonly string[]) =>
  fc.tuple(fc.constantFrom(...things), fc.constantFrom(...told), fc.constantFrom(...told))
const pair = fc.oneof(pairOf(THINGS.ja, TOLD.ja), pairOf(THINGS.en, TOLD.en))

describe('[research.conflict-why] why two claims were judged as they were', () => {
  it('never holds an empty or unprintable value, whatever the claims are made of', () => {
    fc.assert(
      fc.property(pair, fc.string({ unit: 'binary', maxLength: 4 }), ([thing, one, other], noise) => {
        const { read, judge } = conflicts
        const { why } = judge(read({ text: thing + noise + one }), read({ text: thing + noise + other }))
        expect(why).toMatch(/\S/u)
        expect(why).not.toMatch(/\p{C}|「\s*」|""|\(\s|^\s*[:：]|(?:と|and|says|other)\s+(?:は|で|do|are|,)/u)
      }),
      { numRuns: 400 },
    )
  }, 60_000)
})
