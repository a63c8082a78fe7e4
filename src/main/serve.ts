import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Started, StartOptions } from '#cli/index.ts'
import { closeGracefully, listen, makeHttpServer, type Owner } from '#http/index.ts'
import { isSame, proofOf } from '#kernel/home-key.ts'
import { packageRoot } from '#store/package-root.ts'
import { announceServer } from '#store/embedded/folder/server-door.ts'
import { type Config, readHost } from './config.ts'
import { type DoorConfig, type DoorSettings, readDoor } from './door/config.ts'
import { type Door, openDoor } from './door/door.ts'
import { mcpSide } from './mcp/serve-mcp.ts'
import { whenFree } from './through/reach.ts'
import { refuse } from './values.ts'
import { makeLogger } from './logger.ts'
import { version } from './version.ts'
import { type App, newHomeKey, openApp } from './wire.ts'

const HTTP_CLOSE_MS = 8_000
const APP_CLOSE_MS = 1_500
/** After this a database that hangs is ended; it finds what was committed when it is opened again. */
const STORE_CLOSE_MS = 4_000

export function webFolder(): string {
  return join(packageRoot(), 'dist', 'web')
}

/** Opens everything and listens. Ends on SIGINT, SIGTERM or when the launcher that started us is gone. */
export async function startServer(config: Config, options: StartOptions): Promise<Started> {
  const host = options.host === undefined ? config.host : readHost(options.host)
  const port = options.port ?? config.port
  const homeKey = newHomeKey(config)
  const logger = makeLogger(config, homeKey)
  const doorConfig = doorAsked(config.door, options, port)
  let door: Door | undefined
  const appOptions = {
    homeKey,
    publicAddress: () => door?.addressForPeople() ?? null,
    onNews: (news: string) => logger.warn({ part: 'store' }, news),
  }
  const say = (line: string) => void process.stderr.write(`naze: ${line}\n`)
  const app = await whenFree(config, () => openApp(config, appOptions), say)
  for (const warning of app.warnings) say(warning)
  const common = {
    verbs: app.verbs,
    live: app.live,
    webFolder: existsSync(webFolder()) ? webFolder() : null,
    debug: config.debug,
    logger,
  }
  const server = await makeHttpServer({
    ...common,
    version,
    host,
    port,
    ...(homeKey !== null && { owner: ownerOf(homeKey) }),
    mcp: mcpSide(config, app.verbs),
  })
  try {
    const url = await listen(server, { host, port })
    if (doorConfig !== null) door = await openDoor(doorConfig, common)
    const participants = door && { forPeople: door.addressForPeople(), listening: door.listening }
    if (homeKey !== null)
      await announceServer(config.home, { url, key: homeKey, version, ...(participants && { participants }) })
    // Whoever asks before this is done waits for it; whoever comes later does not. A failure comes back with the first use.
    app.warm().catch(() => undefined)
    return {
      url,
      door: participants ?? null,
      closed: closeWhenAsked(server, door, app),
    }
  } catch (error) {
    await closeGracefully(server, 0)
    await app.close(0)
    throw error
  }
}

/** Who can read the key in the folder. */
function ownerOf(homeKey: string): Owner {
  return { knows: (shown) => isSame(shown, homeKey), proof: (nonce) => proofOf(homeKey, nonce) }
}

/** The environment's door, with what the command line says over it. */
function doorAsked(settings: DoorSettings, options: StartOptions, port: number): DoorConfig | null {
  const { doorHost: host, doorPort, publicUrl } = options
  const said = {
    ...(host !== undefined && { host }),
    ...(doorPort !== undefined && { port: String(doorPort) }),
    ...(publicUrl !== undefined && { publicUrl }),
  }
  const door = readDoor({ ...settings, ...said }, options.door)
  // Some systems would let both listen, and requests for one would reach the other.
  if (door !== null && door.port === port && port !== 0) {
    refuse('NAZE_DOOR_PORT', `${port} is where the researcher's side listens: the door needs a port of its own`)
  }
  return door
}

async function closeWhenAsked(
  server: Awaited<ReturnType<typeof makeHttpServer>>,
  door: Door | undefined,
  app: App,
): Promise<void> {
  await askedToStop()
  await Promise.all([closeGracefully(server, HTTP_CLOSE_MS), door?.close(HTTP_CLOSE_MS)])
  const timer = new AbortController()
  const late = sleep(STORE_CLOSE_MS, 'late' as const, { signal: timer.signal }).catch(() => undefined)
  const closed = app.close(APP_CLOSE_MS)
  if ((await Promise.race([closed, late])) === 'late') {
    closed.catch(() => undefined)
    await app.store.close()
  }
  timer.abort()
  // Whatever else may still hold on: somebody asked this process to end.
  setTimeout(() => process.exit(), STORE_CLOSE_MS).unref()
}

function askedToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  process.once('disconnect', () => resolve())
  // Killed while this was still starting, when nobody listened for it yet.
  if (process.send !== undefined && !process.connected) resolve()
  // Listening for the launcher's end must not itself keep a stopped server alive.
  process.channel?.unref()
  return promise
}
