import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { buffer, text } from 'node:stream/consumers'
import { leanArguments, leanEnvironment } from '../../../scripts/setup/lean.mjs'

const root = resolve(import.meta.dirname, '../../..')
/** The command as it is started. */
export const NAZE = join(root, 'src/main/bin.ts')

export interface NazeProcess {
  url: string
  /** Undefined while none was asked for. */
  door: { forPeople: string | null; listening: string } | undefined
  pid: number
  /** Resolves with the exit code, or the signal that ended it. */
  exited: Promise<number | string>
  /** As if the power had gone. */
  kill(): Promise<void>
  stop(): Promise<number | string>
  stderr(): string
}

export interface Ran {
  /** The exit code, or the signal that ended it. */
  ended: number | string
  stdout: Buffer
  stderr: string
}

/** One real command to its end, its own or a violent one. */
export async function runNaze(
  args: readonly string[],
  env: Record<string, string>,
  options: { killAfterMs?: number } = {},
): Promise<Ran> {
  const child = spawn(process.execPath, [NAZE, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { killAfterMs } = options
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs)
  const [stdout, stderr, [code, signal]] = await Promise.all([
    buffer(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null, string | null]>,
  ])
  clearTimeout(timer)
  return { ended: code ?? signal ?? 'gone', stdout, stderr }
}

/** The real server as a person starts it, on any free port. */
export async function startNaze(
  env: Record<string, string>,
  onStderr: (said: string) => void = () => {},
): Promise<NazeProcess> {
  const child: ChildProcess = spawn(process.execPath, [...leanArguments, NAZE, 'start', '--json', '--port', '0'], {
    cwd: root,
    env: { ...leanEnvironment, PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (said: string) => {
    errors += said
    onStderr(said)
  })
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string)
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const first = await Promise.race([once(lines, 'line'), exited.then(() => undefined)])
  if (first === undefined) throw new Error(`naze did not start: ${errors}`)
  const { url, door } = JSON.parse(String(first[0])) as Pick<NazeProcess, 'url' | 'door'>
  return {
    url,
    door,
    pid: child.pid ?? 0,
    exited,
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async stop() {
      child.kill('SIGTERM')
      return exited
    },
    stderr: () => errors,
  }
}
