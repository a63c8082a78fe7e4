import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface RunningPostgres {
  /** Without a database name, ending in a slash. */
  baseUrl: string
  restart(how: 'fast' | 'immediate', ms: number): Promise<void>
  stop(): Promise<void>
}

/** A real PostgreSQL in a process of its own; it ends with ours, even when ours is killed. */
export async function runPostgres(options: { maxConnections?: number } = {}): Promise<RunningPostgres> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'postgres-child.ts'), ...Object.values(options).map(String)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const exited = once(child, 'exit')
  const lines = createInterface({ input: child.stdout })
  const first = await Promise.race([once(lines, 'line'), exited.then(() => undefined)])
  if (first === undefined) throw new Error('PostgreSQL could not be started')
  return {
    baseUrl: String(first[0]),
    async restart(how, ms) {
      const restarted = once(lines, 'line')
      child.stdin.write(`${how} ${ms}\n`)
      await Promise.race([restarted, exited.then(() => Promise.reject(new Error('PostgreSQL is gone')))])
    },
    async stop() {
      child.stdin.end()
      await exited
    },
  }
}
