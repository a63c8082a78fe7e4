import type { Verified } from '#kernel/evidence/index.ts'
import { type SlotName, SLOTS } from '../contract.ts'
import type { CodeFacts } from '../facts.ts'
import { isDocument } from '../files/documents.ts'
import { kindOf } from '../ranking/files/kind.ts'
import type { CallRow } from '../rows/calls.ts'
import type { Shown } from '../rows/facts.ts'
import type { Loaded } from '../sessions/loaded.ts'
import type { Reason } from '../sessions/reasons.ts'
import { leftOut } from './ties/anchors.ts'
import type { KnownCalls } from './calls/check-claim.ts'
import { freshCalls } from './calls/fresh-calls.ts'
import { factCalls, isGuess } from './calls/hit-words.ts'
import { judgeEntryPoint } from './claims/judge-entry-point.ts'
import { betterPlace } from './issue/better-place.ts'
import { betterMatch, speltElsewhere, twinsAmong, unmetWords } from './claims/better-match.ts'
import { leadsElsewhere } from './claims/leads-elsewhere.ts'
import { judgeFile } from './claims/judge-file.ts'
import { claimedCalls } from './calls/claimed-calls.ts'
import { judgeEach } from './claims/judge-each.ts'
import { judgeSlots } from './claims/judge-slots.ts'
import type { Submission } from './submission.ts'
import { distinctPatterns, judgePattern } from './patterns/judge-pattern.ts'
import { judgeSymbol } from './claims/judge-symbol.ts'
import { judgeTarget } from './claims/judge-target.ts'
import { unexplored } from './issue/issue-explored.ts'
import type { Judging } from './claims/judging.ts'
import { judgeRequirements } from './requirements/judge-requirements.ts'
import { confidenceOf, isShort, type Met } from './requirements/requirements-met.ts'
import { changesCode } from '../routing/route.ts'
import { asksNothing } from '../routing/asks-nothing.ts'
import { speaksOfDocuments, speaksOfTests } from '../routing/speaks-of.ts'
import { tiesOf } from './ties/request-grounds.ts'
import { writableFiles } from './requirements/writable-files.ts'

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
  /** Those of them that may be written. */
  writable: string[]
  patterns: string[]
  /** Patterns that were said and that no code decides. */
  unchecked: string[]
  /** The files it rests on, as they are. */
  seen: Record<string, string>
}

type SubmissionFacts = Pick<
  CodeFacts,
  | 'symbols'
  | 'innerNames'
  | 'symbolsIn'
  | 'everySymbol'
  | 'callsIn'
  | 'usesOf'
  | 'linked'
  | 'run'
  | 'look'
  | 'functionAt'
  | 'reach'
>

