import { parentPort, workerData } from 'node:worker_threads'
import mammoth from 'mammoth'
import { extractText } from 'unpdf'

/** Runs in a thread of its own, which can be ended: neither library can be told to stop, or how much memory to use. */
const { kind, bytes } = workerData as { kind: 'pdf' | 'docx'; bytes: Uint8Array }

async function textOf(): Promise<string> {
  if (kind === 'pdf') {
    const { text } = await extractText(bytes, { mergePages: false })
    return text.join('\n\n')
  }
  return (await mammoth.extractRawText({ buffer: Buffer.from(bytes) })).value
}

const answer = await textOf().then(
  (text) => ({ text }),
  (error: unknown) => ({ error: error instanceof Error ? error.message : 'unreadable' }),
)
parentPort?.postMessage(answer, [])
