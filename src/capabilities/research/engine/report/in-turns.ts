/** What each sentence of the same page that was chosen before takes away. */
const AGAIN = 0.25
/** What a word of the topic that nothing chosen has yet is worth. */
const NEW_WORD = 0.12

/** What is taken from a sentence that speaks of no word of the topic: it may be about something beside it. */
const BESIDE = 0.2

/** What decides when a sentence has its turn. */
export interface Turn {
  text: string
  rank: number
  /** Whoever says it. */
  origin: string
}

/**
 * The order in which these should be read, by their places: each page and each word of the topic has its turn before a
 * second sentence of the same page. `spoken` are the topic's words in each. Greedy, and of equals the surest first.
 */
export function inTurns(turns: readonly Turn[], spoken: readonly (readonly number[])[], most: number): number[] {
  const left = turns.map(({ rank, origin }, place) => ({ rank, origin, words: spoken[place] ?? [], place }))
  const taken = new Map<string, number>()
  const said = new Set<number>()
  const chosen: number[] = []
  const worth = ({ rank, origin, words }: (typeof left)[number]) =>
    rank -
    AGAIN * (taken.get(origin) ?? 0) -
    (words.length === 0 ? BESIDE : 0) +
    NEW_WORD * words.filter((word) => !said.has(word)).length
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