/** Holds everything that was submitted against what the server itself has seen. Every claim that fails is named. */
export async function evaluate(
  facts: SubmissionFacts,
  loaded: Loaded,
  known: KnownCalls,
  submission: Submission,
): Promise<Evaluation> {
  const errors: Reason[] = []
  const fresh = await freshCalls(facts, loaded.session.root, factCalls(loaded), ownWork(loaded))
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
    language: loaded.session.language,
    isOfDocuments: speaksOfDocuments(loaded.session.query),
    isClaimed: (item) => claimed.has(item),
    callsFor: (item) => {
      const own = claimed.get(item)
      return own === undefined ? all : own === null || isGuess(own) ? [] : [own]
    },
  }
  const { symbols_identified, entry_points, files_analyzed, existing_patterns, resolved_frame } = submission
  const names = [...new Set([...symbols_identified, ...(resolved_frame?.mapped_symbols ?? [])])]
  await ties.restOn(names)
  const untied: Reason[] = []
  const notes: Reason[] = []
  const found = { errors, untied, notes }
  const symbols = await judgeEach(names, found, (name) => judgeSymbol(judging, name))
  const { shown: slots, place } = await judgeSlots(facts, loaded, ties, submission, claimed, byId, errors)
  // Where nothing is wrong, a line only shows how it is now.
  if (place !== undefined && loaded.session.slots.observed_issue !== undefined) await ties.leadTo(place)
  const entryPoints = await judgeEach(entry_points, found, (entry) => judgeEntryPoint(judging, entry))
  const files = await judgeEach(files_analyzed, found, (path) => judgeFile(judging, path))
  const said = await judgeEach(existing_patterns, found, (pattern) => judgePattern(judging, pattern))
  const patterns = distinctPatterns(said)
  const unchecked = said.flatMap(({ pattern: item, unchecked: other, unread }) =>
    other === undefined ? [] : [{ item, other, unread }],
  )
  for (const { item, other, unread } of unchecked)
    notes.push(
      unread === undefined
        ? { name: 'pattern-unchecked', item, other }
        : { name: 'pattern-unread', item, other: unread },
    )
  for (const item of patterns.same) notes.push({ name: 'counted-once', item })
  for (const [item, call] of claimed)
    if (call !== null && isGuess(call)) errors.push({ name: 'call-guess', item: call.id, other: item })

  if (asksNothing(loaded.session)) errors.push({ name: 'request-asks-nothing', item: loaded.session.query })
  // What only checks the code says nothing of how it works, unless a request is about the checks.
  const counting = symbols.filter(
    ({ definedIn }) => speaksOfTests(loaded.session.query) || definedIn.some((path) => kindOf(path) !== 'test'),
  )
  for (const { shown } of symbols.filter((one) => !counting.includes(one)))
    notes.push({ name: 'symbol-of-test', item: shown.value.name })
  const symbolNames = symbols.map(({ shown }) => shown.value.name)
  // A request may be about a document, which has no symbols.
  const documents = files.filter(isDocument)
  if (!speaksOfDocuments(loaded.session.query)) for (const item of documents) notes.push({ name: 'file-of-text', item })
  const isOfDocuments =
    documents.length > 0 && documents.length === files.length && speaksOfDocuments(loaded.session.query)
  // A document is about what its lines say.
  const lines = isOfDocuments
    ? all
        .flatMap(({ result }) => result.hits)
        .flatMap(({ path, text = '' }) => (documents.includes(path) ? [text] : []))
    : []
  const targetResolved = await judgeTarget(
    loaded,
    submission.resolved_frame,
    [...symbolNames, ...documents, ...lines],
    errors,
  )
  // Where nothing has to do with the request, that is the one thing to say.
  const isUnrelated = errors.some(({ name }) => name === 'target-unrelated')
  if (!isUnrelated) errors.push(...untied)
  const defined = symbols.flatMap(({ shown: { value }, definedIn }) =>
    definedIn.map((path) => ({ name: value.name, path })),
  )
  if (changesCode(loaded.session.intent) && !isUnrelated) {
    const unnamed = isOfDocuments ? [] : leftOut(ties.anchors, symbolNames)
    errors.push(...unnamed)
    // What the request names says where to look; words say it only where it names nothing.
    const known = defined.filter(({ path }) => files.includes(path))
    const spelt = unnamed.length > 0 ? [] : await speltElsewhere(facts, loaded, defined)
    const elsewhere = unnamed.length > 0 || spelt.length > 0 ? spelt : await betterMatch(facts, loaded, known)
    errors.push(...elsewhere)
    if (unnamed.length + elsewhere.length === 0) errors.push(...(await unmetWords(facts, loaded, defined, files)))
    errors.push(...(await twinsAmong(facts, loaded, [...symbolNames, ...entry_points], files)))
    if (!isOfDocuments) {
      const issueAt = loaded.session.slots.observed_issue === undefined ? undefined : place
      errors.push(...(await leadsElsewhere(facts, loaded, issueAt, defined)))
    }
    if (place !== undefined) {
      errors.push(...(await unexplored(facts, loaded, place, defined, files)))
      errors.push(...(await betterPlace(facts, loaded, place, defined, files, ties.anchors)))
    }
  }
  guessesLeft(loaded, slots, symbolNames, errors)
  const lost = lostGround(loaded, byId)
  const shown = new Set(factSlots(loaded).filter((slot) => !lost.has(slot)))
  for (const { value } of slots) shown.add(value.name as SlotName)
  for (const [slot, item] of lost) if (!shown.has(slot)) errors.push({ name: 'file-stale', item })
  const writable = await writableFiles(facts, loaded.session.root, files, {
    query: loaded.session.query,
    symbols: defined,
    places: [...entryPoints.flatMap(({ paths }) => paths), ...slotFiles(slots, byId), ...keptSlotFiles(loaded, byId)],
    calls: all,
  })
  // Who may not write a file has no reason to have understood it for this.
  const aside = files.filter((path) => !writable.includes(path) && !isDocument(path))
  for (const item of aside) notes.push({ name: 'file-not-counted', item })
  const met = await judgeRequirements(facts, loaded, isOfDocuments ? undefined : symbolNames, {
    symbols_identified: counting.filter(({ isValue }) => !isValue).length,
    values: counting.filter(({ isValue }) => isValue).length,
    entry_points: entryPoints.length,
    files_analyzed: files.length - documents.length - aside.length,
    documents: documents.length,
    existing_patterns: patterns.counted.length,
    shown,
    targetResolved,
  })
  for (const { requirement, needed, asked } of met)
    if (asked !== undefined) notes.push({ name: 'requirement-lowered', item: requirement, needed: asked, have: needed })
  const grounds = [
    ...patterns.counted.flatMap((pattern) => pattern.grounds),
    ...entryPoints.flatMap(({ paths }) => paths.map((path) => ({ path }))),
  ]
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
    entryPoints: entryPoints.map(({ entry }) => entry),
    files,
    writable,
    patterns: patterns.counted.flatMap(({ proved }) => proved ?? []),
    unchecked: unchecked.map(({ item }) => item),
    seen: Object.fromEntries(
      restsOn(files, [...defined, ...grounds], slots, byId).flatMap((path) => {
        const hash = fresh.hashes.get(path)
        return hash === undefined ? [] : [[path, hash]]
      }),
    ),
  }
}

