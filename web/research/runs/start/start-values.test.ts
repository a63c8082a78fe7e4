import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROVIDERS, StartInput } from '../../../api/research.ts'
import { COUNTED, EMPTY, optionsOf, RANGES, type StartValues, unready, valuesIn } from './start-values.ts'

const TOPIC = { ...EMPTY, topic: '町営バスの利用者数' }
const NOW = Date.parse('2026-11-16T06:00:00.000Z')

describe('what is written in the form of a research', () => {
  it('leaves everything nobody set to the server', () => {
    expect(unready(TOPIC)).toBeNull()
    expect(optionsOf(TOPIC, NOW)).toEqual({ searchConfig: { provider: 'local' } })
  })

  it('becomes the options of the contract', () => {
    const values: StartValues = {
      ...TOPIC,
      provider: 'web',
      corpus: ' ./docs ',
      language: 'en',
      agents: '5',
      iterations: '2',
      results: '20',
      agentMinutes: '3',
      tokens: '200000',
      cost: '0.5',
      minutes: '10',
    }
    expect(optionsOf(values, NOW)).toEqual({
      searchConfig: { provider: 'web', corpus: './docs', maxResultsPerAgent: 20 },
      language: 'en',
      agentCount: 5,
      iterationCount: 2,
      agentTimeoutMs: 180_000,
      budget: { maxTokens: 200_000, maxCost: 0.5, deadline: '2026-11-16T06:10:00.000Z' },
    })
    expect(optionsOf({ ...values, provider: 'searxng' }, NOW).searchConfig).not.toHaveProperty('corpus')
  })

  it('names the field that is in the way', () => {
    expect(unready(EMPTY)).toBe('topic')
    expect(unready({ ...TOPIC, topic: 'あ'.repeat(501) })).toBe('topic')
    for (const key of COUNTED) {
      const [least, most] = RANGES[key]
      for (const text of [String(least - 1), String(most + 1), '1.5', '-1', 'three', '1e2'])
        expect(unready({ ...TOPIC, [key]: text }), `${key} ${text}`).toBe(key)
      for (const text of [String(least), String(most), '']) expect(unready({ ...TOPIC, [key]: text })).toBeNull()
    }
    for (const cost of ['0', '-1', 'x']) expect(unready({ ...TOPIC, cost })).toBe('cost')
  })

  it('[research.web-start] is never refused by the contract once it is ready', () => {
    const text = fc.oneof(fc.constant(''), fc.integer({ min: 0, max: 2_000 }).map(String), fc.string({ maxLength: 4 }))
    const written = fc.record({
      ...Object.fromEntries(COUNTED.map((key) => [key, text])),
      topic: fc.string({ minLength: 1, maxLength: 520 }),
      corpus: fc.string({ maxLength: 20 }),
      cost: text,
      provider: fc.constantFrom(...PROVIDERS),
      language: fc.constantFrom('topic', 'ja', 'en'),
    })
    fc.assert(
      fc.property(written, (kept) => {
        const values = valuesIn(kept)
        fc.pre(unready(values) === null)
        StartInput.parse({ topic: values.topic, options: optionsOf(values, NOW) })
      }),
    )
  })

  it('is read back from the tab as far as it fits', () => {
    expect(valuesIn(null)).toEqual(EMPTY)
    expect(valuesIn({ topic: 'bus', provider: 'gopher', agents: 3, language: 'ja' })).toEqual({
      ...EMPTY,
      topic: 'bus',
      language: 'ja',
    })
  })
})
