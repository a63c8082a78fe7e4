import { describe, expect, it } from 'vitest'
import { hear } from '../kinds/hear.ts'
import { fillSlots } from './fill.ts'
import { type Filled, SLOTS } from './slots.ts'

const filledBy = (message: string, language: 'ja' | 'en'): Filled =>
  fillSlots(hear(message, { language }).map((sentence) => ({ sentence })))

describe('[listening.slots] what fills a slot', () => {
  it.each([
    ['I want to sleep more', 'en', ['wish']],
    ['Nobody answers the phone', 'en', ['problem']],
    ['もっと家族と過ごしたい', 'ja', ['affected', 'wish']],
    ['先週、駅で財布を落としました', 'ja', ['scene']],
    ['Thanks, bye', 'en', []],
  ] as const)('%s', (message, language, slots) => {
    expect(SLOTS.filter((slot) => filledBy(message, language)[slot] !== undefined)).toEqual(slots)
  })

  it('an answer fills what was asked, someone else’s words do not', () => {
    const of = (message: string) =>
      fillSlots(hear(message, { language: 'en' }).map((sentence) => ({ sentence, asked: 'reason' as const }))).reason
    expect(of('The garden was hers')?.text).toBe('The garden was hers')
    expect(of('My boss says it should be faster')).toBeUndefined()
  })
})
