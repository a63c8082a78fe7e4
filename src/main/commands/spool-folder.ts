import { tmpdir } from 'node:os'
import type { Config } from '../config.ts'

/** Beside the embedded store, which is ours and has room; with a database elsewhere there may be no such folder. */
export function spoolFolder({ databaseUrl, home }: Config): string {
  return databaseUrl === null ? home : tmpdir()
}
