import type { Language } from '../../contract.ts'
import { weightOf } from './weighty-words.ts'

/** Which of the listed things seems to weigh most: by the words it is said with, then by how much is said about it. */
export function mostImportant(items: readonly string[], language: Language): string | null {
  const weighed = items.map((item, index) => ({
    item,
    weight: weightOf(item, language) * 10 + Math.min(9, [...item].length / 10) - index / 100,
  }))
  return weighed.sort((a, b) => b.weight - a.weight)[0]?.item ?? null
}
