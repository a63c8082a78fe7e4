import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type AgentOutcome,
  ConsensusResearchEngine,
  type ConsensusResearchEvent,
  type ConsensusResearchResult,
  type ResearchConfig,
} from '../../src/index.ts'
import { makeProvider, PageFetcher } from '../../src/capabilities/research/index.ts'
import { callVerb } from '../../src/kernel/verb.ts'
import { readConfig } from '../../src/main/config.ts'
import { openApp } from '../../src/main/wire.ts'
import { personContext } from '../../test/support/contexts.ts'
import { CORPUS } from '../../test/support/research/planted.ts'
import { writeResult } from '../write-result.ts'
import { makeCorpus } from './make-corpus.ts'
import { type Tally, tallyOf, TOPICS } from './planted-found.ts'

/**
 * Research without a model: how long three iterations over a thousand documents take, what the engine itself adds to its
 * slowest agent, how long it keeps others waiting, and which of the planted contradictions it finds or makes up.
 */
const DOCUMENTS = 1_000
const RUNS = 3

/** How long the thread that answers people was busy without letting a timer in, by its own processor time. */
interface Busy {
  longestBusyMs: number
  p99BusyMs: number
}
interface Indexed extends Busy {
  seconds: number
}

/** From nothing to the first answer about a folder. */
async function indexed(corpus: string): Promise<Indexed> {
  const { search } = makeProvider({ provider: 'local', maxResultsPerAgent: 10, corpus }, { fetcher: new PageFetcher() })
  const query = {
    text: 'electric buses',
    language: 'en',
    timeRange: 'all',
    most: 10,
    covered: new Set<string>(),
  } as const
  const busy = watchThread()
  const startedAt = performance.now()
  const found = await search.search(query, new AbortController().signal, () => {})
  const seconds = (performance.now() - startedAt) / 1_000
  if (found.length === 0) throw new Error('nothing was found')
  return { seconds: rounded(seconds, 2), ...busy() }
}

interface Timed extends Busy {
  seconds: number
  iterations: number
  pages: number
  /** Of the time of the slowest agents, what passed before the last of them was heard and selected. */
  overheadPercent: number
  scoringMs: number
}

async function timed(
  topic: string,
  config: ResearchConfig,
): Promise<{ result: ConsensusResearchResult; timed: Timed }> {
  const engine = new ConsensusResearchEngine(config)
  const marks: { type: ConsensusResearchEvent['type']; at: number }[] = []
  engine.on('event', ({ type }) => void marks.push({ type, at: performance.now() }))
  const watched = watchThread()
  const startedAt = performance.now()
  const result = await engine.research(topic)
  const seconds = (performance.now() - startedAt) / 1_000
  const busy = watched()
  const slowest = result.iterations.map(({ outcomes }) => Math.max(...outcomes.map(durationOf)))
  const agents = spans(marks, 'iterationStarted', 'agentCompleted')
  const together = slowest.reduce((sum, ms) => sum + ms, 0)
  return {
    result,
    timed: {
      seconds: rounded(seconds, 2),
      iterations: result.iterations.length,
      pages: result.report.method.pagesRead,
      overheadPercent: rounded((100 * (agents - together)) / together, 2),
      scoringMs: Math.round(spans(marks, 'agentCompleted', 'iterationCompleted')),
      ...busy,
    },
  }
}

const durationOf = ({ durationMs }: AgentOutcome) => durationMs
const rounded = (value: number, digits: number) => Number(value.toFixed(digits))

/** Time from each `from` to the last `to` before the next `from`, added up. */
function spans(marks: readonly { type: string; at: number }[], from: string, to: string): number {
  let sum = 0
  let start: number | undefined
  let end: number | undefined
  for (const { type, at } of [...marks, { type: 'iterationStarted', at: 0 }]) {
    if (type === 'iterationStarted' && start !== undefined && end !== undefined) sum += end - start
    if (type === 'iterationStarted') end = undefined
    if (type === from) start = at
    if (type === to) end = at
  }
  return sum
}

/** Processor time and not the clock: what others do on the machine is not ours. */
function watchThread(): () => Busy {
  let before = process.threadCpuUsage()
  const spans: number[] = []
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    spans.push((user + system) / 1_000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    look()
    const sorted = spans.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return { longestBusyMs: rounded(at(1), 1), p99BusyMs: rounded(at(0.99), 1) }
  }
}

interface Stored extends Busy {
  seconds: number
}

/** The same through the house: every page, claim, score and event kept in the embedded store. */
async function stored(corpus: string, home: string): Promise<Stored> {
  const app = await openApp(readConfig({ NAZE_HOME: home, NAZE_RESEARCH_CORPUS: corpus }))
  try {
    await app.warm()
    const ctx = personContext()
    const { research } = app.verbs
    const options = { earlyTerminationThreshold: 0, searchConfig: { provider: 'local' as const } }
    const busy = watchThread()
    const startedAt = performance.now()
    const { run_id } = await callVerb(research.startRun, ctx, { topic: 'electric buses', options })
    for (;;) {
      await sleep(250)
      const { status, error } = await callVerb(research.getRun, ctx, { run_id })
      if (status === 'completed') return { seconds: rounded((performance.now() - startedAt) / 1_000, 2), ...busy() }
      if (status === 'failed') throw new Error(error?.message ?? 'failed')
    }
  } finally {
    await app.close()
  }
}

/** Of others, a minute before: figures of a busy machine are not those of a quiet one. */
const [load = 0] = loadavg()
const folder = await mkdtemp(join(tmpdir(), 'naze-bench-research-'))
const index: Indexed[] = []
const large: Timed[] = []
const kept: Stored[] = []
const tallies: Tally[] = []
try {
  for (let n = 0; n < RUNS; n++) {
    // A folder of its own each time: nothing is known of it yet.
    await makeCorpus(join(folder, `index-${n}`), DOCUMENTS)
    index.push(await indexed(join(folder, `index-${n}`)))
    const corpus = join(folder, `run-${n}`)
    await makeCorpus(corpus, DOCUMENTS)
    const config = { searchConfig: { corpus }, earlyTerminationThreshold: 0 }
    large.push((await timed(n % 2 === 0 ? 'electric buses' : '電気バスの利用', config)).timed)
  }
  for (let n = 0; n < RUNS; n++) kept.push(await stored(join(folder, `run-${n}`), join(folder, `home-${n}`)))
  for (const topic of TOPICS) {
    const config = { searchConfig: { corpus: CORPUS, maxResultsPerAgent: 20 } }
    tallies.push(tallyOf(topic, (await timed(topic, config)).result))
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
console.log(`load before: ${load.toFixed(1)}`)
console.table(index)
console.table(large)
console.table(kept)
console.table(
  tallies.map(({ topic, planted, read, found, invented }) => ({
    topic,
    planted,
    read,
    found,
    invented: invented.length,
  })),
)
for (const { invented } of tallies) for (const pair of invented) console.log(`invented: ${pair.join(' <> ')}`)
writeResult('research', { documents: DOCUMENTS, load: rounded(load, 1), index, large, kept, planted: tallies })
