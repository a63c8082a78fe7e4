import { findLiterals } from '../asks/decompose/literal.ts'
import type { CodeFacts, KnownSymbol } from '../facts.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Loaded } from '../sessions/loaded.ts'
import { isRelated, type ReadTerm, readTerm } from '../synonyms/relation.ts'
import { isDocument } from '../files/documents.ts'
import { isTestOf } from '../files/test-of.ts'
import { CALLABLE, SYMBOL_KINDS } from '../languages/outline.ts'
import { askedName, IDENTIFIER, splitName, wholeWord } from './hit-words.ts'
import { isComment, isImport, linesOf } from './issue-place.ts'
import { requestWords } from './request-words.ts'

/** How far a way in may lie from what it leads to, and how many things of one name are followed. */
const FARTHEST = 3
const MOST_OF_A_NAME = 4
const DEFINES: ReadonlySet<string> = new Set([...SYMBOL_KINDS, 'definition'])

type TieFacts = Pick<CodeFacts, 'symbols' | 'symbolsIn' | 'callsIn' | 'run'>

/** What has to do with the request, and by what it is tied to it. */
export class Ties {
  readonly #facts: TieFacts
  readonly #root: string
  readonly #relates: (name: string) => Promise<boolean>
  readonly #files: ReadonlySet<string>
  /** Every name that stands in what was shown of the functions of the request. */
  readonly #named: ReadonlySet<string>
  /** Where a name that the request gives as the code does stands in lines that were shown. */
  readonly #literal: ReadonlyMap<string, ReadonlySet<number>>
  #core: ReadonlySet<string> = new Set()

  constructor(
    facts: TieFacts,
    root: string,
    relates: (name: string) => Promise<boolean>,
    { files, named, literal }: Pick<Grounds, 'files' | 'named' | 'literal'>,
  ) {
    this.#facts = facts
    this.#root = root
    this.#relates = relates
    this.#files = files
    this.#named = named
    this.#literal = literal
  }

  /** What was named as the thing itself: who calls that is tied, who calls anything that sounds like it is not. */
  async restOn(names: readonly string[]): Promise<void> {
    const core = new Set<string>()
    for (const name of names) if (await this.isItself(name)) core.add(splitName(name).last)
    this.#core = core
  }

