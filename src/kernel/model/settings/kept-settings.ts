import { eq } from 'drizzle-orm'
import { type Clock, LOCAL_WORKSPACE } from '#kernel/context.ts'
import { within } from '#kernel/workspace.ts'
import type { Queries, Store } from '#store/store.ts'
import { changed, ModelSettings, NO_SETTINGS, type SettingsChange } from './settings.ts'
import { modelSettings } from './tables.ts'

/** Another process of the same store may have changed them: older than this they are read again before an ask. */
const FRESH_MS = 1_000
/** Keys are the installation's, and so is what is done with them. */
const INSTALLATION = { workspace: LOCAL_WORKSPACE }

/** What was chosen on the page, in the store, and at hand for whoever has to know at once. */
export class KeptSettings {
  readonly #store: Store
  #current: ModelSettings = NO_SETTINGS
  #readAt = Number.NEGATIVE_INFINITY

  constructor(store: Store) {
    this.#store = store
  }

  get current(): ModelSettings {
    return this.#current
  }

  async refresh(olderThanMs = FRESH_MS): Promise<void> {
    if (performance.now() - this.#readAt < olderThanMs) return
    this.#take(await read(this.#store.db))
  }

  async change(clock: Clock, change: SettingsChange): Promise<void> {
    const updatedAt = clock.now()
    const settings = await this.#store.tx(async (tx) => {
      // The row is there and held before it is read: of two changes at once both are kept.
      await tx
        .insert(modelSettings)
        .values({ workspaceId: LOCAL_WORKSPACE, settings: NO_SETTINGS, updatedAt })
        .onConflictDoUpdate({ target: modelSettings.workspaceId, set: { updatedAt } })
      const next = changed(await read(tx), change)
      await tx
        .update(modelSettings)
        .set({ settings: next })
        .where(within(INSTALLATION, modelSettings, eq(modelSettings.workspaceId, LOCAL_WORKSPACE)))
      return next
    })
    this.#take(settings)
  }

  #take(settings: ModelSettings): void {
    this.#current = settings
    this.#readAt = performance.now()
  }
}

async function read(db: Queries): Promise<ModelSettings> {
  const [row] = await db
    .select({ settings: modelSettings.settings })
    .from(modelSettings)
    .where(within(INSTALLATION, modelSettings))
  return row === undefined ? NO_SETTINGS : ModelSettings.parse(row.settings)
}
