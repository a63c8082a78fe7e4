import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
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
  KEEP_PLACES,
  LANGUAGES,
  type MessageMeta,
  PROJECT_STATUSES,
  type Provenance,
  ROLES,
  SEVERITY_RANGE,
  STATES,
  TONES,
} from './contract.ts'

export const interview = pgSchema('interview')

const projectId = () =>
  uuid('project_id')
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' })
const conversationId = () =>
  uuid('conversation_id')
    .notNull()
    .references(() => conversations.id, { onDelete: 'cascade' })

export const projects = interview.table(
  'projects',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** In the share link. Nobody can guess it, so whoever has it was given it. */
    token: text('token').notNull(),
    /** Keys the hashes of masked texts and names; it never leaves the store. */
    hashKey: text('hash_key').notNull(),
    name: text('name').notNull(),
    goal: text('goal').notNull(),
    tone: text('tone', { enum: TONES }).notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    keepPlaces: text('keep_places', { enum: KEEP_PLACES }).notNull().default('none'),
    mustAsk: jsonb('must_ask').$type<string[]>().notNull(),
    neverAsk: jsonb('never_ask').$type<string[]>().notNull(),
    maxTurns: integer('max_turns').notNull(),
    maxDeep: integer('max_deep').notNull(),
    maxResponses: integer('max_responses'),
    closesAt: at('closes_at'),
    status: text('status', { enum: PROJECT_STATUSES }).notNull(),
    closedAt: at('closed_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('projects_token').on(t.token),
    index('projects_newest').on(t.workspaceId, t.createdAt, t.id),
    check('projects_status_check', sql`${t.status} in ${listed(PROJECT_STATUSES)}`),
    check('projects_limits_check', sql`${t.maxTurns} > 0 and ${t.maxDeep} >= 0`),
  ],
)

/** How a topic of `must_ask` stands; `asked` counts the questions about it. */
export interface TopicProgress {
  topic: string
  status: 'open' | 'covered' | 'skipped' | 'unclear'
  asked: number
}

/** The turn being answered: known from the moment the message is stored, so that every draft can name its message. */
export interface PendingTurn {
  turn_id: string
  message_id: string
  reply_id: string
}

export const conversations = interview.table(
  'conversations',
  {
    id: id(),
    workspaceId: workspaceId(),
    projectId: projectId(),
    /** SHA-256 of the participant's key. Null once erased: the key opens nothing any more. */
    keyHash: text('key_hash'),
    state: text('state', { enum: STATES }).notNull(),
    /** The furthest state of the guide it came to, whatever happened later: for the funnel. */
    reached: text('reached', { enum: STATES }).notNull(),
    userTurns: integer('user_turns').notNull().default(0),
    deepCount: integer('deep_count').notNull().default(0),
    /** Answers and skips since fallback began; null while it has not. */
    fallbackTurns: integer('fallback_turns'),
    mustAsk: jsonb('must_ask').$type<TopicProgress[]>().notNull(),
    /** By keyed hash: the number of each person, so that [NAME1] stays the same one, and words the person marked. */
    maskBook: jsonb('mask_book').$type<Record<string, number>>().notNull(),
    pending: jsonb('pending').$type<PendingTurn>(),
    consentedAt: at('consented_at'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    finishedAt: at('finished_at'),
    erasedAt: at('erased_at'),
  },
  (t) => [
    uniqueIndex('conversations_key').on(t.keyHash),
    index('conversations_newest').on(t.projectId, t.createdAt, t.id),
    check('conversations_state_check', sql`${t.state} in ${listed(STATES)}`),
    check('conversations_finished_check', sql`(${t.state} = 'done') = (${t.finishedAt} is not null)`),
  ],
)

/** Only masked words ever come here. They are gone when their conversation is erased. */
export const messages = interview.table(
  'messages',
  {
    id: id(),
    workspaceId: workspaceId(),
    conversationId: conversationId(),
    role: text('role', { enum: ROLES }).notNull(),
    content: text('content').notNull(),
    /** Order within the conversation; a clock may jump, a counter does not. */
    position: integer('position').notNull(),
    /** Of a person's message: the key its turn was sent under. */
    turnKey: text('turn_key'),
    meta: jsonb('meta').$type<MessageMeta>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('messages_position').on(t.conversationId, t.position),
    uniqueIndex('messages_turn_key').on(t.conversationId, t.turnKey),
  ],
)

/** A card. What it says is derived from the conversations it was found in, so that erasing one takes its share out. */
export const insights = interview.table(
  'insights',
  {
    id: id(),
    workspaceId: workspaceId(),
    projectId: projectId(),
    /** The name a researcher gave it; null: named by what people said. */
    theme: text('theme'),
    hidden: boolean('hidden').notNull().default(false),
    /** The card it is part of now; its conversations stay with it, so that both are recognised again. */
    mergedInto: uuid('merged_into'),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [index('insights_project').on(t.projectId, t.createdAt, t.id)],
)

const insightId = () =>
  uuid('insight_id')
    .notNull()
    .references(() => insights.id, { onDelete: 'cascade' })

/** What one conversation says about a theme. How frequent a theme is, is counted, never kept. */
export const insightConversations = interview.table(
  'insight_conversations',
  {
    workspaceId: workspaceId(),
    insightId: insightId(),
    conversationId: conversationId(),
    theme: text('theme').notNull(),
    jtbd: text('jtbd').notNull(),
    summary: text('summary').notNull(),
    severity: integer('severity').notNull(),
    madeBy: jsonb('made_by').$type<Provenance>(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.insightId, t.conversationId] }),
    index('insight_conversations_conversation').on(t.conversationId),
    check('insight_conversations_severity_check', sql`${t.severity} between ${sql.raw(SEVERITY_RANGE.join(' and '))}`),
  ],
)

/** The quotes an insight rests on, by id: kernel.evidence holds the words. */
export const insightEvidence = interview.table(
  'insight_evidence',
  {
    workspaceId: workspaceId(),
    insightId: insightId(),
    evidenceId: uuid('evidence_id').notNull(),
    conversationId: conversationId(),
    messageId: uuid('message_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.insightId, t.evidenceId] }),
    index('insight_evidence_conversation').on(t.conversationId),
  ],
)

/** Says that a conversation was analysed, so that doing it again changes nothing. */
export const analyses = interview.table(
  'analyses',
  {
    conversationId: conversationId().primaryKey(),
    workspaceId: workspaceId(),
    projectId: projectId(),
    madeBy: jsonb('made_by').$type<Provenance>(),
    createdAt: createdAt(),
  },
  (t) => [index('analyses_project').on(t.projectId)],
)
