import type { Verified } from '#kernel/evidence/index.ts'
import { normalise } from '#text/index.ts'
import type { z } from 'zod'
import { type SlotName, SLOTS, type SubmitInput } from '../contract.ts'
import type { CodeFacts } from '../facts.ts'
import { isDocument } from '../files/documents.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Shown } from '../rows/facts.ts'
import { type Loaded, slotValue } from '../sessions/loaded.ts'
import type { Reason } from '../sessions/reasons.ts'
import { checkClaim, type KnownCalls } from './check-claim.ts'
import { freshCalls } from './fresh-calls.ts'
import { factCalls, isGuess } from './hit-words.ts'
import { judgeEntryPoint } from './judge-entry-point.ts'
import { judgeFile } from './judge-file.ts'
import { distinctPatterns, judgePattern } from './judge-pattern.ts'
import { judgeSlot } from './judge-slot.ts'
import { judgeSymbol } from './judge-symbol.ts'
import type { Judging, Thing } from './judging.ts'
import { confidenceOf, type Counted, enoughFor, isShort, type Met, requirementsMet } from './requirements-met.ts'
import { asksNothing } from '../routing/asks-nothing.ts'
import { isRelated, readTerm } from '../synonyms/relation.ts'
import { requestTerm, type Ties, tiesOf } from './ties.ts'

export type Submission = z.output<typeof SubmitInput>

export interface Evaluation {
  errors: Reason[]
  /** What was counted otherwise than somebody may expect. */
  notes: Reason[]
  met: Met[]
  missing: Met[]
  confidence: number
  targetResolved: boolean
  symbols: { name: string; shown: Verified<Shown> }[]
  slots: Verified<Shown>[]
  entryPoints: string[]
  files: string[]
  patterns: string[]
  /** The files it rests on, as they are. */
  seen: Record<string, string>
}

type SubmissionFacts = Pick<CodeFacts, 'symbols' | 'look' | 'functionAt' | 'reach'>

/** Holds everything that was submitted against what the server itself has seen. Every claim that fails is named. */
export async function evaluate(
  facts: SubmissionFacts,
  loaded: Loaded,
  known: KnownCalls,
  submission: Submission,
): Promise<Evaluation> {
  const errors: Reason[] = []
  const fresh = await freshCalls(facts, loaded.session.root, factCalls(loaded))
  const byId = new Map(fresh.calls.map((call) => [call.id, call]))
  const claimed = claimedCalls(submission, known, errors)
  for (const [item, call] of claimed) if (call !== null) claimed.set(item, byId.get(call.id) ?? call)
  const all = fresh.calls
  const ties = await tiesOf(facts, loaded, all)
  const judging: Judging = {
    ties,
    stale: fresh.stale,
    facts,
    root: loaded.session.root,
    isClaimed: (item) => claimed.has(item),
    callsFor: (item) => {
      const own = claimed.get(item)
      return own === undefined ? all : own === null || isGuess(own) ? [] : [own]
    },
  }
  const { symbols_identified, entry_points, files_analyzed, existing_patterns, resolved_frame } = submission
  const names = [...new Set([...symbols_identified, ...(resolved_frame?.mapped_symbols ?? [])])]
  const untied: Reason[] = []
  const notes: Reason[] = []
  const found = { errors, untied, notes }
  const symbols = await each(names, found, (name) => judgeSymbol(judging, name))
  const entryPoints = await each(entry_points, found, (entry) => judgeEntryPoint(judging, entry))
  const files = await each(files_analyzed, found, (path) => judgeFile(judging, path))
  const patterns = distinctPatterns(await each(existing_patterns, found, (pattern) => judgePattern(judging, pattern)))
  for (const item of patterns.same) notes.push({ name: 'counted-once', item })
  for (const [item, call] of claimed)
    if (call !== null && isGuess(call)) errors.push({ name: 'call-guess', item: call.id, other: item })

  if (asksNothing(loaded.session)) errors.push({ name: 'request-asks-nothing', item: loaded.session.query })
  const slots = await judgeSlots(loaded, ties, submission, claimed, errors)
  const symbolNames = symbols.map(({ shown }) => shown.value.name)
  // A request may be about a document, which has no symbols.
  const documents = files.filter(isDocument)
  const targetResolved = await judgeTarget(loaded, submission, [...symbolNames, ...documents], errors)
  // Where nothing has to do with the request, that is the one thing to say.
  if (!errors.some(({ name }) => name === 'target-unrelated')) errors.push(...untied)
  guessesLeft(loaded, slots, symbolNames, errors)
  const shown = new Set(factSlots(loaded))
  for (const { value } of slots) shown.add(value.name as SlotName)
  const met = await judgeRequirements(facts, loaded, {
    symbols_identified: symbols.filter(({ isValue }) => !isValue).length,
    values: symbols.filter(({ isValue }) => isValue).length,
    entry_points: entryPoints.length,
    files_analyzed: files.length - documents.length,
    documents: documents.length,
    existing_patterns: patterns.counted.length,
    shown,
    targetResolved,
  })
  for (const { requirement, needed, asked } of met)
    if (asked !== undefined) notes.push({ name: 'requirement-lowered', item: requirement, needed: asked, have: needed })
  const held = symbols.length + entryPoints.length + files.length + patterns.counted.length + slots.length
  return {
    errors,
    notes,
    met,
    missing: met.filter(isShort),
    confidence: confidenceOf(met, held, errors.length),
    targetResolved,
    symbols: symbols.map(({ shown: one }) => ({ name: one.value.name, shown: one })),
    slots,
    entryPoints,
    files,
    patterns: patterns.counted.map(({ pattern }) => pattern),
    seen: Object.fromEntries(
      files.flatMap((path) => {
        const hash = fresh.hashes.get(path)
        return hash === undefined ? [] : [[path, hash]]
      }),
    ),
  }
}

