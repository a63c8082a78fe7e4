import type { CodeFacts } from '../facts.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Loaded } from '../sessions/loaded.ts'
import { isRelated, type ReadTerm, readTerm } from '../synonyms/relation.ts'
import { splitName } from './held.ts'
import { requestWords } from './judge-slot.ts'

const USES: ReadonlySet<string> = new Set(['import', 'call'])
const IDENTIFIER = /[\p{L}\p{N}_$]+/gu

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

  hasFile(path: string): boolean {
    return this.#files.has(path)
  }

  /** By its own words, by where it is defined, or because something of the request uses it. */
  async hasSymbol(name: string, definedIn: readonly string[]): Promise<boolean> {
    if (definedIn.some((path) => this.#files.has(path)) || this.#named.has(splitName(name).last)) return true
    return isRelated(this.#term, name)
  }
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
  const { session, thesaurus } = loaded
  const term = readTerm(`${requestWords(loaded) ?? ''} ${session.query}`, thesaurus)
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
  for (const { tool, params, result } of calls) {
    if (tool !== 'find_references') continue
    const name = nameIn(params)
    const defined = name === undefined ? [] : (await facts.symbols(root, name)).map(({ path }) => path)
    const using = result.hits.map(({ path }) => path)
    if (defined.some((path) => files.has(path))) found.push(...using)
    if (using.some((path) => files.has(path))) found.push(...defined)
  }
  return found
}

function nameIn(params: unknown): string | undefined {
  const name = typeof params === 'object' && params !== null && 'name' in params ? params.name : undefined
  return typeof name === 'string' ? name : undefined
}
