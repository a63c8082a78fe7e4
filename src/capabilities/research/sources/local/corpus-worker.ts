import { parentPort, workerData } from 'node:worker_threads'
import { Corpus } from './corpus.ts'
import type { FromCorpus, ToCorpus } from './messages.ts'

/** Runs in a thread of its own: reading, cutting and counting a thousand documents must not keep others waiting. */
const { root } = workerData as { root: string }
if (parentPort === null) throw new Error('this file runs as a worker')
const port = parentPort
const corpus = new Corpus(root)

async function answerTo(message: ToCorpus): Promise<FromCorpus> {
  const { id } = message
  try {
    if (message.kind === 'search') return { id, kind: 'found', answer: await corpus.search(message.question) }
    return { id, kind: 'read', answer: await corpus.read(message.url) }
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : 'failed' }
  }
}

port.on('message', async (message: ToCorpus) => port.postMessage(await answerTo(message)))
