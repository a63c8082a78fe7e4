import { sql } from 'drizzle-orm'
import { StoreError } from '../errors/store-error.ts'
import { rowsOf } from '../rows.ts'
import type { Tx } from '../store.ts'
import type { Section } from './section.ts'

const BATCH_ROWS = 500
const BATCH_CHARACTERS = 1_000_000

/** Lines on their way into one section. */
export class RestoreBatch {
  readonly #tx: Tx
  readonly #written: () => void
  #section: Section | undefined
  #lines: string[] = []
  #characters = 0

  constructor(tx: Tx, written: () => void) {
    this.#tx = tx
    this.#written = written
  }

  async into(section: Section): Promise<void> {
    await this.flush()
    this.#section = section
  }

  async add(line: string): Promise<void> {
    this.#lines.push(line)
    this.#characters += line.length
    if (this.#lines.length >= BATCH_ROWS || this.#characters >= BATCH_CHARACTERS) await this.flush()
  }

  async flush(): Promise<void> {
    const lines = this.#lines
    if (this.#section === undefined || lines.length === 0) return
    const given = sql`jsonb_array_elements(${`[${lines.join(',')}]`}::text::jsonb) as given (v)`
    const done = await this.#tx.execute(
      sql`with written as (${this.#section.insert(given)}) select count(*)::int as n from written`,
    )
    const written = rowsOf<{ n: number }>(done)[0]?.n
    if (written !== lines.length)
      throw new StoreError('CONFLICT', `${this.#section.name} took ${written} of ${lines.length} rows`)
    this.#lines = []
    this.#characters = 0
    this.#written()
  }
}
