import { index, integer, jsonb, numeric, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, workspaceId } from '#store/columns.ts'
import { kernel } from '../schema.ts'
import type { Finding } from './ask.ts'

/** Who made an answer; `external`: someone else, and the gate only judged it. */
export const SOURCES = ['model', 'built-in', 'external'] as const

/** The ledger: one row for every use of a model or of its built-in answer. */
export const asks = kernel.table(
  'asks',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** Whose words went in, so that erasing a person reaches the ledger. */
    subjectId: uuid('subject_id'),
    requestId: text('request_id').notNull(),
    name: text('name').notNull(),
    model: text('model').notNull(),
    source: text('source', { enum: SOURCES }).notNull(),
    outcome: text('outcome', { enum: ['accepted', 'refused', 'failed'] }).notNull(),
    errors: jsonb('errors').$type<Finding[]>().notNull(),
    warnings: jsonb('warnings').$type<Finding[]>().notNull(),
    attempts: integer('attempts').notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    costUsd: numeric('cost_usd', { precision: 12, scale: 6 }),
    ms: integer('ms').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('asks_newest').on(t.workspaceId, t.createdAt, t.id), index('asks_subject').on(t.subjectId)],
)

/** What each attempt answered and why it was or was not enough. `output` goes when its subject is erased. */
export const attempts = kernel.table(
  'attempts',
  {
    id: id(),
    workspaceId: workspaceId(),
    askId: uuid('ask_id')
      .notNull()
      .references(() => asks.id, { onDelete: 'cascade' }),
    subjectId: uuid('subject_id'),
    n: integer('n').notNull(),
    source: text('source', { enum: SOURCES }).notNull(),
    outcome: text('outcome', { enum: ['accepted', 'corrected', 'rejected', 'failed'] }).notNull(),
    output: jsonb('output').$type<unknown>(),
    errors: jsonb('errors').$type<Finding[]>().notNull(),
    warnings: jsonb('warnings').$type<Finding[]>().notNull(),
    tokensIn: integer('tokens_in').notNull(),
    tokensOut: integer('tokens_out').notNull(),
    costUsd: numeric('cost_usd', { precision: 12, scale: 6 }),
    ms: integer('ms').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('attempts_ask').on(t.askId, t.n), index('attempts_subject').on(t.subjectId)],
)
