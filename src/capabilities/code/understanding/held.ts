import { type Verified, verifyPlaced } from '#kernel/evidence/index.ts'
import type { Hit, ToolName } from '../contract.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Shown } from '../rows/facts.ts'
import { isRelated, type ReadTerm, readTerm, type Thesaurus } from '../synonyms/relation.ts'
import { distinctWords } from '../frame/words.ts'

/** The words of a hit, as a fact refers to them by their place. */
export function hitText({ path, lines, kind, container, symbol, text }: Hit): string {
  const at = lines === undefined ? path : `${path}:${lines[0]}-${lines[1]}`
  return [at, kind, container, symbol, text].filter((part) => part !== undefined && part !== '').join(' ')
}

type About = Pick<Shown, 'kind' | 'name' | 'value'>

/** What only names files has not looked into them. */
const LISTING: ReadonlySet<ToolName> = new Set(['search_files', 'repo_map', 'index_status'])

/** A guess is evidence of nothing but itself. */
export const isGuess = ({ tool }: Pick<CallRow, 'tool'>): boolean => tool === 'semantic_search'

const IDENTIFIER = /[\p{L}\p{N}_$]+/gu

/** `Container.name`, `Container#name` or `module::name` → both parts. */
export function splitName(name: string): { container: string | undefined; last: string } {
  const parts = name.replace(/\(\)$/u, '').split(/\.|#|::|->/u)
  return { last: parts.at(-1) ?? name, container: parts.length > 1 ? parts.slice(0, -1).join('.') : undefined }
}

/** Where a result holds a symbol: as what the hit is, what it stands in, or as a whole word of its code. */
export function symbolIn(call: CallRow, about: About, definedIn?: readonly string[]): Verified<Shown> | undefined {
  const { last, container } = splitName(about.name)
  for (const [n, hit] of call.result.hits.entries()) {
    if (container !== undefined && !namesContainer(hit, container)) continue
    const words = hitText(hit)
    const isIt = hit.symbol === about.name || hit.symbol === last || hit.container === about.name
    const inCode = isIt ? -1 : wholeWord(hit.text ?? '', last)
    if (!isIt && inCode < 0) continue
    if (definedIn !== undefined && !showsIt(call, hit, last, isIt, definedIn)) continue
    const text = hit.symbol === about.name || hit.container === about.name ? about.name : last
    const start = isIt ? words.lastIndexOf(text) : words.length - (hit.text ?? '').length + inCode
    if (start >= 0) return shown(call, n, words, { start, end: start + text.length }, about)
  }
  return undefined
}

/** Its definition, its own file, or a search for its uses: a list of names in a document shows no symbol. */
function showsIt(call: CallRow, hit: Hit, last: string, isIt: boolean, definedIn: readonly string[]): boolean {
  if (definedIn.includes(hit.path)) return true
  const asked = call.tool === 'find_references' ? JSON.stringify(call.params) : ''
  return (
    asked.includes(`"${last}"`) || asked.includes(`.${last}"`) || (isIt && !isProse(hit.path) && hit.kind !== 'import')
  )
}

function namesContainer(hit: Hit, container: string): boolean {
  const last = splitName(container).last
  const own = [hit.container, hit.symbol].some(
    (name) => name === container || name === last || name?.endsWith(`.${last}`),
  )
  return own || (hit.symbol?.startsWith(`${container}.`) ?? false) || wholeWord(hit.text ?? '', last) >= 0
}

function wholeWord(text: string, word: string): number {
  for (const { 0: found, index } of text.matchAll(IDENTIFIER)) if (found === word) return index
  return -1
}

/** So many files at once are a list, and none of them was looked into. */
const MOST_LOOKED_INTO = 8
const OUTLINES: ReadonlySet<ToolName> = new Set(['get_symbols', 'analyze_structure'])

function isListing({ tool, params, result }: CallRow): boolean {
  if (LISTING.has(tool)) return true
  const isPattern = typeof params === 'object' && params !== null && 'regex' in params && params.regex === true
  if (!OUTLINES.has(tool) && !isPattern) return false
  return new Set(result.hits.map(({ path }) => path)).size > MOST_LOOKED_INTO
}

/** Whether a result shows a line of a file, or some of the file at all. */
export function placeIn(call: CallRow, path: string, line?: number): boolean {
  if (isListing(call)) return false
  const { result } = call
  return result.hits.some(
    (hit) =>
      hit.path === path &&
      (line === undefined || (hit.lines !== undefined && hit.lines[0] <= line && hit.lines[1] >= line)),
  )
}

/** Documents say what somebody wrote once; what the code does stands in the code. */
export const isProse = (path: string): boolean => /\.(?:md|mdx|txt|rst|adoc|markdown)$/iu.test(path)

/** Where a hit holds the words as they stand: a quote needs no reading. */
export function verbatimIn(call: CallRow, about: About): Verified<Shown> | undefined {
  const wanted = folded(about.value)
  if (wanted.length < 2) return undefined
  for (const [n, hit] of call.result.hits.entries()) {
    const text = hit.text ?? ''
    const at = folded(text).indexOf(wanted)
    if (at < 0 || !isWhole(folded(text), at, wanted.length)) continue
    const words = hitText(hit)
    const start = words.length - text.length
    return shown(call, n, words, { start, end: words.length }, about)
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
  for (const [n, hit] of call.result.hits.entries()) {
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
    return shown(call, n, words, { start, end: start + first[0].length }, about)
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

function shown(
  call: CallRow,
  hit: number,
  words: string,
  { start, end }: { start: number; end: number },
  about: About,
): Verified<Shown> {
  const confidence = call.result.hits[hit]?.confidence ?? 1
  return verifyPlaced(words, { ...about, confidence, callId: call.id, hit, text: words.slice(start, end), start, end })
}
