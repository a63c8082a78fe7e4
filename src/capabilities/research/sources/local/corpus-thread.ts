import { extname } from 'node:path'
import { AskedThread } from '../../pages/thread/asked-thread.ts'
import type { CorpusAnswer, CorpusQuestion, Question, ReadAnswer, SearchAnswer } from './messages.ts'

/** Beside this file, in whatever form this file runs: as source or as the packed build. */
const WORKER = new URL(`corpus-worker${extname(new URL(import.meta.url).pathname)}`, import.meta.url)
const MOST_MEMORY_MB = 1_024

/** The index of each folder in its thread, shared by all who ask about that folder. */
const open = new Map<string, AskedThread<CorpusQuestion, CorpusAnswer>>()

/** `root` is the folder without links in its way. */
function threadOf(root: string): AskedThread<CorpusQuestion, CorpusAnswer> {
  const known = open.get(root)
  if (known !== undefined) return known
  const thread = new AskedThread<CorpusQuestion, CorpusAnswer>({
    worker: WORKER,
    name: 'naze-corpus',
    workerData: { root },
    mostMemoryMb: MOST_MEMORY_MB,
    onEnd: () => open.delete(root),
  })
  open.set(root, thread)
  return thread
}

export async function searchCorpus(root: string, question: Question, signal: AbortSignal): Promise<SearchAnswer> {
  const answer = await threadOf(root).ask({ search: question }, signal)
  if (!('results' in answer)) throw new Error('the reader of the folder answered out of turn')
  return answer
}

export async function readFromCorpus(root: string, url: string, signal: AbortSignal): Promise<ReadAnswer> {
  const answer = await threadOf(root).ask({ read: url }, signal)
  if ('results' in answer || 'listed' in answer) throw new Error('the reader of the folder answered out of turn')
  return answer
}

export async function listCorpus(root: string, signal: AbortSignal): Promise<string[]> {
  const answer = await threadOf(root).ask({ list: true }, signal)
  if (!('listed' in answer)) throw new Error('the reader of the folder answered out of turn')
  return answer.listed
}
