import { sql } from 'drizzle-orm'
import {
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, createdAt, id, listed, workspaceId } from '#store/columns.ts'
import {
  CALLED_BY,
  DECISIONS,
  INTENTS,
  OUTCOMES,
  PHASES,
  RISKS,
  type RoutingDecision,
  type SlotName,
  SOURCES,
  SYNONYM_STATUSES,
  TOOL_NAMES,
  type ToolAnswer,
  type Understanding,
} from './contract.ts'
import type { Reason } from './sessions/reasons.ts'
import type { z } from 'zod'

export const code = pgSchema('code')

const sessionId = () =>
  uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' })

/** A slot of the request by its place in it: its words are kept in `query` only. */
export interface PlacedSlot {
  value: string
  start: number
  end: number
  /** Quoted anew because it was cut at the wrong place: the request is then held against all of its words. */
  isRestated?: true
}

/** What the last submission came to. */
export interface Judgement {
  /** The explored files as they were when the understanding was accepted. */
  seen?: Record<string, string>
  /** Those of the explored files that are tied to the request by the code itself: only they may be written. */
  writable?: string[]
  /** Files that were allowed since: what changes in them now is the work itself. */
  written?: string[]
  confidence: number
  /** `asked`: what the risk asks for, where the code cannot have so much. */
  requirements: { requirement: string; needed: number; have: number; asked?: number }[]
}

export const sessions = code.table(
  'sessions',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** The real path of the folder. */
    root: text('root').notNull(),
    intent: text('intent', { enum: INTENTS }).notNull(),
    language: text('language', { enum: ['ja', 'en'] }).notNull(),
    query: text('query').notNull(),
    slots: jsonb('slots').$type<Partial<Record<SlotName, PlacedSlot>>>().notNull(),
    extractionConfidence: doublePrecision('extraction_confidence').notNull(),
    routing: jsonb('routing').$type<RoutingDecision>().notNull(),
    risk: text('risk', { enum: RISKS }).notNull(),
    phase: text('phase', { enum: PHASES }).notNull(),
    judgement: jsonb('judgement').$type<Judgement>(),
    /** Only while READY, and of the submission that made it so. */
    understanding: jsonb('understanding').$type<z.infer<typeof Understanding>>(),
    outcome: text('outcome', { enum: OUTCOMES }),
    outcomeNote: text('outcome_note'),
    outcomeCause: text('outcome_cause'),
    closedAt: at('closed_at'),
    /** Grows with everything a decision may rest on, so that no decision is stored on what has changed meanwhile. */
    version: integer('version').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('code_sessions_newest').on(t.workspaceId, t.createdAt, t.id),
    index('code_sessions_closed').on(t.workspaceId, t.closedAt, t.id),
    check('sessions_phase_check', sql`${t.phase} in ${listed(PHASES)}`),
    check('sessions_intent_check', sql`${t.intent} in ${listed(INTENTS)}`),
    check('sessions_closed_check', sql`(${t.outcome} is null) = (${t.closedAt} is null)`),
  ],
)

/** What tools answered, kept by the server: nothing else is evidence. */
export const calls = code.table(
  'calls',
  {
    id: id(),
    workspaceId: workspaceId(),
    sessionId: sessionId(),
    n: integer('n').notNull(),
    tool: text('tool', { enum: TOOL_NAMES }).notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    result: jsonb('result').$type<ToolAnswer>().notNull(),
    summary: text('summary').notNull(),
    /** Path → content hash at the time of the call. */
    files: jsonb('files').$type<Record<string, string>>().notNull(),
    by: text('called_by', { enum: CALLED_BY }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('calls_order').on(t.sessionId, t.n),
    check('calls_tool_check', sql`${t.tool} in ${listed(TOOL_NAMES)}`),
  ],
)

const FACT_KINDS = ['slot', 'symbol'] as const

/** What a session knows or guesses of a slot or a symbol, with the call it rests on. */
export const facts = code.table(
  'facts',
  {
    workspaceId: workspaceId(),
    sessionId: sessionId(),
    kind: text('kind', { enum: FACT_KINDS }).notNull(),
    /** The slot's name, or the symbol's. */
    name: text('name').notNull(),
    value: text('value').notNull(),
    source: text('source', { enum: SOURCES }).notNull(),
    confidence: doublePrecision('confidence').notNull(),
    callId: uuid('call_id')
      .notNull()
      .references(() => calls.id, { onDelete: 'cascade' }),
    /** Which hit of the call holds it, and where in that hit's own words. */
    hit: integer('hit').notNull(),
    start: integer('start_offset').notNull(),
    end: integer('end_offset').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.kind, t.name] }),
    check('facts_kind_check', sql`${t.kind} in ${listed(FACT_KINDS)}`),
    check('facts_source_check', sql`${t.source} in ${listed(SOURCES)}`),
  ],
)

/** Everything the server decided about a session, with its reasons. */
export const decisions = code.table(
  'decisions',
  {
    workspaceId: workspaceId(),
    sessionId: sessionId(),
    n: integer('n').notNull(),
    kind: text('kind', { enum: DECISIONS }).notNull(),
    fromPhase: text('from_phase', { enum: PHASES }),
    toPhase: text('to_phase', { enum: PHASES }).notNull(),
    reasons: jsonb('reasons').$type<Reason[]>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.n] }),
    check('decisions_kind_check', sql`${t.kind} in ${listed(DECISIONS)}`),
  ],
)

/** Pairs of one project, as its people speak and as its code does. Only confirmed ones relate anything. */
export const synonyms = code.table(
  'synonyms',
  {
    id: id(),
    workspaceId: workspaceId(),
    root: text('root').notNull(),
    term: text('term').notNull(),
    word: text('word').notNull(),
    status: text('status', { enum: SYNONYM_STATUSES }).notNull(),
    judgedBy: text('judged_by'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('synonyms_pair').on(t.workspaceId, t.root, t.term, t.word),
    check('synonyms_status_check', sql`${t.status} in ${listed(SYNONYM_STATUSES)}`),
  ],
)
