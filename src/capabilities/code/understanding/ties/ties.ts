import { stem } from '#text/index.ts'
import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { isTestOf } from '../../files/test-of.ts'
import { CALLABLE, isValue, qualifiedName } from '../../languages/outline.ts'
import { wordsOf } from '../../frame/words.ts'
import { CallEdges } from './call-edges.ts'
import { IDENTIFIER, splitName, wholeWord } from '../calls/hit-words.ts'
import { isComment, linesOf, type Place } from '../lines/places.ts'

/** How far a way in may lie from what it leads to, and a symbol from what a request names. */
const FARTHEST = 3
const NEAR = 2
const MAKES = /^(?:__init__|__new__|constructor|new|initialize|init)$/u

export type TieFacts = Pick<CodeFacts, 'symbols' | 'symbolsIn' | 'callsIn' | 'linked' | 'run'>

/** What a request stands on in the code, as far as calls have shown it. */
export interface Grounds {
  /** What the request calls by its name in the code. */
  anchors: readonly KnownSymbol[]
  files: ReadonlySet<string>
  /** Whether a name is what the target of the request is called. */
  relatesToTarget: (name: string) => Promise<boolean>
  /** Whether a name is what the target, its occasion or what is wrong is called. */
  relatesToComplaint: (name: string) => Promise<boolean>
  /** Whether something is wanted and nothing said to be wrong. */
  isWish: boolean
  /** Every name that stands in what was shown of the functions of the request. */
  named: ReadonlySet<string>
  /** Where a name that the request gives as the code does stands in lines that were shown. */
  literal: ReadonlyMap<string, ReadonlySet<number>>
}

/** What has to do with the request, and by what it is tied to it. */
export class Ties {
  readonly #facts: TieFacts
  readonly #root: string
  readonly #relates: (name: string) => Promise<boolean>
  readonly #grounds: Grounds
  readonly #edges: CallEdges
  #core: ReadonlySet<string> = new Set()
  /** Whether some of what was named is what the request is about by the words of its target. */
  #isSure = false
  /** Where the issue lies: a way in has to come there. */
  #destination: ReadonlySet<string> | undefined

  constructor(facts: TieFacts, root: string, relates: (name: string) => Promise<boolean>, grounds: Grounds) {
    this.#facts = facts
    this.#root = root
    this.#relates = relates
    this.#grounds = grounds
    this.#edges = new CallEdges(facts, root)
    this.#core = new Set(grounds.anchors.map(({ name }) => name))
  }

  /** What the request calls by its name in the code. */
  get anchors(): readonly KnownSymbol[] {
    return this.#grounds.anchors
  }

