import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { NazeError } from '#kernel/errors.ts'

const run = promisify(execFile)
const MOST_BYTES = 1 << 30

/** A partial clone would fetch what it lacks, by whatever its configuration names: none of these is ever used. */
const NO_TRANSPORT = ['', '.ext', '.file', '.git', '.http', '.https', '.ssh'].flatMap((name) => [
  '-c',
  `protocol${name}.allow=never`,
])

/** Reads a repository by plumbing alone: no hooks, no pager, no network, no configured programs, nothing written. */
export class Git {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async text(args: readonly string[], signal?: AbortSignal, input = ''): Promise<string> {
    try {
      const running = run('git', this.#arguments(args), { ...OPTIONS, ...(signal && { signal }) })
      // Whoever ends before it has read everything says why by its exit.
      running.child.stdin?.on('error', () => undefined).end(input)
      return (await running).stdout
    } catch (error) {
      signal?.throwIfAborted()
      throw refusal(error, this.#folder)
    }
  }

  /** Objects by their ids, read by one process; stop it when done. */
  blobs(): Blobs {
    return new Blobs(this.#arguments(['cat-file', '--batch']))
  }

  #arguments(args: readonly string[]): string[] {
    return [
      '-C',
      this.#folder,
      '-c',
      'core.fsmonitor=false',
      '-c',
      'log.showSignature=false',
      ...NO_TRANSPORT,
      '--no-optional-locks',
      '--no-pager',
      ...args,
    ]
  }
}

const OPTIONS = { maxBuffer: MOST_BYTES, encoding: 'utf8' } as const

function refusal(error: unknown, folder: string): NazeError {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
    return new NazeError('INVALID_INPUT', 'git is not installed, and the history cannot be read without it.')
  const said = error instanceof Error && 'stderr' in error && typeof error.stderr === 'string' ? error.stderr : ''
  const why = said.trim().split('\n')[0] ?? ''
  return new NazeError(
    'INVALID_INPUT',
    `${folder} is no git repository that can be read${why === '' ? '' : ` (${why})`}.`,
  )
}

export class Blobs {
  readonly #process
  #buffered = Buffer.alloc(0)

  constructor(args: readonly string[]) {
    this.#process = spawn('git', args, { stdio: ['pipe', 'pipe', 'ignore'] })
  }

  async read(id: string): Promise<Buffer | undefined> {
    this.#process.stdin.write(`${id}\n`)
    const header = await this.#line()
    const size = Number(/ blob (\d+)$/.exec(header)?.[1] ?? Number.NaN)
    if (Number.isNaN(size)) return undefined
    await this.#until(() => this.#buffered.length > size)
    // A copy: what is kept must not keep the whole of what was read.
    const bytes = Buffer.from(this.#buffered.subarray(0, size))
    this.#buffered = this.#buffered.subarray(size + 1)
    return bytes
  }

  close(): void {
    this.#process.stdin.end()
    this.#process.kill()
  }

  async #line(): Promise<string> {
    await this.#until(() => this.#buffered.includes(10))
    const end = this.#buffered.indexOf(10)
    const line = this.#buffered.toString('utf8', 0, end)
    this.#buffered = this.#buffered.subarray(end + 1)
    return line
  }

  async #until(isThere: () => boolean): Promise<void> {
    while (!isThere()) {
      const chunk = this.#process.stdout.read() as Buffer | null
      if (chunk !== null) this.#buffered = Buffer.concat([this.#buffered, chunk])
      else if (this.#process.exitCode === null && this.#process.stdout.readable)
        await once(this.#process.stdout, 'readable')
      else throw new NazeError('INTERNAL', 'git stopped before it had read everything.')
    }
  }
}
