import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningPostgres {
  /** Without a database name, ending in a slash. */
  baseUrl: string
  stop(): Promise<void>
}

/** A real PostgreSQL in a process of its own; it ends with ours, even when ours is killed. */
export async function runPostgres(): Promise<RunningPostgres> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'postgres-child.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([once(lines, 'line'), exited.then(() => undefined)])
  if (first === undefined) throw new Error('PostgreSQL could not be started')
  return {
    baseUrl: String(first[0]),
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}
