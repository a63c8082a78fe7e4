import type { Hit } from '../../contract.ts'
import type { KnownSymbol } from '../../facts.ts'
import { DECLARES } from '../../files/declarations.ts'
import { isDocument } from '../../files/documents.ts'
import { isValue } from '../../languages/outline.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { type Judging, type Thing, unseen } from '../claims/judging.ts'
import { splitName } from '../calls/hit-words.ts'
import { placeIn } from '../calls/place-in.ts'
import { namesIn, readSentence, type Statement } from './grammar.ts'
import { type Doer, groundsOf, prove, wholeNameOf } from './prove.ts'
import { sayRelation } from './relations.ts'

/** A body of code a pattern rests on. */
export interface Ground {
  path: string
  from: number
  to: number
}

/** One statement, and the two things it relates: said otherwise of them, it is the same. */
interface PatternProof {
  at: string
  of: string
}

export interface JudgedPattern {
  pattern: string
  /** What the server has proved of it, in words of its own, with where; nothing else of it is a fact. */
  proved?: string
  grounds: readonly Ground[]
  /** The statements that prove it, and what they relate. */
  proofs: readonly PatternProof[]
  /** What of it no code decides: it was said, and counts for nothing. */
  unchecked?: string
  /** Whose body no call has shown. */
  unread?: string
}

/** Redis, OAuth2, SAML: a thing by its name, inside a sentence. */
const PROPER = /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{Script=Latin}\p{N}]+|(?<=[.。] ?)\p{Lu}{3,}/gu
const WORDS = /[\p{Script=Latin}_$][\p{Script=Latin}\p{N}_$]*/gu
const FILE = 100_000

/**
 * A pattern counts where it says nothing but what things of the code do with each other and the code shows each of that. What
 * is kept is what was proved, in the server's words; what names nothing that was shown, or what the code denies, is refused.
 */
export async function judgePattern(judging: Judging, pattern: string): Promise<Thing<JudgedPattern>> {
  // What was only listed was not looked into.
  const hits = judging.callsFor(pattern).flatMap((call) => call.result.hits.filter(({ path }) => placeIn(call, path)))
  const claims = (other: string): { wrong: Reason } => ({ wrong: { name: 'pattern-claims', item: pattern, other } })
  const doers = new Map<string, Doer[]>()
  for (const name of new Set([...namesIn(pattern), ...(pattern.match(WORDS) ?? [])]))
    doers.set(name, await doersOf(judging, hits, name))
  const invented = [...namesIn(pattern), ...Array.from(pattern.matchAll(PROPER), ([word]) => word)].find(
    (name) => (doers.get(name) ?? []).length === 0 && !standsIn(hits, name),
  )
  if (invented !== undefined) return claims(invented)
  const named = namesIn(pattern)
  if (named.length === 0 && ![...doers.values()].some((each) => each.length > 0))
    return unseen(judging, pattern, 'pattern-unseen')
  const statements = readSentence(pattern, (name) => (doers.get(name) ?? []).length > 0)
  const unchecked = (other: string, unread?: string): Thing<JudgedPattern> => ({
    means: [pattern],
    value: { pattern, grounds: [], proofs: [], unchecked: other, ...(unread !== undefined && { unread }) },
  })
  if (statements === undefined) return unchecked(pattern)
  const unread = statements.find(({ subject }) => (doers.get(subject) ?? []).length === 0)
  if (unread !== undefined) return unchecked(pattern, unread.subject)
  const proved: string[] = []
  const grounds: Ground[] = []
  const proofs: PatternProof[] = []
  for (const statement of statements) {
    const found = await judgeStatement(judging, statement, doers.get(statement.subject) ?? [])
    const said = sayRelation(statement.relation, statement.subject, statement.object, judging.language)
    if (found === 'contrary') return { wrong: { name: 'pattern-untrue', item: pattern, other: said } }
    if (found === 'open') return unchecked(said)
    proved.push(found.said)
    grounds.push(...found.grounds)
    proofs.push(found.proof)
  }
  return { means: [proved.join('; ')], value: { pattern, proved: proved.join('; '), grounds, proofs } }
}

