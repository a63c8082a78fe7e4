import { stem, wordVectors } from '#text/index.ts'
import { distinctWords, GENERIC, identifierWords } from '../frame/words.ts'
import { type Pair, PAIRS } from './pairs.ts'
import { soundOfKana, soundOfWord } from './sound.ts'

/** Of 121,000 pairs of unrelated words ten come this near; asked only of words no table knows. */
const NEAR = 0.75
const SHORTEST_PREFIX = 4
const KATAKANA = /[\p{Script=Katakana}ー]{3,}/gu

/** Terms as people say them → words of code, longest term first. */
export class Thesaurus {
  readonly #pairs: readonly Pair[]
  readonly #groups: Map<string, Set<string>>

  constructor(project: readonly { term: string; word: string }[] = []) {
    const own = project.map(({ term, word }) => ({
      term: term.normalize('NFKC').toLowerCase(),
      words: identifierWords(word),
    }))
    const all = [...own, ...PAIRS]
    this.#pairs = all.toSorted((a, b) => b.term.length - a.term.length)
    this.#groups = new Map()
    for (const { term, words } of all)
      for (const word of /^[\p{Script=Latin}\s]+$/u.test(term) ? [term, ...words] : words) {
        const group = this.#groups.get(stem(word)) ?? new Set()
        for (const other of words) group.add(stem(other))
        this.#groups.set(stem(word), group)
      }
  }

  /** What a text speaks of, thing by thing; ログイン and login are one. */
  apart(text: string): Concept[] {
    let rest = text.normalize('NFKC').toLowerCase()
    const found = new Map<string, Concept>()
    const add = (said: string, words: Iterable<string>) => {
      const own = new Set([...words].map(stem).filter((word) => !GENERIC.has(word)))
      if (own.size === 0 || [...found.values()].some((known) => [...own].every((word) => known.words.has(word)))) return
      found.set(said, { said, words: own })
    }
    for (const { term, words } of this.#pairs) {
      if (/^\w/u.test(term) || !rest.includes(term)) continue
      rest = rest.replaceAll(term, ' ')
      add(term, words)
    }
    for (const word of distinctWords(text)) {
      const group = this.#groups.get(word)
      const isLatin = /\p{Script=Latin}/u.test(word)
      if (isLatin || (group !== undefined && rest.includes(word))) add(word, [word, ...(group ?? [])])
    }
    // ダイジェスト in ダイジェスト認証: what no table knows is heard.
    for (const said of rest.match(KATAKANA) ?? []) {
      const sound = GENERIC.has(said) ? undefined : soundOfKana(said)
      if (sound !== undefined) found.set(said, { said, words: new Set(), sound })
    }
    return [...found.values()]
  }

  /** Word by word as a name of the code would put it, words that say little by themselves too: ファイルのレスポンス, FileResponse. */
  inTurn(text: string): ReadonlySet<string>[] {
    let rest = text.normalize('NFKC').toLowerCase()
    const found: { at: number; words: ReadonlySet<string> }[] = []
    for (const { term, words } of this.#pairs) {
      const at = /^\w/u.test(term) ? -1 : rest.indexOf(term)
      if (at < 0) continue
      rest = rest.slice(0, at) + ' '.repeat(term.length) + rest.slice(at + term.length)
      found.push({ at, words: new Set(words.map(stem)) })
    }
    for (const { 0: word, index: at } of rest.matchAll(/[a-z][a-z0-9]*/gu))
      found.push({ at, words: new Set([stem(word)]) })
    return found.toSorted((a, b) => a.at - b.at).map(({ words }) => words)
  }

