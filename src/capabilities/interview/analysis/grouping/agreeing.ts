import { detectLanguage, stem, wordVectors } from '#text/index.ts'
import { tellingWords } from '../../asks/find-themes/built-in/common-words.ts'
import type { Mention } from './mention.ts'
import { centred, meaningsOf } from './project-weights.ts'

/** How much the very same words add to what words mean. */
const SAME_WORDS = 0.5
/** On average over a card; read off studies of five people each, in which every pair above it was looked at. */
const AGREE = 0.28

/**
 * Remarks of a few people: those stand together whose words, less what all of the study speaks of, mean the like on average.
 * What agrees with nothing stays by itself.
 */
export async function agreeing(
  mentions: readonly Mention[],
  settled: readonly (readonly number[])[],
  areApart: (a: number, b: number) => boolean,
): Promise<number[][]> {
  const near = await nearness(mentions)
  const groups = settled.map((group) => [...group])
  for (;;) {
    let best: { into: number; from: number; mean: number } | undefined
    for (const [into, left] of groups.entries())
      for (let from = into + 1; from < groups.length; from++) {
        const right = groups[from] ?? []
        const mean = meanOf(left, right, near)
        if (mean < AGREE || mean <= (best?.mean ?? 0)) continue
        if (!left.some((a) => right.some((b) => areApart(a, b)))) best = { into, from, mean }
      }
    if (best === undefined) return groups
    groups[best.into] = [...(groups[best.into] ?? []), ...(groups[best.from] ?? [])]
    groups.splice(best.from, 1)
  }
}

function meanOf(left: readonly number[], right: readonly number[], near: readonly Float64Array[]): number {
  let sum = 0
  for (const a of left) for (const b of right) sum += near[a]?.[b] ?? 0
  return sum / (left.length * right.length)
}

async function nearness(mentions: readonly Mention[]): Promise<Float64Array[]> {
  const words = mentions.map(({ remark: { text } }) => tellingWords(text, detectLanguage(text)))
  const meanings = centred(meaningsOf(await Promise.all(words.map((said) => wordVectors(said.join(' '))))))
  const same = weighed(words.map((said) => new Set(said.map((word) => stem(word)))))
  return mentions.map((_, a) =>
    Float64Array.from(mentions, (__, b) => {
      // What names nothing is near to nothing, not to all else that names nothing.
      if (a === b || words[a]?.length === 0 || words[b]?.length === 0) return 0
      const [one, other] = [same[a] ?? new Map<string, number>(), same[b] ?? new Map<string, number>()]
      let shared = 0
      for (const [word, weight] of one) shared += weight * (other.get(word) ?? 0)
      return dot(meanings[a], meanings[b]) + SAME_WORDS * shared
    }),
  )
}

/** Words by how few remarks say them, those of a remark of length 1 together. */
function weighed(said: readonly ReadonlySet<string>[]): Map<string, number>[] {
  const by = new Map<string, number>()
  for (const words of said) for (const word of words) by.set(word, (by.get(word) ?? 0) + 1)
  return said.map((words) => {
    const weights = [...words].map((word) => [word, Math.log(said.length / (by.get(word) ?? 1))] as const)
    const length = Math.hypot(...weights.map(([, weight]) => weight))
    return new Map(weights.map(([word, weight]) => [word, length === 0 ? 0 : weight / length]))
  })
}

function dot(a: Float64Array | undefined, b: Float64Array | undefined): number {
  let sum = 0
  if (a !== undefined && b !== undefined) for (let d = 0; d < a.length; d++) sum += (a[d] ?? 0) * (b[d] ?? 0)
  return sum
}
