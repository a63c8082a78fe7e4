import { Client } from 'pg'
import { type DoctorCheck, doctorChecks } from '#cli/index.ts'
import { makeModelRouter } from '#kernel/model/index.ts'
import { firstOpenToOthers } from '#store/embedded/private-files.ts'
import type { Config } from './config.ts'
import { lookAtStore } from './look-at-store.ts'
import { webFolder } from './serve.ts'

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
    reachPostgres: databaseUrl === null ? null : () => postgresVersion(databaseUrl),
  })
}

async function postgresVersion(url: string): Promise<string> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  try {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    return rows[0]?.server_version ?? 'unknown'
  } finally {
    await client.end()
  }
}
