import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NazeError } from '#kernel/errors.ts'
import type { Config } from '../config.ts'

/** For what only makes sense with a store: none is made for it. */
export function refuseMissingStore({ home, databaseUrl }: Config, what: string): void {
  if (databaseUrl === null && !existsSync(join(home, 'store')))
    throw new NazeError('NOT_FOUND', `${home} holds no store: there is nothing to ${what}`)
}
