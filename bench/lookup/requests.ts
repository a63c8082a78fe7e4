import { setTimeout as sleep } from 'node:timers/promises'
import { mineCases } from '../../src/capabilities/code/evaluation/mine.ts'
import type { CodeIndexes } from '../../src/capabilities/code/index/code-indexes.ts'
import { Git } from '../../src/capabilities/code/ranking/git/git.ts'
import { readCommits } from '../../src/capabilities/code/ranking/git/read-commits.ts'

const never = new AbortController().signal
const ASKED = 60

/**
 * `query` in a running process: the subjects of repairs, or names where there is no history; the first answer, then warm ones. Beside it, the
 * longest time the asking thread worked without giving way, by its own processor time: what others on the machine do does not count.
 */
export async function requests(indexes: CodeIndexes, root: string, names: readonly string[]): Promise<object> {
  const index = await indexes.index(root)
  const commits = await readCommits(new Git(root), 'HEAD').catch(() => [])
  const mined = mineCases(commits, ASKED).map(({ request }) => request)
  const texts = mined.length > 0 ? mined : names.slice(0, ASKED)
  const ask = async (text: string) => {
    const begun = performance.now()
    await indexes.run(root, 'query', { text }, never)
    return performance.now() - begun
  }
  const watch = new LoopWatch()
  const first = await ask(texts[0] ?? 'the first request')
  const begun = performance.now()
  const { commits: read } = await index.ranker.readHistory()
  const historyMs = performance.now() - begun
  for (const text of texts) await ask(text)
  const times: number[] = []
  const worked: number[] = []
  for (const text of texts) {
    const before = process.cpuUsage()
    times.push(await ask(text))
    const { user, system } = process.cpuUsage(before)
    worked.push((user + system) / 1_000)
  }
  await sleep(20)
  return {
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    asked: times.length,
    // All threads together: what is left of the time where others keep the machine busy.
    processorMs: { p50: at(worked, 0.5), p95: at(worked, 0.95) },
    firstMs: rounded(first),
    history: { commits: read, ms: rounded(historyMs) },
    longestBlockMs: rounded(watch.stop()),
  }
}

class LoopWatch {
  #last = process.threadCpuUsage()
  #longest = 0
  readonly #timer = setInterval(() => this.#look(), 1)

  stop(): number {
    this.#look()
    clearInterval(this.#timer)
    return this.#longest
  }

  #look(): void {
    const { user, system } = process.threadCpuUsage(this.#last)
    this.#last = process.threadCpuUsage()
    this.#longest = Math.max(this.#longest, (user + system) / 1_000)
  }
}

function at(values: readonly number[], share: number): number {
  return rounded(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0)
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10
}
