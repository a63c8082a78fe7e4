import { type WordVector, wordVectors } from '#text/index.ts'

/** Whether a word means what one of the others does, by so much at least; names have no meaning and never do. */
export async function isMeantBy(word: string, others: readonly WordVector[], least: number): Promise<boolean> {
  const own = await wordVectors(word)
  return own.some(({ direction }) => others.some((other) => dot(direction, other.direction) >= least))
}

export const isOneMeaning = async (a: string, b: string, least: number): Promise<boolean> =>
  isMeantBy(a, await wordVectors(b), least)

export function dot(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
