import { once } from 'node:events'
import { createServer } from 'node:net'
import { Client } from 'pg'
import { type DoctorCheck, doctorChecks } from '#cli/index.ts'
import { NazeError } from '#kernel/errors.ts'
import { makeModelRouter } from '#kernel/model/index.ts'
import { firstOpenToOthers } from '#store/embedded/folder/private-files.ts'
import { runningServer } from '#store/embedded/folder/server-door.ts'
import type { Config } from '../config.ts'
import { addressForPeople } from '../door/address.ts'
import { readDoor } from '../door/config.ts'
import { lookAtStore } from './look-at-store.ts'
import { serverOf } from '../through/greet.ts'
import { webFolder } from '../serve.ts'

export function checksFor(config: Config): DoctorCheck[] {
  const { databaseUrl } = config
  const missing = makeModelRouter(config.model).warnings[0]?.split(' ', 1)[0]
  return doctorChecks({
    nodeVersion: process.versions.node,
    home: config.home,
    webFolder: webFolder(),
    openToOthers: () => firstOpenToOthers(config.home),
    lookAtStore: () => lookAtStore(config),
    model: { name: config.model.model, missingKey: missing ?? null },
    door: doorSetup(config),
    running: async () => (databaseUrl === null ? runningServer(config.home) : undefined),
    through: () => serverOf(config),
    reachPostgres: databaseUrl === null ? null : () => postgresVersion(databaseUrl),
  })
}

function doorSetup(config: Config): Parameters<typeof doctorChecks>[0]['door'] {
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
