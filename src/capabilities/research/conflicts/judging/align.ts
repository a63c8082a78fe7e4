import type { Lexicon } from '../lexicon/lexicon.ts'
import type { WordNet } from '../lexicon/wordnet.ts'
import type { StandsOf } from '../poles/poles.ts'
import type { Reading, Token } from '../types.ts'
import { sameSound } from './romaji.ts'

export interface Pair {
  a: Token
  b: Token
  score: number
  opposite: boolean
}

/** Which word of one claim answers which of the other, and what is left. */
export interface Alignment {
  pairs: readonly Pair[]
  restA: readonly Token[]
  restB: readonly Token[]
  /** Words of which each names another scope: 国内 here, 海外 there. */
  contrasts: readonly (readonly [Token, Token])[]
}

export interface Meanings {
  lexicon: Lexicon
  wordNet: WordNet
  cosine(a: number, b: number): number
  /** Where a sentence stands on the axes of the table of opposites. */
  standsOf: StandsOf
}

/** Vectors put 兄 beside 弟: for things they must be all but the same, for what is done less so. */
const SAME_THING = 0.72
const SAME_MODIFIER = 0.85
const SAME = 0.58
const LOOSE = 0.55
const ACROSS = 0.42

export function align(a: Reading, b: Reading, meanings: Meanings): Alignment {
  const across = a.language !== b.language
  const candidates: Pair[] = []
  const contrasting: [Token, Token][] = []
  for (const one of a.tokens)
    for (const other of b.tokens) {
      if (one.lemma !== other.lemma && meanings.lexicon.contrast(one.lemma, other.lemma)) contrasting.push([one, other])
      const pair = match(one, other, meanings, across)
      if (pair !== undefined) candidates.push(pair)
    }
  const nearest = (pair: Pair) =>
    pair.score - 0.01 * Math.abs(pair.a.clause - pair.b.clause) - 0.0005 * Math.abs(pair.a.at - pair.b.at)
  candidates.sort((x, y) => nearest(y) - nearest(x) || x.a.at - y.a.at || x.b.at - y.b.at)
  const taken = new Set<Token>()
  const pairs: Pair[] = []
  const take = (pair: Pair) => {
    if (taken.has(pair.a) || taken.has(pair.b)) return
    taken.add(pair.a).add(pair.b)
    pairs.push(pair)
  }
  for (const pair of candidates)
    if (pair.score >= (across ? ACROSS : pair.a.kind === 'noun' && pair.b.kind === 'noun' ? SAME_THING : SAME))
      take(pair)
  if (across) fillNames(a, b, pairs, taken)
  loosen(pairs, taken)
  standIn(a, b, taken)
  // Where nearly all agrees, what is left of the same kind is likely the same in other words.
  const total = Math.min(weightOf(a.tokens), weightOf(b.tokens))
  const agreed = pairs.reduce((sum, pair) => sum + Math.min(pair.a.weight, pair.b.weight), 0)
  if (agreed >= 0.6 * total)
    for (const pair of candidates)
      if (pair.score >= LOOSE && pair.a.kind === pair.b.kind && pair.a.kind !== 'noun') take(pair)
  // "A brown dog and a gray dog": the second dog is told by the first.
  const told = new Set(pairs.flatMap((pair) => [pair.a.lemma, pair.b.lemma]))
  const free = (tokens: readonly Token[]) =>
    tokens.filter(
      (token) => !taken.has(token) && token.kind !== 'grammar' && !(token.kind !== 'name' && told.has(token.lemma)),
    )
  return {
    pairs,
    restA: free(a.tokens),
    restB: free(b.tokens),
    contrasts: [
      ...contrasting.filter(
        // "For the first time" and "for the third year" count times, they name no scope.
        ([one, other]) => !taken.has(one) && !taken.has(other) && !(one.link === 'for' && other.link === 'for'),
      ),
      ...(across ? [] : narrowed(free(a.tokens), free(b.tokens), pairs, meanings.lexicon)),
    ],
  }
}

export const weightOf = (tokens: readonly Token[]): number => tokens.reduce((sum, { weight }) => sum + weight, 0)

function match(a: Token, b: Token, { lexicon, wordNet, cosine }: Meanings, across: boolean): Pair | undefined {
  const pair = (score: number, opposite = false): Pair => ({ a, b, score, opposite })
  if (a.lemma === b.lemma) return pair(1)
  if (a.kind === 'grammar' || b.kind === 'grammar')
    return a.kind === b.kind && lexicon.opposite(a.lemma, b.lemma) ? pair(0.6, true) : undefined
  if (lexicon.sameConcept(a.lemma, b.lemma)) return pair(0.95)
  if (across && (sameSound(a.surface, b.surface) || sameSound(b.surface, a.surface))) return pair(0.95)
  const opposite = lexicon.opposite(a.lemma, b.lemma)
  if (lexicon.contrast(a.lemma, b.lemma) && (!opposite || a.attributive || b.attributive || isPlace(a, b)))
    return undefined
  if (opposite || (!across && wordNet.antonyms(a.lemma, b.lemma)))
    return a.attributive && b.attributive && !a.compound && !(a.told && b.told) ? undefined : pair(0.9, true)
  if (a.kind === 'name' || b.kind === 'name') return nameMatch(a, b) ? pair(0.9) : undefined
  if (isKindOf(a.lemma, b.lemma) || isKindOf(b.lemma, a.lemma)) return undefined
  const near = wordNet.nearness(a.lemma, b.lemma)
  if (near > 0) return pair(near)
  const kanji = sharesKanji(a.lemma, b.lemma)
  if (a.place === undefined || b.place === undefined) return kanji ? pair(0.6) : undefined
  const score = cosine(a.place, b.place) + (kanji ? 0.2 : 0)
  // What narrows a noun (upstairs, downstairs) is the same only when it is the same.
  if (a.attributive && b.attributive && score < SAME_MODIFIER) return undefined
  return score >= (across ? ACROSS : LOOSE) ? pair(Math.min(0.89, score)) : undefined
}

