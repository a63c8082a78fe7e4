import { beforeAll, describe, expect, it } from 'vitest'
import { type Conflicts, loadConflicts } from '../index.ts'

let conflicts: Conflicts
beforeAll(async () => {
  conflicts = await loadConflicts()
}, 60_000)

const asked = (a: string, b: string) => conflicts.judgeAsked(conflicts.read({ text: a }), conflicts.read({ text: b }))
const met = (a: string, b: string) => conflicts.judge(conflicts.read({ text: a }), conflicts.read({ text: b }))

describe('[research.conflict-asked] two claims put side by side', () => {
  it.each([
    [
      'The Orlo X2 earbuds last eleven hours on a charge with noise cancelling switched on.',
      "With noise cancelling active, the manufacturer's data sheet puts the Orlo X2 at six hours per charge.",
    ],
    ['公民館の来館者は去年、一万二千人を数えた。', '去年の公民館の来館者は8,400人だったと館報は記す。'],
  ])('are weighed where no rule finds anything, and the reason names both values: %s', (a, b) => {
    const judgement = asked(a, b)
    expect(judgement).toMatchObject({ conflict: true, type: 'contradiction' })
    expect(judgement.why).not.toBe('')
    expect(asked(b, a)).toEqual(judgement)
  })

  it('are no conflict where the weights see another scope in what a rule found', () => {
    const [a, b] = [
      'Following letters from residents, officers measured sound levels at six points near the lido on four days in August 2024, two of them at a weekend.',
      'The main pool is 50 metres long and has eight lanes, four of which are kept for leisurely swimming at weekends.',
    ]
    expect(asked(a, b).conflict).toBe(false)
    expect(met(a, b).conflict).toBe(false)
  })

  it('need a rule besides where they were only met in documents', () => {
    const [a, b] = [
      'The gene was first described by a group in Lyon led by Claire Aubert.',
      "Credit for the first description of the gene belongs to Tanaka's laboratory in Sendai.",
    ]
    expect(asked(a, b).conflict).toBe(true)
    expect(met(a, b).conflict).toBe(false)
  })

  it('are opposites by whole phrases, which the reason names', () => {
    const judgement = asked(
      'The council voted to sell the Marsh Road depot.',
      'The proposal to sell the Marsh Road depot was thrown out by the council.',
    )
    expect(judgement.conflict).toBe(true)
    expect(judgement.why).toContain('voted to')
    expect(judgement.why).toContain('thrown out')
  })

  it('are scenes where a word that no dictionary knows only looks like a name', () => {
    const [a, b] = ['白い犬が草地でボールを追いかけている', '白い犬が芝生でボールを追いかけている']
    expect([a, b].map((text) => conflicts.read({ text }).scene)).toEqual([false, true])
    expect(asked(a, b).conflict).toBe(false)
  })

  it('are both true where one tells of a part of the time and another reckoning', () => {
    const usual = '市民会館の平均の利用者は一日150人だ。'
    expect(asked(usual, '市民会館の利用者は夏の休日に限ると一日400人になる。').conflict).toBe(false)
    expect(asked(usual, '市民会館の平均の利用者は一日400人だ。').conflict).toBe(true)
  })

  it.each([
    ['The Merle 40 mower weighs 22 kg with its battery.', 'Without its battery the Merle 40 mower weighs 18 kg.'],
    ['The Ruddle viaduct was finished in 1968.', 'The Ruddle viaduct was meant to be finished by 1965.'],
    ['月曜、榎停留所に止まった列車はなかった。', '火曜は三本の列車が榎停留所に止まった。'],
  ])('are both true where networks see, and gates alone do not, that each is told of its own: %s', (a, b) => {
    expect(asked(a, b).conflict).toBe(false)
  })

  it.each([
    ['The strike ended after four days.', 'duration', 345_600],
    ['The cable breaks at 12 kN.', 'count', 12_000],
    ['The cable breaks at 8,500 newtons.', 'count', 8_500],
    ['Measuring 41 metres from gable to gable, the barn is large.', 'length', 41],
  ])('are measured in their unit: %s', (text, kind, lo) => {
    const { slots } = conflicts.read({ text })
    expect(slots.map(({ slot }) => slot)).toMatchObject([{ type: 'quantity', quantity: { kind, lo } }])
  })

  it('[research.kanji-numerals] count in kanji as in digits', () => {
    const numbers = (text: string) =>
      conflicts
        .read({ text })
        .slots.flatMap(({ slot }) =>
          slot.type === 'quantity' ? [slot.quantity.lo] : slot.type === 'date' ? [slot.date.month, slot.date.day] : [],
        )
    expect(numbers('橋の長さは百二十六メートルで、九月十五日に開通した。')).toEqual([126, 9, 15])
    expect(numbers('面積は一五三・四平方キロである。')).toEqual([153_400_000])
    expect(numbers('家賃は二万八千円である。')).toEqual([28_000])
    expect(numbers('事業費は100億円、負担金は2億9,800万円だった。')).toEqual([10_000_000_000, 298_000_000])
    expect(numbers('数百メートル先に十分な余地がある。')).toEqual([])
  })
})
