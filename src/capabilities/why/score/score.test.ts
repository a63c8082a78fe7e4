import { describe, expect, it } from 'vitest'
import { clarity, gainsOf, questionTypeFor, isReadBackDue, sliderReason, understanding } from './understanding.ts'

describe('understanding (MGU)', () => {
  it.each([
    ['attribute', 1, 5],
    ['consequence', 1, 10],
    ['value', 1, 20],
    ['value', 0.7, 14],
    ['value', 0.3, 6],
    ['value', 0, 0],
  ] as const)('%s confirmed at %d adds %d', (layer, confirmation, gain) => {
    expect(understanding(40, [{ layer, confirmation }])).toBe(40 + gain)
  })

  it('adds up what one turn confirms, but never more than 30, and never beyond 100', () => {
    const value = { layer: 'value', confirmation: 1 } as const
    expect(understanding(0, [value, { layer: 'attribute', confirmation: 1 }])).toBe(25)
    expect(understanding(0, [value, value, value])).toBe(30)
    expect(understanding(90, [value])).toBe(100)
  })

  it('counts an insight and the sub-question it resolves once', () => {
    const insight = { layer: 'value', confirmation_strength: 1 } as const
    const question = { question: 'q', layer: 'consequence', status: 'resolved' } as const
    expect(understanding(0, gainsOf([insight], [question], 1))).toBe(20)
    expect(understanding(0, gainsOf([], [question], 1))).toBe(10)
    expect(understanding(0, gainsOf([], [question], 0))).toBe(0)
  })
})

describe('question type', () => {
  it.each([
    [0, 'open'],
    [59, 'open'],
    [60, 'hypothesis'],
    [79, 'hypothesis'],
    [80, 'open'],
  ] as const)('at %d is %s', (mgu, type) => {
    expect(questionTypeFor(mgu)).toBe(type)
  })
})

describe('clarity (SQC)', () => {
  it('falls with pronouns and abstract nouns', () => {
    expect(clarity('回覧板が三日止まった', 'ja', '')).toBe(100)
    expect(clarity('それがあれで、そのことが困る', 'ja', '')).toBeLessThan(80)
    expect(clarity('The notice sat in one house for days', 'en', '')).toBe(100)
    expect(clarity('It does that thing to them', 'en', '')).toBeLessThan(50)
  })

  it('counts a proper term until the context defines it', () => {
    const reply = 'our team lost the ZKW files again'
    expect(clarity(reply, 'en', '')).toBeLessThan(100)
    expect(clarity(reply, 'en', 'The ZKW archive')).toBe(100)
  })

  it('is 0 for what says nothing', () => {
    expect(clarity('はい', 'ja', '')).toBe(0)
    expect(clarity('…', 'en', '')).toBe(0)
  })
})

describe('when the sliders come', () => {
  const now = { turn: 4, insights: 2, newInsights: 1, resumedAtTurn: null, settled: true, stops: false }

  it('when what was read back has its answer', () => {
    expect(sliderReason(now)).toBe('understood')
    expect(sliderReason({ ...now, settled: false })).toBeNull()
  })

  it('at once when the person stops and there is something to weigh', () => {
    const stops = { ...now, turn: 1, settled: false, stops: true }
    expect(sliderReason(stops)).toBe('stopped')
    expect(sliderReason({ ...stops, insights: 0, newInsights: 0 })).toBeNull()
  })

  it('never before turn 3', () => {
    expect(sliderReason({ ...now, turn: 2 })).toBeNull()
    expect(sliderReason({ ...now, turn: 3 })).toBe('understood')
  })

  it('never with zero insights, until turn 10 is spent', () => {
    expect(sliderReason({ ...now, insights: 0, newInsights: 0 })).toBeNull()
    expect(sliderReason({ ...now, turn: 9, insights: 0, newInsights: 0 })).toBeNull()
    expect(sliderReason({ ...now, turn: 10, insights: 0, newInsights: 0 })).toBe('turn-limit')
  })

  it('after coming back: only with a new insight or two turns later', () => {
    const back = { ...now, turn: 6, newInsights: 0, resumedAtTurn: 5 }
    expect(sliderReason(back)).toBeNull()
    expect(sliderReason({ ...back, newInsights: 1 })).toBe('understood')
    expect(sliderReason({ ...back, turn: 7 })).toBe('understood')
    expect(sliderReason({ ...back, turn: 11, resumedAtTurn: 10 })).toBeNull()
    expect(sliderReason({ ...back, turn: 12, resumedAtTurn: 10 })).toBe('turn-limit')
  })
})

describe('[why.one-read-back] what was said is read back', () => {
  const reason = { layer: 'value', strength: 80 } as const
  const ground = { layer: 'consequence', strength: 70 } as const
  const right = { acceptable: 0.7, bad: 0.1 }
  const early = { acceptable: 0.2, bad: 0.6 }
  const now = {
    mgu: 30,
    turn: 2,
    points: [reason, ground],
    rating: right,
    wasReadBack: false,
    exhausted: false,
    gaveReasonBefore: false,
    resumed: false,
  }

  it('once a listener would, with a point to say back, and not before turn 2', () => {
    expect(isReadBackDue(now)).toBe(true)
    expect(isReadBackDue({ ...now, turn: 1 })).toBe(false)
    expect(isReadBackDue({ ...now, points: [] })).toBe(false)
    expect(isReadBackDue({ ...now, rating: early })).toBe(false)
  })

  it('without a better moment at turn 3, and with nothing at turn 5', () => {
    expect(isReadBackDue({ ...now, turn: 2, rating: early })).toBe(false)
    expect(isReadBackDue({ ...now, turn: 3, rating: early, points: [ground] })).toBe(true)
    expect(isReadBackDue({ ...now, turn: 4, points: [] })).toBe(false)
    expect(isReadBackDue({ ...now, turn: 5, points: [] })).toBe(true)
  })

  it('a turn after the reason was given, unless that would be deaf', () => {
    const unsure = { ...now, turn: 2, rating: { acceptable: 0.4, bad: 0.2 } }
    expect(isReadBackDue(unsure)).toBe(false)
    expect(isReadBackDue({ ...unsure, gaveReasonBefore: true })).toBe(true)
    expect(isReadBackDue({ ...unsure, gaveReasonBefore: true, rating: early })).toBe(false)
  })

  it('never twice', () => {
    expect(isReadBackDue({ ...now, turn: 9, wasReadBack: true })).toBe(false)
    expect(isReadBackDue({ ...now, resumed: true })).toBe(false)
  })
})
