import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { migratePostgres } from '../../../src/store/postgres/postgres.ts'
import { prepareTemplate } from '../../../src/main/prepare-template.ts'
import { runPostgres } from './run-postgres.ts'

export const TEMPLATE_DATABASE = 'naze_template'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresBaseUrl: string
  }
}

/** One PostgreSQL and one migrated template of each kind a run; a test file copies them in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await prepareTemplate()
  const server = await runPostgres()
  const admin = new Client({ connectionString: `${server.baseUrl}postgres` })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE_DATABASE}`)
  await admin.end()
  await migratePostgres(`${server.baseUrl}${TEMPLATE_DATABASE}`)
  project.provide('postgresBaseUrl', server.baseUrl)
  return () => server.stop()
}
