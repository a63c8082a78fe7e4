import type { Verified } from '#kernel/evidence/index.ts'
import type { Hit } from '../../contract.ts'
import { isDocument } from '../../files/documents.ts'
import { distinctWords } from '../../frame/words.ts'
import type { CallRow } from '../../rows/calls.ts'
import type { Shown } from '../../rows/facts.ts'
import { isRelated, type ReadTerm, readTerm, type Thesaurus } from '../../synonyms/relation.ts'
import { hitText, IDENTIFIER } from './hit-words.ts'
import { type About, shownAt } from './shown.ts'

/** Code before documents: what somebody wrote of it once is shown only where nothing else is. */
function codeFirst({ result }: CallRow): [number, Hit][] {
  const hits = [...result.hits.entries()]
  return [...hits.filter(([, { path }]) => !isDocument(path)), ...hits.filter(([, { path }]) => isDocument(path))]
}

/** Where a hit holds the words as they stand: a quote needs no reading. */
export function verbatimIn(call: CallRow, about: About): Verified<Shown> | undefined {
  const wanted = folded(about.value)
  if (wanted.length < 2) return undefined
  for (const [n, hit] of codeFirst(call)) {
    const text = hit.text ?? ''
    const at = folded(text).indexOf(wanted)
    if (at < 0 || !isWhole(folded(text), at, wanted.length)) continue
    const words = hitText(hit)
    return shownAt(call, n, words, { start: words.length - text.length, end: words.length }, about)
  }
  return undefined
}

const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll(/\s+/gu, ' ').trim()

/** No word of Latin letters is cut in two. */
function isWhole(text: string, at: number, length: number): boolean {
  const isLetter = (character: string | undefined) => /[\p{Script=Latin}\p{N}_]/u.test(character ?? '')
  const [first, last] = [text[at], text[at + length - 1]]
  return !(isLetter(first) && isLetter(text[at - 1])) && !(isLetter(last) && isLetter(text[at + length]))
}

export interface Wanted extends About {
  /** What besides the hit may hold a word: the request, and what was shown of the same file. */
  besides(path: string): string
  /** Words that prove nothing here, as those of the feature when an issue of it is to be shown. */
  beyond?: string | undefined
  /** Whether the name of the file says enough. */
  byPath: boolean
  /** How many of its words one hit must speak of; all, where it has fewer. */
  atLeast: number
}

/** The hit that speaks of what a slot says: by its words, by synonyms or by meaning. */
export async function wordsIn(
  call: CallRow,
  wanted: Wanted,
  thesaurus: Thesaurus,
): Promise<Verified<Shown> | undefined> {
  const { beyond, byPath, atLeast, besides, ...about } = wanted
  const own = await wordsBeyond(about.value, beyond, thesaurus)
  if (own.length === 0) return undefined
  const said = own.map((word) => ({ word, held: new Said(readTerm(word, thesaurus)) }))
  for (const [n, hit] of codeFirst(call)) {
    const words = hitText(hit)
    const from = byPath ? 0 : hit.path.length
    const names = Array.from(words.slice(from).matchAll(IDENTIFIER))
    const found = await Promise.all(said.map(async ({ word, held }) => ({ word, place: await held.among(names) })))
    const places = found.map(({ place }) => place).filter((place) => place !== undefined)
    const [first] = places
    if (first === undefined || places.length < Math.min(atLeast, own.length)) continue
    const elsewhere = distinctWords(besides(hit.path))
    if (found.some(({ word, place }) => place === undefined && !elsewhere.has(word))) continue
    const start = from + first.index
    return shownAt(call, n, words, { start, end: start + first[0].length }, about)
  }
  return undefined
}

/** One word of a slot, held against the names of many hits. */
class Said {
  readonly #term: ReadTerm
  readonly #judged = new Map<string, boolean>()

  constructor(term: ReadTerm) {
    this.#term = term
  }

  async among<T extends RegExpExecArray>(names: readonly T[]): Promise<T | undefined> {
    for (const name of names) {
      if (!this.#judged.has(name[0])) this.#judged.set(name[0], await isRelated(this.#term, name[0]))
      if (this.#judged.get(name[0]) === true) return name
    }
    return undefined
  }
}

/** ログイン and login are the same word here: neither says anything beyond the other. */
async function wordsBeyond(value: string, beyond: string | undefined, thesaurus: Thesaurus): Promise<string[]> {
  const words = [...distinctWords(value)]
  if (beyond === undefined) return words
  const known = readTerm(beyond, thesaurus)
  const own: string[] = []
  for (const word of words) if (!(await isRelated(known, word))) own.push(word)
  return own
}
