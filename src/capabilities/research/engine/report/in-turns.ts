import { contentWords, detectLanguage, stem } from '#text/index.ts'

/** What each sentence of the same page that was chosen before takes away. */
const AGAIN = 0.25
/** What a word of the topic that nothing chosen has yet is worth. */
const NEW_WORD = 0.12

/** What decides when a sentence has its turn. */
export interface Turn {
  text: string
  rank: number
  /** Whoever says it. */
  origin: string
}

/**
 * The order in which these should be read, by their places: each page and each word of the topic has its turn before a
 * second sentence of the same page. Greedy, and of equals the surest first.
 */
export function inTurns(turns: readonly Turn[], topicStems: readonly string[], most: number): number[] {
  const left = turns.map(({ rank, origin, text }, place) => ({ rank, origin, words: wordsOf(text, topicStems), place }))
  const taken = new Map<string, number>()
  const said = new Set<string>()
  const chosen: number[] = []
  const worth = ({ rank, origin, words }: (typeof left)[number]) =>
    rank - AGAIN * (taken.get(origin) ?? 0) + NEW_WORD * words.filter((word) => !said.has(word)).length
  while (left.length > 0 && chosen.length < most) {
    let best = 0
    for (let at = 1; at < left.length; at++) {
      const [one, other] = [left[at], left[best]]
      if (one !== undefined && other !== undefined && worth(one) > worth(other)) best = at
    }
    const [next] = left.splice(best, 1)
    if (next === undefined) break
    taken.set(next.origin, (taken.get(next.origin) ?? 0) + 1)
    for (const word of next.words) said.add(word)
    chosen.push(next.place)
  }
  return chosen
}

function wordsOf(text: string, topicStems: readonly string[]): string[] {
  const stems = new Set(contentWords(text, detectLanguage(text)).map(stem))
  return topicStems.filter((word) => word.length > 1 && stems.has(word))
}
