import { sidesOf } from '../judging/stance.ts'
import type { Comparison } from '../judging/finding.ts'
import type { Meanings } from '../judging/align.ts'
import type { Reading, Token } from '../types.ts'

/** What one says and the other denies, by the words that tell it. */
export interface Turned {
  /** Pairs of opposites that are told, not asides. */
  opposites: readonly (readonly [Token, Token])[]
  /** Words that are aligned, one of them denied. */
  denied: readonly (readonly [Token, Token])[]
  /** Opposites among the words that were left. */
  loose: readonly (readonly [Token, Token])[]
  /** Denials without a counterpart, on one side only. */
  alone: readonly Token[]
  /** Denials on both sides: each may be another way to say the same. */
  bothDeny: boolean
  /** Sides taken by whole sentences that face each other, and those that agree. */
  facing: readonly (readonly [string, string])[]
  agreeing: number
  /** One says no an odd number of times more than the other. */
  oddNoes: boolean
  /** One of them says no twice. */
  twice: boolean
}

const NEGATORS = {
  ja: /な(?:い|かっ|く(?:な|て|、))|ませ|(?<=[らさたかわまなべけれめせしえげ])ず(?=[、。に]|$)|不(?=[可要能])|未(?=[だ定完])|無(?=[い効])|禁[止じ]|ゼロ|避け|見送|中止|打ち切|逃/gu,
  en: /\b(?:not|no|never|none|nobody|neither|nor|cannot|without|fail\w*|unable|lack\w*|refus\w*|avoid\w*|prohibit\w*|banned|forbid\w*|drop\w* support|untrue|false|nothing)\b|n't\b/giu,
} as const

/** How often a sentence says no. */
const noes = ({ text, language }: Reading) => text.match(NEGATORS[language])?.length ?? 0

const denials = ({ tokens }: Reading) => tokens.filter(({ negated, deniedBy }) => negated || deniedBy !== undefined)

export function turnedWords(comparison: Comparison, { lexicon, wordNet }: Meanings): Turned {
  const { a, b, alignment, leftA, leftB } = comparison
  const opposites: [Token, Token][] = []
  const denied: [Token, Token][] = []
  for (const pair of alignment.pairs) {
    const odd = pair.a.negated !== pair.b.negated
    if (pair.opposite && !odd) opposites.push([pair.a, pair.b])
    else if (odd && !pair.opposite) denied.push([pair.a, pair.b])
  }
  const loose: [Token, Token][] = []
  for (const one of leftA)
    for (const other of leftB)
      if (
        one.negated === other.negated &&
        (lexicon.opposite(one.lemma, other.lemma) || wordNet.antonyms(one.lemma, other.lemma))
      )
        loose.push([one, other])
  const paired = new Set(alignment.pairs.flatMap((pair) => [pair.a, pair.b]))
  const [mine, theirs] = [denials(a), denials(b)]
  const lonely = (all: readonly Token[]) => all.filter((token) => !paired.has(token))
  const facing: [string, string][] = []
  let agreeing = 0
  const [sides, others] = [sidesOf(a), sidesOf(b)]
  for (const [n, one] of sides.entries()) {
    const other = others[n]
    if (one === undefined || other === undefined) continue
    if (one.side === other.side) agreeing += 1
    else facing.push([one.words, other.words])
  }
  return {
    opposites,
    denied,
    loose,
    alone: mine.length > 0 === theirs.length > 0 ? [] : [...lonely(mine), ...lonely(theirs)],
    bothDeny: mine.length > 0 && theirs.length > 0,
    facing,
    agreeing,
    oddNoes: (noes(a) + noes(b)) % 2 === 1,
    twice: Math.max(noes(a), noes(b)) > 1,
  }
}
