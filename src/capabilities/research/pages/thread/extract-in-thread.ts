import { extname } from 'node:path'
import type { ExtractedPage } from '../extract/index.ts'
import { AskedThread } from './asked-thread.ts'

/** Beside this file, in whatever form this file runs: as source or as the packed build. */
const WORKER = new URL(`extract-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
const MOST_MEMORY_MB = 512

type Extractor = AskedThread<{ html: string; url: string }, ExtractedPage>
let shared: Extractor | undefined

function extractor(): Extractor {
  shared ??= new AskedThread({
    worker: WORKER,
    name: 'naze-extract',
    mostMemoryMb: MOST_MEMORY_MB,
    onEnd: () => {
      shared = undefined
    },
  })
  return shared
}

/**
 * Takes a page apart without keeping others waiting: a large one takes a second. A page that is not done when `limit`
 * aborts takes the thread with it; whose page waited behind it is tried once more.
 */
export async function extractInThread(
  html: string,
  url: string,
  signal: AbortSignal,
  limit: AbortSignal,
): Promise<ExtractedPage> {
  const either = AbortSignal.any([signal, limit])
  for (let tries = 1; ; tries++) {
    const thread = extractor()
    try {
      return await thread.ask({ html, url }, either)
    } catch (error) {
      if (limit.aborted) thread.end(new Error('reading a page took too long'))
      either.throwIfAborted()
      if (tries > 1) throw error
    }
  }
}
