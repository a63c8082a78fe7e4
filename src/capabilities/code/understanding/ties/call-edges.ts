import { posix } from 'node:path'
import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { CALLABLE } from '../../languages/outline.ts'
import { IDENTIFIER, splitName } from '../calls/hit-words.ts'
import { isComment, linesOf } from '../lines/places.ts'
import { withoutProse } from '../lines/prose.ts'

/** A name that more things have than this says nothing of which of them is called. */
const MOST_OF_A_NAME = 4

/** Languages in which nothing of another file is known that was not imported. */
const IMPORTS_ALL = /\.(?:py|pyi|[cm]?[jt]sx?)$/u

const MAKERS = ['constructor', '__init__', '__new__', 'initialize'] as const

type EdgeFacts = Pick<CodeFacts, 'symbols' | 'callsIn' | 'linked' | 'run'>

/** Who comes to whom by calls, as far as names and imports tell. */
export class CallEdges {
  readonly #facts: EdgeFacts
  readonly #root: string
  readonly #linked = new Map<string, Promise<readonly string[]>>()

  constructor(facts: EdgeFacts, root: string) {
    this.#facts = facts
    this.#root = root
  }

  /** One file, one import apart, or one folder where the files of a package need no import. */
  async areNear(a: string, b: string): Promise<boolean> {
    if (a === b || (!IMPORTS_ALL.test(a) && posix.dirname(a) === posix.dirname(b))) return true
    const linked = this.#linked.get(a) ?? this.#facts.linked(this.#root, a)
    this.#linked.set(a, linked)
    return (await linked).includes(b)
  }

  async callsOf({ path, line, endLine }: KnownSymbol): Promise<Set<string>> {
    return new Set(await this.#facts.callsIn(this.#root, path, line, endLine))
  }

  /**
   * Whether calls lead from some of these to one of the names, or to a method of what is called so. `isDeep`: beyond the
   * hops, too, as long as they stay in one file, which one reads from above.
   */
  async reach(
    from: readonly KnownSymbol[],
    names: ReadonlySet<string>,
    hops: number,
    isDeep = false,
  ): Promise<boolean> {
    let next = from
    const seen = new Set<string>()
    const most = isDeep ? Infinity : hops
    for (let n = 0; n < most && next.length > 0; n++) {
      const further: KnownSymbol[] = []
      for (const symbol of next) {
        const called = await this.callsOf(symbol)
        // Handed to somebody who calls it, as a callback is.
        for (const word of await this.#mentions(symbol)) if (names.has(word)) called.add(word)
        for (const each of called) {
          const near = await this.#definedNear(each, symbol.path)
          const defined = n < hops ? near : near.filter(({ path }) => path === symbol.path)
          if (defined.some(({ name, container = '' }) => names.has(name) || names.has(splitName(container).last)))
            return true
          if (seen.has(each)) continue
          seen.add(each)
          further.push(...defined.filter(({ kind }) => CALLABLE.has(kind)), ...(await this.#makersOf(defined)))
        }
      }
      next = further
    }
    return false
  }

  /** Who makes a thing of a class runs what makes it. */
  async #makersOf(called: readonly KnownSymbol[]): Promise<KnownSymbol[]> {
    const found: KnownSymbol[] = []
    for (const { name, path } of called.filter(({ kind }) => kind === 'class'))
      for (const maker of MAKERS)
        found.push(...(await this.#facts.symbols(this.#root, `${name}.${maker}`)).filter((each) => each.path === path))
    return found
  }

  async #mentions(symbol: KnownSymbol): Promise<Set<string>> {
    const lines = (await linesOf(this.#facts, this.#root, symbol)).slice(1).filter((line) => !isComment(line))
    return new Set(Array.from(lines.map(withoutProse).join('\n').matchAll(IDENTIFIER), ([word]) => word))
  }

  /** Of a name that several things have, those that the file can mean. */
  async #definedNear(name: string, path: string): Promise<KnownSymbol[]> {
    const all = await this.#facts.symbols(this.#root, name)
    if (all.length > MOST_OF_A_NAME) return all.filter((each) => each.path === path)
    const near = await Promise.all(all.map((each) => this.areNear(path, each.path)))
    const meant = all.filter((_, n) => near[n])
    // A method is called through an object whose type another file may have imported.
    return meant.length > 0 ? meant : all.filter(({ container }) => container !== undefined)
  }
}
