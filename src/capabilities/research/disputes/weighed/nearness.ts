import type { Meanings } from '../../conflicts/judging/align.ts'
import type { Token } from '../../conflicts/types.ts'
import { groupOf } from '../alike.ts'
import type { Sentence } from './sentence.ts'

/** How much of what sentences say is said by others, rare words before those that the whole folder uses. */
export interface Nearness {
  /** The share of the first one's words that the second one has, or something near them. */
  covers(a: readonly Token[], b: readonly Token[], around?: readonly Token[]): number
  rarity(token: Token): number
}

const SAME_CONCEPT = 0.9
/** Two words of one text are somewhat near whatever they mean. */
const FAR = 0.25
/** What stands only around the other sentence may be what it speaks of. */
const AROUND = 0.6
/** Names are mostly of the topic, or what is told. */
const NAME = 0.6

export function nearnessAmong(sentences: readonly Sentence[], { lexicon, cosine }: Meanings): Nearness {
  const holders = new Map<string, number>()
  for (const { words } of sentences)
    for (const lemma of new Set(words.map((word) => word.lemma))) holders.set(lemma, (holders.get(lemma) ?? 0) + 1)
  const most = Math.log(1 + sentences.length)
  const rarity = ({ lemma }: Token) => Math.log(1 + sentences.length / (holders.get(lemma) ?? 1)) / most
  const known = new Map<string, Map<string, number>>()
  const measured = (a: Token, b: Token): number => {
    const group = groupOf(a.lemma)
    if (group !== undefined && group === groupOf(b.lemma)) return SAME_CONCEPT
    const own = [...lexicon.conceptsOf(a.lemma)]
    if (own.length > 0 && [...lexicon.conceptsOf(b.lemma)].some((concept) => own.includes(concept))) return SAME_CONCEPT
    return a.place === undefined || b.place === undefined
      ? 0
      : Math.max(0, (cosine(a.place, b.place) - FAR) / (1 - FAR))
  }
  const near = (a: Token, b: Token): number => {
    if (a.lemma === b.lemma) return 1
    let others = known.get(a.lemma)
    if (others === undefined) known.set(a.lemma, (others = new Map()))
    let value = others.get(b.lemma)
    if (value === undefined) others.set(b.lemma, (value = measured(a, b)))
    return value
  }
  const nearest = (word: Token, others: readonly Token[]) => {
    let best = 0
    for (const other of others) best = Math.max(best, near(word, other))
    return best
  }
  return {
    rarity,
    covers(a, b, around = []) {
      let [sum, whole] = [0, 0]
      for (const word of a) {
        const weight = word.weight * rarity(word) * (word.kind === 'name' ? NAME : 1)
        whole += weight
        sum += weight * Math.max(nearest(word, b), AROUND * nearest(word, around))
      }
      return whole === 0 ? 0 : sum / whole
    },
  }
}
