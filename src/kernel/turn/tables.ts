import { sql } from 'drizzle-orm'
import { integer, jsonb, text, uniqueIndex, uuid, index } from 'drizzle-orm/pg-core'
import { at, createdAt, id, workspaceId } from '#store/columns.ts'
import { kernel } from '../schema.ts'

export interface StoredFailure {
  code: string
  message: string
}

/** One exchange of a conversation. At most one runs per subject: the partial unique index decides, not the code. */
export const turns = kernel.table(
  'turns',
  {
    id: id(),
    workspaceId: workspaceId(),
    kind: text('kind').notNull(),
    subjectId: uuid('subject_id').notNull(),
    key: text('key').notNull(),
    /** Of what was sent under the key: another text under the same key is refused. */
    fingerprint: text('fingerprint'),
    input: jsonb('input').$type<unknown>().notNull(),
    status: text('status', { enum: ['running', 'done', 'failed'] }).notNull(),
    /** Changes with every take-over; only its holder may conclude the turn. */
    leaseToken: uuid('lease_token').notNull(),
    leaseUntil: at('lease_until').notNull(),
    runs: integer('runs').notNull().default(1),
    result: jsonb('result').$type<unknown>(),
    failure: jsonb('failure').$type<StoredFailure>(),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('turns_key').on(t.kind, t.subjectId, t.key),
    uniqueIndex('turns_one_running')
      .on(t.kind, t.subjectId)
      .where(sql`${t.status} = 'running'`),
    index('turns_leases')
      .on(t.leaseUntil)
      .where(sql`${t.status} = 'running'`),
  ],
)
