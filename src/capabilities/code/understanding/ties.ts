import type { CodeFacts } from '../facts.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Loaded } from '../sessions/loaded.ts'
import { isRelated, type ReadTerm, readTerm } from '../synonyms/relation.ts'
import { isTestOf } from '../files/test-of.ts'
import { askedName, IDENTIFIER, splitName } from './hit-words.ts'
import { requestWords } from './request-words.ts'

const USES: ReadonlySet<string> = new Set(['import', 'call'])

/** What has to do with the request, and by what it is tied to it. */
export class Ties {
  readonly #term: ReadTerm
  readonly #files: ReadonlySet<string>
  /** Every name that stands in what was shown of those files. */
  readonly #named: ReadonlySet<string>

  constructor(term: ReadTerm, files: ReadonlySet<string>, named: ReadonlySet<string>) {
    this.#term = term
    this.#files = files
    this.#named = named
  }

  /** By what it is, or as the test of such a file. */
  hasFile(path: string): boolean {
    if (this.#files.has(path)) return true
    for (const file of this.#files) if (isTestOf(path, file)) return true
    return false
  }

  /** By its own words, by where it is defined, or because something of the request uses it. */
  async hasSymbol(name: string, definedIn: readonly string[]): Promise<boolean> {
    if (definedIn.some((path) => this.#files.has(path)) || this.#named.has(splitName(name).last)) return true
    return isRelated(this.#term, name)
  }
}

/** Everything a request speaks of, to hold names of the code against. */
export function requestTerm(loaded: Loaded): ReadTerm {
  return readTerm(`${requestWords(loaded) ?? ''} ${loaded.session.query}`, loaded.thesaurus)
}

/**
 * A file belongs to a request by its path or by what it defines; so does one that such a file uses, or that uses what such
 * a file defines, where a call has shown that.
 */
export async function tiesOf(
  facts: Pick<CodeFacts, 'symbols'>,
  loaded: Loaded,
  calls: readonly CallRow[],
): Promise<Ties> {
  const { session } = loaded
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
      const defines = symbol !== undefined && !USES.has(kind ?? '') && (await relates(symbol))
      if (defines || (await relates(path.replace(/\.[^./]+$/u, '')))) files.add(path)
    }
  const named = new Set<string>()
  for (const { result } of calls)
    for (const { path, text = '' } of result.hits)
      if (files.has(path)) for (const [name] of text.matchAll(IDENTIFIER)) named.add(name)
  for (const path of await usedOrUsing(facts, session.root, calls, files)) files.add(path)
  return new Ties(term, files, named)
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
    const { result } = call
    const name = askedName(call)
    const defined = name === undefined ? [] : (await facts.symbols(root, name)).map(({ path }) => path)
    const using = result.hits.map(({ path }) => path)
    if (defined.some((path) => files.has(path))) found.push(...using)
    if (using.some((path) => files.has(path))) found.push(...defined)
  }
  return found
}
