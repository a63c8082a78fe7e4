import { pgSchema } from 'drizzle-orm/pg-core'

/** The PostgreSQL schema of everything the capabilities share. */
export const kernel = pgSchema('kernel')
