import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
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
  AGENT_STATUSES,
  type AgentReport,
  type ConsensusResearchConfig,
  ENDINGS,
  type FinalReport,
  LANGUAGES,
  type ReportScore,
  type ResearchClaim,
  RUN_STATUSES,
  type TransparencyReport,
} from './contract.ts'

export const research = pgSchema('research')

const runId = () =>
  uuid('run_id')
    .notNull()
    .references(() => runs.id, { onDelete: 'cascade' })

export const runs = research.table(
  'runs',
  {
    id: id(),
    workspaceId: workspaceId(),
    topic: text('topic').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** As it was asked for and as it is shown; the folder of a corpus has a name here and no path. */
    config: jsonb('config').$type<ConsensusResearchConfig>().notNull(),
    /** Where the corpus really lies, looked at when the run was asked for. It never leaves the store. */
    corpusFolder: text('corpus_folder'),
    status: text('status', { enum: RUN_STATUSES }).notNull(),
    endedBy: text('ended_by', { enum: ENDINGS }),
    progress: integer('progress').notNull().default(0),
    finalScore: doublePrecision('final_score'),
    needsHumanReview: boolean('needs_human_review').notNull().default(false),
    conflicts: integer('conflicts').notNull().default(0),
    error: jsonb('error').$type<{ code: string; message: string }>(),
    report: jsonb('report').$type<FinalReport>(),
    transparency: jsonb('transparency').$type<TransparencyReport>(),
    idempotencyKey: text('idempotency_key'),
    /** Of what was asked for: the same key with another one is refused. */
    fingerprint: text('fingerprint').notNull(),
    /** How often somebody began to work on it since it was asked for or resumed. */
    begun: integer('begun').notNull().default(0),
    /** Who works on it: writes of anybody else are refused. */
    leaseToken: uuid('lease_token'),
    leaseUntil: at('lease_until'),
    cancelRequestedAt: at('cancel_requested_at'),
    createdAt: createdAt(),
    startedAt: at('started_at'),
    completedAt: at('completed_at'),
  },
  (t) => [
    uniqueIndex('runs_key').on(t.workspaceId, t.idempotencyKey),
    index('runs_newest').on(t.workspaceId, t.createdAt, t.id),
    check('runs_status_check', sql`${t.status} in ${listed(RUN_STATUSES)}`),
    check('runs_progress_check', sql`${t.progress} between 0 and 100`),
  ],
)

/** A page as it was read. Claims say where in it they stand. */
export const pages = research.table(
  'pages',
  {
    workspaceId: workspaceId(),
    runId: runId(),
    pageId: text('page_id').notNull(),
    url: text('url').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    fetchedAt: text('fetched_at').notNull(),
    published: text('published').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    reliability: doublePrecision('reliability').notNull(),
    hash: text('hash').notNull(),
    originId: text('origin_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.pageId] })],
)

/** A report without its claims: those are rows of their own. */
export type ReportBody = Omit<AgentReport, 'claims'>

/** One agent in one iteration, from its start to what it came to. */
export const outcomes = research.table(
  'outcomes',
  {
    workspaceId: workspaceId(),
    runId: runId(),
    iteration: integer('iteration').notNull(),
    attempt: integer('attempt').notNull(),
    agentId: integer('agent_id').notNull(),
    status: text('status', { enum: AGENT_STATUSES }).notNull(),
    report: jsonb('report').$type<ReportBody>(),
    error: text('error'),
    startedAt: text('started_at').notNull(),
    durationMs: doublePrecision('duration_ms'),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.iteration, t.attempt, t.agentId] }),
    check('outcomes_status_check', sql`${t.status} in ${listed(AGENT_STATUSES)}`),
  ],
)

/** Everything of a claim but its place and its words. */
export type ClaimAbout = Omit<ResearchClaim, 'text' | 'pageId' | 'start' | 'end'>

/** Where a claim stands in its page: its words are the page's own, and are kept there only. */
export const claims = research.table(
  'claims',
  {
    workspaceId: workspaceId(),
    runId: runId(),
    iteration: integer('iteration').notNull(),
    attempt: integer('attempt').notNull(),
    agentId: integer('agent_id').notNull(),
    position: integer('position').notNull(),
    pageId: text('page_id').notNull(),
    start: integer('start_offset').notNull(),
    end: integer('end_offset').notNull(),
    about: jsonb('about').$type<ClaimAbout>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.runId, t.iteration, t.attempt, t.agentId, t.position] }),
    foreignKey({
      name: 'claims_outcome',
      columns: [t.runId, t.iteration, t.attempt, t.agentId],
      foreignColumns: [outcomes.runId, outcomes.iteration, outcomes.attempt, outcomes.agentId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'claims_page',
      columns: [t.runId, t.pageId],
      foreignColumns: [pages.runId, pages.pageId],
    }).onDelete('cascade'),
  ],
)

/** What an iteration came to; its reports are its agents' outcomes. */
export const iterations = research.table(
  'iterations',
  {
    workspaceId: workspaceId(),
    runId: runId(),
    iteration: integer('iteration').notNull(),
    scores: jsonb('scores').$type<ReportScore[]>().notNull(),
    selectedReportId: text('selected_report_id'),
    selectionReason: text('selection_reason'),
    needsHumanReview: boolean('needs_human_review').notNull().default(false),
    /** Null while it runs. */
    durationMs: doublePrecision('duration_ms'),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.iteration] })],
)

/** Providers that were slow to answer or did not. */
export const degradedNotes = research.table(
  'degraded_notes',
  {
    id: id(),
    workspaceId: workspaceId(),
    runId: runId(),
    provider: text('provider').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('degraded_notes_run').on(t.runId, t.createdAt)],
)
