import type { ClaimLanguage } from '../types.ts'
import type { Features } from './feature.ts'

/** By language, one list of weights a gate, in the order of the names; the last is added always. */
export interface Gates {
  names: readonly string[]
  ja: readonly (readonly number[])[]
  en: readonly (readonly number[])[]
}

export type Chance = (features: Features, language: ClaimLanguage) => number

/**
 * The chance that two claims with these features contradict each other, where every second pair does: the product of gates
 * that must all be open, so that one good reason against it is enough.
 */
export function chanceOf({ names, ja, en }: Gates): Chance {
  const place = new Map(names.map((name, n) => [name, n]))
  const gates = { ja, en }
  return (features, language) => {
    const seen = Object.entries(features).flatMap(([name, value]) => {
      const n = place.get(name)
      return n === undefined || value === 0 ? [] : [[n, value] as const]
    })
    return gates[language].reduce((chance, gate) => {
      const sum = seen.reduce((total, [n, value]) => total + (gate[n] ?? 0) * value, gate.at(-1) ?? 0)
      return chance / (1 + Math.exp(-sum))
    }, 1)
  }
}
