import type { LiveReader } from '#kernel/live/contract.ts'
import type { CliDeps, CliVerbs } from './deps.ts'
import { withProgress } from './progress.ts'

/** Opens the store for one command, or reaches the server that has it, and lets go of it whatever happens. */
export async function withStore<T>(deps: CliDeps, run: (verbs: CliVerbs, live: LiveReader) => Promise<T>): Promise<T> {
  const opened = await withProgress(deps, 'opening the store', deps.open())
  try {
    return await run(opened.verbs, opened.live)
  } finally {
    await opened.close()
  }
}
