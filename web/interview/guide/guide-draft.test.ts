import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Guide } from '../../../src/capabilities/interview/contract.ts'
import { draftOf, emptyDraft, guideOf } from './guide-draft.ts'

const word = fc.stringMatching(/^[a-zぁ-ん0-9]{1,20}$/)
const guide = fc.record({
  name: word,
  goal: word,
  tone: fc.constantFrom('polite_soft' as const, 'friendly' as const, 'neutral' as const, 'formal' as const),
  language: fc.constantFrom('ja' as const, 'en' as const),
  must_ask: fc.array(word, { maxLength: 5 }),
  never_ask: fc.array(word, { maxLength: 5 }),
  limits: fc.record({
    max_turns: fc.integer({ min: 1, max: 100 }),
    max_deep: fc.integer({ min: 0, max: 10 }),
    max_responses: fc.option(fc.integer({ min: 1, max: 100_000 })),
    closes_at: fc.option(fc.integer({ min: 1e6, max: 3e6 }).map((minutes) => new Date(minutes * 6e5).toISOString())),
  }),
})

describe('a guide in the form', () => {
  it('comes out as it went in, and as the contract wants it', () => {
    fc.assert(
      fc.property(guide, (given) => {
        const sent = guideOf(draftOf(given))
        expect(sent).toEqual({ guide: given })
        expect(Guide.safeParse(given).success).toBe(true)
      }),
    )
  })

  it('names the field that cannot be sent', () => {
    const ready = { ...emptyDraft('ja'), name: '引っ越し', goal: '何が大変か' }
    expect(guideOf(ready)).toHaveProperty('guide')
    const broken = { name: ' ', goal: '', maxTurns: '0', maxDeep: '11', maxResponses: '1.5', closesAt: 'soon' }
    for (const [field, value] of Object.entries(broken))
      expect(guideOf({ ...ready, [field]: value })).toEqual({ unready: field })
  })

  it('takes one topic a line and leaves out blank ones', () => {
    const sent = guideOf({ ...emptyDraft('en'), name: 'n', goal: 'g', must: ' one \n\n two\n', never: '\n' })
    expect(sent).toMatchObject({ guide: { must_ask: ['one', 'two'], never_ask: [] } })
  })
})
