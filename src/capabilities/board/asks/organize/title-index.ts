import { contentWords, stem } from '#text/index.ts'
import { essence } from '../../proposal-quality/plain-text.ts'
import type { DeskNode } from '../../rows/desk.ts'

const LEAST_SHARE = 0.6
/** One short word of a long title is hardly what was meant. */
const LEAST_LATIN = 0.25
/** A word in more titles than this tells none of them apart, and looking at all of them costs too much. */
const MOST_SHARING = 40

interface Entry {
  node: DeskNode
  words: ReadonlySet<string>
  essence: string
}

export function stems(text: string): Set<string> {
  return new Set(
    contentWords(text)
      .map(stem)
      .filter((word) => [...word].length >= 2 && !/^\p{N}+$/u.test(word)),
  )
}

/** Finds the node that a few words speak of, by the words of its title. */
export class TitleIndex {
  readonly #byWord = new Map<string, Entry[]>()
  readonly #all: Entry[] = []

  constructor(nodes: readonly DeskNode[]) {
    for (const node of nodes) {
      const entry: Entry = { node, words: stems(node.title), essence: essence(node.title) }
      this.#all.push(entry)
      for (const word of entry.words) {
        const known = this.#byWord.get(word)
        if (known === undefined) this.#byWord.set(word, [entry])
        else known.push(entry)
      }
    }
  }

  /** The one node that speaks of what is named, though its title says it in other words. */
  findInside(said: string, except: string): DeskNode | undefined {
    const spelt = essence(said.replace(/^.*[てで、をはが]/u, '')) || essence(said)
    // English words stand in too many texts to tell by one of them which is meant.
    if ([...spelt].length < 3 || /^[a-z\d]+$/u.test(spelt)) return undefined
    const found = this.#all.filter(
      ({ node, essence: title }) =>
        node.id !== except && (title.includes(spelt) || essence(node.context).includes(spelt)),
    )
    return found.length === 1 ? found[0]?.node : undefined
  }

  /** The one node most of whose title is said; nothing when it is not clear which. */
  find(said: string, except: string): DeskNode | undefined {
    const spoken = stems(said)
    const spelt = essence(said)
    const candidates = new Set(
      [...spoken].flatMap((word) => {
        const sharing = this.#byWord.get(word) ?? []
        return sharing.length > MOST_SHARING ? [] : sharing
      }),
    )
    const scored = [...candidates]
      .filter(({ node }) => node.id !== except)
      .map((entry) => ({ entry, score: score(entry, spoken, spelt) }))
      .filter((each) => each.score >= LEAST_SHARE)
      .sort((a, b) => b.score - a.score)
    const [first, second] = scored
    return first === undefined || first.score === second?.score ? undefined : first.entry.node
  }
}

/** Two Japanese characters can be a word; two Latin letters hardly. */
function isTelling(spelt: string): boolean {
  return spelt.length >= (/^[\p{Script=Han}\p{Script=Katakana}ー]+$/u.test(spelt) ? 2 : 4)
}

function score({ words, essence: title }: Entry, spoken: ReadonlySet<string>, spelt: string): number {
  if (spelt.includes(title)) return 2 + title.length
  const share = spelt.length / title.length
  if (isTelling(spelt) && title.includes(spelt) && (share >= LEAST_LATIN || !/^[a-z\d]+$/u.test(spelt)))
    return 1 + share
  const shared = [...words].filter((word) => spoken.has(word)).length
  return words.size === 0 ? 0 : shared / words.size
}