  /** By what it is, or as the test of such a file. */
  hasFile(path: string): boolean {
    if (this.#files.has(path)) return true
    for (const file of this.#files) if (isTestOf(path, file)) return true
    return false
  }

  /** By its own words, because what the request is about uses it, or because it calls that. A neighbour in a file is none. */
  async hasSymbol(name: string, definedIn: readonly string[]): Promise<boolean> {
    if (this.#named.has(splitName(name).last) || (await this.isItself(name, definedIn))) return true
    if (await this.#holdsLiteral(name, definedIn)) return true
    return this.#leadsTo(name, definedIn, 1)
  }

  async #holdsLiteral(name: string, definedIn: readonly string[]): Promise<boolean> {
    for (const { path, line, endLine } of await this.#facts.symbols(this.#root, name)) {
      const lines = definedIn.includes(path) ? this.#literal.get(path) : undefined
      if (lines !== undefined && [...lines].some((each) => line <= each && each <= endLine)) return true
    }
    return false
  }

  /** Whether a way in is the thing itself or comes to it. */
  async isWayTo(name: string, definedIn: readonly string[]): Promise<boolean> {
    if ((await this.isItself(name, definedIn)) || (await this.#holdsLiteral(name, definedIn))) return true
    return this.#leadsTo(name, definedIn, FARTHEST)
  }

  /** By its own name or that of what holds it, or in a file of that name. */
  async isItself(name: string, definedIn?: readonly string[]): Promise<boolean> {
    if (await this.#relates(name)) return true
    for (const symbol of await this.#facts.symbols(this.#root, name)) {
      const { path, container } = symbol
      if (definedIn !== undefined && !definedIn.includes(path)) continue
      if (container !== undefined && (await this.#relates(container))) return true
      if ((await this.#relates(baseOf(path))) && (await this.#speaksOfIt(symbol))) return true
    }
    return false
  }

  /** coupon.ts has `discountOf(cart, coupon)`: in a file of the request, what handles its things is of it, too. */
  async #speaksOfIt(symbol: KnownSymbol): Promise<boolean> {
    const own = await this.#facts.symbolsIn(this.#root, symbol.path)
    const named = await Promise.all(own.map(({ name }) => this.#relates(name)))
    if (!named.includes(true)) return true
    const text = (await linesOf(this.#facts, this.#root, symbol)).filter((line) => !isComment(line)).join(' ')
    for (const [word] of text.matchAll(IDENTIFIER)) if (await this.#relates(word)) return true
    return false
  }

  async #leadsTo(name: string, definedIn: readonly string[], hops: number): Promise<boolean> {
    const known = await this.#facts.symbols(this.#root, name)
    let next = known.filter(({ path }) => definedIn.includes(path))
    const seen = new Set<string>()
    for (let n = 0; n < hops && next.length > 0; n++) {
      const called = new Set<string>()
      for (const { path, line, endLine } of next)
        for (const each of await this.#facts.callsIn(this.#root, path, line, endLine)) called.add(each)
      if ([...called].some((each) => this.#core.has(each))) return true
      next = []
      for (const each of called) {
        if (seen.has(each)) continue
        seen.add(each)
        const defined = await this.#facts.symbols(this.#root, each)
        if (defined.length <= MOST_OF_A_NAME) next.push(...defined.filter(({ kind }) => CALLABLE.has(kind)))
      }
    }
    return false
  }
}

interface Grounds {
  files: ReadonlySet<string>
  named: ReadonlySet<string>
  literal: ReadonlyMap<string, ReadonlySet<number>>
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/u, '')

/** Everything a request speaks of, to hold names of the code against. */
function requestTerm(loaded: Loaded): ReadTerm {
  return readTerm(`${requestWords(loaded) ?? ''} ${loaded.session.query}`, loaded.thesaurus)
}

/**
 * A file belongs to a request by its path or by what it defines; so does one that such a file uses, or that uses what such
 * a file defines, where a call has shown that. A common caller ties nothing to anything.
 */
export async function tiesOf(facts: TieFacts, loaded: Loaded, calls: readonly CallRow[]): Promise<Ties> {
  const { root } = loaded.session
  const term = requestTerm(loaded)
  const judged = new Map<string, Promise<boolean>>()
  const relates = (name: string) => {
    const known = judged.get(name) ?? isRelated(term, name)
    judged.set(name, known)
    return known
  }
  const files = new Set<string>()
  for (const { result } of calls)
    for (const { path, symbol, kind } of result.hits) {
      if (files.has(path)) continue
      const defines = symbol !== undefined && DEFINES.has(kind ?? '') && (await relates(symbol))
      if (defines || (await relates(path.replace(/\.[^./]+$/u, '')))) files.add(path)
    }
  const named = new Set<string>()
  for (const { result } of calls)
    for (const { path, lines, text = '' } of result.hits) {
      if (!files.has(path) || lines === undefined) continue
      const bodies = await bodiesOf(facts, root, relates, path)
      for (const [n, line] of text.split('\n').entries()) {
        if (isImport(line) || !bodies.some((body) => body.line <= lines[0] + n && lines[0] + n <= body.endLine))
          continue
        for (const [name] of line.matchAll(IDENTIFIER)) named.add(name)
      }
    }
  for (const path of await usedOrUsing(facts, root, calls, files)) files.add(path)
  const literal = literalLines(loaded.session.query, calls)
  for (const path of literal.keys()) files.add(path)
  return new Ties(facts, root, relates, { files, named, literal })
}

/** So short a name, or one of everyday speech, may stand for anything. */
const DISTINCT = /\p{Ll}\p{Lu}|_|^`[^`]{5,}`$/u

/** Lines of code that hold a name the request gives as the code does: `downloadProgress`, wherever it stands. */
function literalLines(query: string, calls: readonly CallRow[]): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>()
  const names = findLiterals(query)
    .names.map(({ start, end }) => query.slice(start, end))
    .filter((name) => DISTINCT.test(name) && /^`?[\p{L}\p{N}_$]+`?$/u.test(name))
    .map((name) => name.replaceAll('`', ''))
  if (names.length === 0) return found
  for (const { result } of calls)
    for (const { path, lines, text = '' } of result.hits) {
      if (lines === undefined || isDocument(path)) continue
      for (const [n, line] of text.split('\n').entries()) {
        if (isImport(line) || isComment(line) || !names.some((name) => wholeWord(line, name) >= 0)) continue
        found.set(path, (found.get(path) ?? new Set()).add(lines[0] + n))
      }
    }
  return found
}

/** What in a file is the request's: by its name, or all of it where only the file has one. */
async function bodiesOf(
  facts: Pick<CodeFacts, 'symbolsIn'>,
  root: string,
  relates: (name: string) => Promise<boolean>,
  path: string,
): Promise<KnownSymbol[]> {
  const all = await facts.symbolsIn(root, path)
  const own: KnownSymbol[] = []
  for (const symbol of all)
    if ((await relates(symbol.name)) || (symbol.container !== undefined && (await relates(symbol.container))))
      own.push(symbol)
  return own.length > 0 ? own : all
}

async function usedOrUsing(
  facts: Pick<CodeFacts, 'symbols'>,
  root: string,
  calls: readonly CallRow[],
  files: ReadonlySet<string>,
): Promise<string[]> {
  const found: string[] = []
  for (const call of calls) {
    if (call.tool !== 'find_references') continue
    const name = askedName(call)
    const asked = call.params['path']
    const all = name === undefined ? [] : (await facts.symbols(root, name)).map(({ path }) => path)
    const defined = typeof asked === 'string' ? all.filter((path) => path === asked) : all
    const using = call.result.hits.map(({ path }) => path)
    if (defined.some((path) => files.has(path))) found.push(...using)
    const users = using.filter((path) => files.has(path) && !defined.includes(path))
    // Of several things of one name the one beside its user is meant.
    const beside = defined.filter((path) => users.some((user) => folderOf(user) === folderOf(path)))
    if (users.length > 0) found.push(...(defined.length > 1 && beside.length > 0 ? beside : defined))
  }
  return found
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)
