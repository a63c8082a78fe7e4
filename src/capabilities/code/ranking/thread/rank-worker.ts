import { parentPort, workerData } from 'node:worker_threads'
import { KeptHistory } from '../history/kept-history.ts'
import { rankedHits } from '../ranked-hits.ts'
import { IndexedRepository } from './indexed-repository.ts'
import type { Asked, RankAnswer, RankerData, RankQuestion, Told } from './messages.ts'

/** Runs in a thread of its own: a large repository takes a moment to be read and to be ranked. */
if (parentPort === null) throw new Error('this file runs as a worker')
const port = parentPort
const data = workerData as RankerData
const history = new KeptHistory({ ...data, tell: (news) => tell({ news }) })
let repository: IndexedRepository | undefined

port.on('message', async ({ id, question }: Asked) => {
  try {
    tell({ id, answer: await answer(question) })
  } catch (error) {
    tell({ id, failed: error instanceof Error ? error.message : 'the ranking failed' })
  }
})

async function answer(question: RankQuestion): Promise<RankAnswer> {
  // Git is asked beside the ranking, which takes what is known already: nobody waits for thousands of commits.
  const round = history.refresh()
  if (question.kind === 'history') {
    await round
    return { hits: [], likely: 0, history: history.news }
  }
  if (repository === undefined) repository = new IndexedRepository(data)
  else repository.catchUp()
  await history.begun
  const { text, byMeaning } = question
  const known = history.news
  return { ...(await rankedHits(repository.with(history.view), text, { byMeaning })), history: known }
}

function tell(told: Told): void {
  port.postMessage(told, [])
}
