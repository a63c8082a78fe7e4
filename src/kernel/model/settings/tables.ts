import { jsonb, uuid } from 'drizzle-orm/pg-core'
import { at } from '#store/columns.ts'
import { kernel } from '../../schema.ts'
import type { ModelSettings } from './settings.ts'

/** What a person chose on the page Models: one row an installation. Keys are never here, only in the environment. */
export const modelSettings = kernel.table('model_settings', {
  workspaceId: uuid('workspace_id').primaryKey(),
  settings: jsonb('settings').$type<ModelSettings>().notNull(),
  updatedAt: at('updated_at').notNull(),
})
