import { expect, test } from 'vitest'
import { paperCorpus } from '../../../../test/support/research/paper-corpus.ts'
import { numberJudge } from '../../../../test/support/research/reports.ts'
import { wheelPages } from '../../../../test/support/research/wheels.ts'
import { ConsensusResearchEngine, type ConsensusResearchEvent, type ResearchJournal } from './index.ts'
import { memoryJournal } from './memory-journal.ts'

const { judge } = numberJudge()
const topic = 'cargo bicycles'
const config = { iterationCount: 2, searchConfig: { maxResultsPerAgent: 2 } }

class Killed extends Error {}

/** A journal that loses power after its n-th write: the write is kept, the process is not. */
function dyingAfter(journal: ResearchJournal, writes: number): ResearchJournal {
  let left = writes
  const dying =
    <T>(keep: (thing: T) => Promise<void>) =>
    async (thing: T) => {
      if (left <= 0) throw new Killed('killed')
      await keep(thing)
      if (--left <= 0) throw new Killed('killed')
    }
  return {
    ...journal,
    keepOutcome: dying(journal.keepOutcome),
    keepPage: dying(journal.keepPage),
    keepIteration: dying(journal.keepIteration),
  }
}

function counting(journal: ResearchJournal) {
  const outcomes: string[] = []
  const iterations: number[] = []
  return {
    outcomes,
    iterations,
    journal: {
      ...journal,
      keepOutcome: async (outcome: Parameters<ResearchJournal['keepOutcome']>[0]) => {
        await journal.keepOutcome(outcome)
        outcomes.push(`${outcome.iteration}/${outcome.agentId}`)
      },
      keepIteration: async (result: Parameters<ResearchJournal['keepIteration']>[0]) => {
        await journal.keepIteration(result)
        iterations.push(result.iteration)
      },
    },
  }
}

async function whole() {
  const { journal, outcomes } = counting(memoryJournal())
  const result = await new ConsensusResearchEngine(config, { ...paperCorpus(wheelPages(8)), judge, journal }).research(
    topic,
  )
  return { result, writes: outcomes.length + 2 + 3 * 2 * 2 }
}

test('[research.resume] killed after any write, a second engine repeats nothing that was finished and comes to the same', async () => {
  const { result: expected, writes } = await whole()
  for (let after = 1; after < writes; after++) {
    const memory = counting(memoryJournal())
    const first = new ConsensusResearchEngine(config, {
      ...paperCorpus(wheelPages(8)),
      judge,
      journal: dyingAfter(memory.journal, after),
    })
    await expect(first.research(topic)).rejects.toThrow('killed')
    const done = [...memory.outcomes]
    const finished = [...memory.iterations]

    const corpus = paperCorpus(wheelPages(8))
    const events: ConsensusResearchEvent[] = []
    const second = new ConsensusResearchEngine(config, { ...corpus, judge, journal: memory.journal })
    const result = await second.on('*', (event) => events.push(event)).research(topic)
    const started = events.flatMap((event) =>
      event.type === 'agentStarted' ? [`${event.iteration}/${event.agentId}`] : [],
    )

    expect(started.filter((agent) => done.includes(agent))).toEqual([])
    expect(new Set([...started, ...done]).size).toBe(6)
    expect(corpus.queries).toHaveLength(started.length)
    expect(events.filter(({ type }) => type === 'iterationCompleted')).toHaveLength(2 - finished.length)
    expect(result.report.findings).toEqual(expected.report.findings)
    expect(result.report.sources.map(({ url }) => url)).toEqual(expected.report.sources.map(({ url }) => url))
    expect(result.finalScore.totalScore).toBe(expected.finalScore.totalScore)
    expect(result.pages.map(({ url }) => url).toSorted()).toEqual(expected.pages.map(({ url }) => url).toSorted())
  }
})

test('[research.resume] a finished run is only read again', async () => {
  const journal = memoryJournal()
  const corpus = paperCorpus(wheelPages(8))
  await new ConsensusResearchEngine(config, { ...corpus, judge, journal }).research(topic)
  const before = corpus.queries.length
  const again = await new ConsensusResearchEngine(config, { ...corpus, judge, journal }).research(topic)
  expect(corpus.queries).toHaveLength(before)
  expect(again.iterations).toHaveLength(2)
})

test('[research.cancel] what was cancelled is done again when the run is resumed', async () => {
  const journal = memoryJournal()
  const corpus = paperCorpus(wheelPages(8))
  const controller = new AbortController()
  const first = new ConsensusResearchEngine(config, { ...corpus, judge, journal })
  first.on(
    'iterationStarted',
    (event) => event.type === 'iterationStarted' && event.iteration === 2 && controller.abort(),
  )
  await expect(first.research(topic, { signal: controller.signal })).rejects.toMatchObject({ code: 'CANCELLED' })
  const result = await new ConsensusResearchEngine(config, { ...corpus, judge, journal }).research(topic)
  expect(result.iterations[1]?.outcomes.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed'])
})

test('what cannot be kept stops the run: nothing goes on without its journal', async () => {
  const journal = { ...memoryJournal(), keepPage: async () => Promise.reject(new Error('the disk is full')) }
  const engine = new ConsensusResearchEngine(config, { ...paperCorpus(wheelPages(4)), judge, journal })
  await expect(engine.research(topic)).rejects.toThrow('the disk is full')
})
