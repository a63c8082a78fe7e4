import { NazeError } from '../errors.ts'
import { mayUseHome } from '../home-key.ts'
import { BackupInput, BackupOutput, type OperationVerbs } from '../operations.ts'
import { defineVerb } from '../verb.ts'
import { type BackupParts, takeBackup } from './take-backup.ts'

/**
 * For the command line, which cannot open an embedded store while a server holds it. `homeKey` lies in that store's
 * folder: whoever shows it could read the store itself. Null where the database can be asked directly.
 */
export function makeBackup(parts: BackupParts, homeKey: string | null): OperationVerbs['backup'] {
  let running = false
  return defineVerb({
    name: 'operations.backup',
    summary: 'Everything in the embedded store as one archive, for someone who can read its folder.',
    input: BackupInput,
    output: BackupOutput,
    errors: ['INVALID_INPUT', 'FORBIDDEN', 'CONFLICT', 'STORE_FULL', 'DB_ERROR', 'CANCELLED'],
    async run(ctx, { home_key: shown }) {
      if (!mayUseHome(ctx, shown, homeKey))
        throw new NazeError('FORBIDDEN', 'A backup is for someone who can read the folder of this installation.')
      if (running) throw new NazeError('CONFLICT', 'A backup is being made. Try again when it is done.')
      running = true
      try {
        const createdAt = ctx.clock.now()
        const content = await takeBackup(parts, { createdAt, signal: ctx.signal })
        return { filename: 'backup.naze.gz', content_type: 'application/gzip' as const, content }
      } finally {
        running = false
      }
    },
  })
}