/** Every file something of the understanding was seen in. */
function restsOn(
  files: readonly string[],
  defined: readonly { path: string }[],
  slots: readonly Verified<Shown>[],
  byId: ReadonlyMap<string, CallRow>,
): string[] {
  return [...new Set([...files, ...defined.map(({ path }) => path), ...slotFiles(slots, byId)])]
}

const slotFiles = (slots: readonly Verified<Shown>[], byId: ReadonlyMap<string, CallRow>): string[] =>
  slots.flatMap(({ value }) => byId.get(value.callId)?.result.hits[value.hit]?.path ?? [])

const keptSlotFiles = ({ facts }: Loaded, byId: ReadonlyMap<string, CallRow>): string[] =>
  facts
    .filter(({ kind, source }) => kind === 'slot' && source === 'FACT')
    .flatMap(({ callId, hit }) => byId.get(callId)?.result.hits[hit]?.path ?? [])

/** Files whose change is the work that was allowed. */
const ownWork = ({ session }: Loaded): string[] => (session.phase === 'READY' ? (session.judgement?.written ?? []) : [])

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

/** Slots whose evidence stands in a file that is no longer as it was shown, and that file. */
function lostGround({ facts, calls }: Loaded, byId: ReadonlyMap<string, CallRow>): Map<SlotName, string> {
  const lost = new Map<SlotName, string>()
  for (const { kind, name, source, callId, hit } of facts) {
    const slot = SLOTS.find((each) => each === name)
    if (kind !== 'slot' || slot === undefined || source !== 'FACT') continue
    const path = calls.find(({ id }) => id === callId)?.result.hits[hit]?.path
    const isThere = byId.get(callId)?.result.hits.some((each) => each.path === path) === true
    if (path !== undefined && !isThere) lost.set(slot, path)
  }
  return lost
}
