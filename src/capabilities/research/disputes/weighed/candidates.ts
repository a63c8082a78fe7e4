import { Breather } from '../../engine/breather.ts'
import { figureKey, type Folder, type Pair, pairOf } from './pair-features.ts'
import type { Sentence } from './sentence.ts'

/** A sentence is weighed against so many that are nearest to it. */
const NEAREST = 12
/** So many pairs are weighed, the nearest first. */
const MOST_PAIRS = 1_500

interface Close {
  one: number
  other: number
  near: number
}

/** Pairs of sentences of different pages worth weighing, with their ranks among each other as features. */
export async function pairsAmong(sentences: readonly Sentence[], folder: Folder): Promise<Pair[]> {
  const breather = new Breather()
  const { covers } = folder.nearness
  const partners: Close[][] = sentences.map(() => [])
  for (const [one, a] of sentences.entries()) {
    await breather.breathe()
    for (let other = one + 1; other < sentences.length; other++) {
      const b = sentences[other]
      if (b === undefined || !mayMeet(a, b)) continue
      const near = (covers(a.words, b.words, b.around) + covers(b.words, a.words, a.around)) / 2
      if (near === 0) continue
      const close = { one, other, near }
      partners[one]?.push(close)
      partners[other]?.push(close)
    }
  }
  const ranks = partners.map((all) => {
    const order = all.toSorted((x, y) => y.near - x.near)
    return new Map(order.map((close, rank) => [close, rank]))
  })
  const rankOf = (side: number, close: Close) => ranks[side]?.get(close) ?? Infinity
  const close = [...new Set(partners.flat())]
    .filter((each) => Math.min(rankOf(each.one, each), rankOf(each.other, each)) < NEAREST || isOfOneKind(each))
    .toSorted((x, y) => y.near - x.near)
    .slice(0, MOST_PAIRS)
  const pairs: { pair: Pair; close: Close }[] = []
  for (const each of close) {
    await breather.breathe()
    const [a, b] = [sentences[each.one], sentences[each.other]]
    if (a !== undefined && b !== undefined) pairs.push({ pair: pairOf(a, b, folder), close: each })
  }
  withRanks(pairs, rankOf)
  return pairs.map(({ pair }) => pair)

  /** Figures of one kind, two days or two people: near or not, they may answer one question. */
  function isOfOneKind({ one, other }: Close): boolean {
    const [a, b] = [sentences[one], sentences[other]]
    if (a === undefined || b === undefined) return false
    const kinds = new Set(a.numbers.map(({ quantity: { kind, unit } }) => figureKey(kind, unit)))
    return (
      b.numbers.some(({ quantity: { kind, unit } }) => kinds.has(figureKey(kind, unit))) ||
      (a.days.length > 0 && b.days.length > 0) ||
      (a.people.length > 0 && b.people.length > 0)
    )
  }
}

const mayMeet = ({ told: a }: Sentence, { told: b }: Sentence) =>
  a.page.originId !== b.page.originId && a.page.language === b.page.language

const FARTHEST = 6
const ranked = (rank: number) => Math.min(1, Math.log2(1 + rank) / FARTHEST)

/** Whether others are nearer to either of them, and likelier to contradict it. */
function withRanks(
  pairs: readonly { pair: Pair; close: Close }[],
  rankOf: (side: number, close: Close) => number,
): void {
  const chances = new Map<number, number[]>()
  for (const { pair, close } of pairs)
    for (const side of [close.one, close.other]) chances.set(side, [...(chances.get(side) ?? []), pair.chance])
  for (const { pair, close } of pairs) {
    const sides = [close.one, close.other]
    const near = sides.map((side) => rankOf(side, close))
    const likelier = sides.map((side) => chances.get(side)?.filter((chance) => chance > pair.chance).length ?? 0)
    pair.features['nearer to one'] = ranked(Math.min(...near))
    pair.features['nearer to both'] = ranked(Math.max(...near))
    pair.features['likelier for one'] = ranked(Math.min(...likelier))
    pair.features['likelier for both'] = ranked(Math.max(...likelier))
  }
}
