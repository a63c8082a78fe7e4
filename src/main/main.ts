import { CodeIndexes } from '#capabilities/code/index/code-indexes.ts'
import { makeCodeToolVerbs } from '#capabilities/code/tools/verbs.ts'
import { makeMaskingVerbs } from '#capabilities/masking/index.ts'
import { makeEvaluationVerbs } from '#capabilities/code/evaluation/evaluate.ts'
import { makeResearchVerbs } from '#capabilities/research/index.ts'
import { runCli } from '#cli/index.ts'
import { onCrashPoint } from '#kernel/crash-points.ts'
import { ROOM_NAMES } from '#mcp/index.ts'
import { checkArchive } from '#store/backup/index.ts'
import { openBackup } from './commands/backup.ts'
import type { Config } from './config.ts'
import { configOrSaid } from './config-or-said.ts'
import { checksFor } from './commands/doctor.ts'
import { purge } from './commands/purge.ts'
import { restoreBackup } from './commands/restore.ts'
import { serveMcp, setUpMcp } from './mcp/serve-mcp.ts'
import { startServer } from './serve.ts'
import { streams } from './streams.ts'
import { openHouse } from './through/open-house.ts'
import { version } from './version.ts'

/** The command line with its real streams. Returns the exit code; a malformed variable is one line that names it. */
export async function main(args: readonly string[]): Promise<number> {
  const config = configOrSaid()
  if (config === null) return 2
  // What this process writes is for its user alone: the store, backups, logs.
  process.umask(0o077)
  armCrashPoint(config)
  return runCli(
    {
      version,
      open: () => openHouse(config),
      code: makeCodeToolVerbs(new CodeIndexes({ home: config.home, watch: false })),
      masking: makeMaskingVerbs(),
      research: makeResearchVerbs(),
      evaluation: makeEvaluationVerbs,
      startServer: (options) => startServer(config, options),
      mcp: {
        rooms: ROOM_NAMES,
        serve: (serving) => serveMcp(config, serving),
        setUp: (wanted) => setUpMcp(config, wanted),
      },
      backups: {
        open: () => openBackup(config),
        check: checkArchive,
        restore: (file) => restoreBackup(config, file),
      },
      purge: () => purge(config),
      doctorChecks: () => checksFor(config),
      onInterrupt,
      ...streams(),
    },
    args,
  )
}

function onInterrupt(listener: () => void): () => void {
  process.on('SIGINT', listener)
  return () => process.off('SIGINT', listener)
}

/** For the fault tests: dies at the named moment as if the power had gone, without a word. */
function armCrashPoint({ crashAt }: Config): void {
  if (crashAt === null) return
  let left = crashAt.time
  onCrashPoint((point) => {
    if (point === crashAt.point && --left === 0) process.kill(process.pid, 'SIGKILL')
  })
}
