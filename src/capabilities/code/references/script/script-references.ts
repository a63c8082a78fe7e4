import { type ChildProcess, fork } from 'node:child_process'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { IndexedFile } from '../../index/symbol-table.ts'
import { isScript } from '../../languages/language.ts'
import type { Answered, Asked, ServiceAnswer, ServiceFile, ServiceQuestion, ServiceSettings } from './messages.ts'

const PROCESS = fileURLToPath(new URL(`service-process${extname(new URL(import.meta.url).pathname)}`, import.meta.url))
/** Enough for a repository of some thousand files; a larger one is answered without the compiler. */
const MOST_MEMORY_MB = 640
const IDLE_MS = 45_000
/** A third less memory for a little more time, and a stack for long chains of imports. */
const FRUGAL = ['--stack-size=3800', '--max-semi-space-size=4', '--optimize-for-size', '--expose-gc']

/** One arena for all its threads, and large pieces go back to the system as soon as they are free. */
const LEAN = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

/** What it needs of an index. */
interface Sources {
  root: string
  change: number
  files: ReadonlyMap<string, IndexedFile>
}

export interface ScriptLimits {
  memoryMb: number
  idleMs: number
}

/** The compiler's process ended while it was asked. */
export class CompilerGone extends Error {
  /** Whether what it is given to read was too much for its memory. */
  readonly isFull: boolean

  constructor(message: string, isFull: boolean) {
    super(message)
    this.isFull = isFull
  }
}

/** Whose compiler runs. Beside the one that is asked none is kept: each holds as much as a whole index. */
const RUNNING = new Set<ScriptReferences>()

/** Asks the compiler's process of one index, which is started at the first question and let go after a while without any. */
export class ScriptReferences {
  readonly #index: Sources
  readonly #limits: ScriptLimits
  #process: ChildProcess | undefined
  #installed = true
  /** The state of the index in which the compiler died twice: asking again before a change would kill it again. */
  #hopeless = -1
  #told = -1
  #lastId = 0
  #idle: NodeJS.Timeout | undefined
  readonly #waiting = new Map<number, { resolve(answer: ServiceAnswer): void; reject(error: Error): void }>()
  /** Answers stay true until the index changes. */
  #kept = new Map<string, Promise<ServiceAnswer>>()

  constructor(index: Sources, limits: Partial<ScriptLimits> = {}) {
    this.#index = index
    this.#limits = { memoryMb: MOST_MEMORY_MB, idleMs: IDLE_MS, ...limits }
  }

  /** Whether answers are given without the types of what is installed. */
  get isReduced(): boolean {
    return !this.#installed
  }

  async at(path: string, line: number, column: number): Promise<ServiceAnswer> {
    if (this.#kept.size > 0 && this.#keptFor !== this.#index.change) this.#kept = new Map()
    this.#keptFor = this.#index.change
    const key = `${path}:${line}:${column}`
    const known = this.#kept.get(key)
    if (known !== undefined) return known
    const asked = this.#askTwice({ kind: 'references', path, line, column })
    this.#kept.set(key, asked)
    asked.catch(() => this.#kept.delete(key))
    return asked
  }
  #keptFor = -1

  async close(): Promise<void> {
    clearTimeout(this.#idle)
    const running = this.#process
    if (running === undefined) return
    this.#end(running, new Error('the index was closed'))
    const { promise, resolve } = Promise.withResolvers<void>()
    running.once('exit', () => resolve())
    if (running.exitCode !== null || running.signalCode !== null) return
    holdOpen(running, true)
    running.kill('SIGKILL')
    await promise
  }

  /** Again, and with less to read where it was too much. */
  async #askTwice(question: ServiceQuestion): Promise<ServiceAnswer> {
    const { change } = this.#index
    if (this.#hopeless === change) throw new CompilerGone('its memory is not enough for this repository', true)
    try {
      return await this.#ask(question)
    } catch (error) {
      if (!(error instanceof CompilerGone)) throw error
      if (error.isFull) this.#installed = false
    }
    try {
      return await this.#ask(question)
    } catch (error) {
      if (error instanceof CompilerGone && error.isFull) this.#hopeless = change
      throw error
    }
  }

  async #ask(question: ServiceQuestion): Promise<ServiceAnswer> {
    const running = (this.#process ??= this.#start())
    clearTimeout(this.#idle)
    if (this.#told !== this.#index.change) {
      this.#told = this.#index.change
      void this.#send(running, { kind: 'files', files: this.#files() }).catch(() => undefined)
    }
    return this.#send(running, question)
  }

  #files(): ServiceFile[] {
    const files: ServiceFile[] = []
    for (const { path, stored } of this.#index.files.values())
      if ((isScript(stored.language) && stored.state === 'ok') || /(?:^|\/)package\.json$/.test(path))
        files.push({ path, version: stored.hash })
    return files
  }

  #send(running: ChildProcess, question: ServiceQuestion): Promise<ServiceAnswer> {
    const id = ++this.#lastId
    const { promise, resolve, reject } = Promise.withResolvers<ServiceAnswer>()
    if (this.#waiting.size === 0) holdOpen(running, true)
    this.#waiting.set(id, { resolve, reject })
    const message: Asked = { id, question }
    running.send(message, (error) => error !== null && this.#end(running, new CompilerGone(error.message, false)))
    return promise
  }

  #start(): ChildProcess {
    for (const other of RUNNING) if (other.#waiting.size === 0) void other.close()
    const settings: ServiceSettings = { root: this.#index.root, installed: this.#installed }
    const running = fork(PROCESS, [JSON.stringify(settings)], {
      env: LEAN,
      execArgv: [`--max-old-space-size=${this.#limits.memoryMb}`, ...FRUGAL],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    running.on('message', (answer: Answered) => this.#answered(running, answer))
    running.on('error', (error) => this.#end(running, new CompilerGone(error.message, false)))
    running.on('exit', (code, signal) => {
      // How V8 ends a process whose heap is full.
      const isFull = signal === 'SIGABRT' || code === 134
      this.#end(running, new CompilerGone(isFull ? 'its memory was not enough' : 'its process ended', isFull))
    })
    holdOpen(running, false)
    RUNNING.add(this)
    return running
  }

  #answered(running: ChildProcess, answered: Answered): void {
    const waiting = this.#waiting.get(answered.id)
    this.#waiting.delete(answered.id)
    if ('failed' in answered) waiting?.reject(new Error(answered.failed))
    else waiting?.resolve(answered.answer)
    if (this.#waiting.size > 0 || running !== this.#process) return
    holdOpen(running, false)
    this.#idle = setTimeout(() => void this.close(), this.#limits.idleMs).unref()
  }

  #end(running: ChildProcess, error: Error): void {
    if (running !== this.#process) return
    this.#process = undefined
    this.#told = -1
    RUNNING.delete(this)
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(error)
  }
}

/** Whether the caller's process stays alive for it. */
function holdOpen(running: ChildProcess, isWaiting: boolean): void {
  if (isWaiting) {
    running.ref()
    running.channel?.ref()
  } else {
    running.unref()
    running.channel?.unref()
  }
}
