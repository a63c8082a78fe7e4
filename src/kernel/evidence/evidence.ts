import { asc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm'
import type { Store, Tx } from '#store/store.ts'
import { findVerbatim } from '#text/verbatim.ts'
import type { Context } from '../context.ts'
import { NazeError } from '../errors.ts'
import { lockTurns } from '../turn/lock-turns.ts'
import { parseUuid } from '../uuid.ts'
import { within } from '../workspace.ts'
import { type Erased, eraseLedger, eraseSubject } from './erase-subject.ts'
import { insertEvidence } from './insert-evidence.ts'
import { type EvidenceRow, rowColumns, toRow } from './rows.ts'
import { evidence, evidenceLinks } from './tables.ts'

const KEY = Symbol('evidence')
let makeVerified: <T>(value: T) => Verified<T>

/** A tool found this in the world. Made here, after the finding, and nowhere else; a guess is a `Hypothesis`. */
export class Verified<T> {
  static {
    makeVerified = (value) => new Verified(KEY, value)
  }

  readonly #value: T

  private constructor(key: symbol, value: T) {
    if (key !== KEY) throw new Error('a Verified is made by Evidence only')
    this.#value = value
  }

  get value(): T {
    return this.#value
  }
}

export interface Claim {
  /** Whose words these are: erasing the subject erases the quote. */
  subjectId: string
  sourceType: string
  sourceId: string
  sourceText: string
  quote: string
}

/** `quote` is the source's own text from `start` to `end`, not the claimed spelling of it. */
export interface Quoted {
  evidenceId: string
  quote: string
  start: number
  end: number
}

/** Words with the place they are said to stand at, as UTF-16 offsets into their source. */
export interface Placed {
  text: string
  start: number
  end: number
}

/** For a source that is kept whole, where a place says enough: refuses what does not stand exactly there. */
export function verifyPlaced<T extends Placed>(sourceText: string, placed: T): Verified<T> {
  const { text, start, end } = placed
  if (text === '' || start < 0 || sourceText.slice(start, end) !== text) {
    throw new NazeError('INVALID_INPUT', 'the quote does not stand where it is said to stand')
  }
  return makeVerified(placed)
}

export interface Target {
  targetType: string
  targetId: string
  relation: string
}

export class Evidence {
  readonly #store: Store

  constructor(store: Store) {
    this.#store = store
  }

  /** Refuses what does not stand in the source. The same passage of the same source is one row, however often quoted. */
  async quote(tx: Tx, ctx: Context, claim: Claim): Promise<Verified<Quoted>> {
    const [quoted] = await this.quoteAll(tx, ctx, [claim])
    if (quoted === undefined) throw new NazeError('INTERNAL', 'a quote was not stored')
    return quoted
  }

  /** Several quotes at the price of one. All of them stand in their sources, or none is stored. */
  quoteAll(tx: Tx, ctx: Context, claims: readonly Claim[]): Promise<Verified<Quoted>[]> {
    return this.#quote(tx, ctx, claims, [])
  }

  /** Quotes, and says of each passage what it is evidence for. */
  quoteFor(tx: Tx, ctx: Context, claims: readonly (Claim & Target)[]): Promise<Verified<Quoted>[]> {
    return this.#quote(tx, ctx, claims, claims)
  }

  async #quote(
    tx: Tx,
    ctx: Context,
    claims: readonly Claim[],
    targets: readonly Target[],
  ): Promise<Verified<Quoted>[]> {
    if (claims.length === 0) return []
    const passages = claims.map(findPassage)
    const subjects = this.#store.exclusive ? [] : [...new Set(passages.map((passage) => passage.subjectId))].sort()
    for (const subjectId of subjects) {
      // Quotes of one subject are stored one after the other: of two at once the second finds the first's row.
      // An exclusive store has one connection, so its transactions are one after the other already.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evidence:${subjectId}`}, 0))`)
    }
    const ids = await knownPassages(tx, ctx, passages)
    const missing: Passage[] = []
    for (const passage of passages) {
      if (ids.has(passage.key)) continue
      ids.set(passage.key, ctx.ids.next())
      missing.push(passage)
    }
    const idOf = (passage: Passage | undefined) => ids.get(passage?.key ?? '') ?? ''
    const links = targets.map((target, index) => ({ ...target, evidenceId: idOf(passages[index]) }))
    await insertEvidence(
      tx,
      ctx,
      missing.map((passage) => Object.assign({ id: idOf(passage) }, passage)),
      links,
    )
    return passages.map((passage) => {
      const { words, start, end } = passage
      return makeVerified({ evidenceId: idOf(passage), quote: words, start, end })
    })
  }

  /** Says what a passage is evidence for. Saying it again changes nothing. */
  async link(tx: Tx, ctx: Context, evidenceId: string, target: Target): Promise<void> {
    const id = parseUuid(evidenceId, 'evidenceId')
    const known = await tx
      .select({ id: evidence.id })
      .from(evidence)
      .where(within(ctx, evidence, eq(evidence.id, id)))
    if (known.length === 0) throw new NazeError('NOT_FOUND', 'this evidence does not exist')
    await insertEvidence(tx, ctx, [], [{ ...target, evidenceId: id }])
  }

  /** In the order asked for; ids this workspace does not have are left out. */
  async read(ctx: Context, ids: readonly string[]): Promise<EvidenceRow[]> {
    const wanted = [...new Set(ids.map((id) => parseUuid(id, 'evidenceId')))]
    if (wanted.length === 0) return []
    const rows = await this.#store.db
      .select(rowColumns)
      .from(evidence)
      .where(within(ctx, evidence, inArray(evidence.id, wanted)))
    const byId = new Map(rows.map((row) => [row.id, toRow(row)]))
    return wanted.flatMap((id) => byId.get(id) ?? [])
  }

  async forTarget(ctx: Context, targetType: string, targetId: string): Promise<(EvidenceRow & { relation: string })[]> {
    const rows = await this.#store.db
      .select({ ...rowColumns, relation: evidenceLinks.relation })
      .from(evidenceLinks)
      .innerJoin(evidence, eq(evidence.id, evidenceLinks.evidenceId))
      .where(
        within(
          ctx,
          evidenceLinks,
          eq(evidence.workspaceId, ctx.workspace),
          eq(evidenceLinks.targetType, targetType),
          eq(evidenceLinks.targetId, targetId),
        ),
      )
      .orderBy(asc(evidenceLinks.createdAt), asc(evidence.id), asc(evidenceLinks.relation))
    return rows.map(({ relation, ...row }) => Object.assign(toRow(row), { relation }))
  }

  /** Takes a subject's words out of everything the kernel keeps; rows stay as tombstones. */
  async eraseSubject(tx: Tx, ctx: Context, subjectId: string): Promise<Erased> {
    const id = parseUuid(subjectId, 'subjectId')
    await lockTurns(tx, this.#store, id)
    return eraseSubject(tx, ctx, id)
  }

  /** Takes out what models and rules said of a subject that lives on, once words of it may not be kept any more. */
  async eraseLedger(tx: Tx, ctx: Context, subjectId: string): Promise<void> {
    await eraseLedger(tx, ctx, parseUuid(subjectId, 'subjectId'))
  }
}

interface Passage {
  /** The same for the same place in the same source of the same subject. */
  key: string
  subjectId: string
  sourceType: string
  sourceId: string
  words: string
  start: number
  end: number
}

function passageKey(subjectId: string, sourceType: string, sourceId: string, start: number, end: number): string {
  return JSON.stringify([subjectId, sourceType, sourceId, start, end])
}

function findPassage(claim: Claim): Passage {
  const subjectId = parseUuid(claim.subjectId, 'subjectId')
  const span = findVerbatim(claim.sourceText, claim.quote)
  if (span === null) {
    throw new NazeError('INVALID_INPUT', 'the quote does not stand in its source', {
      details: { sourceType: claim.sourceType, sourceId: claim.sourceId },
    })
  }
  const words = claim.sourceText.slice(span.start, span.end)
  if (words.includes('\0') || !words.isWellFormed()) {
    throw new NazeError('INVALID_INPUT', 'the quote holds a character that cannot be stored')
  }
  const { sourceType, sourceId } = claim
  const key = passageKey(subjectId, sourceType, sourceId, span.start, span.end)
  return { key, subjectId, sourceType, sourceId, words, start: span.start, end: span.end }
}

/** Work that was still running when its subject was erased must not bring the words back. */
async function knownPassages(tx: Tx, ctx: Context, passages: readonly Passage[]): Promise<Map<string, string>> {
  const rows = await tx
    .select(rowColumns)
    .from(evidence)
    .where(
      within(
        ctx,
        evidence,
        inArray(evidence.subjectId, [...new Set(passages.map((passage) => passage.subjectId))]),
        or(
          isNotNull(evidence.erasedAt),
          inArray(evidence.sourceId, [...new Set(passages.map((passage) => passage.sourceId))]),
        ),
      ),
    )
  if (rows.some((row) => row.erasedAt !== null)) throw new NazeError('NOT_FOUND', 'what this subject said was erased')
  return new Map(
    rows.map((row) => [passageKey(row.subjectId, row.sourceType, row.sourceId, row.start, row.end), row.id]),
  )
}

/** A guess, and said to be one: what a model claims until a tool has found it. */
export interface Hypothesis<T> {
  readonly kind: 'hypothesis'
  readonly value: T
}

export function hypothesis<T>(value: T): Hypothesis<T> {
  return { kind: 'hypothesis', value }
}
