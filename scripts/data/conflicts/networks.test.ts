import { expect, test } from 'vitest'
import { networkChance } from '../../../src/capabilities/research/conflicts/weighing/asked/networks.ts'
import type { Example } from './gates.ts'
import { fitNetworks } from './networks.ts'

const examples = Array.from({ length: 2_000 }, (_, n): Example => {
  const [differs, scope] = [n % 2 === 0, n % 3 === 0]
  return {
    features: { ...(differs ? { differs: 1 } : {}), ...(scope ? { scope: 1 } : {}) },
    language: n % 5 === 0 ? 'ja' : 'en',
    label: differs && !scope,
    counts: 1,
  }
})

test('networks learn what two things mean together, the same way each time', () => {
  const learnt = fitNetworks(examples, [0, 1])
  const chanceIn = networkChance(learnt)
  expect(learnt.names).toEqual(['differs', 'scope'])
  for (const language of ['ja', 'en'] as const) {
    expect(chanceIn({ differs: 1 }, language)).toBeGreaterThan(0.6)
    expect(chanceIn({ differs: 1, scope: 1 }, language)).toBeLessThan(0.4)
    expect(chanceIn({}, language)).toBeLessThan(0.4)
  }
  expect(fitNetworks(examples, [0, 1])).toEqual(learnt)
})

test('what fewer than six examples have is not learnt from', () => {
  const rare: Example = { features: { differs: 1, rare: 1 }, language: 'en', label: true, counts: 1 }
  const names = (times: number) => fitNetworks([...examples, ...Array.from({ length: times }, () => rare)], [0]).names
  expect(names(5)).toEqual(['differs', 'scope'])
  expect(names(6)).toEqual(['differs', 'rare', 'scope'])
})
