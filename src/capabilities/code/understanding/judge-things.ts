import type { Verified } from '#kernel/evidence/index.ts'
import { isRelated, readTerm } from '../synonyms/relation.ts'
import type { CodeFacts, KnownSymbol } from '../facts.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Shown } from '../rows/facts.ts'
import type { Loaded } from '../sessions/loaded.ts'
import type { Hit } from '../contract.ts'
import { literal } from '../search/literal.ts'
import type { Reason, ReasonName } from '../sessions/reasons.ts'
import { isGuess, isProse, placeIn, splitName, symbolIn } from './held.ts'
import type { Ties } from './ties.ts'

/** What was claimed of one thing: true of it, with what makes two names of it the same, or wrong. */
export type Thing<T> = { key: string; value: T; untied?: Reason } | { wrong: Reason }

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
  ties: Ties
  stale: ReadonlySet<string>
  facts: Pick<CodeFacts, 'symbols' | 'look'>
  root: string
  callsFor: CallsFor
  isClaimed(item: string): boolean
}

/** A symbol of the index that a tool of this session has shown. */
export async function judgeSymbol(judging: Judging, name: string): Promise<Thing<Verified<Shown>>> {
  const known = (await judging.facts.symbols(judging.root, name)).filter(({ kind }) => kind !== 'heading')
  if (known.length === 0) return { wrong: { name: 'symbol-unknown', item: name } }
  const definedIn = known.map(({ path }) => path)
  const calls = judging.callsFor(name)
  for (const call of calls) {
    const shown = symbolIn(call, { kind: 'symbol', name, value: name }, definedIn)
    if (shown === undefined) continue
    const isTied = await judging.ties.hasSymbol(name, definedIn)
    const key = placesOf(known)
    return isTied ? { key, value: shown } : { key, value: shown, untied: { name: 'symbol-unrelated', item: name } }
  }
  const changed = definedIn.find((path) => judging.stale.has(path))
  if (changed !== undefined) return { wrong: { name: 'file-stale', item: changed } }
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
  if (judging.stale.has(real)) return { wrong: { name: 'file-stale', item: path } }
  if (calls.some((call) => placeIn(call, real)))
    // A changelog is used by nothing: it may be written, and says nothing of how the code is understood.
    return judging.ties.hasFile(real) || isProse(real)
      ? { key: real, value: real }
      : { key: real, value: real, untied: { name: 'file-unrelated', item: path } }
  if (calls.some(({ result }) => result.hits.some((hit) => hit.path === real)))
    return { wrong: { name: 'file-listed', item: path } }
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
      const place = codeAround(calls, real, line)
      if (place !== undefined) return { key: place, value: entry }
      if (calls.some((call) => placeIn(call, real, line))) return { wrong: { name: 'entry-no-code', item: entry } }
      return unseen(entry, calls, judging.isClaimed(entry), 'entry-unseen')
    }
    const defined = (await judging.facts.symbols(judging.root, behind)).filter((symbol) => symbol.path === real)
    if (defined.length === 0) return { wrong: { name: 'entry-unknown', item: entry } }
    if (!defined.some(isEntry)) return { wrong: { name: 'entry-no-code', item: entry } }
    const holds = calls.some((call) => symbolIn(call, { kind: 'symbol', name: behind, value: behind }) !== undefined)
    return holds
      ? await tied(judging, behind, defined, entry)
      : unseen(entry, calls, judging.isClaimed(entry), 'entry-unseen')
  }
  const known = await judging.facts.symbols(judging.root, entry)
  if (known.length === 0) return { wrong: { name: 'entry-unknown', item: entry } }
  if (!known.some(isEntry)) return { wrong: { name: 'entry-no-code', item: entry } }
  const holds = calls.some((call) => symbolIn(call, { kind: 'symbol', name: entry, value: entry }) !== undefined)
  return holds ? tied(judging, entry, known, entry) : unseen(entry, calls, judging.isClaimed(entry), 'entry-unseen')
}

async function tied(
  { ties }: Judging,
  name: string,
  known: readonly KnownSymbol[],
  entry: string,
): Promise<Thing<string>> {
  const key = placesOf(known)
  const isTied = await ties.hasSymbol(
    name,
    known.map(({ path }) => path),
  )
  return isTied ? { key, value: entry } : { key, value: entry, untied: { name: 'symbol-unrelated', item: entry } }
}

const ENTRIES: ReadonlySet<string> = new Set(['function', 'method', 'class', 'macro'])
const isEntry = ({ kind }: Pick<KnownSymbol, 'kind'>): boolean => ENTRIES.has(kind)

