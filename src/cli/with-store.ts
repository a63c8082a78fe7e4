import type { CliDeps, CliVerbs } from './deps.ts'
import { withProgress } from './progress.ts'

/** Opens the store for one command and closes it whatever happens. */
export async function withStore<T>(deps: CliDeps, run: (verbs: CliVerbs) => Promise<T>): Promise<T> {
  const opened = await withProgress(deps, 'opening the store', deps.open())
  try {
    return await run(opened.verbs)
  } finally {
    await opened.close()
  }
}
