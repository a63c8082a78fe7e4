import { BREAK, KANJI, KATAKANA, kindOf } from '../characters.ts'
import { dictionary, type Dictionary } from './dictionary.ts'
import { honorificDistance } from './honorifics.ts'
import { kanaLevel } from './kana.ts'
import { type LatinWords, latinWords } from './latin.ts'
import { type Reading, reading } from './lattice.ts'
import type { JapaneseLexicon } from './lexicon.ts'
import { chains, scriptRuns, type Stretches, words } from './stretches.ts'
import { NameTable } from '../name-table.ts'
import type { WordTable } from '../word-table.ts'

/** Stands for the neighbour of the first and the last word. */
export const EDGE = 255
const LONGEST_WORD = 10

/** A Japanese text and everything the features of its characters are made of. */
export interface Page {
  readonly text: string
  /** With four empty units on both sides, so that neighbours need no bounds check. */
  readonly units: Uint16Array
  readonly kinds: Uint8Array
  readonly runs: Stretches
  readonly chains: Stretches
  readonly words: Stretches
  readonly wordFlags: Uint8Array
  readonly runFlags: Uint8Array
  readonly chainFlags: Uint8Array
  readonly wordSenses: Uint8Array
  readonly runSenses: Uint8Array
  /** How much the katakana run sounds like a person's name. */
  readonly kana: Uint8Array
  /** The cheapest reading of the text as words, and what a whole run is when it is a word. */
  readonly read: Reading
  readonly runClasses: Uint8Array
  readonly latin: LatinWords
  readonly known: Dictionary
  readonly honor: Int32Array
  /** The last kanji run of the sentence a character stands in: what is said of its topic. */
  readonly predicate: Int32Array
}

export function pageOf(text: string, lexicon: JapaneseLexicon): Page {
  const { table, kana } = lexicon
  const { length } = text
  const units = new Uint16Array(length + 8)
  const kinds = new Uint8Array(length + 8).fill(BREAK)
  for (let i = 0; i < length; i++) {
    units[i + 4] = text.charCodeAt(i)
    kinds[i + 4] = kindOf(units[i + 4] ?? 0)
  }
  const runs = scriptRuns(text, kinds)
  const joined = chains(text, kinds, runs)
  const spoken = words(text)
  const ofWords = lookedUp(text, spoken, lexicon)
  const ofRuns = lookedUp(text, runs, lexicon)
  return {
    text,
    units,
    kinds,
    runs,
    chains: joined,
    words: spoken,
    wordFlags: ofWords.flags,
    runFlags: ofRuns.flags,
    chainFlags: flagsOfChains(text, joined, runs, table),
    wordSenses: ofWords.groups,
    runSenses: ofRuns.groups,
    kana: kanaLevels(text, kinds, runs, kana),
    read: reading(text, kinds, lexicon.words),
    runClasses: classesOfRuns(text, runs, lexicon.words),
    latin: latinWords(text, kinds, runs, lexicon.latin),
    known: dictionary(text, kinds, table, lexicon.words.names),
    honor: honorificDistance(text, kinds),
    predicate: predicates(text, kinds, runs),
  }
}

function predicates(text: string, kinds: Uint8Array, runs: Stretches): Int32Array {
  const predicate = new Int32Array(text.length)
  let last = 0
  for (let i = text.length - 1; i >= 0; i--) {
    const unit = text.charCodeAt(i)
    if (unit === 0x3002 || unit === 10) last = 0
    else if (last === 0 && kinds[i + 4] === KANJI) last = runs.hash[i] as number
    predicate[i] = last
  }
  return predicate
}

function kanaLevels(text: string, kinds: Uint8Array, runs: Stretches, weights: Int8Array): Uint8Array {
  const levels = new Uint8Array(text.length)
  for (let i = 0; i < text.length;) {
    const end = runs.end[i] ?? i + 1
    if (kinds[i + 4] === KATAKANA) levels.fill(kanaLevel(text, i, end, weights), i, end)
    i = end
  }
  return levels
}

function classesOfRuns(text: string, runs: Stretches, words: WordTable): Uint8Array {
  const classes = new Uint8Array(text.length)
  for (let i = 0; i < text.length;) {
    const end = runs.end[i] as number
    if (end - i <= LONGEST_WORD) {
      const found = words.classesOf(text, i, end)
      for (let k = i; k < end; k++) classes[k] = found
    }
    i = end
  }
  return classes
}

/** Dictionaries write ジャックシラク without the dot, so a chain is looked up without it. */
function flagsOfChains(text: string, joined: Stretches, runs: Stretches, table: NameTable): Uint8Array {
  const flags = new Uint8Array(text.length)
  for (let i = 0; i < text.length;) {
    const end = joined.end[i] ?? i + 1
    if (end > (runs.end[i] ?? end)) flags.fill(table.flagsOf(text.slice(i, end).replaceAll(/[・=]/g, '')), i, end)
    i = end
  }
  return flags
}

/** What each stretch is known as and which sense it has; a long one is in no dictionary. */
function lookedUp(text: string, into: Stretches, { table, senses }: JapaneseLexicon) {
  const flags = new Uint8Array(text.length)
  const groups = new Uint8Array(text.length)
  for (let i = 0; i < text.length;) {
    const end = into.end[i] ?? i + 1
    if (end - i <= 8) {
      const hash = NameTable.hashOf(text, i, end)
      const flag = table.flags(hash)
      const group = senses.flags(hash)
      for (let k = i; k < end; k++) {
        flags[k] = flag
        groups[k] = group
      }
    }
    i = end
  }
  return { flags, groups }
}
