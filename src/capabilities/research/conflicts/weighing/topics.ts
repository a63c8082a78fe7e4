import { type Comparison, things } from '../judging/finding.ts'
import type { Reading, Token } from '../types.ts'

const FULL = 0.9

/** What a sentence is told of: its は, or what stands before its verb. */
function topicOf({ tokens, language }: Reading): Token[] {
  if (language === 'ja') {
    const at = tokens.findIndex(({ link }) => link.endsWith('は'))
    return tokens.slice(0, at + 1).filter(({ weight }) => weight >= FULL)
  }
  const at = tokens.findIndex(({ kind, copula, attributive }) => (kind === 'verb' && !attributive) || copula)
  return tokens.slice(0, at < 0 ? 3 : at).filter(({ weight, kind }) => weight >= FULL && kind !== 'adverb')
}

export function topicsShared({ a, b, alignment }: Comparison): boolean {
  const [mine, theirs] = [topicOf(a), topicOf(b)]
  return alignment.pairs.some((pair) => pair.score >= FULL && mine.includes(pair.a) && theirs.includes(pair.b))
}

export function topicsDiffer({ a, b, leftA, leftB }: Comparison): boolean {
  const [mine, theirs] = [topicOf(a), topicOf(b)]
  return things(leftA).some((token) => mine.includes(token)) && things(leftB).some((token) => theirs.includes(token))
}

/** Both sentences end in saying the same. */
export function endsShared({ a, b, alignment }: Comparison): boolean {
  const last = ({ tokens }: Reading) => tokens.filter(({ weight }) => weight >= FULL).slice(-2)
  const [mine, theirs] = [last(a), last(b)]
  return alignment.pairs.some((pair) => !pair.opposite && mine.includes(pair.a) && theirs.includes(pair.b))
}
