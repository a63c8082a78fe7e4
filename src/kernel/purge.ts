import { purgeStore } from '#store/purge.ts'
import type { Store } from '#store/store.ts'
import { NazeError } from './errors.ts'
import { mayUseHome } from './home-key.ts'
import { type OperationVerbs, PurgeInput, PurgeOutput } from './operations.ts'
import { defineVerb } from './verb.ts'

/** For the command line, as the backup is: `homeKey` lies in the folder of an embedded store. */
export function makePurge(store: Store, homeKey: string | null): OperationVerbs['purge'] {
  let running = false
  return defineVerb({
    name: 'operations.purge',
    summary: 'Removes what was erased from the files of the embedded store too, for someone who can read its folder.',
    input: PurgeInput,
    output: PurgeOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'CONFLICT', 'STORE_FULL', 'DB_UNAVAILABLE', 'DB_ERROR'],
    async run(ctx, { home_key: shown }) {
      if (!mayUseHome(ctx, shown, homeKey))
        throw new NazeError('FORBIDDEN', 'Purging is for someone who can read the folder of this installation.')
      if (running) throw new NazeError('CONFLICT', 'The store is being purged. Try again when it is done.')
      running = true
      try {
        return await purgeStore(store)
      } finally {
        running = false
      }
    },
  })
}
