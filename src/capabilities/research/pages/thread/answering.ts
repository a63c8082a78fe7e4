import { parentPort } from 'node:worker_threads'
import type { Answered, Asked } from './asked-thread.ts'

/** The side of an `AskedThread` that answers. */
export function answering<Q, A>(answerTo: (question: Q) => A | Promise<A>): void {
  if (parentPort === null) throw new Error('this file runs as a worker')
  const port = parentPort
  port.on('message', async ({ id, question }: Asked<Q>) => {
    let answered: Answered<A>
    try {
      answered = { id, answer: await answerTo(question) }
    } catch (error) {
      answered = { id, failed: error instanceof Error ? error.message : 'failed' }
    }
    port.postMessage(answered)
  })
}
