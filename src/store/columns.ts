import { sql } from 'drizzle-orm'
import { timestamp, uuid } from 'drizzle-orm/pg-core'

/** In every table from the first migration: no row exists outside a workspace. */
export const workspaceId = () => uuid('workspace_id').notNull()
export const id = () => uuid('id').primaryKey()
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const createdAt = () => at('created_at').notNull().defaultNow()
/** The values of an enum for a check constraint, which takes no parameters. */
export const listed = (values: readonly string[]) => sql.raw(`(${values.map((value) => `'${value}'`).join(',')})`)
