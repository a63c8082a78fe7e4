import { type SQL, sql } from 'drizzle-orm'
import { withoutForeignKeys } from '../../../src/store/backup/foreign-keys.ts'
import { ownTables } from '../../../src/store/backup/own-tables.ts'
import { rowsOf } from '../../../src/store/rows.ts'
import type { Store, Tx } from '../../../src/store/store.ts'

interface Column {
  table: string
  name: string
  type: string
  required: boolean
  place: number
}

/**
 * Rows in every table there is, whatever it is for: awkward texts, both kinds of null, numbers no double can hold. Row n
 * of a table refers to others by number, so that every reference leads somewhere.
 */
export async function fillEveryTable(store: Store, rows: number): Promise<void> {
  await dropChecks(store)
  await store.tx(async (tx) => {
    const columns = Map.groupBy(await columnsOf(tx), (column) => column.table)
    const tables = ownTables()
    await withoutForeignKeys(tx, tables, async () => {
      for (const { schema, name } of tables) {
        const own = columns.get(`${schema}.${name}`) ?? []
        const names = sql.join(
          own.map((column) => sql.identifier(column.name)),
          sql`, `,
        )
        const values = sql.join(
          own.map((column) => valueFor(column, rows)),
          sql`, `,
        )
        await tx.execute(sql`insert into ${sql.identifier(schema)}.${sql.identifier(name)} (${names})
          select ${values} from generate_series(0, ${sql.raw(String(rows - 1))}) as n`)
      }
    })
  })
}

/** Which words a column may hold is not what these rows are about. */
export async function dropChecks(store: Store): Promise<void> {
  const found = await store.db.execute(sql`
    select conrelid::regclass::text as "table", conname as name from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'c' and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')`)
  for (const { table, name } of rowsOf<{ table: string; name: string }>(found))
    await store.db.execute(sql`alter table ${sql.raw(table)} drop constraint ${sql.identifier(name)}`)
}

async function columnsOf(tx: Tx): Promise<Column[]> {
  const found = await tx.execute(sql`
    select n.nspname || '.' || c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
      a.attnotnull as required, a.attnum::int - 1 as place
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relkind = 'r' order by a.attnum`)
  return rowsOf<Column>(found)
}

const AWKWARD = String.raw`「なぜ」"why" \ back\nslash \u0041 {a,b} 👩‍👧 ${'\t'}${'\n'} ${'long words '.repeat(20)}`

function valueFor({ type, required, place }: Column, rows: number): SQL {
  const id = sql.raw(`lpad(to_hex((n + ${place}) % ${rows}), 32, '0')::uuid`)
  const values: Record<string, SQL> = {
    uuid: id,
    'uuid[]': sql`array[${id}, ${id}]`,
    text: sql`${AWKWARD}::text || n`,
    'text[]': sql`array['a,b', '"q"', 'null', '', null, '{}', n::text]`,
    jsonb: sql`case n % 3 when 0 then 'null'::jsonb when 1 then
      '{"n": 12345678901234567890.123400, "e": 1e-30, "t": "日本語 \\" \\n"}'::jsonb else '[]'::jsonb end`,
    integer: sql`n`,
    bigint: sql`9007199254740993 + n`,
    numeric: sql`(n % 10) + 0.5`,
    'double precision': sql`(n + 1) / 3.0::double precision * (case n % 2 when 0 then 1e-300 else 1 end)`,
    boolean: sql`n % 2 = 0`,
    'timestamp with time zone': sql`timestamptz '2026-11-15 01:02:03.123456+09' + n * interval '1.000001 s'`,
  }
  const value = values[type]
  if (value === undefined) throw new Error(`say here how a ${type} looks`)
  return required ? value : sql`case when (n + ${sql.raw(String(place))}) % 4 = 0 then null else ${value} end`
}
