import { describe, expect, it, test } from 'vitest'
import { hear } from '../kinds/hear.ts'
import { fillSlots } from './fill.ts'
import { nextSlot } from './next.ts'
import { type Filled, SLOTS, type Slot } from './slots.ts'

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

describe('[listening.slots] what is asked next', () => {
  it.each([
    ['wish', 'consequence'],
    ['problem', 'consequence'],
    ['event', 'consequence'],
    ['feeling', 'reason'],
    ['hearsay', 'problem'],
    ['means', 'wish'],
  ] as const)('after a %s: %s', (type, slot) => {
    expect(nextSlot({}, type, [])).toBe(slot)
  })

  test('a value that was told with its matter is read back', () => {
    expect(nextSlot(filledBy('I want a garden because it matters to her', 'en'), 'value', [])).toBeNull()
  })

  test('nothing is asked twice, and it ends', () => {
    const asked: Slot[] = []
    const filled = filledBy('I want to sleep more', 'en')
    for (let next = nextSlot(filled, 'wish', asked); next !== null; next = nextSlot(filled, 'wish', asked)) {
      expect(asked).not.toContain(next)
      asked.push(next)
    }
    expect([...asked, 'wish'].sort()).toEqual([...SLOTS].sort())
  })
})
