import { asc, eq, gt, sql } from 'drizzle-orm'
import type { Queries, Tx } from '#store/store.ts'
import { NazeError } from '../errors.ts'
import { acrossWorkspaces, within } from '../workspace.ts'
import type { LiveFact } from './contract.ts'
import { parseStreamKey, type Scope, wakePrefix } from './stream-key.ts'
import { events, streams } from './tables.ts'

export const WAKE_CHANNEL = 'naze_live'

/**
 * One statement: the stream's row gives the number and stays locked until the commit, so the next writer waits and no
 * lower number can be committed after a higher one. The NOTIFY leaves with the commit.
 */
export function appendFact(tx: Tx, key: string, type: string, data: unknown) {
  const { workspace, stream } = parseStreamKey(key)
  const json = JSON.stringify(data)
  if (json === undefined) throw new NazeError('INVALID_INPUT', 'the data of a fact must be JSON')
  return tx.execute(sql`
    with next as (
      insert into ${streams} as stream (workspace_id, name, seq) values (${workspace}::uuid, ${stream}::text, 1)
      on conflict (workspace_id, name) do update set seq = stream.seq + 1
      returning stream.seq
    ), fact as (
      insert into ${events} (workspace_id, stream, seq, type, data)
      select ${workspace}::uuid, ${stream}::text, seq, ${type}::text, ${json}::jsonb from next
    )
    select seq, pg_notify(${WAKE_CHANNEL}, ${wakePrefix(key)} || seq) as woken from next
  `)
}

export async function readFacts(db: Queries, key: string, after: number, limit: number): Promise<LiveFact[]> {
  const { stream, ...scope } = parseStreamKey(key)
  const rows = await db
    .select({ seq: events.seq, type: events.type, data: events.data })
    .from(events)
    .where(within(scope, events, eq(events.stream, stream), gt(events.seq, after)))
    .orderBy(asc(events.seq))
    .limit(limit)
  return rows.map(({ seq, type, data }) => ({ kind: 'fact', seq, type, data }))
}

/** How far each of these streams goes; one query whatever their number. */
export async function readTips(
  db: Queries,
  keys: string[],
): Promise<{ workspace: string; name: string; seq: number }[]> {
  const wanted = JSON.stringify(keys.map(parseStreamKey))
  return db
    .select({ workspace: streams.workspaceId, name: streams.name, seq: streams.seq })
    .from(streams)
    .where(
      acrossWorkspaces(
        'every key names its own',
        sql`(${streams.workspaceId}, ${streams.name}) in (
          select (wanted ->> 'workspace')::uuid, wanted ->> 'stream' from jsonb_array_elements(${wanted}::jsonb) as wanted)`,
      ),
    )
}

/** The numbers stay, so that no follower sees a gap; what was said goes. */
export async function eraseFacts(tx: Tx, scope: Scope, stream: string): Promise<void> {
  await tx
    .update(events)
    .set({ data: { erased: true } })
    .where(within(scope, events, eq(events.stream, stream)))
}
