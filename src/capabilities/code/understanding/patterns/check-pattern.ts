import { contentWords, stem } from '#text/index.ts'
import type { KnownSymbol } from '../../facts.ts'
import { wordsOf } from '../../frame/words.ts'
import { isNamedIn } from '../../synonyms/relation.ts'
import { deedOf } from './deeds.ts'
import { splitName, wholeWord } from '../hit-words.ts'
import { linesOf } from '../issue-place.ts'
import type { Judging } from '../judging.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { isMentioned } from './relations.ts'
import { type Statement, statementsIn } from './statements.ts'

/** Whether the code shows all that a sentence says; `untrue`: it shows the contrary, `unchecked`: nothing decides this word. */
export type Checked = 'held' | { untrue: string } | { unchecked: string }

/** What a sentence names: where it is defined, as far as calls have shown it. */
export interface NamedThing {
  name: string
  /** Empty for what the index does not define, and for a file. */
  defined: readonly KnownSymbol[]
  isFile: boolean
}

/** Said of everything: no statement shows that. */
const OF_ALL = /\b(?:every|all|any|always|both|most|each time)\b|すべて|全て|全部|常に|必ず|毎回/iu
/** What parts of a program are called, and words that carry a sentence. */
const CARRIES: ReadonlySet<string> = new Set(
  `function method class controller service helper module code way one ones only just directly simply also first itself such own side place way
  time times say says said do does thing body call name file 関数 メソッド クラス 処理 サービス コントローラー モジュール 中 方 元 だけ こと もの 前 後 あと 先 最初`
    .split(/\s+/u)
    .map((word) => stem(word)),
)
const NUMBERS: ReadonlyMap<string, string> = new Map(
  ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((word, n) => [
    word,
    String(n),
  ]),
)
/** No words of speech, and yet what a sentence may turn on. */
const LITERALS = /(?<![\p{L}\p{N}])(?:\d+|None|null|nil|undefined|[Tt]rue|[Ff]alse)(?![\p{L}\p{N}])/gu
const MANY_LINES = 2_000

/** A body, and where in it something was found. */
interface Witness {
  body: string
  at: number
  statement: Statement
}

/** Takes a sentence apart and looks for a statement that shows each part of it. */
export async function checkPattern(judging: Judging, pattern: string, things: readonly NamedThing[]): Promise<Checked> {
  const ofAll = OF_ALL.exec(pattern)?.[0]
  if (ofAll !== undefined) return { unchecked: ofAll }
  const clauses = clausesOf(
    pattern,
    things.map(({ name }) => name),
  )
  if (clauses.length === 0) return { unchecked: pattern }
  const checking = new Checking(judging, pattern, things)
  let before: Witness[] = []
  for (const clause of clauses) {
    const found = await checking.clause(clause)
    if ('untrue' in found || 'unchecked' in found) return found
    const { witnesses } = found
    if (clause.order !== undefined && !areOrdered(before, witnesses, clause)) return { untrue: clause.said }
    before = witnesses
  }
  return 'held'
}

function areOrdered(before: readonly Witness[], witnesses: readonly Witness[], { order, objects }: Clause): boolean {
  return before.some((one) =>
    witnesses.some((other) => {
      if (one.body !== other.body) return false
      if (one.at !== other.at) return order === 'after' ? one.at < other.at : other.at < one.at
      return objects.length === 0
    }),
  )
}

class Checking {
  readonly #judging: Judging
  readonly #pattern: string
  readonly #things: readonly NamedThing[]
  readonly #bodies = new Map<string, Promise<Statement[]>>()

  constructor(judging: Judging, pattern: string, things: readonly NamedThing[]) {
    this.#judging = judging
    this.#pattern = pattern
    this.#things = things
  }

