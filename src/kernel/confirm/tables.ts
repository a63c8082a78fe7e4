import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core'
import { at, id, workspaceId } from '#store/columns.ts'
import { kernel } from '../schema.ts'

/** A person's yes to exactly one change: used once, for a day, by whoever applies that very change. */
export const confirmations = kernel.table(
  'confirmations',
  {
    id: id(),
    workspaceId: workspaceId(),
    type: text('type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    change: jsonb('change').$type<unknown>().notNull(),
    changeHash: text('change_hash').notNull(),
    reason: text('reason'),
    confirmedBy: text('confirmed_by').notNull(),
    via: text('via').notNull(),
    confirmedAt: at('confirmed_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    consumedAt: at('consumed_at'),
  },
  (t) => [index('confirmations_subject').on(t.workspaceId, t.subjectId)],
)
