import { index, integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, id, workspaceId } from '#store/columns.ts'
import { kernel } from '../schema.ts'

/** A passage someone or something really said, kept once. Others refer to it by id, so erasing it erases it everywhere. */
export const evidence = kernel.table(
  'evidence',
  {
    id: id(),
    workspaceId: workspaceId(),
    subjectId: uuid('subject_id').notNull(),
    sourceType: text('source_type').notNull(),
    sourceId: text('source_id').notNull(),
    /** Null once erased: the row stays as a tombstone so that a gap can be shown. */
    quote: text('quote'),
    start: integer('start_offset').notNull(),
    end: integer('end_offset').notNull(),
    createdAt: createdAt(),
    erasedAt: at('erased_at'),
  },
  (t) => [index('evidence_subject').on(t.subjectId), index('evidence_source').on(t.sourceType, t.sourceId)],
)

export const evidenceLinks = kernel.table(
  'evidence_links',
  {
    workspaceId: workspaceId(),
    evidenceId: uuid('evidence_id')
      .notNull()
      .references(() => evidence.id, { onDelete: 'cascade' }),
    targetType: text('target_type').notNull(),
    targetId: text('target_id').notNull(),
    relation: text('relation').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.evidenceId, t.targetType, t.targetId, t.relation] }),
    index('evidence_links_target').on(t.targetType, t.targetId),
  ],
)
