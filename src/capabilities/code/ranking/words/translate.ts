import { vectorTable } from '#text/vectors/load.ts'
import type { VectorTable } from '#text/vectors/table.ts'
import { knownWords } from '#text/vectors/words.ts'
import { Thesaurus } from '../../synonyms/relation.ts'
import type { Corpus } from '../corpus.ts'
import { saysNothing } from './commit-words.ts'
import { type Request, type RequestTerm, withTerms } from './request.ts'
import { termsOf } from './terms.ts'

export interface TranslateOptions {
  /** Also by English words that mean the same, which makes a guess of it. */
  byMeaning?: boolean
}

const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu
const MOST = 5
const NEAR = 0.5
/** What people who write code call a thing: surer than what a dictionary says of it. */
const TOLD = 0.8

interface Vocabulary {
  words: string[]
  directions: Float32Array
}

const vocabularies = new WeakMap<Corpus, Vocabulary & { seen: number }>()
let thesaurus: Thesaurus | undefined

/**
 * A Japanese request also asks for those words of the code that mean nearly the same: by what code calls a thing, and
 * by the vectors of both languages, each the less the farther it is. By meaning, English words do the same.
 */
export async function translated(
  request: Request,
  corpus: Corpus,
  { byMeaning = false }: TranslateOptions = {},
): Promise<Request> {
  const plain = request.raw.normalize('NFKC')
  const asked = byMeaning ? plain : (plain.match(JAPANESE) ?? []).join(' ')
  if (asked === '' || corpus.words.length === 0) return request
  const more = new Map<string, number>()
  const add = (term: string, weight: number) => {
    if (!saysNothing(term) && corpus.idOf(term) !== undefined) more.set(term, Math.max(more.get(term) ?? 0, weight))
  }
  thesaurus ??= new Thesaurus()
  for (const word of thesaurus.read(asked).words) add(word, TOLD)
  const table = await vectorTable()
  const vocabulary = vocabularyOf(corpus, table)
  for (const id of new Set(knownWords(asked, table)))
    for (const { word, near } of nearest(vocabulary, table.direction(id)))
      for (const term of termsOf(word)) add(term, near ** 2 * Math.min(1, table.weight(id)))
  const terms = Array.from(more, ([text, weight]): RequestTerm => ({ text, weight, code: false, compound: false }))
  return withTerms(request, terms)
}

/** The English words of a corpus that the table knows; only what is new is looked up again. */
function vocabularyOf(corpus: Corpus, table: VectorTable): Vocabulary {
  const known = vocabularies.get(corpus)
  if (known !== undefined && known.seen === corpus.words.length) return known
  const words: string[] = []
  const ids: number[] = []
  for (const word of new Set(corpus.words)) {
    const id = /^[a-z]{3,}$/.test(word) ? knownWords(word, table)[0] : undefined
    if (id === undefined) continue
    words.push(word)
    ids.push(id)
  }
  const directions = new Float32Array(ids.length * table.dimensions)
  for (const [n, id] of ids.entries()) directions.set(table.direction(id), n * table.dimensions)
  const made = { words, directions, seen: corpus.words.length }
  vocabularies.set(corpus, made)
  return made
}

function nearest({ words, directions }: Vocabulary, wanted: Float32Array): { word: string; near: number }[] {
  const found: { word: string; near: number }[] = []
  for (const [n, word] of words.entries()) {
    let near = 0
    for (let i = 0, at = n * wanted.length; i < wanted.length; i++, at++)
      near += (wanted[i] ?? 0) * (directions[at] ?? 0)
    if (near >= NEAR) found.push({ word, near })
  }
  return found.toSorted((a, b) => b.near - a.near).slice(0, MOST)
}
