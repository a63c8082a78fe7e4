import { hashOfWord } from './features.ts'

// Training and judging share this file, as they do the features.

const BITS = 17
export const MEANING_SIZE = 2 ** BITS
const WORD = /[a-z]+(?:'[a-z]+)?/g
const ENDINGS: readonly (readonly [ending: string, ...instead: string[]])[] = [
  ['ies', 'y'],
  ['es', '', 'e'],
  ['s', ''],
  ['ied', 'y'],
  ['ed', '', 'e'],
  ['ing', '', 'e'],
  ['ly', ''],
]

/** Where a word's share is kept. */
export function cellOf(word: string): number {
  return hashOfWord(word) & (MEANING_SIZE - 1)
}

/** The words of a folded English text, each in the first of its forms that is known. */
export function knownForms(text: string, isKnown: (form: string) => boolean): (string | undefined)[] {
  return (text.match(WORD) ?? []).map((word) => {
    const bare = word.replace(/'[a-z]+$/, '')
    if (isKnown(bare)) return bare
    for (const [ending, ...instead] of ENDINGS)
      if (bare.length > ending.length + 2 && bare.endsWith(ending))
        for (const other of instead) {
          const form = bare.slice(0, -ending.length) + other
          if (isKnown(form)) return form
        }
    return undefined
  })
}

/**
 * What the words of an English text say by what they mean: a word that no line taught speaks as those near it do. Each
 * has a share of its own, worked out from the word vectors when the judge is trained; 0 stands for an unknown word.
 */
export function meaningOf(text: string, shares: Int8Array): number {
  const forms = knownForms(text, (form) => shares[cellOf(form)] !== 0)
  let sum = 0
  for (const form of forms) if (form !== undefined) sum += shares[cellOf(form)] ?? 0
  return sum / Math.sqrt(Math.max(1, forms.length))
}
