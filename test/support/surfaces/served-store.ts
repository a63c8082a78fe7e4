import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { closeGracefully, listen, makeHttpServer } from '../../../src/http/index.ts'
import { isSame, proofOf } from '../../../src/kernel/home-key.ts'
import { type Config, readConfig } from '../../../src/main/config.ts'
import { mcpSide } from '../../../src/main/mcp/serve-mcp.ts'
import { type AppVerbs, wireApp } from '../../../src/main/wire.ts'
import type { ServerDoor } from '../../../src/store/embedded/folder/server-door.ts'
import type { Store } from '../../../src/store/store.ts'

export const HOUSE_KEY = 'the-key-of-this-house'

export interface ServedStore {
  config: Config
  verbs: AppVerbs
  server: FastifyInstance
  door: ServerDoor
  /** The store is closed with it. */
  close(): Promise<void>
}

/** The whole house over a store, behind a listening server that knows its owner, as `naze start` would have it. */
export async function serveStore(store: Store): Promise<ServedStore> {
  const home = await mkdtemp(join(tmpdir(), 'naze-served-'))
  const config = readConfig({ NAZE_HOME: home })
  const app = wireApp(config, store)
  await app.start()
  const server = await makeHttpServer({
    verbs: app.verbs,
    live: app.live,
    webFolder: null,
    version: '0.0.0-test',
    host: '127.0.0.1',
    port: 0,
    debug: false,
    logger: false,
    shedding: { sampleIntervalMs: 3_600_000 },
    owner: { knows: (shown) => isSame(shown, HOUSE_KEY), proof: (nonce) => proofOf(HOUSE_KEY, nonce) },
    mcp: mcpSide(config, app.verbs),
  })
  const url = await listen(server, { host: '127.0.0.1', port: 0 })
  return {
    config,
    verbs: app.verbs,
    server,
    door: { url, key: HOUSE_KEY },
    async close() {
      await closeGracefully(server, 500)
      await app.close(500)
      await rm(home, { recursive: true, force: true })
    },
  }
}
