import { appendFileSync } from 'node:fs'

/** One line of the table in docs/trust.md: what was done to naze, how often, and what was seen afterwards. */
export interface FaultRow {
  /** In a few words, the same in every run: together with `store` it names the row. */
  fault: string
  store: 'pglite' | 'postgres' | 'both'
  times: number
  /** Figures of this run, nothing that was not counted. */
  seen: string
}

/** Call it last in a fault test, when everything it expects has held. Prints; a full run keeps it for the table. */
export function recordFault(row: FaultRow): void {
  process.stdout.write(`    ${row.store}: ${row.fault}, ${row.times} times: ${row.seen}\n`)
  const file = process.env['NAZE_FAULT_ROWS']
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(row)}\n`)
}
