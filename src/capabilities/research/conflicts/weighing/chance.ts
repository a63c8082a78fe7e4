import type { ClaimLanguage } from '../types.ts'
import type { Features } from './feature.ts'

/** One list of weights a gate, in the order of the names; the last is added always. */
export type Voice = readonly (readonly number[])[]

/** By language, several voices: each learnt the same from another beginning. */
export interface Gates {
  names: readonly string[]
  ja: readonly Voice[]
  en: readonly Voice[]
}

export type Chance = (features: Features, language: ClaimLanguage) => number

/**
 * The chance that two claims with these features contradict each other, where every second pair does: of each voice the
 * product of gates that must all be open, so that one good reason against it is enough; of all voices the mean.
 */
export function chanceOf({ names, ja, en }: Gates): Chance {
  const place = new Map(names.map((name, n) => [name, n]))
  const voices = { ja, en }
  return (features, language) => {
    const seen = Object.entries(features).flatMap(([name, value]) => {
      const n = place.get(name)
      return n === undefined || value === 0 ? [] : [[n, value] as const]
    })
    const sumOf = (gate: readonly number[]) =>
      seen.reduce((total, [n, value]) => total + (gate[n] ?? 0) * value, gate.at(-1) ?? 0)
    const said = voices[language].map((voice) =>
      voice.reduce((chance, gate) => chance / (1 + Math.exp(-sumOf(gate))), 1),
    )
    return said.reduce((sum, chance) => sum + chance, 0) / said.length
  }
}
