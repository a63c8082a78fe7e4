import type { Hit } from '../../contract.ts'
import type { KnownSymbol } from '../../facts.ts'
import { isDocument } from '../../files/documents.ts'
import { isValue } from '../../languages/outline.ts'
import type { Reason } from '../../sessions/reasons.ts'
import { isNegated } from '../../frame/denials.ts'
import { unshownBehaviour } from '../behaviours.ts'
import { type Checked, checkPattern, type NamedThing } from './check-pattern.ts'
import { RELATIONS } from './relations.ts'
import { splitName, wholeWord } from '../hit-words.ts'
import { linesOf } from '../issue-place.ts'
import { placeIn } from '../place-in.ts'
import { type Judging, type Thing, unseen } from '../judging.ts'

/** A body of code a pattern rests on; the whole file where it names no more. */
export interface Ground {
  path: string
  from: number
  to: number
}
export interface JudgedPattern {
  pattern: string
  grounds: readonly Ground[]
  /** The word of it that no code decides: it was said, and counts for nothing. */
  unchecked?: string
}

const NAMES = /`([^`]+)`|[\p{Script=Latin}_$@][\p{Script=Latin}\p{N}_$./#:-]*[\p{Script=Latin}\p{N}_$]/gu
/** Said of everything or of nothing: no tool shows that. */
const SWEEPING =
  /\b(?:never|always|nowhere|anywhere|everywhere|all (?:the )?(?:code|files))\b|決して|一切|どこにも|すべての(?:コード|ファイル)/iu
/** Redis, OAuth2, SAML: a thing by its name, inside a sentence. */
const PROPER = /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{Script=Latin}\p{N}]+|(?<=[.。] ?)\p{Lu}{3,}/gu

/** A pattern is a sentence; everything it names must have been seen. */
export async function judgePattern(judging: Judging, pattern: string): Promise<Thing<JudgedPattern>> {
  // What was only listed was not looked into.
  const calls = judging.callsFor(pattern)
  const hits = calls.flatMap((call) => call.result.hits.filter(({ path }) => placeIn(call, path)))
  const claims = (other: string): { wrong: Reason } => ({ wrong: { name: 'pattern-claims', item: pattern, other } })
  const sweeping = SWEEPING.exec(pattern)?.[0]
  if (sweeping !== undefined) return claims(sweeping)
  const named = Array.from(pattern.matchAll(NAMES), ([whole, quoted]) => quoted ?? whole)
  const paths = named.filter((name) => !isDocument(name) && hits.some(({ path }) => path === name))
  const grounds: Ground[] = []
  const things: NamedThing[] = paths.map((name) => ({ name, defined: [], isFile: true }))
  for (const name of named.filter((each) => !paths.includes(each))) {
    // A word of everyday speech that something is called by names nothing.
    const isCode = /[._/#:$]|\p{Ll}\p{Lu}/u.test(name) || pattern.includes(`\`${name}\``)
    const defined = await definedWhereSeen(judging, hits, name)
    // Unless the index knows it by that name, and a tool has shown it.
    if (!isCode && (defined.length === 0 || isVerb(name))) continue
    if (!things.some((thing) => thing.name === name)) things.push({ name, defined, isFile: false })
    if (defined.length === 0) {
      // Of the language or of a library: it stands in what was shown.
      if (!standsIn(hits, name)) return claims(name)
      continue
    }
    const uses = hits.filter((hit) => paths.includes(hit.path) && isNamedIn(hit, name))
    const there = defined.filter(({ path }) => paths.includes(path))
    if (paths.length > 0 && uses.length === 0 && there.length === 0) return claims(name)
    const own = paths.length === 0 ? defined : there
    grounds.push(...own.map(groundOf))
    if (own.length === 0) grounds.push(...(await bodiesUsing(judging, uses, name)))
  }
  const unheard = Array.from(pattern.matchAll(PROPER), ([word]) => word).find((word) => !standsIn(hits, word))
  if (unheard !== undefined) return claims(unheard)
  for (const path of paths)
    if (!grounds.some((ground) => ground.path === path)) grounds.push({ path, from: 0, to: Number.MAX_SAFE_INTEGER })
  if (grounds.length === 0) return unseen(judging, pattern, 'pattern-unseen')
  const contrary = await contradicted(judging, pattern, grounds)
  if (contrary !== undefined) return claims(contrary)
  const checked: Checked = await checkPattern(judging, pattern, things)
  if (checked === 'held') return { key: pattern, value: { pattern, grounds } }
  if ('untrue' in checked) return claims(checked.untrue)
  return { key: pattern, value: { pattern, grounds, unchecked: checked.unchecked } }
}

