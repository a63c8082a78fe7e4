import type { Lexicon } from '../conflicts/lexicon/lexicon.ts'
import { groupOf } from './alike.ts'
import type { Subject, Told } from './told.ts'

/** Two sentences of two pages that speak of one thing, and how much so. */
export interface Meeting {
  a: Told
  b: Told
  /** What they share, rare words more than common ones. */
  shared: number
}

/** So many pairs are judged, those that share most first. */
const MOST = 1_500
const LEAST_SHARED = 0.2
const LEAST_WEIGHT = 0.35
/** A sentence that says less than this is no claim. */
const LEAST_KEYS = 2

/** Sentences of different pages by the words they share besides those of the topic, found by an index of words. */
export function meetingsAmong(told: readonly Told[], subject: Subject): Meeting[] {
  const sentences = told
    .map((one) => ({ one, keys: keysOf(one, subject) }))
    .filter(({ keys }) => keys.size >= LEAST_KEYS)
  const holders = new Map<string, number[]>()
  for (const [n, { keys }] of sentences.entries())
    for (const key of keys) {
      const list = holders.get(key)
      if (list === undefined) holders.set(key, [n])
      else list.push(n)
    }
  const rarity = (key: string) =>
    Math.log(1 + sentences.length / (holders.get(key)?.length ?? 1)) / Math.log(1 + sentences.length)
  const found: Meeting[] = []
  for (const [n, { one: a, keys }] of sentences.entries()) {
    const shared = new Map<number, number>()
    for (const key of keys)
      for (const other of holders.get(key) ?? [])
        if (other > n) shared.set(other, (shared.get(other) ?? 0) + rarity(key))
    for (const [other, sum] of shared) {
      const b = sentences[other]?.one
      if (b === undefined || sum < LEAST_SHARED || a.page.originId === b.page.originId) continue
      if (a.reading.language === b.reading.language) found.push({ a, b, shared: sum })
    }
  }
  return found.toSorted((x, y) => y.shared - x.shared).slice(0, MOST)
}

function keysOf({ reading }: Told, subject: Subject): Set<string> {
  const words = reading.tokens.filter(({ weight, kind }) => weight >= LEAST_WEIGHT && kind !== 'grammar')
  return new Set(words.map(({ lemma }) => keyOf(lemma, subject.meanings.lexicon)))
}

function keyOf(lemma: string, lexicon: Lexicon): string {
  const group = groupOf(lemma)
  if (group !== undefined) return `~${group}`
  const [concept] = lexicon.conceptsOf(lemma)
  return concept === undefined ? lemma : `=${concept}`
}
