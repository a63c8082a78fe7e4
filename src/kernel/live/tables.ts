import { bigint, jsonb, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, workspaceId } from '#store/columns.ts'
import { kernel } from '../schema.ts'

/** Holds the last number given in a stream; its row lock makes numbers follow the order of commits. */
export const streams = kernel.table(
  'streams',
  { workspaceId: workspaceId(), name: text('name').notNull(), seq: bigint('seq', { mode: 'number' }).notNull() },
  (t) => [primaryKey({ columns: [t.workspaceId, t.name] })],
)

export const events = kernel.table(
  'events',
  {
    workspaceId: workspaceId(),
    stream: text('stream').notNull(),
    seq: bigint('seq', { mode: 'number' }).notNull(),
    type: text('type').notNull(),
    data: jsonb('data').$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.workspaceId, t.stream, t.seq] })],
)
