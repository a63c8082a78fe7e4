import type { ConfidenceLabel } from '../../contract.ts'

/** How sure a theme is: how many conversations it was found in weighs more than how many quotes it has. */
export function confidence(conversations: number, quotes: number): { value: number; label: ConfidenceLabel } {
  const value = Math.round((0.7 * Math.min(conversations / 10, 1) + 0.3 * Math.min(quotes / 2, 1)) * 1000) / 1000
  return { value, label: value >= 0.7 ? 'H' : value >= 0.4 ? 'M' : 'L' }
}
