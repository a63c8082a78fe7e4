import { type SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../rows.ts'
import type { Tx } from '../store.ts'
import type { TableName } from './own-tables.ts'

interface ForeignKey {
  table: string
  owner: string
  name: string
  definition: string
}

/**
 * Takes the references between these tables away while `fill` runs, since rows may refer to later ones, and puts them
 * back afterwards: then PostgreSQL checks every one of them, and refuses the whole when one leads nowhere.
 */
export async function withoutForeignKeys<T>(tx: Tx, tables: readonly TableName[], fill: () => Promise<T>): Promise<T> {
  const ours = new Set(tables.map(({ schema, name }) => `${schema}.${name}`))
  const found = await tx.execute(sql`
    select k.conrelid::regclass::text as "table", n.nspname || '.' || c.relname as owner, k.conname as name,
      pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' order by 1, 3`)
  const keys = rowsOf<ForeignKey>(found).filter(({ owner }) => ours.has(owner))
  for (const key of keys) await tx.execute(alter(key, sql`drop constraint ${sql.identifier(key.name)}`))
  const filled = await fill()
  for (const key of keys)
    await tx.execute(alter(key, sql`add constraint ${sql.identifier(key.name)} ${sql.raw(key.definition)}`))
  return filled
}

/** The names come from the database's own catalogue, already quoted. */
function alter({ table }: ForeignKey, how: SQL): SQL {
  return sql`alter table ${sql.raw(table)} ${how}`
}
