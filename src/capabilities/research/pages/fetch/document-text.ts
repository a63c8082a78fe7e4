import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { Refusal } from './refusal.ts'
import { refuseZipBomb } from './zip-size.ts'

const MOST_UNPACKED = 50_000_000
const MOST_MEMORY_MB = 256

/** The packed product holds JavaScript, the sources are TypeScript. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './document-worker.ts' : './document-worker.js',
  import.meta.url,
)

const tidy = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

/** The text of a PDF or Word document. The signal ends the work, whatever the document makes the reader do. */
export async function documentText(kind: 'pdf' | 'docx', bytes: Buffer, signal: AbortSignal): Promise<string> {
  signal.throwIfAborted()
  if (kind === 'docx') refuseZipBomb(bytes, MOST_UNPACKED)
  const worker = new Worker(WORKER, {
    workerData: { kind, bytes: new Uint8Array(bytes) },
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    env: {},
    stdout: true,
    stderr: true,
  })
  try {
    const [answer] = (await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => [{ error: 'the reader ended early' }]),
    ])) as [{ text?: string; error?: string }]
    if (answer.text === undefined) throw new Refusal('broken-document', `${kind}: ${answer.error ?? 'unreadable'}`)
    return tidy(answer.text)
  } catch (cause) {
    signal.throwIfAborted()
    throw cause instanceof Refusal ? cause : new Refusal('broken-document', `not a readable ${kind}`, { cause })
  } finally {
    await worker.terminate()
  }
}