/** Only where something is short it is worth asking how much there can be. */
async function judgeRequirements(facts: Pick<CodeFacts, 'reach'>, loaded: Loaded, counted: Counted): Promise<Met[]> {
  const { session } = loaded
  const met = requirementsMet(session, counted)
  if (!met.some((one) => isShort(one) && one.requirement in counted && one.requirement !== 'target_feature')) return met
  const term = requestTerm(loaded)
  const reach = await facts.reach(session.root, (name) => isRelated(term, name), enoughFor(session))
  return reach === undefined ? met : requirementsMet(session, counted, reach)
}

/** The call behind each item that evidence was handed in for; null where the claim about it is false. */
function claimedCalls(submission: Submission, known: KnownCalls, errors: Reason[]): Map<string, CallRow | null> {
  const { symbols_identified, entry_points, files_analyzed, existing_patterns, resolved_frame } = submission
  const items = new Set<string>([
    ...SLOTS,
    ...symbols_identified,
    ...(resolved_frame?.mapped_symbols ?? []),
    ...entry_points,
    ...files_analyzed,
    ...existing_patterns,
  ])
  const claimed = new Map<string, CallRow | null>()
  for (const [item, claim] of Object.entries(submission.slot_evidence ?? {})) {
    if (!items.has(item)) errors.push({ name: 'evidence-key-unknown', item })
    const checked = checkClaim(claim, known)
    if ('wrong' in checked) errors.push(...checked.wrong)
    claimed.set(item, 'call' in checked ? checked.call : null)
  }
  return claimed
}

interface Found {
  errors: Reason[]
  untied: Reason[]
  notes: Reason[]
}

async function each<T>(
  items: readonly string[],
  { errors, untied, notes }: Found,
  judge: (item: string) => Promise<Thing<T>>,
): Promise<T[]> {
  const held = new Map<string, T>()
  for (const item of new Set(items)) {
    const thing = await judge(item)
    if ('wrong' in thing) {
      errors.push(thing.wrong)
      continue
    }
    if (thing.untied !== undefined) untied.push(thing.untied)
    if (held.has(thing.key)) notes.push({ name: 'counted-once', item })
    else held.set(thing.key, thing.value)
  }
  return [...held.values()]
}

/** A slot that is said anew needs a call that shows it; one that is not stays what it was. */
async function judgeSlots(
  loaded: Loaded,
  ties: Ties,
  { resolved_frame: resolved = {} }: Submission,
  claimed: ReadonlyMap<string, CallRow | null>,
  errors: Reason[],
): Promise<Verified<Shown>[]> {
  const shown: Verified<Shown>[] = []
  for (const slot of SLOTS) {
    const now = slotValue(loaded, slot)
    const value = resolved[slot] ?? now
    const call = claimed.get(slot)
    if (call === undefined) {
      const isNew = value !== undefined && (now === undefined || normalise(now) !== normalise(value))
      if (isNew) errors.push({ name: 'slot-unsupported', item: slot })
      continue
    }
    if (call === null || isGuess(call)) continue
    if (value === undefined) {
      errors.push({ name: 'slot-unsupported', item: slot })
      continue
    }
    const judged = await judgeSlot(loaded, ties, slot, value, call)
    if ('wrong' in judged) errors.push(judged.wrong)
    else shown.push(judged.shown)
  }
  return shown
}

/** Of the request's own target as well as of what it was resolved to. */
async function judgeTarget(
  loaded: Loaded,
  { resolved_frame: resolved = {} }: Submission,
  names: readonly string[],
  errors: Reason[],
): Promise<boolean> {
  if (resolved.target_feature === null) return false
  const target = resolved.target_feature ?? slotValue(loaded, 'target_feature')
  // Without any symbol that holds there is nothing to relate: what is missing then is symbols.
  if (target === undefined || names.length === 0) return false
  const asked = loaded.session.slots.target_feature?.value
  for (const term of new Set([target, ...(asked === undefined ? [] : [asked])])) {
    if (await relatesAny(term, names, loaded)) continue
    // The request may have been cut at the wrong place: what its other words name is still what it is about.
    if (term === asked && (await relatesAny(loaded.session.query, names, loaded))) continue
    errors.push({ name: 'target-unrelated', item: term })
    return false
  }
  return true
}

/** What a request is about has to do with at least one thing that was found. */
async function relatesAny(term: string, names: readonly string[], { thesaurus }: Loaded): Promise<boolean> {
  const read = readTerm(term, thesaurus)
  for (const name of names) if (await isRelated(read, name)) return true
  return false
}

function guessesLeft(
  { facts }: Loaded,
  slots: readonly Verified<Shown>[],
  symbols: readonly string[],
  errors: Reason[],
): void {
  const settled = new Set([
    ...slots.map(({ value }) => `slot ${value.name}`),
    ...symbols.map((name) => `symbol ${name}`),
  ])
  for (const { kind, name, source } of facts)
    if (source === 'HYPOTHESIS' && !settled.has(`${kind} ${name}`)) errors.push({ name: 'hypothesis-left', item: name })
}

function factSlots({ facts }: Loaded): SlotName[] {
  return SLOTS.filter((slot) =>
    facts.some(({ kind, name, source }) => kind === 'slot' && name === slot && source === 'FACT'),
  )
}
