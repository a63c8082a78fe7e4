import { EventEmitter } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { CodeIndexes } from '../../../src/capabilities/code/index/code-indexes.ts'
import { makeCodeToolVerbs } from '../../../src/capabilities/code/tools/verbs.ts'
import type { CliDeps } from '../../../src/cli/index.ts'
import { runCli } from '../../../src/cli/index.ts'
import { type InMemoryVerbs, inMemoryVerbs } from './in-memory-verbs.ts'

export interface FakeCli extends InMemoryVerbs {
  deps: CliDeps
  stdin: PassThrough
  opened: { times: number; closed: number }
  /** Ctrl-C. */
  interrupt(): void
  out(): string
  err(): string
  run(...args: string[]): Promise<number>
}

/** The command line over in-memory verbs and streams; not a terminal unless told so. */
export function fakeCli(overrides: Partial<CliDeps> = {}, memory: InMemoryVerbs = inMemoryVerbs()): FakeCli {
  const stdin = new PassThrough()
  const written = { stdout: '', stderr: '' }
  const stream = (name: 'stdout' | 'stderr') => {
    const through = new PassThrough()
    through.on('data', (chunk: Buffer) => (written[name] += chunk.toString()))
    return through
  }
  const opened = { times: 0, closed: 0 }
  const interrupted = new EventEmitter()
  const deps: CliDeps = {
    version: '0.0.0-test',
    async open() {
      opened.times += 1
      return {
        verbs: memory.verbs,
        async close() {
          opened.closed += 1
        },
      }
    },
    code: makeCodeToolVerbs(new CodeIndexes({ home: join(tmpdir(), 'naze-no-home'), watch: false })),
    masking: memory.verbs.masking,
    research: memory.verbs.research,
    startServer: () => Promise.reject(new Error('not in this test')),
    serveMcp: () => Promise.reject(new Error('not in this test')),
    backups: {
      open: () => Promise.reject(new Error('not in this test')),
      check: () => Promise.reject(new Error('not in this test')),
      restore: () => Promise.reject(new Error('not in this test')),
    },
    purge: () => Promise.reject(new Error('not in this test')),
    doctorChecks: () => [],
    onInterrupt(listener) {
      interrupted.on('interrupt', listener)
      return () => interrupted.off('interrupt', listener)
    },
    stdin,
    stdout: stream('stdout'),
    stderr: stream('stderr'),
    isTerminal: { stdin: false, stdout: false, stderr: false },
    ...overrides,
  }
  return {
    ...memory,
    deps,
    stdin,
    opened,
    interrupt: () => void interrupted.emit('interrupt'),
    out: () => written.stdout,
    err: () => written.stderr,
    run: (...args) => runCli(deps, args),
  }
}

export const AT_TERMINAL = { isTerminal: { stdin: true, stdout: true, stderr: true } }