/** `Retry.increment` retries nothing by being called so. */
const withoutNames = (pattern: string): string =>
  pattern.replaceAll(NAMES, (name) => (/[`._/#:$]|\p{Ll}\p{Lu}/u.test(name) ? ' ' : name))

const isVerb = (word: string): boolean => RELATIONS.some(({ said }) => word.replaceAll(said, '') === '')

/** What a sentence says of the code it names and that code does not show. */
async function contradicted(
  { facts, root }: Judging,
  pattern: string,
  grounds: readonly Ground[],
): Promise<string | undefined> {
  const bodies: string[] = []
  for (const { path, from, to } of grounds)
    bodies.push(
      ...(await linesOf(facts, root, { path, line: Math.max(1, from), endLine: Math.max(1, to === 0 ? MANY : to) })),
    )
  const text = bodies.join('\n')
  // What is denied is not done; whether it is denied rightly is asked clause by clause.
  return isNegated(pattern) ? undefined : unshownBehaviour(withoutNames(pattern), text)
}

const MANY = 400

/** Those that rest on code no other before them rests on: what is said twice of one body is said once. */
export function distinctPatterns(judged: readonly JudgedPattern[]): { counted: JudgedPattern[]; same: string[] } {
  const counted: JudgedPattern[] = []
  const same: string[] = []
  for (const one of judged.filter(({ unchecked }) => unchecked === undefined)) {
    const taken = counted.flatMap(({ grounds }) => grounds)
    const isNew = one.grounds.some((ground) => !taken.some((other) => overlap(ground, other)))
    if (isNew) counted.push(one)
    else same.push(one.pattern)
  }
  return { counted, same }
}

const overlap = (a: Ground, b: Ground): boolean => a.path === b.path && a.from <= b.to && b.from <= a.to

/** The values of a file are one ground, at its line 0. */
function groundOf({ path, kind, line, endLine }: KnownSymbol): Ground {
  return isValue(kind) ? { path, from: 0, to: 0 } : { path, from: line, to: endLine }
}

/** The functions that use a name; where only the head of a file does, that. */
async function bodiesUsing({ facts, root }: Judging, uses: readonly Hit[], name: string): Promise<Ground[]> {
  const { last } = splitName(name)
  const bodies: Ground[] = []
  for (const { path, lines, text = '' } of uses)
    for (const [n, line] of text.split('\n').entries()) {
      if (lines === undefined || wholeWord(line, last) < 0) continue
      const around = await facts.functionAt(root, path, lines[0] + n)
      if (around !== undefined) bodies.push(groundOf(around))
    }
  return bodies.length > 0 ? bodies : uses.slice(0, 1).map(({ path }) => ({ path, from: 0, to: 0 }))
}

function standsIn(hits: readonly Hit[], word: string): boolean {
  return hits.some(({ symbol, container, text = '' }) => symbol === word || container === word || text.includes(word))
}

function isNamedIn({ symbol, container, text = '' }: Hit, name: string): boolean {
  const { last } = splitName(name)
  return symbol === name || symbol === last || container === name || wholeWord(text, last) >= 0
}

/** The definitions of a name that calls have shown, in files they have shown. */
async function definedWhereSeen({ facts, root }: Judging, hits: readonly Hit[], name: string): Promise<KnownSymbol[]> {
  if (!hits.some((hit) => isNamedIn(hit, name))) return []
  const defined = await facts.symbols(root, name)
  return defined.filter(({ path }) => hits.some((hit) => hit.path === path))
}
