import { CodeIndexes } from '#capabilities/code/index/code-indexes.ts'
import { makeCodeToolVerbs } from '#capabilities/code/tools/verbs.ts'
import { runCodeCli } from '#cli/code-cli.ts'
import { configOrSaid } from './config-or-said.ts'
import { streams } from './streams.ts'
import { version } from './version.ts'

/** `naze code` for what needs no store: nothing of the other rooms is loaded. */
export async function codeMain(args: readonly string[]): Promise<number> {
  const config = configOrSaid()
  if (config === null) return 2
  process.umask(0o077)
  const indexes = new CodeIndexes({ home: config.home, watch: false })
  try {
    return await runCodeCli({ version, code: makeCodeToolVerbs(indexes), ...streams() }, args)
  } finally {
    await indexes.close()
  }
}
