import type { Verified } from '#kernel/evidence/index.ts'
import type { KnownSymbol } from '../../facts.ts'
import { isValue } from '../../languages/outline.ts'
import type { Shown } from '../../rows/facts.ts'
import { type Judging, placesOf, type Thing, unseen } from './judging.ts'
import { showsDefinition, symbolIn } from '../calls/symbol-in.ts'

export interface JudgedSymbol {
  shown: Verified<Shown>
  /** Constants and fields say little of how something works. */
  isValue: boolean
  definedIn: readonly string[]
}

/** A symbol of the index that a tool of this session has shown. */
export async function judgeSymbol(judging: Judging, name: string): Promise<Thing<JudgedSymbol>> {
  const all = await judging.facts.symbols(judging.root, name)
  // A heading is a thing of a document, for requests that are about one.
  const outlined = judging.isOfDocuments ? all : all.filter(({ kind }) => kind !== 'heading')
  if (outlined.length === 0 && all.length > 0) return { wrong: { name: 'symbol-heading', item: name } }
  const known = outlined.length > 0 ? outlined : await judging.facts.innerNames(judging.root, name)
  if (known.length === 0) return { wrong: { name: 'symbol-unknown', item: name } }
  if (areLocal(known)) return { wrong: { name: 'symbol-local', item: name, other: known[0]?.container ?? '' } }
  const definedIn = known.map(({ path }) => path)
  for (const call of judging.callsFor(name)) {
    const shown = symbolIn(call, { kind: 'symbol', name, value: name }, known)
    if (shown === undefined || (judging.isClaimed(name) && !showsDefinition(call, known))) continue
    const value = { shown, isValue: known.every(({ kind }) => isValue(kind)), definedIn }
    // The values of a file are one thing, however many of them are named.
    const means = value.isValue ? [...new Set(definedIn)].map((path) => `values of ${path}`) : placesOf(known)
    const isTied = await judging.ties.hasSymbol(name, definedIn)
    return isTied ? { means, value } : { means, value, untied: { name: 'symbol-unrelated', item: name } }
  }
  const changed = definedIn.find((path) => judging.stale.has(path))
  if (changed !== undefined) return { wrong: { name: 'file-stale', item: changed } }
  return unseen(judging, name, 'symbol-unseen')
}

/** What functions only keep for themselves is no symbol that others could know. */
export const areLocal = (known: readonly KnownSymbol[]): boolean =>
  known.every(({ kind, container }) => kind === 'variable' && container !== undefined)
