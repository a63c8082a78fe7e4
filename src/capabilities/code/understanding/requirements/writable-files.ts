import { basename } from 'node:path/posix'
import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { isDocument } from '../../files/documents.ts'
import { isTestOf } from '../../files/test-of.ts'
import { CALLABLE } from '../../languages/outline.ts'
import { kindOf } from '../../ranking/files/kind.ts'
import { speaksOfDocuments } from '../../routing/speaks-of.ts'
import type { CallRow } from '../../rows/calls.ts'
import { CallEdges } from '../ties/call-edges.ts'
import { askedName, splitName, wholeWord } from '../calls/hit-words.ts'
import { linesOf } from '../lines/places.ts'

/** A name that more things have than this says nothing of which of them is called. */
const MOST_OF_A_NAME = 4
const WHOLE_FILE = 100_000

type WritableFacts = Pick<CodeFacts, 'symbols' | 'callsIn' | 'linked' | 'run'>

/** What an accepted understanding rests on. */
export interface Understood {
  query: string
  symbols: readonly { name: string; path: string }[]
  /** Where its ways in lie, and what its slots were seen in. */
  places: readonly string[]
  calls: readonly CallRow[]
}

/**
 * Who was looked into is not yet part of a change. That is what holds what was accepted, what one edge of the code leads to
 * from there, and what checks or tells of it by its name.
 */
export async function writableFiles(
  facts: WritableFacts,
  root: string,
  files: readonly string[],
  understood: Understood,
): Promise<string[]> {
  const own = new Set(
    [...understood.symbols.map(({ path }) => path), ...understood.places].filter((path) => files.includes(path)),
  )
  const near = await oneEdgeAway(facts, root, own, understood)
  const names = [...new Set(understood.symbols.map(({ name }) => splitName(name).last))]
  const writable: string[] = []
  for (const path of files) {
    const isTied = own.has(path) || near.has(path) || isAsked(understood.query, path)
    if (isTied || [...own].some((file) => isTestOf(path, file))) writable.push(path)
    else if (kindOf(path) !== 'source' && (await isNamedIn(facts, root, path, names))) writable.push(path)
  }
  return writable
}

async function oneEdgeAway(
  facts: WritableFacts,
  root: string,
  own: ReadonlySet<string>,
  { symbols, calls }: Understood,
): Promise<Set<string>> {
  const near = new Set<string>()
  for (const path of own) if (!isDocument(path)) for (const other of await facts.linked(root, path)) near.add(other)
  const accepted = new Set(symbols.map(({ name }) => splitName(name).last))
  for (const call of calls) {
    const name = call.tool === 'find_references' ? askedName(call) : undefined
    if (name === undefined) continue
    const using = call.result.hits.map(({ path }) => path)
    if (accepted.has(splitName(name).last)) for (const path of using) near.add(path)
    else if (using.some((path) => own.has(path))) for (const path of await definedIn(facts, root, name)) near.add(path)
  }
  const edges = new CallEdges(facts, root)
  for (const { name, path } of symbols)
    for (const known of (await facts.symbols(root, name)).filter((each) => each.path === path))
      for (const called of await edges.callsOf(known))
        // A bare name may be anybody's: what is called lies where its caller can see it.
        for (const other of await definedIn(facts, root, called)) if (await edges.areNear(path, other)) near.add(other)
  return near
}

async function definedIn(facts: Pick<CodeFacts, 'symbols'>, root: string, name: string): Promise<string[]> {
  const known: readonly KnownSymbol[] = await facts.symbols(root, name)
  const doing = known.filter(({ kind }) => CALLABLE.has(kind) || kind === 'class')
  return doing.length <= MOST_OF_A_NAME ? doing.map(({ path }) => path) : []
}

/** Told of every change, whatever it is. */
const CHANGELOG = /^(?:changelog|changes|history|news)\.\w+$/iu

/** A request that says README or package.json means that file. */
function isAsked(query: string, path: string): boolean {
  if (CHANGELOG.test(basename(path))) return true
  const said = query.toLowerCase()
  const name = basename(path).toLowerCase()
  if (said.includes(name)) return true
  return isDocument(path) && speaksOfDocuments(query) && wholeWord(said, name.replace(/\.\w+$/u, '')) >= 0
}

async function isNamedIn(
  facts: Pick<CodeFacts, 'run'>,
  root: string,
  path: string,
  names: readonly string[],
): Promise<boolean> {
  const lines = await linesOf(facts, root, { path, line: 1, endLine: WHOLE_FILE })
  return lines.some((line) => names.some((name) => wholeWord(line, name) >= 0))
}
