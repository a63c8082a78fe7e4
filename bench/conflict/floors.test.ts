import { beforeAll, describe, expect, it } from 'vitest'
import { loadConflicts } from '../../src/capabilities/research/conflicts/index.ts'
import { score } from './score.ts'
import { ownSets } from './sets.ts'

let conflicting: (a: string, b: string) => boolean
beforeAll(async () => {
  const { read, judge } = await loadConflicts()
  conflicting = (a, b) => judge(read({ text: a }), read({ text: b })).conflict
}, 60_000)

describe('conflicts between claims of reports', () => {
  it.each(ownSets().map((set) => [set.name, set] as const))('are found and not invented: %s', (_name, set) => {
    const { precision, f1 } = score(set, conflicting)
    expect(precision).toBeGreaterThanOrEqual(0.9)
    expect(f1).toBeGreaterThanOrEqual(0.8)
  })

  it('are tried on at least as many tempting pairs as conflicts, in each language', () => {
    for (const language of ['ja', 'en']) {
      const pairs = ownSets().flatMap(({ name, pairs }) => (name.startsWith(language) ? pairs : []))
      expect(pairs.length).toBeGreaterThanOrEqual(150)
      expect(2 * pairs.filter(({ conflict }) => conflict).length).toBeLessThanOrEqual(pairs.length)
    }
  })
})