  async clause(clause: Clause): Promise<{ witnesses: Witness[] } | { untrue: string } | { unchecked: string }> {
    const subjects = clause.subjects.flatMap((name) => this.#things.filter((thing) => thing.name === name))
    const doing = subjects.filter(({ defined, isFile }) => defined.length > 0 || isFile)
    // A name that nothing defines is spoken of, and does nothing itself.
    const objects = [...clause.objects, ...subjects.filter((each) => !doing.includes(each)).map(({ name }) => name)]
    const whole: Clause = { ...clause, objects }
    if (clause.isDenied && objects.length === 0) return { untrue: clause.said }
    if (clause.relations.length === 0 && !clause.isStep && this.#behaviours(clause).length === 0)
      return { unchecked: clause.said }
    if (doing.length === 0) return this.#shownAnywhere(whole)
    const witnesses: Witness[] = []
    for (const thing of doing) {
      const found = await this.#inThing(whole, thing)
      if (!('witnesses' in found)) return found
      witnesses.push(...found.witnesses)
    }
    return { witnesses }
  }

  async #inThing(clause: Clause, thing: NamedThing) {
    const bodies = await this.#bodiesOf(thing)
    return this.#search(clause, bodies, thing.defined.length > 0 || thing.isFile)
  }

  /** A sentence that says of nobody in particular what happens is shown by any line of the files of the request. */
  async #shownAnywhere(clause: Clause) {
    const hits = this.#judging.callsFor(this.#pattern).flatMap(({ result }) => result.hits)
    const bodies = new Map<string, Statement[]>()
    for (const [n, { text, path }] of hits.entries())
      if (text !== undefined) bodies.set(`${path} ${n}`, statementsIn(text.split('\n')))
    for (const name of clause.objects)
      for (const thing of this.#things.filter((each) => each.name === name))
        for (const [key, statements] of await this.#bodiesOf(thing)) bodies.set(key, statements)
    return this.#search(clause, bodies, false)
  }

  async #search(clause: Clause, bodies: ReadonlyMap<string, Statement[]>, isWhole: boolean) {
    const objects = clause.objects.filter((name) => !this.#isPlaceOf(clause, name))
    const spellings = new Map<string, string[]>()
    for (const name of objects) spellings.set(name, await this.#spellings(name))
    const has = (statement: Statement, name: string) =>
      (spellings.get(name) ?? [name]).some((each) => isMentioned(statement, each))
    const isUnder = ({ conditions }: Statement, name: string) =>
      isMentioned({ text: conditions, code: conditions }, name)
    const all = [...bodies].flatMap(([body, statements]) =>
      statements.map((statement, at) => ({ body, at, statement })),
    )
    if (clause.isDenied) return this.#denied(clause, objects, all, has)
    const behaviours = this.#behaviours(clause)
    const inRelation = all.filter(
      ({ statement, at }) =>
        objects.every((name, n) => has(statement, name) || (n > 0 && isUnder(statement, name))) &&
        clause.relations.every((relation) => relation.shows(statement)) &&
        behaviours.every((sign) => sign.test(statement.text) || sign.test(statement.around)) &&
        !(at === 0 && all.length > 1 && isWhole && clause.relations.some(({ isSure }) => isSure) && isHeadOnly(clause)),
    )
    if (inRelation.length === 0) {
      const isSure = clause.relations.some((relation) => relation.isSure)
      const isAbsent = objects.some((name) => !all.some(({ statement }) => has(statement, name)))
      return isWhole && (objects.length > 0 ? isSure || isAbsent : isSure)
        ? { untrue: clause.said }
        : { unchecked: clause.said }
    }
    let missing = clause.said
    const held = inRelation.filter(({ statement }) => {
      const word = this.#unaccounted(clause, statement, objects)
      if (word !== undefined) missing = word
      return word === undefined
    })
    if (held.length === 0) return { unchecked: missing }
    if (clause.isFirst && !held.some((one) => isFirstCall(all, one))) return { untrue: clause.said }
    return { witnesses: held }
  }

  /** "does not call `x`": x is known, and stands nowhere in it. */
  #denied(
    clause: Clause,
    objects: readonly string[],
    all: readonly Witness[],
    has: (statement: Statement, name: string) => boolean,
  ) {
    if (objects.some((name) => all.some(({ statement }) => has(statement, name)))) return { untrue: clause.said }
    const [first] = all
    const word = first === undefined ? clause.said : this.#unaccounted(clause, first.statement, objects)
    return word === undefined && first !== undefined ? { witnesses: [first] } : { unchecked: word ?? clause.said }
  }

  /** The file or the class a thing is said to be in is where it is, and no more has to be said of it. */
  #isPlaceOf({ subjects }: Clause, name: string): boolean {
    const place = this.#things.find((thing) => thing.name === name)
    const others = this.#things.filter((thing) => thing.name !== name)
    if (place === undefined) return false
    if (place.isFile) return others.some(({ defined }) => defined.some(({ path }) => path === name))
    return others.some(
      (thing) => subjects.includes(thing.name) && thing.defined.some(({ container }) => container === name),
    )
  }

  /** Who calls a method of a class calls that class. */
  async #spellings(name: string): Promise<string[]> {
    const { facts, root } = this.#judging
    const thing = this.#things.find((each) => each.name === name)
    const classes = thing?.defined.filter(({ kind }) => kind === 'class') ?? []
    const methods: string[] = []
    for (const { path, line, endLine } of classes)
      for (const each of await facts.symbolsIn(root, path))
        if (each.line > line && each.endLine <= endLine && each.name.length > 3) methods.push(each.name)
    return [name, ...methods]
  }

