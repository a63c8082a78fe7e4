import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type AgentOutcome,
  ConsensusResearchEngine,
  type ConsensusResearchEvent,
  type ConsensusResearchResult,
  type ResearchConfig,
} from '../../src/index.ts'
import { makeProvider, PageFetcher } from '../../src/capabilities/research/index.ts'
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

interface Indexed {
  seconds: number
  longestBusyMs: number
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
  const longestBusyMs = watchThread()
  const startedAt = performance.now()
  const found = await search.search(query, new AbortController().signal, () => {})
  const seconds = (performance.now() - startedAt) / 1_000
  if (found.length === 0) throw new Error('nothing was found')
  return { seconds: rounded(seconds, 2), longestBusyMs: rounded(longestBusyMs(), 1) }
}

interface Timed {
  seconds: number
  iterations: number
  pages: number
  /** Of the time of the slowest agents, what passed before the last of them was heard and selected. */
  overheadPercent: number
  scoringMs: number
  /** The longest the thread that answers people was busy without letting a timer in, by its own processor time. */
  longestBusyMs: number
}

async function timed(
  topic: string,
  config: ResearchConfig,
): Promise<{ result: ConsensusResearchResult; timed: Timed }> {
  const engine = new ConsensusResearchEngine(config)
  const marks: { type: ConsensusResearchEvent['type']; at: number }[] = []
  engine.on('event', ({ type }) => void marks.push({ type, at: performance.now() }))
  const longestBusyMs = watchThread()
  const startedAt = performance.now()
  const result = await engine.research(topic)
  const seconds = (performance.now() - startedAt) / 1_000
  const busy = longestBusyMs()
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
      longestBusyMs: rounded(busy, 1),
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
function watchThread(): () => number {
  let before = process.threadCpuUsage()
  let longest = 0
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    longest = Math.max(longest, (user + system) / 1_000)
    before = process.threadCpuUsage()
  }
  const timer = setInterval(look, 1)
  return () => {
    clearInterval(timer)
    look()
    return longest
  }
}

/** Of others, a minute before: figures of a busy machine are not those of a quiet one. */
const [load = 0] = loadavg()
const folder = await mkdtemp(join(tmpdir(), 'naze-bench-research-'))
const index: Indexed[] = []
const large: Timed[] = []
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
writeResult('research', { documents: DOCUMENTS, load: rounded(load, 1), index, large, planted: tallies })
