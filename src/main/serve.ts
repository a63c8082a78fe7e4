import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Started, StartOptions } from '#cli/index.ts'
import { closeGracefully, listen, makeHttpServer } from '#http/index.ts'
import { packageRoot } from '#store/package-root.ts'
import { announceServer } from '#store/server-door.ts'
import { type Config, readHost } from './config.ts'
import { makeLogger } from './logger.ts'
import { version } from './version.ts'
import { type App, openApp } from './wire.ts'

const HTTP_CLOSE_MS = 8_000
const APP_CLOSE_MS = 1_500

export function webFolder(): string {
  return join(packageRoot(), 'dist', 'web')
}

/** Opens everything and listens. Ends on SIGINT, SIGTERM or when the launcher that started us is gone. */
export async function startServer(config: Config, options: StartOptions): Promise<Started> {
  const host = options.host === undefined ? config.host : readHost(options.host)
  const port = options.port ?? config.port
  const app = await openApp(config)
  for (const warning of app.warnings) process.stderr.write(`naze: ${warning}\n`)
  const logger = makeLogger(config, app.homeKey)
  const server = await makeHttpServer({
    verbs: app.verbs,
    live: app.live,
    webFolder: existsSync(webFolder()) ? webFolder() : null,
    version,
    host,
    port,
    debug: config.debug,
    logger,
  })
  try {
    const url = await listen(server, { host, port })
    if (app.homeKey !== null) await announceServer(config.home, { url, key: app.homeKey })
    // Whoever asks before this is done waits for it; whoever comes later does not. A failure comes back with the first use.
    app.warm().catch(() => undefined)
    return { url, closed: closeWhenAsked(server, app) }
  } catch (error) {
    await app.close(0)
    throw error
  }
}

async function closeWhenAsked(server: Awaited<ReturnType<typeof makeHttpServer>>, app: App): Promise<void> {
  await askedToStop()
  await closeGracefully(server, HTTP_CLOSE_MS)
  await app.close(APP_CLOSE_MS)
}

function askedToStop(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => resolve())
  process.once('disconnect', () => resolve())
  // Listening for the launcher's end must not itself keep a stopped server alive.
  process.channel?.unref()
  return promise
}
