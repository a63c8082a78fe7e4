import { japaneseWords } from './lattice.ts'
import type { Lexicon } from './table.ts'

const RUNS =
  /(?<latin>[a-z]+(?:'[a-z]+)?)|(?<number>\d+)|(?<japanese>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+)/gu

/** The table's keys for a text of either language or both, in order; what the table does not know is left out. */
export function knownWords(text: string, lexicon: Lexicon): number[] {
  const found: number[] = []
  for (const { groups, 0: run } of text.normalize('NFKC').toLowerCase().replaceAll('’', "'").matchAll(RUNS)) {
    const keys = groups?.['japanese'] === undefined ? [englishKey(run, lexicon)] : japaneseWords(run, lexicon)
    for (const key of keys) {
      const place = key === undefined ? undefined : lexicon.find(key)
      if (place !== undefined) found.push(place)
    }
  }
  return found
}

function englishKey(word: string, lexicon: Lexicon): string | undefined {
  return englishForms(word).find((form) => lexicon.find(form) !== undefined)
}

function englishForms(word: string): string[] {
  const bare = word.replace(/'[a-z]+$/u, '')
  const forms = [word, bare]
  for (const [ending, ...others] of ENDINGS)
    if (bare.length > ending.length + 2 && bare.endsWith(ending))
      for (const other of others) forms.push(bare.slice(0, -ending.length) + other)
  return forms
}

const ENDINGS = [
  ['ies', 'y'],
  ['es', '', 'e'],
  ['s', ''],
  ['ied', 'y'],
  ['ed', '', 'e'],
  ['ing', '', 'e'],
  ['ly', ''],
] as const
