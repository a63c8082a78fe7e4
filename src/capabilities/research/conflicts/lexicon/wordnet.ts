import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { dataFolder } from '#text/data-folder.ts'

/** p: always written with a capital. */
export type WordClass = 'n' | 'v' | 'a' | 'r' | 'p'

interface Entry {
  pos: WordClass
  synsets: readonly string[]
  antonyms: readonly string[]
  derived: readonly string[]
}

/** English words by meaning, from WordNet. */
export interface WordNet {
  has(lemma: string): boolean
  pos(lemma: string): WordClass | undefined
  antonyms(a: string, b: string): boolean
  /** 1 for the same sense, less for a word above the other; 0 where WordNet sees nothing. */
  nearness(a: string, b: string): number
}

const parts = (text: string | undefined) => (text === undefined || text === '' ? [] : text.split(' '))

function parse(text: string): WordNet {
  const [words = '', links = ''] = text.split('\n\n')
  const entries = new Map<string, Entry>()
  for (const line of words.split('\n')) {
    const [lemma = '', pos = 'n', synsets, antonyms, derived] = line.split('\t')
    entries.set(lemma, {
      pos: pos as WordClass,
      synsets: parts(synsets),
      antonyms: parts(antonyms),
      derived: parts(derived),
    })
  }
  const above = new Map<string, string[]>()
  for (const line of links.split('\n')) {
    const [from = '', to = ''] = line.split(' ')
    above.set(from, [...(above.get(from) ?? []), to])
  }
  const covers = (entry: Entry, other: Entry) =>
    other.synsets.slice(0, 2).some((synset) => above.get(synset)?.some((id) => entry.synsets.includes(id)) === true)
  return {
    has: (lemma) => entries.has(lemma),
    pos: (lemma) => entries.get(lemma)?.pos,
    antonyms: (a, b) => entries.get(a)?.antonyms.includes(b) === true || entries.get(b)?.antonyms.includes(a) === true,
    nearness: (a, b) => {
      const [one, other] = [entries.get(a), entries.get(b)]
      if (one === undefined || other === undefined) return 0
      if (one.synsets.some((synset) => other.synsets.includes(synset))) return 0.9
      if (one.derived.includes(b) || other.derived.includes(a)) return 0.9
      return covers(one, other) || covers(other, one) ? 0.75 : 0
    },
  }
}

let loading: Promise<WordNet> | undefined

/** The shipped table, read on first use and kept; a failure is not kept. */
export function wordNet(): Promise<WordNet> {
  loading ??= readFile(join(dataFolder('wordnet'), 'words.txt.gz')).then((bytes) =>
    parse(gunzipSync(bytes).toString('utf8')),
  )
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