  /** What a text may be called in code, and which of its words no table knows. */
  read(text: string): { words: Set<string>; unknown: string[] } {
    let rest = text.normalize('NFKC').toLowerCase()
    const words = new Set<string>()
    for (const { term, words: meant } of this.#pairs) {
      if (!rest.includes(term) || (/^\w/u.test(term) && !` ${rest} `.replaceAll(/\W+/gu, ' ').includes(` ${term} `)))
        continue
      // The longest wins, and what it says is said: ログ is not heard in ログイン.
      rest = rest.replaceAll(term, ' ')
      for (const word of meant) words.add(stem(word))
    }
    const unknown: string[] = []
    for (const word of distinctWords(text)) {
      const group = this.#groups.get(word)
      for (const other of group ?? []) words.add(other)
      if (/\p{Script=Latin}/u.test(word)) words.add(word)
      else if (group === undefined && rest.includes(word)) unknown.push(word)
    }
    for (const joined of joinedPairs(text)) for (const other of this.#groups.get(joined) ?? []) words.add(other)
    return { words: new Set([...words].filter((word) => !GENERIC.has(word))), unknown }
  }
}

/** One thing a text speaks of, by all the words of code it may be called by. No vectors: it must be sure. */
export interface Concept {
  said: string
  words: ReadonlySet<string>
  /** Of a borrowed word that no table knows. */
  sound?: string
}

/** Whether a text of code names what is meant. */
export function isNamedIn({ words, sound }: Concept, text: string): boolean {
  if (sound !== undefined) return identifierWords(text).some((word) => soundOfWord(word) === sound)
  const named = namedWords(text)
  for (const word of words) if (named.some((part) => sameWord(word, part))) return true
  return false
}

/** sign in → signin, check out → checkout. */
function joinedPairs(text: string): string[] {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[a-z]+/gu) ?? []
  return words.slice(1).map((word, n) => stem(`${words[n]}${word}`))
}

/** A term read once, to be held against many names. */
export interface ReadTerm {
  /** What it gives as a name of the code, whatever else the word may mean: `back`, back(), or one word alone. */
  names: ReadonlySet<string>
  distinct: ReadonlySet<string>
  words: ReadonlySet<string>
  unknown: readonly string[]
}

export function readTerm(term: string, thesaurus: Thesaurus): ReadTerm {
  return { names: namesIn(term), distinct: distinctWords(term), ...thesaurus.read(term) }
}

const SPELT = /`([^`\s]+?)(?:\(\))?`|(?<![\p{L}\p{N}_$.])([\p{Script=Latin}_$][\p{Script=Latin}\p{N}_$.]*)\(\)/gu

function namesIn(term: string): Set<string> {
  const spelt = Array.from(term.matchAll(SPELT), ([, quoted, called]) => quoted ?? called ?? '')
  const alone = /^[\p{Script=Latin}_$][\p{Script=Latin}\p{N}_$.]*$/u.test(term) ? [term] : []
  return new Set([...spelt, ...alone].map(lastPart))
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Whether a name of the code can be what a person calls so: by its words, by the tables, by meaning where no table knows. */
export async function isRelated({ names, distinct, words, unknown }: ReadTerm, name: string): Promise<boolean> {
  if (names.has(lastPart(name))) return true
  const inName = distinctWords(name)
  for (const word of distinct) if (inName.has(word)) return true
  const named = namedWords(name)
  for (const word of words) if (named.some((part) => sameWord(word, part))) return true
  for (const word of unknown) for (const part of named) if ((await nearness(word, part)) >= NEAR) return true
  return false
}

function namedWords(name: string): string[] {
  return [...new Set(identifierWords(name).map(stem))].filter((word) => word.length > 1 && !GENERIC.has(word))
}

/** auth is authenticate's beginning; log is not login's. */
function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= SHORTEST_PREFIX && long.startsWith(short)
}

async function nearness(a: string, b: string): Promise<number> {
  const [left, right] = await Promise.all([wordVectors(a), wordVectors(b)])
  const [one, other] = [left[0], right[0]]
  // Only of whole words: parts of an unknown one may mean anything.
  if (one === undefined || other === undefined || left.length > 1 || right.length > 1) return 0
  return one.direction.reduce((sum, x, n) => sum + x * (other.direction[n] ?? 0), 0)
}
