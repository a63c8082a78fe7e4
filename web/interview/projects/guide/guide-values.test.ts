import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  Guide,
  KEEP_PLACES,
  LANGUAGES,
  LIMIT_RANGES,
  MAX_TOPIC_CHARACTERS,
  MAX_TOPICS,
  TONES,
} from '../../../../src/capabilities/interview/contract.ts'
import { changedFields, changesIn, rebase } from './guide-changes.ts'
import { emptyValues, guideOf, RANGES, valuesOf } from './guide-values.ts'

const word = fc.stringMatching(/^[a-zぁ-ん0-9]{1,20}$/)
const whole = ([min, max]: readonly [number, number]) => fc.integer({ min, max })
const guide = fc.record({
  name: word,
  goal: word,
  tone: fc.constantFrom(...TONES),
  language: fc.constantFrom(...LANGUAGES),
  keep_places: fc.constantFrom(...KEEP_PLACES),
  must_ask: fc.array(word, { maxLength: 5 }),
  never_ask: fc.array(word, { maxLength: 5 }),
  limits: fc.record({
    max_turns: whole(LIMIT_RANGES.max_turns),
    max_deep: whole(LIMIT_RANGES.max_deep),
    max_responses: fc.option(whole(LIMIT_RANGES.max_responses)),
    closes_at: fc.option(fc.integer({ min: 1e6, max: 3e6 }).map((minutes) => new Date(minutes * 6e5).toISOString())),
  }),
})

describe('a guide in the form', () => {
  it('comes out as it went in, and as the contract wants it', () => {
    fc.assert(
      fc.property(guide, (given) => {
        const values = valuesOf(given)
        const sent = guideOf(values, values)
        expect(sent).toEqual({ guide: given })
        expect(Guide.safeParse(given).success).toBe(true)
      }),
    )
  })

  const ready = { ...emptyValues('ja'), name: '引っ越し', goal: '何が大変か' }
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `問い${index}`).join('\n')

  it('names the field that cannot be sent, and why', () => {
    expect(guideOf(ready)).toHaveProperty('guide')
    const broken = [
      ['name', ' ', 'missing'],
      ['goal', '', 'missing'],
      ['must', lines(MAX_TOPICS + 1), 'many'],
      ['never', 'あ'.repeat(MAX_TOPIC_CHARACTERS + 1), 'long'],
      ['maxTurns', '0', 'range'],
      ['maxDeep', '11', 'range'],
      ['maxResponses', '1.5', 'range'],
      ['closesAt', 'soon', 'unknown'],
      ['closesAt', '2020-01-01T00:00', 'past'],
    ] as const
    for (const [field, value, reason] of broken)
      expect(guideOf({ ...ready, [field]: value })).toEqual({ unready: { field, reason } })
  })

  it('holds to the limits of the contract, and not to others', () => {
    const takes = (values: object) => {
      const sent = guideOf({ ...ready, ...values })
      return 'guide' in sent && Guide.safeParse(sent.guide).success
    }
    expect(takes({ must: lines(MAX_TOPICS), never: 'あ'.repeat(MAX_TOPIC_CHARACTERS) })).toBe(true)
    for (const [field, range] of Object.entries(RANGES))
      for (const end of range) expect(takes({ [field]: String(end) }), `${field} ${end}`).toBe(true)
    const parsed = guideOf(ready)
    const limits = 'guide' in parsed ? parsed.guide : fail()
    for (const more of [
      { must_ask: Array.from({ length: MAX_TOPICS + 1 }, () => 'x') },
      { must_ask: ['x'.repeat(MAX_TOPIC_CHARACTERS + 1)] },
      { limits: { ...limits.limits, max_turns: RANGES.maxTurns[1] + 1 } },
      { limits: { ...limits.limits, max_deep: RANGES.maxDeep[1] + 1 } },
      { limits: { ...limits.limits, max_responses: RANGES.maxResponses[1] + 1 } },
    ])
      expect(Guide.safeParse({ ...limits, ...more }).success).toBe(false)
  })

  it('may keep a closing time that has come meanwhile, and not choose one', () => {
    const before = { ...ready, closesAt: '2020-01-01T00:00' }
    expect(guideOf({ ...before, name: '別の名' }, before)).toHaveProperty('guide')
    expect(guideOf({ ...before, closesAt: '2021-01-01T00:00' }, before)).toHaveProperty('unready')
    expect(guideOf(before, before, new Date('2019-01-01'))).toHaveProperty('guide')
  })

  it('sends only what was changed', () => {
    const values = { ...ready, goal: '何が助けになったか', maxDeep: '3' }
    const fields = changedFields(values, ready)
    expect(fields).toEqual(['goal', 'maxDeep'])
    const sent = guideOf(values)
    expect('guide' in sent && changesIn(sent.guide, fields)).toEqual({
      goal: '何が助けになったか',
      limits: { max_deep: 3 },
    })
    expect(changedFields({ ...ready, must: '\n', name: ' 引っ越し ' }, ready)).toEqual([])
  })

  it('takes over what someone else saved, and keeps what was written here', () => {
    const theirs = { ...ready, name: '別の名', goal: '別の目的' }
    const mine = { ...ready, goal: 'ここで書いた目的', must: 'A\n' }
    expect(rebase(mine, ready, theirs)).toEqual({ ...mine, name: '別の名' })
    const saved = { ...mine, must: 'A' }
    expect(changedFields(rebase(mine, ready, saved), saved)).toEqual([])
    fc.assert(
      fc.property(guide, guide, guide, (one, two, three) => {
        const [before, values, fresh] = [valuesOf(one), valuesOf(two), valuesOf(three)]
        const result = rebase(values, before, fresh)
        for (const field of changedFields(values, before)) expect(result[field]).toBe(values[field])
        expect(changedFields(result, fresh).every((field) => changedFields(values, before).includes(field))).toBe(true)
      }),
    )
  })

  it('takes one topic a line and leaves out blank ones', () => {
    const sent = guideOf({ ...emptyValues('en'), name: 'n', goal: 'g', must: ' one \n\n two\n', never: '\n' })
    expect(sent).toMatchObject({ guide: { must_ask: ['one', 'two'], never_ask: [] } })
  })
})

function fail(): never {
  throw new Error('not reached')
}
