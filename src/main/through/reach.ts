import { setTimeout as sleep } from 'node:timers/promises'
import { NazeError, toNazeError } from '#kernel/errors.ts'
import { findServer, type ServerDoor } from '#store/embedded/folder/server-door.ts'
import { version } from '../version.ts'
import type { Config } from '../config.ts'
import { answers, serverOf } from './greet.ts'

const LOOK_MS = 100
/** For a command that is about to end, or a server that is about to answer. */
const PATIENCE_MS = 5_000
/** A start is worth waiting longer for than a command. */
const START_PATIENCE_MS = 10_000

type Reached<T> = { opened: T; server?: never } | { opened?: never; server: ServerDoor }

/**
 * The store itself, or the server that holds it. Which of the two is settled by the lock of the folder; what a killed
 * server left behind is believed by nobody. A PostgreSQL has room for all: there the store is opened.
 */
export async function reach<T>(config: Config, open: () => Promise<T>): Promise<Reached<T>> {
  const until = performance.now() + PATIENCE_MS
  for (;;) {
    const server = await serverOf(config)
    if (server !== undefined) {
      refuseOtherVersion(config, server)
      return { server }
    }
    try {
      return { opened: await open() }
    } catch (thrown) {
      const error = toNazeError(thrown)
      if (error.code !== 'STORE_LOCKED' || performance.now() > until) throw thrown
    }
    await sleep(LOOK_MS)
  }
}

/** Opens for a new server: waits for a command that works, and for another server not at all. */
export async function whenFree<T>(
  { home }: Config,
  open: () => Promise<T>,
  tell: (news: string) => void,
  patienceMs: number = START_PATIENCE_MS,
): Promise<T> {
  const until = performance.now() + patienceMs
  for (let told = false; ; told = true) {
    try {
      return await open()
    } catch (thrown) {
      const error = toNazeError(thrown)
      if (error.code !== 'STORE_LOCKED' || performance.now() > until) throw thrown
      const server = await findServer(home)
      if (server !== undefined && (await answers(server))) throw thrown
      if (!told) tell(`${error.message}: waiting for it to end`)
    }
    await sleep(LOOK_MS)
  }
}

function refuseOtherVersion({ home }: Config, server: ServerDoor): void {
  if (server.version === version) return
  const theirs = server.version ?? 'an older one'
  throw new NazeError(
    'STORE_LOCKED',
    `${home} is in use by a naze of another version (${theirs}, this is ${version}): stop it first`,
  )
}