  async #bodiesOf({ name, defined, isFile }: NamedThing): Promise<Map<string, Statement[]>> {
    const { facts, root } = this.#judging
    const found = new Map<string, Statement[]>()
    const places = isFile ? [{ path: name, line: 1, endLine: MANY_LINES }] : defined
    for (const place of places) {
      const key = `${place.path}:${place.line}`
      const body = this.#bodies.get(key) ?? linesOf(facts, root, place).then(statementsIn)
      this.#bodies.set(key, body)
      found.set(key, await body)
    }
    return found
  }

  #words({ rest }: Clause): string[] {
    const isJapanese = /[\p{Script=Hiragana}\p{Script=Han}\p{Script=Katakana}]/u.test(rest)
    const words = contentWords(rest, isJapanese ? 'ja' : 'en').filter((word) => !CARRIES.has(stem(word.toLowerCase())))
    return [...words, ...(rest.match(LITERALS) ?? [])]
  }

  #behaviours(clause: Clause): RegExp[] {
    return this.#words(clause).flatMap((word) => deedOf(word) ?? [])
  }

  /** A word that neither the statement nor a name of the sentence or of the request's target bears. */
  #unaccounted(clause: Clause, { text, around }: Statement, objects: readonly string[]): string | undefined {
    const { target, thesaurus } = this.#judging.request
    const names = [...clause.subjects, ...objects].map((name) => `${name} ${splitName(name).last}`).join(' ')
    const seen = `${text} ${around} ${names} ${target}`
    const own = wordsOf(seen)
    return this.#words(clause).find((word) => {
      const plain = word.toLowerCase()
      const number = NUMBERS.get(plain) ?? (/^\d+$/u.test(plain) ? plain : undefined)
      if (number !== undefined)
        return !new RegExp(`(?<![\\w.])${number}(?![\\w])`, 'u').test(seen) && !own.has(stem(plain))
      if (own.has(stem(plain)) || wholeWord(seen, word) >= 0 || deedOf(word) !== undefined) return false
      return !thesaurus.apart(word).some((concept) => isNamedIn(concept, seen))
    })
  }
}

/** The head of a function names what it takes, and does nothing with it yet. */
const isHeadOnly = ({ relations }: Clause): boolean => !relations.some(({ said }) => said.source.includes('extends'))

/** Whether nothing is called before it. */
function isFirstCall(all: readonly Witness[], { body, at }: Witness): boolean {
  return !all.some((one) => one.body === body && one.at > 0 && one.at < at && /\w\(/u.test(one.statement.code))
}
