import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import { NazeError } from '#kernel/errors.ts'
import type { Hit } from '../contract/hits.ts'
import type { PatternSearch } from './pattern-worker.ts'

const WORKER = new URL(`pattern-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
/** A pattern can take for ever on a short line; nobody waits longer for an answer. */
const LONGEST_MS = 8_000

/** Somebody's regular expression, in a thread of its own that is ended when it takes too long. */
export async function searchByPattern(search: PatternSearch, signal: AbortSignal): Promise<Hit[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Hit[]>()
  const thread = new Worker(WORKER, {
    name: 'naze-pattern',
    workerData: search,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  })
  thread.once('message', resolve)
  thread.once('error', reject)
  const tooSlow = new NazeError('INVALID_INPUT', 'text: this expression takes too long; use a simpler one')
  const timer = setTimeout(() => reject(tooSlow), LONGEST_MS)
  const leave = () => reject(signal.reason as Error)
  signal.addEventListener('abort', leave, { once: true })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
    await thread.terminate()
  }
}
