import type { Entry } from './edict.ts'

const MOST_GLOSSES = 3
const MOST_ENTRIES = 2
const KATAKANA = /^[ァ-ヺー]+$/u
/** Latin and digits are looked up among the English words. */
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const KANA = /^[ぁ-ゖァ-ヺー]+$/u

/** A Japanese word as it is looked up, with the entries it may stand for, the likeliest first. */
export interface Candidate {
  key: string
  glosses: readonly string[]
  common: boolean
  /** Archaic, obsolete or irregular in every likely entry. */
  rare: boolean
}

export const keyOf = (word: string): string => word.normalize('NFKC').toLowerCase()

/** Every spelling EDICT gives a meaning to; a reading counts where the word is common or usually written in kana. */
export function candidates(entries: readonly Entry[]): Map<string, Candidate> {
  const spelled = new Map<string, { entry: Entry; doubt: number }[]>()
  const add = (key: string, entry: Entry, doubt: number): void => {
    const known = spelled.get(key)
    if (known) known.push({ entry, doubt })
    else spelled.set(key, [{ entry, doubt }])
  }
  for (const entry of entries) {
    const doubt = (entry.common ? 0 : 4) + (entry.affix ? 2 : 0) + (entry.rare ? 3 : 0)
    add(keyOf(entry.word), entry, doubt)
    if (entry.reading === undefined) continue
    if (entry.usuallyKana) add(entry.reading, entry, doubt + 0.5)
    else if (entry.common && entry.reading.length > 2) add(entry.reading, entry, doubt + 6)
  }
  return new Map(
    Array.from(spelled, ([key, found]) => {
      const likely = found.sort((a, b) => a.doubt - b.doubt).slice(0, MOST_ENTRIES)
      const least = likely[0]?.doubt ?? 0
      const glosses = likely.filter((one) => one.doubt <= least + 2).flatMap((one) => firstSense(one.entry))
      return [key, { key, glosses, common: least < 3, rare: likely.every((one) => one.entry.rare) }]
    }),
  )
}

export function firstSense(entry: Entry): readonly string[] {
  return entry.senses[0]?.slice(0, MOST_GLOSSES) ?? []
}

/** Japanese words in the order worth keeping: common ones, then by how many others they build and whether they are in use. */
export function byUse(all: ReadonlyMap<string, Candidate>, isKnown: (word: string) => boolean): Candidate[] {
  const uses = usesInOthers(all)
  const score = ({ key, common, rare }: Candidate): number =>
    Math.log2(1 + (uses.get(key) ?? 0)) +
    (common ? 100 : 0) +
    (isKnown(key) ? 3 : 0) +
    (KATAKANA.test(key) && key.length <= 8 ? 2 : 0) -
    (rare ? 3 : 0)
  return [...all.values()]
    .filter(({ key, glosses }) => glosses.length > 0 && JAPANESE.test(key) && (key.length > 1 || !KANA.test(key)))
    .map((candidate) => ({ candidate, score: score(candidate) }))
    .sort((a, b) => b.score - a.score)
    .map(({ candidate }) => candidate)
}

function usesInOthers(all: ReadonlyMap<string, Candidate>): Map<string, number> {
  const uses = new Map<string, number>()
  for (const key of all.keys())
    for (let from = 0; from < key.length; from++)
      for (let to = from + 2; to <= key.length; to++) {
        const part = key.slice(from, to)
        if (part !== key && all.has(part)) uses.set(part, (uses.get(part) ?? 0) + 1)
      }
  return uses
}
