import { CodeIndexes } from '#capabilities/code/index/code-indexes.ts'
import { makeCodeToolVerbs } from '#capabilities/code/tools/verbs.ts'
import { makeMaskingVerbs } from '#capabilities/masking/index.ts'
import { makeResearchVerbs } from '#capabilities/research/index.ts'
import { runCli } from '#cli/index.ts'
import { onCrashPoint } from '#kernel/crash-points.ts'
import { isNazeError } from '#kernel/errors.ts'
import { makeMcpServer, serveStdio } from '#mcp/index.ts'
import { checkArchive } from '#store/backup/index.ts'
import { openBackup } from './commands/backup.ts'
import { type Config, readConfig } from './config.ts'
import { checksFor } from './commands/doctor.ts'
import { purge } from './commands/purge.ts'
import { restoreBackup } from './commands/restore.ts'
import { startServer } from './serve.ts'
import { streams } from './streams.ts'
import { version } from './version.ts'
import { openApp } from './wire.ts'

/** The command line with its real streams. Returns the exit code; a malformed variable is one line that names it. */
export async function main(args: readonly string[]): Promise<number> {
  let config: Config
  try {
    config = readConfig()
  } catch (error) {
    if (!isNazeError(error)) throw error
    process.stderr.write(`naze: ${error.message} (${error.code})\n`)
    return 2
  }
  // What this process writes is for its user alone: the store, backups, logs.
  process.umask(0o077)
  armCrashPoint(config)
  return runCli(
    {
      version,
      open: () => openApp(config),
      code: makeCodeToolVerbs(new CodeIndexes({ home: config.home, watch: false })),
      masking: makeMaskingVerbs(),
      research: makeResearchVerbs(),
      startServer: (options) => startServer(config, options),
      serveMcp: () => serveMcp(config),
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

async function serveMcp(config: Config): Promise<void> {
  const app = await openApp(config)
  try {
    await serveStdio(makeMcpServer({ verbs: app.verbs, version }), process.stdin, process.stdout)
  } finally {
    await app.close()
  }
}

/** For the fault tests: dies at the named moment as if the power had gone, without a word. */
function armCrashPoint({ crashAt }: Config): void {
  if (crashAt === null) return
  let left = crashAt.time
  onCrashPoint((point) => {
    if (point === crashAt.point && --left === 0) process.kill(process.pid, 'SIGKILL')
  })
}
