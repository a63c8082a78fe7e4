import { once } from 'node:events'
import { createServer } from 'node:net'
import { Client } from 'pg'
import { type DoctorCheck, doctorChecks, type Setup } from '#cli/index.ts'
import { makeContext } from '#kernel/context.ts'
import { NazeError } from '#kernel/errors.ts'
import { adviceFor } from '#kernel/model/check/advice.ts'
import { CHECK_PATIENCE_MS, checkModel } from '#kernel/model/check/check-model.ts'
import type { Models } from '#kernel/model/contract.ts'
import { makeModelRouter } from '#kernel/model/index.ts'
import type { CheckedModel } from '#kernel/operations.ts'
import { callVerb } from '#kernel/verb.ts'
import { firstOpenToOthers } from '#store/embedded/folder/private-files.ts'
import { runningServer } from '#store/embedded/folder/server-door.ts'
import type { Config } from '../config.ts'
import { addressForPeople } from '../door/address.ts'
import { readDoor } from '../door/config.ts'
import { lookAtStore } from './look-at-store.ts'
import { serverOf } from '../through/greet.ts'
import { houseThrough } from '../through/open-house.ts'
import { webFolder } from '../serve.ts'

export async function checksFor(config: Config): Promise<DoctorCheck[]> {
  const { databaseUrl } = config
  const models = makeModelRouter(config.model)
  const missing = models.warnings[0]?.split(' ', 1)[0]
  return doctorChecks({
    nodeVersion: process.versions.node,
    home: config.home,
    webFolder: webFolder(),
    openToOthers: () => firstOpenToOthers(config.home),
    lookAtStore: () => lookAtStore(config),
    model: { name: config.model.model, missingKey: missing ?? null },
    models: (await throughServer(config)) ?? models.named().map((name) => ({ name, ask: () => askHere(models, name) })),
    door: doorSetup(config),
    running: async () => (databaseUrl === null ? runningServer(config.home) : undefined),
    through: () => serverOf(config),
    reachPostgres: databaseUrl === null ? null : () => postgresVersion(databaseUrl),
  })
}

/** A server that runs knows also what was chosen on its page, and asks with its own keys. */
async function throughServer(config: Config): Promise<Setup['models'] | undefined> {
  const server = await serverOf(config).catch(() => undefined)
  if (server === undefined) return undefined
  const { operations } = houseThrough(config, server).verbs
  const ctx = makeContext({ actor: { id: 'local', kind: 'person', via: 'cli' } })
  try {
    const { models } = await callVerb(operations.models, ctx, {})
    return models.map(({ model: name }) => ({ name, ask: () => callVerb(operations.checkModel, ctx, { model: name }) }))
  } catch {
    return undefined
  }
}

/** Without a store there is no ledger to write to: what is asked here is seen here only. */
async function askHere(models: Models, name: string): Promise<CheckedModel> {
  const usable = models.use(name)
  if (usable === null) throw new NazeError('INVALID_INPUT', 'the built-in needs no checking')
  const timeoutMs = models.timeoutMs?.('models.check') ?? CHECK_PATIENCE_MS
  const { findings, asked } = await checkModel(usable, { timeoutMs, signal: new AbortController().signal })
  const tokens = asked.reduce((sum, { answer }) => sum + (answer?.inputTokens ?? 0) + (answer?.outputTokens ?? 0), 0)
  return { model: name, ...findings, advice: adviceFor(findings, name, usable.key.variable), tokens }
}

function doorSetup(config: Config): Setup['door'] {
  const door = readDoor(config.door)
  if (door === null) return null
  const { host, port } = door
  return {
    listening: `${host.includes(':') ? `[${host}]` : host}:${port}`,
    forPeople: addressForPeople(door, port),
    isFree: () => isFree(host, port),
  }
}

/** Whether it could be listened on right now. An address that is not of this machine throws, and that is the finding. */
async function isFree(host: string, port: number): Promise<boolean> {
  const server = createServer()
  try {
    server.listen({ host, port, exclusive: true })
    await once(server, 'listening')
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') return false
    throw new NazeError('CONFIG_INVALID', `NAZE_DOOR_HOST ${host}, port ${port}: cannot be listened on`, {
      cause: error,
    })
  } finally {
    server.close()
  }
}

async function postgresVersion(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? 'unknown'
  } finally {
    await client.end()
  }
}
