import { sql } from 'drizzle-orm'
import { StoreError } from '../errors/store-error.ts'
import { rowsOf } from '../rows.ts'
import type { Tx } from '../store.ts'
import type { Counter } from './archive-format.ts'
import type { TableName } from './own-tables.ts'

/** The sequences behind serial and identity columns of these tables. */
async function sequencesOf(tx: Tx, tables: readonly TableName[]): Promise<TableName[]> {
  const found = await tx.execute(sql`
    select sn.nspname as schema, s.relname as name, tn.nspname || '.' || t.relname as owner
    from pg_class s join pg_namespace sn on sn.oid = s.relnamespace
    join pg_depend d on d.objid = s.oid and d.classid = 'pg_class'::regclass
      and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_class t on t.oid = d.refobjid join pg_namespace tn on tn.oid = t.relnamespace
    where s.relkind = 'S' order by 1, 2`)
  const ours = new Set(tables.map(({ schema, name }) => `${schema}.${name}`))
  return rowsOf<TableName & { owner: string }>(found).filter(({ owner }) => ours.has(owner))
}

export async function readCounters(tx: Tx, tables: readonly TableName[]): Promise<Counter[]> {
  const counters: Counter[] = []
  for (const { schema, name } of await sequencesOf(tx, tables)) {
    const read = await tx.execute(sql`select last_value::text as value, is_called as called
      from ${sql.identifier(schema)}.${sql.identifier(name)}`)
    const [found] = rowsOf<{ value: string; called: boolean }>(read)
    if (found !== undefined) counters.push({ sequence: `${schema}.${name}`, ...found })
  }
  return counters
}

export async function setCounters(tx: Tx, tables: readonly TableName[], counters: readonly Counter[]): Promise<void> {
  const known = new Map((await sequencesOf(tx, tables)).map((each) => [`${each.schema}.${each.name}`, each]))
  for (const { sequence, value, called } of counters) {
    const found = known.get(sequence)
    if (found === undefined) throw new StoreError('INVALID_INPUT', `The backup counts ${sequence}, which is not ours.`)
    const quoted = sql`format('%I.%I', ${found.schema}::text, ${found.name}::text)::regclass`
    await tx.execute(sql`select setval(${quoted}, ${value}::bigint, ${called}::boolean)`)
  }
}