/** Sold at home, sold abroad: where it was, not what was done. */
const isPlace = (a: Token, b: Token) => [a, b].every(({ link }) => /^(?:で|では|における|in|at)$/.test(link))

/** 留学生 are some of the 学生. */
function isKindOf(narrow: string, wide: string): boolean {
  return wide.length > 1 && narrow.length > wide.length && narrow.endsWith(wide) && /^\p{Script=Han}/u.test(narrow)
}

/** 死者 and 死亡: written with the same first kanji. */
function sharesKanji(a: string, b: string): boolean {
  return a[0] === b[0] && /^\p{Script=Han}/u.test(a)
}

/** Standby mode and active mode: different words before the same one tell of different things. */
function narrowed(
  restA: readonly Token[],
  restB: readonly Token[],
  pairs: readonly Pair[],
  { isWhole }: Lexicon,
): [Token, Token][] {
  const found: [Token, Token][] = []
  const narrows = ({ attributive, reference, kind, lemma, weight }: Token) =>
    attributive && !reference && kind !== 'suffix' && kind !== 'name' && weight > 0.2 && !isWhole(lemma)
  for (const one of restA)
    for (const other of restB) {
      if (!narrows(one) || !narrows(other)) continue
      const heads = pairs.find(({ a, b }) => isHead(a, one) && isHead(b, other))
      if (heads !== undefined && !heads.opposite) found.push([one, other])
    }
  return found
}

const isHead = (head: Token, { at, link }: Token) => head.at === at + (link === 'の' || link === "'s" ? 2 : 1)

/** A name in full and in short. */
function nameMatch(a: Token, b: Token): boolean {
  const [short, long] = a.lemma.length < b.lemma.length ? [a.lemma, b.lemma] : [b.lemma, a.lemma]
  return short.length >= 3 && long.startsWith(short) && !/\d/.test(long.slice(short.length))
}

/** なごみエアH2, Nagomi Air H2: what stands between two parts of one name is a part of it too. */
function fillNames(a: Reading, b: Reading, pairs: Pair[], taken: Set<Token>): void {
  const joins = (one: Token, other: Token, step: number) =>
    pairs.some((pair) => pair.a.at === one.at + step && pair.b.at === other.at + step)
  for (const one of a.tokens)
    for (const other of b.tokens)
      if (!taken.has(one) && !taken.has(other) && joins(one, other, -1) && joins(one, other, 1)) {
        taken.add(one).add(other)
        pairs.push({ a: one, b: other, score: 0.6, opposite: false })
      }
}

/** 市 of 札幌市 and of 仙台市 is nothing they share. */
function loosen(pairs: Pair[], taken: Set<Token>): void {
  for (let i = pairs.length - 1; i >= 0; i--) {
    const pair = pairs[i]
    if (pair?.a.kind !== 'suffix' || pair.b.kind !== 'suffix') continue
    const [before, other] = [pair.a.at - 1, pair.b.at - 1]
    if (pairs.some(({ a, b }) => a.at === before && b.at === other)) continue
    taken.delete(pair.a)
    taken.delete(pair.b)
    pairs.splice(i, 1)
  }
}

/** "Redfield Rovers said that they would": who is meant was named before. */
const refersBack = ({ kind, at }: Token, tokens: readonly Token[]) =>
  kind === 'grammar' && tokens.some((token) => token.kind === 'name' && token.at < at)

/** 同社 or "the company" may be any company: it takes the place of one name the other side has more. */
function standIn(a: Reading, b: Reading, taken: Set<Token>): void {
  for (const [mine, theirs] of [
    [a.tokens, b.tokens],
    [b.tokens, a.tokens],
  ] as const) {
    const reference = mine.find((token) => token.reference && !taken.has(token))
    if (reference === undefined || refersBack(reference, mine)) continue
    const name = theirs.find((token) => !taken.has(token) && token.kind === 'name' && !token.region)
    if (name === undefined) continue
    taken.add(reference)
    const from = theirs.indexOf(name)
    for (
      let i = from;
      i < theirs.length && theirs[i]?.at === name.at + (i - from) && !taken.has(theirs[i] ?? name);
      i++
    )
      taken.add(theirs[i] ?? name)
  }
}
