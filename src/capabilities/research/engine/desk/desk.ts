import { extname } from 'node:path'
import { AskedThread } from '../../pages/thread/asked-thread.ts'
import type { Desk, DeskKind, DeskQuestion } from './questions.ts'

/** Beside this file, in whatever form this file runs: as source or as the packed build. */
const WORKER = new URL(`desk-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
const MOST_MEMORY_MB = 1_024
/** A thread that ended under a question is started anew, once. */
const MOST_TRIES = 2
const never = new AbortController().signal

type DeskThread = AskedThread<DeskQuestion, unknown>
let shared: DeskThread | undefined

function thread(): DeskThread {
  shared ??= new AskedThread({
    worker: WORKER,
    name: 'naze-desk',
    mostMemoryMb: MOST_MEMORY_MB,
    onEnd: () => {
      shared = undefined
    },
  })
  return shared
}

/**
 * Has something done at the desk: a thread that all runs of this process share, so that no reading, comparing or sorting of
 * sentences ever keeps those waiting who talk to the server.
 */
export async function atDesk<K extends DeskKind>(
  kind: K,
  of: Parameters<Desk[K]>[0],
  signal: AbortSignal = never,
): Promise<ReturnType<Desk[K]>> {
  // A kind and what belongs to it: the compiler cannot see that they are one of the pairs.
  const question = { kind, of } as DeskQuestion
  for (let tries = 1; ; tries++) {
    const asked = thread()
    try {
      return (await asked.ask(question, signal)) as ReturnType<Desk[K]>
    } catch (error) {
      if (signal.aborted || asked === shared || tries >= MOST_TRIES) throw error
    }
  }
}
