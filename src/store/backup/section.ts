import type { SQL } from 'drizzle-orm'

/** One table's part of an archive: how its rows are read as texts, and written again from them. */
export interface Section {
  /** As the file names it: `schema.table`. */
  name: string
  columns: readonly string[]
  /** Every row as one JSON list of texts, in a column called `line`. */
  select: SQL
  /** Writes the rows that `given` holds as jsonb lists called `v`. Ends in `returning`. */
  insert(given: SQL): SQL
}