interface Shown {
  said: string
  grounds: Ground[]
  proof: PatternProof
}

/** Of several things of one name each has to do it: nobody can tell which was meant. */
async function judgeStatement(
  { facts, root, language }: Judging,
  statement: Statement,
  doers: readonly Doer[],
): Promise<Shown | 'contrary' | 'open'> {
  let shown: Shown | undefined
  const verdicts = new Map<string, 'contrary' | 'open' | 'proved'>()
  for (const doer of doers) {
    // Overloads are one thing, of which one has the body.
    const key = `${doer.path} ${doer.name}`
    if (verdicts.get(key) === 'proved') continue
    const found = await prove(facts, root, doer, statement)
    verdicts.set(key, typeof found === 'string' ? found : 'proved')
    if (typeof found === 'string') continue
    const said = sayRelation(statement.relation, doer.name, statement.object, language)
    const at = `${doer.path}:${found.at}`
    const of = `${doer.path} ${doer.name} ${splitName(statement.object).last}`
    shown ??= { said: `${said} (${at})`, grounds: groundsOf(doer, found.object), proof: { at, of } }
  }
  const all = [...verdicts.values()]
  if (shown !== undefined && all.every((verdict) => verdict === 'proved')) return shown
  return all.length > 0 && all.every((verdict) => verdict === 'contrary') ? 'contrary' : 'open'
}

/** Who is called by a name, as far as calls have shown some of it. */
async function doersOf({ facts, root }: Judging, hits: readonly Hit[], name: string): Promise<Doer[]> {
  const file = hits.find(({ path }) => path === name && !isDocument(path))
  if (file !== undefined) return [{ name, path: name, line: 1, endLine: FILE, symbol: undefined }]
  const known = (await facts.symbols(root, name)).filter((symbol) => hits.some((hit) => isShownBy(hit, symbol)))
  const doing = known.filter(({ kind }) => !isValue(kind) && kind !== 'heading')
  // What is only declared has no body that could show anything.
  const written = doing.filter(({ path }) => !DECLARES.test(path))
  return (written.length > 0 ? written : doing.length > 0 ? doing : known).map((symbol) => ({
    name: wholeNameOf(symbol),
    path: symbol.path,
    line: symbol.line,
    endLine: symbol.endLine,
    symbol,
  }))
}

const isShownBy = ({ path, lines }: Hit, symbol: KnownSymbol): boolean =>
  path === symbol.path && lines !== undefined && lines[0] <= symbol.endLine && symbol.line <= lines[1]

/** Of the language or of a library: it stands in what was shown. */
function standsIn(hits: readonly Hit[], name: string): boolean {
  return hits.some(
    ({ path, symbol, container, text = '' }) =>
      path === name || symbol === name || container === name || text.includes(name),
  )
}

/** Those that rest on a body, or relate two things by a statement, that no other before them does: said otherwise it is the same. */
export function distinctPatterns(judged: readonly JudgedPattern[]): { counted: JudgedPattern[]; same: string[] } {
  const counted: JudgedPattern[] = []
  const same: string[] = []
  for (const one of judged.filter(({ proved }) => proved !== undefined)) {
    const taken = counted.flatMap(({ proofs }) => proofs)
    const bodies = counted.flatMap(({ grounds }) => grounds)
    const isNew = one.proofs.some(({ at, of }) => !taken.some((other) => other.at === at || other.of === of))
    const isElsewhere = one.grounds.some((ground) => !bodies.some((other) => overlap(ground, other)))
    if (isNew || isElsewhere) counted.push(one)
    else same.push(one.pattern)
  }
  return { counted, same }
}

const overlap = (a: Ground, b: Ground): boolean => a.path === b.path && a.from <= b.to && b.from <= a.to
