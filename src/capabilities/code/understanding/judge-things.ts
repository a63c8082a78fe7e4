import type { Verified } from '#kernel/evidence/index.ts'
import { isRelated, readTerm } from '../synonyms/relation.ts'
import type { CodeFacts, KnownSymbol } from '../facts.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Shown } from '../rows/facts.ts'
import type { Loaded } from '../sessions/loaded.ts'
import type { Reason, ReasonName } from '../sessions/reasons.ts'
import { isGuess, placeIn, splitName, symbolIn } from './held.ts'

/** What was claimed of one thing: true of it, with what makes two names of it the same, or wrong. */
export type Thing<T> = { key: string; value: T } | { wrong: Reason }

/** Which calls may show a thing: the one that was named for it, or any of the session that found facts. */
export type CallsFor = (item: string) => readonly CallRow[]

export function factCalls({ calls }: Pick<Loaded, 'calls'>): CallRow[] {
  return calls.filter((call) => !isGuess(call) && call.tool !== 'index_status')
}

function unseen(item: string, calls: readonly CallRow[], claimed: boolean, name: ReasonName): { wrong: Reason } {
  const [only] = calls
  return claimed && only !== undefined
    ? { wrong: { name: 'not-held', item, other: only.id } }
    : { wrong: { name, item } }
}

export interface Judging {
  facts: Pick<CodeFacts, 'symbols' | 'look'>
  root: string
  callsFor: CallsFor
  isClaimed(item: string): boolean
}

/** A symbol of the index that a tool of this session has shown. */
export async function judgeSymbol(judging: Judging, name: string): Promise<Thing<Verified<Shown>>> {
  const known = await judging.facts.symbols(judging.root, name)
  if (known.length === 0) return { wrong: { name: 'symbol-unknown', item: name } }
  const calls = judging.callsFor(name)
  for (const call of calls) {
    const shown = symbolIn(call, { kind: 'symbol', name, value: name })
    if (shown !== undefined) return { key: placesOf(known), value: shown }
  }
  return unseen(name, calls, judging.isClaimed(name), 'symbol-unseen')
}

/** The same definitions are the same symbol, however it is written. */
function placesOf(known: readonly KnownSymbol[]): string {
  return known
    .map(({ path, line }) => `${path}:${line}`)
    .sort()
    .join(' ')
}

/** A file under the root that a tool of this session has shown; by its real path. */
export async function judgeFile(judging: Judging, path: string): Promise<Thing<string>> {
  const look = await judging.facts.look(judging.root, path)
  if (!look.inside || look.path === undefined) return { wrong: { name: 'file-outside', item: path } }
  if (!look.exists || look.hash === undefined) return { wrong: { name: 'file-missing', item: path } }
  const real = look.path
  const calls = judging.callsFor(path)
  if (calls.some((call) => placeIn(call, real))) return { key: real, value: real }
  return unseen(path, calls, judging.isClaimed(path), 'file-unseen')
}

/** A symbol, `path:line`, or `path:symbol`. */
export async function judgeEntryPoint(judging: Judging, entry: string): Promise<Thing<string>> {
  const [, path = '', behind = ''] = /^(.+?\.\w+|.*\/.+?)(?::|#)([^:#]+)$/u.exec(entry) ?? []
  const calls = judging.callsFor(entry)
  if (path !== '') {
    const look = await judging.facts.look(judging.root, path)
    if (!look.inside || look.path === undefined) return { wrong: { name: 'file-outside', item: entry } }
    const real = look.path
    const line = /^\d+$/u.test(behind) ? Number(behind) : undefined
    if (line !== undefined) {
      if (!look.exists) return { wrong: { name: 'entry-unknown', item: entry } }
      if (calls.some((call) => placeIn(call, real, line))) return { key: `${real}:${line}`, value: entry }
      return unseen(entry, calls, judging.isClaimed(entry), 'entry-unseen')
    }
    const defined = (await judging.facts.symbols(judging.root, behind)).filter((symbol) => symbol.path === real)
    if (defined.length === 0) return { wrong: { name: 'entry-unknown', item: entry } }
    const holds = calls.some((call) => symbolIn(call, { kind: 'symbol', name: behind, value: behind }) !== undefined)
    return holds
      ? { key: placesOf(defined), value: entry }
      : unseen(entry, calls, judging.isClaimed(entry), 'entry-unseen')
  }
  const known = await judging.facts.symbols(judging.root, entry)
  if (known.length === 0) return { wrong: { name: 'entry-unknown', item: entry } }
  const holds = calls.some((call) => symbolIn(call, { kind: 'symbol', name: entry, value: entry }) !== undefined)
  return holds ? { key: placesOf(known), value: entry } : unseen(entry, calls, judging.isClaimed(entry), 'entry-unseen')
}

const NAMES = /`([^`]+)`|[\p{Script=Latin}_$@][\p{Script=Latin}\p{N}_$./#:-]*[\p{Script=Latin}\p{N}_$]/gu

/** A pattern is a sentence; what it names must have been seen. Two that rest on the same names are one. */
export function judgePattern(judging: Judging, pattern: string): Thing<string> {
  const calls = judging.callsFor(pattern)
  const seen = new Set(
    calls.flatMap(({ result }) => result.hits.flatMap(({ path, symbol, container }) => [path, symbol, container])),
  )
  const named = Array.from(pattern.matchAll(NAMES), ([whole, quoted]) => quoted ?? whole)
  const anchors = named.filter((name) => {
    if (seen.has(name) || seen.has(splitName(name).last)) return true
    const isCode = /[._/#:$]|\p{Ll}\p{Lu}/u.test(name) || pattern.includes(`\`${name}\``)
    return isCode && calls.some((call) => symbolIn(call, { kind: 'symbol', name, value: name }) !== undefined)
  })
  if (anchors.length > 0) return { key: [...new Set(anchors)].sort().join(' '), value: pattern }
  return unseen(pattern, calls, judging.isClaimed(pattern), 'pattern-unseen')
}

/** What a request is about has to do with at least one symbol that was found. */
export async function relatesAny(term: string, names: readonly string[], { thesaurus }: Loaded): Promise<boolean> {
  const read = readTerm(term, thesaurus)
  for (const name of names) if (await isRelated(read, name)) return true
  return false
}
