import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type NazeProcess, startNaze } from '../../test/support/surfaces/naze-process.ts'
import { say, startSession } from '../../test/support/why/client.ts'
import { writeResult } from '../write-result.ts'

/**
 * Sixty-four people who talk at once, without pausing, on one process with the embedded store and built-in answers. What a
 * file of the web app takes meanwhile is what everybody else waits for them. The people share this machine with the server.
 * Also: the memory of a server nobody uses, and how long a start takes after it was killed in the middle of all this.
 */
const PEOPLE = 64
const SECONDS = Number(process.argv[2] ?? 20)
const IDLE_SECONDS = 10
const RESTARTS = 3
const LINES = [
  'I want to build a notice board for our stairwell',
  'Because parcels vanish and everybody suspects everybody, so people stopped greeting',
  'Last winter a package with medicine was gone for a week and nobody asked around',
]

const quantile = (values: readonly number[], share: number): number =>
  Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN)
const figure = (values: readonly number[]) => ({
  n: values.length,
  p50: quantile(values, 0.5),
  p99: quantile(values, 0.99),
})

function megabytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

async function talk(url: string, over: AbortSignal, turns: number[]): Promise<void> {
  while (!over.aborted) {
    const session = await startSession(url)
    if (session === null) await sleep(100)
    for (const [n, line] of session === null ? [] : LINES.entries()) {
      const startedAt = performance.now()
      if ((await say(url, session ?? '', line, `key-${n}`)).status === 200) turns.push(performance.now() - startedAt)
    }
  }
}

async function underTalk(naze: NazeProcess, path: string) {
  const over = new AbortController()
  const turns: number[] = []
  const files: number[] = []
  const people = Array.from({ length: PEOPLE }, () => talk(naze.url, over.signal, turns))
  const startedAt = performance.now()
  while (performance.now() - startedAt < SECONDS * 1000) {
    const askedAt = performance.now()
    await (await fetch(naze.url + path)).arrayBuffer()
    files.push(performance.now() - askedAt)
    await sleep(20)
  }
  const perSecond = turns.length / ((performance.now() - startedAt) / 1000)
  over.abort()
  return { people, turns, files, perSecond }
}

const asset = readdirSync('dist/web/assets').find((name) => name.endsWith('.css')) ?? ''
const home = await mkdtemp(join(tmpdir(), 'naze-bench-crowd-'))
let naze = await startNaze({ NAZE_HOME: home })
try {
  await sleep(IDLE_SECONDS * 1000)
  const idle = megabytes(naze.pid)
  const { people, turns, files, perSecond } = await underTalk(naze, `/assets/${asset}`)
  const busy = megabytes(naze.pid)
  await naze.kill()
  await Promise.all(people)
  const restarts: number[] = []
  for (let n = 0; n < RESTARTS; n++) {
    const startedAt = performance.now()
    naze = await startNaze({ NAZE_HOME: home })
    restarts.push(Math.round(performance.now() - startedAt))
    if (n < RESTARTS - 1) await naze.kill()
  }
  const figures = {
    people: PEOPLE,
    'turns a second': Number(perSecond.toFixed(1)),
    'turn, ms': figure(turns),
    'static file, ms': figure(files),
    'idle, MB': idle,
    'after the talk, MB': busy,
    'start after kill -9, ms': restarts,
  }
  console.log(figures)
  writeResult('crowd', { store: 'pglite', figures })
} finally {
  await naze.stop()
  rmSync(home, { recursive: true, force: true })
}
