import { isNazeError } from '#kernel/errors.ts'
import { type Config, readConfig } from './config.ts'

/** The configuration; or null, and one line on stderr that names the malformed variable. */
export function configOrSaid(): Config | null {
  try {
    return readConfig()
  } catch (error) {
    if (!isNazeError(error)) throw error
    process.stderr.write(`naze: ${error.message} (${error.code})\n`)
    return null
  }
}
