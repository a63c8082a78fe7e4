import { contentWords } from '../words/segments.ts'
import { stem } from '../words/stem.ts'

type Bag = Map<string, number>

/** Cosine of character bigrams, word boundaries included: in Japanese a fair stand-in for shared words. */
export function bigramCosine(a: string, b: string): number {
  return cosine(bigrams(a), bigrams(b))
}

/** Cosine of stemmed content words. */
export function stemCosine(a: string, b: string): number {
  return cosine(bag(contentWords(a).map(stem)), bag(contentWords(b).map(stem)))
}

/** Shared wording of both kinds, 0 to 1. */
export function lexicalScore(a: string, b: string): number {
  return (bigramCosine(a, b) + stemCosine(a, b)) / 2
}

function bigrams(text: string): Bag {
  const letters = Array.from(
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim(),
  )
  if (letters.length === 1) return bag(letters)
  return bag(letters.slice(1).map((letter, i) => `${letters[i]}${letter}`))
}

function bag(items: readonly string[]): Bag {
  const counts: Bag = new Map()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

function cosine(a: Bag, b: Bag): number {
  let dot = 0
  for (const [item, n] of a) dot += n * (b.get(item) ?? 0)
  return dot === 0 ? 0 : Math.min(1, dot / Math.sqrt(square(a) * square(b)))
}

function square(counts: Bag): number {
  let sum = 0
  for (const n of counts.values()) sum += n * n
  return sum
}
