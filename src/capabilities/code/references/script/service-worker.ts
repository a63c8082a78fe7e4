import { parentPort, workerData } from 'node:worker_threads'
import type { Answered, Asked } from './messages.ts'
import { ScriptService } from './script-service.ts'

/** Runs in a thread of its own: the compiler thinks for seconds where a repository is large. */
if (parentPort === null) throw new Error('this file runs as a worker')
const port = parentPort
const service = new ScriptService((workerData as { root: string }).root)

port.on('message', ({ id, question }: Asked) => {
  let answer: Answered
  try {
    if (question.kind === 'files') {
      service.setFiles(question.files)
      answer = { id, places: [] }
    } else answer = { id, places: service.references(question.path, question.line, question.column) }
  } catch (error) {
    answer = { id, failed: error instanceof Error ? error.message : 'the compiler failed' }
  }
  port.postMessage(answer, [])
})
