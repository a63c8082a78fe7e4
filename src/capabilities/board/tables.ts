import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSchema,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, createdAt, id, workspaceId } from '#store/columns.ts'
import type {
  Change,
  DeclinedProposal,
  DiffType,
  DiffView,
  HistoryKind,
  HistorySide,
  RunKind,
  RunOutput,
} from './contract.ts'
import { RESTING, STATUSES, type Status, type Tray, WITH_OWN_TRAY } from './status/statuses.ts'

export const board = pgSchema('board')

const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ')

export const nodes = board.table(
  'nodes',
  {
    id: id(),
    workspaceId: workspaceId(),
    title: text('title').notNull(),
    context: text('context').notNull().default(''),
    note: text('note').notNull().default(''),
    status: text('status').$type<Status>().notNull(),
    /** Follows the status by itself, so that no tray can disagree with it. */
    tray: text('tray')
      .$type<Tray | null>()
      .generatedAlwaysAs((): SQL =>
        sql.raw(`case
          when "status" in (${quoted(WITH_OWN_TRAY)}) then lower("status")
          when "status" in (${quoted(RESTING)}) then null
          else 'other_active' end`),
      ),
    parentId: uuid('parent_id').references((): AnyPgColumn => nodes.id),
    /** The labels of the groups it was put into. */
    tags: text('tags').array().notNull(),
    /** A day or a moment, as the person wrote it. */
    due: text('due'),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: at('updated_at').notNull().defaultNow(),
    /** Deleting can be undone: the row stays. */
    deletedAt: at('deleted_at'),
  },
  (t) => [
    index('nodes_tray')
      .on(t.workspaceId, t.tray, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('nodes_newest')
      .on(t.workspaceId, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('nodes_status')
      .on(t.workspaceId, t.status, t.createdAt, t.id)
      .where(sql`${t.deletedAt} is null`),
    index('nodes_tray_due')
      .on(t.workspaceId, t.tray, t.due, t.createdAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.deletedAt} is null`),
    index('nodes_parent').on(t.parentId),
    check('nodes_status', sql.raw(`"status" in (${quoted(STATUSES)})`)),
  ],
)

export const relations = board.table(
  'relations',
  {
    id: id(),
    workspaceId: workspaceId(),
    fromNodeId: uuid('from_node_id')
      .notNull()
      .references(() => nodes.id),
    toNodeId: uuid('to_node_id')
      .notNull()
      .references(() => nodes.id),
    relationType: text('relation_type').notNull(),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('relations_once').on(t.fromNodeId, t.toNodeId, t.relationType),
    index('relations_to').on(t.toNodeId),
    index('relations_workspace').on(t.workspaceId),
    check('relations_not_itself', sql`${t.fromNodeId} <> ${t.toNodeId}`),
  ],
)

/** One row for every effect, and what it takes to undo it: who, when, from, to, why, by which confirmation. */
export const history = board.table(
  'history',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** The number its fact got in the live stream: the order in which effects were committed. */
    seq: bigint('seq', { mode: 'number' }).notNull(),
    kind: text('kind').$type<HistoryKind>().notNull(),
    nodeId: uuid('node_id').notNull(),
    /** Every node the effect touched, the first included. */
    nodeIds: uuid('node_ids').array().notNull(),
    before: jsonb('before').$type<HistorySide>(),
    after: jsonb('after').$type<HistorySide>(),
    reason: text('reason'),
    actorId: text('actor_id').notNull(),
    via: text('via').notNull(),
    uiAction: text('ui_action'),
    confirmationId: uuid('confirmation_id'),
    diffId: uuid('diff_id'),
    undoOf: uuid('undo_of'),
    undoneBy: uuid('undone_by'),
    createdAt: createdAt(),
  },
  (t) => [
    index('history_newest').on(t.workspaceId, t.seq),
    index('history_nodes').using('gin', t.nodeIds),
    uniqueIndex('history_confirmed_once').on(t.confirmationId),
  ],
)

/** What a run was asked, so that it can be asked again with a comment. */
export interface RunInputs {
  /** Null: the whole board. */
  sentIds: string[] | null
  focusNodeId: string | null
  userIntent: string | null
  constraints: string[]
}

/** What was asked of Organizer or Advisor and what came of it, adopted or not. */
export const runs = board.table(
  'runs',
  {
    id: id(),
    workspaceId: workspaceId(),
    kind: text('kind').$type<RunKind>().notNull(),
    ok: boolean('ok').notNull(),
    source: text('source').$type<RunOutput['source']>(),
    attempts: integer('attempts').notNull(),
    report: jsonb('report').$type<unknown>(),
    errors: jsonb('errors').$type<string[]>().notNull(),
    warnings: jsonb('warnings').$type<string[]>().notNull(),
    inputs: jsonb('inputs').$type<RunInputs>().notNull(),
    /** The run a person asked to change. */
    revises: uuid('revises'),
    actorId: text('actor_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('runs_newest').on(t.workspaceId, t.createdAt, t.id)],
)

/** One proposal as one thing that can be applied: never changed once made, only its state moves. */
export const diffs = board.table(
  'diffs',
  {
    id: id(),
    workspaceId: workspaceId(),
    runId: uuid('run_id')
      .notNull()
      .references(() => runs.id),
    type: text('type').$type<DiffType>().notNull(),
    targetNodeId: uuid('target_node_id').notNull(),
    change: jsonb('change').$type<Change>().notNull(),
    reason: text('reason').notNull(),
    risk: text('risk'),
    attempt: integer('attempt').notNull(),
    sourceProposal: text('source_proposal').notNull(),
    position: integer('position').notNull(),
    state: text('state').$type<DiffView['state']>().notNull(),
    comment: text('comment'),
    historyId: uuid('history_id'),
    createdAt: createdAt(),
    decidedAt: at('decided_at'),
  },
  (t) => [uniqueIndex('diffs_of_run').on(t.runId, t.position)],
)

/** What a person does not want to see proposed again, by what it says rather than by the run it came from. */
export const declined = board.table(
  'declined',
  {
    id: id(),
    workspaceId: workspaceId(),
    /** One key for one statement, however it is worded: see `declined-key.ts`. */
    key: text('key').notNull(),
    proposal: jsonb('proposal').$type<DeclinedProposal>().notNull(),
    runId: uuid('run_id').notNull(),
    sourceProposal: text('source_proposal').notNull(),
    comment: text('comment'),
    actorId: text('actor_id').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('declined_once').on(t.workspaceId, t.key),
    index('declined_newest').on(t.workspaceId, t.createdAt, t.id),
  ],
)

/** Which button a person pressed when they confirmed. */
export const confirmationActions = board.table('confirmation_actions', {
  confirmationId: uuid('confirmation_id').primaryKey(),
  workspaceId: workspaceId(),
  uiAction: text('ui_action').notNull(),
  createdAt: createdAt(),
})
