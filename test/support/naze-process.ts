import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

const root = resolve(import.meta.dirname, '../..')

export interface NazeProcess {
  url: string
  pid: number
  /** Resolves with the exit code, or the signal that ended it. */
  exited: Promise<number | string>
  /** As if the power had gone. */
  kill(): Promise<void>
  stop(): Promise<number | string>
  stderr(): string
}

/** The real server as a person starts it, on any free port. */
export async function startNaze(env: Record<string, string>): Promise<NazeProcess> {
  const child: ChildProcess = spawn(
    process.execPath,
    [join(root, 'src/main/bin.ts'), 'start', '--json', '--port', '0'],
    {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string)
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const first = await Promise.race([once(lines, 'line'), exited.then(() => undefined)])
  if (first === undefined) throw new Error(`naze did not start: ${errors}`)
  const { url } = JSON.parse(String(first[0])) as { url: string }
  return {
    url,
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
