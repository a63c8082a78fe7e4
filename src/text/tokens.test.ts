import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimateTokens } from './tokens.ts'

describe('estimateTokens', () => {
  it('counts Japanese by the character and English by the word', () => {
    expect(estimateTokens('意思決定の前提')).toBe(7)
    expect(estimateTokens('plan the next step')).toBe(4)
    expect(estimateTokens('organisation')).toBe(2)
    expect(estimateTokens('2026')).toBe(2)
    expect(estimateTokens('')).toBe(0)
  })

  it('grows with the text and never counts a joined text higher by more than its parts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (a, b) => {
        expect(estimateTokens(a + b)).toBeLessThanOrEqual(estimateTokens(a) + estimateTokens(b))
        expect(estimateTokens(`${a} ${b}`)).toBeGreaterThanOrEqual(Math.max(estimateTokens(a), estimateTokens(b)))
      }),
    )
  })
})