/** The function or class around a line, by where it begins: two lines of one are one way in. */
function codeAround(calls: readonly CallRow[], path: string, line: number): string | undefined {
  const around = calls
    .flatMap(({ result }) => result.hits)
    .filter((hit) => hit.path === path && ENTRIES.has(hit.kind ?? ''))
    .flatMap(({ lines }) => (lines !== undefined && lines[0] <= line && line <= lines[1] ? [lines] : []))
    .toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))
  return around[0] === undefined ? undefined : `${path}:${around[0][0]}`
}

const NAMES = /`([^`]+)`|[\p{Script=Latin}_$@][\p{Script=Latin}\p{N}_$./#:-]*[\p{Script=Latin}\p{N}_$]/gu

/** Said of everything or of nothing: no tool shows that. */
const SWEEPING =
  /\b(?:never|always|nowhere|anywhere|everywhere|all (?:the )?(?:code|files))\b|決して|一切|どこにも|すべての(?:コード|ファイル)/iu
/** Redis, OAuth2, SAML: a thing by its name, inside a sentence. */
const PROPER = /(?<=[\p{L}\p{N},;:] )\p{Lu}[\p{Script=Latin}\p{N}]+/gu

/** A pattern is a sentence; everything it names must have been seen. Two that rest on the same files are one. */
export async function judgePattern(judging: Judging, pattern: string): Promise<Thing<string>> {
  const calls = judging.callsFor(pattern)
  const hits = calls.flatMap(({ result }) => result.hits)
  const sweeping = SWEEPING.exec(pattern)?.[0]
  if (sweeping !== undefined) return { wrong: { name: 'pattern-claims', item: pattern, other: sweeping } }
  const named = Array.from(pattern.matchAll(NAMES), ([whole, quoted]) => quoted ?? whole)
  const paths = named.filter((name) => !isProse(name) && hits.some(({ path }) => path === name))
  const files = new Set(paths)
  const shownText = hits.map((hit) => hit.text ?? '').join('\n')
  for (const name of named.filter((each) => !paths.includes(each))) {
    const places = await placesNamed(judging, hits, name)
    const isCode = /[._/#:$]|\p{Ll}\p{Lu}/u.test(name) || pattern.includes(`\`${name}\``)
    if (places.length === 0) {
      // Of the language or of a library: it stands in what was shown.
      if (isCode && isShown(hits, shownText, name)) continue
      if (isCode) return { wrong: { name: 'pattern-claims', item: pattern, other: name } }
      continue
    }
    // A word of everyday speech that something is called by names nothing.
    if (!isCode) continue
    const isUsedThere = hits.some(
      ({ path, text = '', symbol }) =>
        paths.includes(path) && (symbol === name || isShown([], text, splitName(name).last)),
    )
    if (paths.length > 0 && !isUsedThere && !places.some((path) => paths.includes(path)))
      return { wrong: { name: 'pattern-claims', item: pattern, other: name } }
    for (const path of paths.length > 0 ? [] : places) files.add(path)
  }
  const unheard = [...pattern.matchAll(PROPER)].find(
    ([word]) => !named.includes(word) || !isShown(hits, shownText, word),
  )
  if (unheard !== undefined && !isShown(hits, shownText, unheard[0]))
    return { wrong: { name: 'pattern-claims', item: pattern, other: unheard[0] } }
  if (files.size > 0) return { key: [...files].sort().join(' '), value: pattern }
  return unseen(pattern, calls, judging.isClaimed(pattern), 'pattern-unseen')
}

function isShown(hits: readonly Hit[], text: string, word: string): boolean {
  return text.includes(word) || hits.some(({ symbol, container }) => symbol === word || container === word)
}

/** Where a symbol that calls have shown is defined. */
async function placesNamed(judging: Judging, hits: readonly Hit[], name: string): Promise<string[]> {
  const { last } = splitName(name)
  const isSeen = hits.some(
    ({ symbol, container, text = '' }) =>
      symbol === name || symbol === last || container === name || new RegExp(`\\b${literal(last)}\\b`, 'u').test(text),
  )
  if (!isSeen) return []
  const defined = (await judging.facts.symbols(judging.root, name)).map(({ path }) => path)
  return defined.filter((path) => hits.some((hit) => hit.path === path))
}

/** What a request is about has to do with at least one symbol that was found. */
export async function relatesAny(term: string, names: readonly string[], { thesaurus }: Loaded): Promise<boolean> {
  const read = readTerm(term, thesaurus)
  for (const name of names) if (await isRelated(read, name)) return true
  return false
}