  /** What was named as the thing itself: who calls that is tied, who calls anything that sounds like it is not. */
  async restOn(names: readonly string[]): Promise<void> {
    if (this.anchors.length > 0) return
    const core = new Set<string>()
    const sure = new Set<string>()
    for (const name of names) {
      if (!(await this.isItself(name))) continue
      core.add(splitName(name).last)
      if (await this.isItself(name, undefined, this.#grounds.relatesToTarget)) sure.add(splitName(name).last)
    }
    this.#isSure = sure.size > 0
    this.#core = this.#isSure ? sure : core
  }

  /** From here on a way in leads to the function where the issue lies, or to what that calls of the request's own. */
  async leadTo({ path, symbol }: Pick<Place, 'path' | 'symbol'>): Promise<void> {
    if (symbol === undefined) return
    const inFile = await this.#facts.symbolsIn(this.#root, path)
    const around = inFile.filter((each) => CALLABLE.has(each.kind) && holds(each, symbol))
    const names = new Set([symbol.name, ...around.map(({ name }) => name)])
    if (CALLABLE.has(symbol.kind)) {
      for (const name of await this.#edges.callsOf(symbol)) if (this.#core.has(name)) names.add(name)
    } else {
      for (const each of inFile.filter(({ kind }) => CALLABLE.has(kind)))
        if (wholeWord((await linesOf(this.#facts, this.#root, each)).join(' '), symbol.name) >= 0) names.add(each.name)
    }
    // What makes a thing is called by the name of the thing.
    if (symbol.container !== undefined && MAKES.test(symbol.name)) names.add(splitName(symbol.container).last)
    this.#destination = names
  }

  /** By what it is, or as the test of such a file. */
  hasFile(path: string): boolean {
    const { files } = this.#grounds
    if (files.has(path)) return true
    for (const file of files) if (isTestOf(path, file)) return true
    return false
  }

  /** Whether a line of this file may give what the request is about to others. */
  async leadsFrom(path: string): Promise<boolean> {
    if (this.anchors.length === 0) return this.hasFile(path)
    const near = await Promise.all(this.anchors.map((anchor) => this.#edges.areNear(path, anchor.path)))
    return near.includes(true)
  }

  /** By its own words, because what the request is about uses it, or because it calls that. A neighbour in a file is none. */
  async hasSymbol(name: string, definedIn: readonly string[]): Promise<boolean> {
    if (this.anchors.length > 0) return this.#isTiedToAnchor(name, definedIn)
    if (this.#grounds.named.has(splitName(name).last)) return true
    if (await this.#holdsLiteral(name, definedIn)) return true
    if (await this.isItself(name, definedIn, this.#isSure ? this.#grounds.relatesToTarget : undefined)) return true
    if (this.#isSure && (await this.isItself(name, definedIn)) && (await this.#isBesideCore(name, definedIn)))
      return true
    return this.#leadsTo(name, definedIn, 1)
  }

  /** What shares another word of the request has to do with what it is about by calls, or as a part of the same thing. */
  async #isBesideCore(name: string, definedIn: readonly string[]): Promise<boolean> {
    if (await this.#holdsCore(name, definedIn)) return true
    const known = (await this.#facts.symbols(this.#root, name)).filter(({ path }) => definedIn.includes(path))
    if (known.length === 0 || (await this.#edges.reach(known, this.#core, NEAR))) return true
    for (const core of this.#core)
      for (const symbol of await this.#facts.symbols(this.#root, core)) {
        if (known.some(({ container }) => container !== undefined && container === symbol.container)) return true
        if (await this.#edges.reach([symbol], new Set([splitName(name).last]), NEAR)) return true
      }
    return false
  }

  /** Whether this lies in what the request calls by its name, or in what that comes to by calls; true where it names nothing. */
  async isOfAnchor(symbol: KnownSymbol): Promise<boolean> {
    const doing = this.anchors.filter(({ kind }) => CALLABLE.has(kind))
    if (doing.length === 0 || doing.length < this.anchors.length) return true
    if (doing.some((anchor) => anchor.path === symbol.path && (holds(anchor, symbol) || holds(symbol, anchor))))
      return true
    return this.#edges.reach(doing, new Set([symbol.name]), NEAR)
  }

  /** Whether a way in is the thing itself or comes to it. */
  async isWayTo(name: string, definedIn: readonly string[]): Promise<boolean> {
    const destination = this.#destination
    if (destination !== undefined) {
      const { last } = splitName(name)
      if (destination.has(last) || this.anchors.some((anchor) => anchor.name === last)) return true
      const known = (await this.#facts.symbols(this.#root, name)).filter(({ path }) => definedIn.includes(path))
      return this.#edges.reach(known, destination, FARTHEST, true)
    }
    if (this.#core.has(splitName(name).last) || (await this.#holdsCore(name, definedIn))) return true
    if (this.anchors.length === 0 && (await this.#holdsLiteral(name, definedIn))) return true
    return this.#leadsTo(name, definedIn, FARTHEST, true)
  }

  /** By its own name or that of the type that holds it, or in a file of that name. */
  async isItself(name: string, definedIn?: readonly string[], relates = this.#relates): Promise<boolean> {
    if (await relates(name)) return true
    const known = await this.#facts.symbols(this.#root, name)
    const isDone = known.some(({ kind }) => !isValue(kind))
    for (const symbol of known) {
      const { path } = symbol
      if (definedIn !== undefined && !definedIn.includes(path)) continue
      if (!(isValue(symbol.kind) && isDone) && (await this.#isOfSuchType([symbol], relates))) return true
      if ((await relates(baseOf(path))) && (await this.#speaksOfIt(symbol))) return true
    }
    return false
  }

  /** Where a request names a thing, what shares a word with it is tied only where it lies: in its file or one import away. */
  async #isTiedToAnchor(name: string, definedIn: readonly string[]): Promise<boolean> {
    const { last } = splitName(name)
    if (this.#core.has(last) || (await this.#holdsCore(name, definedIn))) return true
    if (await this.#holdsLiteral(name, definedIn)) return true
    const known = (await this.#facts.symbols(this.#root, name)).filter(({ path }) => definedIn.includes(path))
    const paths = known.length > 0 ? known.map(({ path }) => path) : definedIn
    for (const anchor of this.anchors) {
      const near = await Promise.all(paths.map((path) => this.#edges.areNear(path, anchor.path)))
      if (!near.includes(true)) continue
      if (known.some((each) => each.path === anchor.path && holds(anchor, each))) return true
      if (this.#grounds.named.has(last) || (await this.#edges.callsOf(anchor)).has(last)) return true
      // Beside what is wrong other methods of its class are neighbours; what is to be added may concern them all.
      if (this.#grounds.isWish && (await this.#isOfSuchType(known))) return true
      const isInFile = paths.includes(anchor.path)
      if (isInFile ? await this.#grounds.relatesToComplaint(last) : sharesWord(name, anchor)) return true
    }
    if (await this.#edges.reach(this.anchors, new Set([last]), NEAR)) return true
    return this.#leadsTo(name, definedIn, NEAR)
  }

  async #holdsLiteral(name: string, definedIn: readonly string[]): Promise<boolean> {
    for (const { path, line, endLine } of await this.#facts.symbols(this.#root, name)) {
      const lines = definedIn.includes(path) ? this.#grounds.literal.get(path) : undefined
      if (lines !== undefined && [...lines].some((each) => line <= each && each <= endLine)) return true
    }
    return false
  }

  /** A method of what was named, what has that inside, or a type with an option of that name. */
  async #holdsCore(name: string, definedIn: readonly string[]): Promise<boolean> {
    for (const symbol of await this.#facts.symbols(this.#root, name)) {
      if (!definedIn.includes(symbol.path)) continue
      if (symbol.container !== undefined && this.#core.has(splitName(symbol.container).last)) return true
      const inside = await this.#facts.symbolsIn(this.#root, symbol.path)
      if (inside.some((each) => this.#core.has(each.name) && holds(symbol, each))) return true
    }
    return false
  }

  async #isOfSuchType(known: readonly KnownSymbol[], relates = this.#relates): Promise<boolean> {
    // What a type only declares under that name says nothing of who does it elsewhere.
    const doing = known.filter(({ kind }) => !isValue(kind))
    for (const symbol of doing.length > 0 ? doing : known) {
      if (symbol.container === undefined || !(await relates(symbol.container))) continue
      if (!(await this.#isInFunction(symbol))) return true
    }
    return false
  }

  /** What is inside a function is no part of what that is called: `createServer` holds much. */
  async #isInFunction({ path, container }: KnownSymbol): Promise<boolean> {
    const all = await this.#facts.symbolsIn(this.#root, path)
    return all.some((each) => qualifiedName({ container: '', ...each }) === container && CALLABLE.has(each.kind))
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

  async #leadsTo(name: string, definedIn: readonly string[], hops: number, isDeep = false): Promise<boolean> {
    const known = await this.#facts.symbols(this.#root, name)
    return this.#edges.reach(
      known.filter(({ path }) => definedIn.includes(path)),
      this.#core,
      hops,
      isDeep,
    )
  }
}

const holds = (outer: KnownSymbol, inner: KnownSymbol): boolean =>
  outer.line <= inner.line && inner.endLine <= outer.endLine

/** What many functions of any program do. */
const DONE_BY_ALL: ReadonlySet<string> = new Set(
  'read write get set load save make build check show find run add remove to from is has do call handle new value'
    .split(' ')
    .map((word) => stem(word)),
)

/** In a file one import away no other word for it is enough: it is called by a word of the thing itself. */
function sharesWord(name: string, { name: own, container = '' }: KnownSymbol): boolean {
  const words = wordsOf(`${own} ${container}`)
  return [...wordsOf(splitName(name).last)].some((word) => words.has(word) && !DONE_BY_ALL.has(word))
}

const baseOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.[^.]+$/u, '')
