import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { RunningPostgres } from '../support/store/run-postgres.ts'

/** What can happen to a database while people use it. Each ends by itself and leaves the database as it was. */
export const HARMS = ['cut', 'fast restart', 'crash', 'no connection left', 'locked table'] as const
export type Harm = (typeof HARMS)[number]

/** Whatever a person's message, its answer, its event and its job go through. */
const TABLES = [
  'kernel.turns',
  'kernel.streams',
  'interview.conversations',
  'why.sessions',
  'kernel.asks',
  'interview.messages',
  'pgboss.job',
]

export interface HarmOptions {
  url: string
  server: RunningPostgres
  maxConnections: number
  /** Longer than anybody waits for a lock. */
  lockMs: number
  holdMs: number
}

export async function harm(kind: Harm, n: number, options: HarmOptions): Promise<void> {
  if (kind === 'fast restart') await options.server.restart('fast', Math.random() * 1_500)
  else if (kind === 'crash') await options.server.restart('immediate', Math.random() * 1_500)
  else {
    const admin = await connect(options.url)
    try {
      if (kind === 'cut') await cutAll(admin)
      else if (kind === 'locked table') await lockTable(admin, TABLES[n % TABLES.length] ?? '', options.lockMs)
      else await takeAllConnections(admin, options)
    } finally {
      await admin.end()
    }
  }
}

export async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function cutAll(admin: Client): Promise<void> {
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`)
}

async function lockTable(admin: Client, table: string, ms: number): Promise<void> {
  await admin.query('begin')
  await admin.query(`lock table ${table} in access exclusive mode`)
  await sleep(ms)
  await admin.query('rollback')
}

/** Others have come first everywhere: naze loses what it has and gets nothing new. */
async function takeAllConnections(admin: Client, { url, maxConnections, holdMs }: HarmOptions): Promise<void> {
  const held: Client[] = []
  const until = performance.now() + holdMs
  await cutAll(admin)
  while (performance.now() < until) {
    const more = await Promise.allSettled(Array.from({ length: maxConnections }, () => connect(url)))
    for (const one of more) if (one.status === 'fulfilled') held.push(one.value)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where backend_type = 'client backend' and pid <> all ($1::int[]) and pid <> pg_backend_pid()`,
      [await pidsOf(held)],
    )
    await sleep(200)
  }
  await Promise.all(held.map((client) => client.end().catch(() => {})))
}

async function pidsOf(clients: readonly Client[]): Promise<number[]> {
  const pids = await Promise.all(
    clients.map(async (client) => {
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
      return rows[0]?.pid ?? 0
    }),
  )
  return pids
}
