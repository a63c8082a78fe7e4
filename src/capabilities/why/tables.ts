import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, numeric, pgSchema, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id, workspaceId } from '#store/columns.ts'
import type { PlannerOutput } from './asks/plan-turn/schema.ts'
import type { About, HeardAs } from './talk/moves.ts'
import {
  LANGUAGES,
  LAYERS,
  PHASES,
  type Provenance,
  QUESTION_TYPES,
  type QuestionType,
  ROLES,
  TAGS,
} from './contract.ts'

export const why = pgSchema('why')

const sessionId = () =>
  uuid('session_id')
    .notNull()
    .references(() => sessions.id, { onDelete: 'cascade' })

export const sessions = why.table(
  'sessions',
  {
    id: id(),
    workspaceId: workspaceId(),
    title: text('title').notNull().default(''),
    phase: text('phase', { enum: PHASES }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    metadata: jsonb('metadata').$type<SessionMetadata>().notNull(),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    index('sessions_newest').on(t.workspaceId, t.createdAt, t.id),
    check('sessions_phase_check', sql`${t.phase} in (${sql.raw(PHASES.map((phase) => `'${phase}'`).join(','))})`),
  ],
)

export interface SessionMetadata {
  browser_id?: string
  /** No language was asked for: the first message decides. */
  language_open?: true
  /** Set by resume: the sliders open again only after a new insight or two more turns from here. */
  resumed?: { turn: number }
}

export const messages = why.table(
  'messages',
  {
    id: id(),
    workspaceId: workspaceId(),
    sessionId: sessionId(),
    role: text('role', { enum: ROLES }).notNull(),
    content: text('content').notNull(),
    turn: integer('turn').notNull(),
    /** Order within the session; a clock may jump, a counter does not. */
    position: integer('position').notNull(),
    metadata: jsonb('metadata').$type<MessageMetadata>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('messages_position').on(t.sessionId, t.position)],
)

export interface MessageMetadata {
  question_type?: QuestionType
  made_by?: Provenance
  opening?: true
  /** Says goodbye: no answer is waited for. */
  closing?: true
  /** What a question asks for, and how a message of the person was heard. */
  about?: About
  heard?: HeardAs
}

export const goalHistory = why.table(
  'goal_history',
  {
    id: id(),
    workspaceId: workspaceId(),
    sessionId: sessionId(),
    turn: integer('turn').notNull(),
    mgu: integer('mgu').notNull().default(0),
    sqc: integer('sqc').notNull().default(0),
    questionType: text('question_type', { enum: QUESTION_TYPES }).notNull().default('open'),
    sessionPurpose: text('session_purpose').notNull().default(''),
    managerAlignmentScore: integer('manager_alignment_score').notNull().default(100),
    activeSubQuestions: jsonb('active_sub_questions').$type<PlannerOutput['active_sub_questions']>().notNull(),
    cognitiveFilter: jsonb('cognitive_filter').$type<PlannerOutput['cognitive_filter']>().notNull(),
    whyCompletenessScore: integer('why_completeness_score').notNull().default(0),
    rawPlannerOutput: jsonb('raw_planner_output').$type<PlannerOutput>(),
    rawManagerOutput: jsonb('raw_manager_output').$type<unknown>(),
    metadata: jsonb('metadata').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('goal_history_turn').on(t.sessionId, t.turn),
    check('goal_history_mgu', sql`${t.mgu} between 0 and 100`),
    check('goal_history_sqc', sql`${t.sqc} between 0 and 100`),
  ],
)

export const sessionAnchors = why.table(
  'session_anchors',
  {
    id: id(),
    workspaceId: workspaceId(),
    sessionId: sessionId(),
    originalMessage: text('original_message').notNull(),
    coreKeywords: text('core_keywords').array().notNull(),
    initialPurpose: text('initial_purpose').notNull().default(''),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('session_anchors_session').on(t.sessionId)],
)

export const confirmedInsights = why.table(
  'confirmed_insights',
  {
    id: id(),
    workspaceId: workspaceId(),
    sessionId: sessionId(),
    label: text('label').notNull(),
    layer: text('layer', { enum: LAYERS }).notNull(),
    strength: integer('strength').notNull().default(50),
    confirmationStrength: numeric('confirmation_strength', { precision: 3, scale: 1, mode: 'number' }),
    sliderWeight: integer('slider_weight'),
    tag: text('tag', { enum: TAGS }).notNull().default('supplementary'),
    turn: integer('turn').notNull(),
    johariBlindSpot: boolean('johari_blind_spot').notNull().default(false),
    /** The quotes it rests on, by id: kernel.evidence holds the words. */
    evidenceIds: uuid('evidence_ids').array().notNull(),
    /** Set when the synthesizer merged it into another insight of the same theme. */
    mergedInto: uuid('merged_into'),
    /** False for what did not fit on the sliders: it stays out of the report. */
    shown: boolean('shown').notNull().default(false),
    createdAt: createdAt(),
  },
  (t) => [
    index('insights_session').on(t.sessionId, t.strength.desc()),
    uniqueIndex('insights_upsert').on(t.sessionId, t.label),
    check('insights_strength', sql`${t.strength} between 0 and 100`),
  ],
)

export const reports = why.table(
  'reports',
  {
    id: id(),
    workspaceId: workspaceId(),
    sessionId: sessionId(),
    reportMarkdown: text('report_markdown').notNull(),
    sessionPurpose: text('session_purpose').notNull().default(''),
    madeBy: jsonb('made_by').$type<Provenance>(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('reports_session').on(t.sessionId)],
)
