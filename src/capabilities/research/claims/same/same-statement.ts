import { contentWords, detectLanguage, stem } from '#text/index.ts'
import type { ResearchClaim } from '../../contract/engine.ts'

/** What a sentence says, for telling whether another says the same. */
interface Gist {
  stems: ReadonlySet<string>
  numbers: string
  denies: boolean
  /** Whether it says that something grew, shrank, or neither. */
  turn: string
}
/** Claims that say the same, the best wording first. */
export interface Cluster {
  claims: ResearchClaim[]
}

const NEAR = 0.7
const TEDIOUS = 0.8
const DENIES =
  /\b(?:not|no|never|none|neither|nor|without|cannot|lacks?|fails?|failed|unable|unlikely)\b|n['’]t\b|ない|なかった|ません|ず[、にと]|ぬ|なし|無し|不可|非|未|不/iu

const LEAST_WORDS = 2
const UP =
  /\b(?:rose|rise|rises|grew|grow|increased?|more(?! than)|higher|up(?! to)|gain(?:ed)?)\b|増|上昇|上回|高ま|伸び/iu
const DOWN =
  /\b(?:fell|fall|falls|shrank|decreased?|declined?|dropped|fewer(?! than)|less(?! than)|lower|down|lost)\b|減|低下|下落|下回|落ち/iu

const gists = new Map<string, Gist>()
const MOST_GISTS = 20_000

function gistOf(text: string): Gist {
  const known = gists.get(text)
  if (known !== undefined) return known
  const plain = text.normalize('NFKC')
  const words = contentWords(plain, detectLanguage(plain)).map(stem)
  const numbers = (plain.match(/\d[\d,.]*/gu) ?? []).map((number) => number.replaceAll(',', '').replace(/\.$/u, ''))
  const gist = {
    stems: new Set(words.filter((word) => !/^\d[\d,.]*$/u.test(word))),
    numbers: numbers.toSorted().join(' '),
    denies: DENIES.test(plain),
    turn: `${UP.test(plain)} ${DOWN.test(plain)}`,
  }
  if (gists.size >= MOST_GISTS) gists.clear()
  gists.set(text, gist)
  return gist
}

/**
 * Whether two sentences say the same: one has all the words of the other and few more, the same numbers, and neither
 * denies alone. Where each has a word of its own (rose, fell) they may be opposites, so it is no.
 */
export function saysTheSame(a: string, b: string): boolean {
  const [first, second] = [gistOf(a), gistOf(b)]
  if (first.numbers !== second.numbers || first.denies !== second.denies) return false
  const shared = sharedWords(first, second)
  const dice = (2 * shared) / (first.stems.size + second.stems.size)
  const contained = shared === Math.min(first.stems.size, second.stems.size)
  return shared > 0 && contained && dice >= NEAR
}

/** Neither says only up where the other says only down. */
export function mayAgreeInTurn(a: string, b: string): boolean {
  const [first, second] = [gistOf(a).turn, gistOf(b).turn]
  return first === second || ![first, second].every((turn) => turn === 'true false' || turn === 'false true')
}

/** Whether a reader would find the second tedious after the first: the same words, though perhaps other numbers. */
export function readsLike(a: string, b: string): boolean {
  const [first, second] = [gistOf(a), gistOf(b)]
  const least = Math.min(first.stems.size, second.stems.size)
  return least > 0 && sharedWords(first, second) / least >= TEDIOUS
}

export function hasSameNumbers(a: string, b: string): boolean {
  return gistOf(a).numbers === gistOf(b).numbers
}

function sharedWords(a: Gist, b: Gist): number {
  let shared = 0
  for (const word of a.stems) if (b.stems.has(word)) shared++
  return shared
}

/** Puts together what says the same; each claim is compared with those that share a rare word with it. */
export function clustersOf(
  claims: readonly ResearchClaim[],
  apart: (a: string, b: string) => boolean = () => false,
): Cluster[] {
  const clusters: Cluster[] = []
  const byWord = new Map<string, Set<Cluster>>()
  for (const claim of claims.toSorted((a, b) => b.weight - a.weight)) {
    const { stems } = gistOf(claim.text)
    const near = new Map<Cluster, number>()
    for (const word of stems)
      for (const cluster of byWord.get(word) ?? []) near.set(cluster, (near.get(cluster) ?? 0) + 1)
    const home = [...near]
      .filter(([, shared]) => shared >= Math.min(stems.size / 2, LEAST_WORDS))
      .toSorted((a, b) => b[1] - a[1])
      .find(
        ([
          {
            claims: [best],
          },
        ]) => best !== undefined && saysTheSame(best.text, claim.text) && !apart(best.text, claim.text),
      )?.[0]
    if (home !== undefined) {
      home.claims.push(claim)
      continue
    }
    const cluster = { claims: [claim] }
    clusters.push(cluster)
    for (const word of stems) byWord.set(word, (byWord.get(word) ?? new Set()).add(cluster))
  }
  return clusters
}
