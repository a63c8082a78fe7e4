import { type SQL, sql } from 'drizzle-orm'
import { StoreError } from '../errors/store-error.ts'
import { rowsOf } from '../rows.ts'
import type { Tx } from '../store.ts'
import type { TableName } from './own-tables.ts'
import type { Section } from './section.ts'

interface Column {
  table: string
  name: string
  type: string
}

/** Values cross as PostgreSQL writes them in text, so that nothing is rounded on the way; these settle how it writes. */
export async function writeExactly(tx: Tx): Promise<void> {
  await tx.execute(sql`select set_config('TimeZone', 'UTC', true), set_config('DateStyle', 'ISO, YMD', true),
    set_config('IntervalStyle', 'iso_8601', true), set_config('extra_float_digits', '1', true),
    set_config('bytea_output', 'hex', true)`)
}

/** Columns come from the database itself; those it computes are left out and computed again. */
export async function tableSections(tx: Tx, tables: readonly TableName[]): Promise<Section[]> {
  const found = await tx.execute(sql`
    select n.nspname || '.' || c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relkind = 'r'
    order by 1, a.attnum`)
  const columns = Map.groupBy(rowsOf<Column>(found), (column) => column.table)
  return tables.map((table) => tableSection(table, columns.get(`${table.schema}.${table.name}`) ?? []))
}

function tableSection({ schema, name }: TableName, columns: readonly Column[]): Section {
  if (columns.length === 0) throw new StoreError('DB_ERROR', `The store has no table ${schema}.${name}.`)
  const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
  const names = columns.map((column) => sql.identifier(column.name))
  const values = columns.map(({ type }, at) => sql`(v ->> ${sql.raw(String(at))})::${sql.raw(type)}`)
  return {
    name: `${schema}.${name}`,
    columns: columns.map((column) => column.name),
    select: sql`select ${asLine(names)} as line from ${table}`,
    insert: (given) => sql`insert into ${table} (${sql.join(names, sql`, `)}) overriding system value
      select ${sql.join(values, sql`, `)} from ${given} returning 1`,
  }
}

/** A row as one JSON list of texts, the form of every line in an archive. */
export function asLine(values: readonly Parameters<typeof sql.join>[0][number][]): SQL {
  const texts = values.map((value) => sql`${value}::text`)
  return sql`to_json(array[${sql.join(texts, sql`, `)}])::text`
}
