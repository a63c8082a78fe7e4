import { CodeIndexes } from '#capabilities/code/index/code-indexes.ts'
import { makeCodeToolVerbs } from '#capabilities/code/tools/verbs.ts'
import { runCodeCli } from '#cli/code-cli.ts'
import { isNazeError } from '#kernel/errors.ts'
import { type Config, readConfig } from './config.ts'
import { streams } from './streams.ts'
import { version } from './version.ts'

/** `naze code` for what needs no store: nothing of the other rooms is loaded. */
export async function codeMain(args: readonly string[]): Promise<number> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (!isNazeError(error)) throw error
    process.stderr.write(`naze: ${error.message} (${error.code})\n`)
    return 2
  }
  process.umask(0o077)
  const indexes = new CodeIndexes({ home: config.home, watch: false })
  try {
    return await runCodeCli({ version, code: makeCodeToolVerbs(indexes), ...streams() }, args)
  } finally {
    await indexes.close()
  }
}
