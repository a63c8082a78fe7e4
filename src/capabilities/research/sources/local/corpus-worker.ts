import { workerData } from 'node:worker_threads'
import { answering } from '../../pages/thread/answering.ts'
import { Corpus } from './corpus.ts'
import type { CorpusAnswer, CorpusQuestion } from './messages.ts'

/** Runs in a thread of its own: reading, cutting and counting a thousand documents must not keep others waiting. */
const corpus = new Corpus((workerData as { root: string }).root)

answering((question: CorpusQuestion): Promise<CorpusAnswer> =>
  'search' in question
    ? corpus.search(question.search)
    : 'list' in question
      ? corpus.list()
      : corpus.read(question.read),
)
