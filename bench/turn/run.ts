import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startNaze } from '../../test/support/surfaces/naze-process.ts'
import { say, startSession } from '../../test/support/why/client.ts'
import { startScriptedModel } from '../../test/scripted-model/index.ts'
import { PEOPLE, planFor } from '../../test/support/why/plans.ts'
import { writeResult } from '../write-result.ts'

/**
 * The server's own share of a why turn on the embedded store, seen by a client over HTTP: once with the built-in answers,
 * once with a model server that answers at once (its own time is part of the figure). What the way there and back costs
 * by itself is measured in between, with a request that does next to nothing.
 */
const WARM = 60
const SESSIONS = 80
const PERSON = PEOPLE.en
const TURNS = 3

interface Figure {
  who: string
  n: number
  p50: number
  p95: number
  /** A round trip to /api/health. */
  wayP50: number
}

async function measure(who: string, env: Record<string, string>): Promise<Figure> {
  const home = await mkdtemp(join(tmpdir(), 'naze-bench-turn-'))
  const server = await startNaze({ ...env, NAZE_HOME: home })
  const times: number[] = []
  const ways: number[] = []
  try {
    for (let n = 0; n < WARM + SESSIONS; n++) {
      const session = await startSession(server.url, 'en')
      if (session === null) throw new Error('no session')
      for (const [turn, { said }] of PERSON.talk.slice(0, TURNS).entries()) {
        const startedAt = performance.now()
        const answer = await say(server.url, session, said, `key-${turn}`)
        if (answer.status !== 200) throw new Error(`turn ${turn}: ${answer.status} ${JSON.stringify(answer.body)}`)
        if (n >= WARM) times.push(performance.now() - startedAt)
      }
      const startedAt = performance.now()
      await (await fetch(`${server.url}/api/health`)).json()
      if (n >= WARM) ways.push(performance.now() - startedAt)
    }
  } finally {
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
  return { who, n: times.length, p50: at(times, 0.5), p95: at(times, 0.95), wayP50: at(ways, 0.5) }
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN
}

const model = await startScriptedModel()
const turnOf = (messages: readonly { content: unknown }[]) =>
  PERSON.talk.findLastIndex(({ said }) => messages.some(({ content }) => String(content).includes(said)))
model.always('why.plan-turn', (call) => ({ json: planFor(PERSON, turnOf(call.body.messages)) }))
model.always('why.ask-question', (call) => ({ text: PERSON.talk[turnOf(call.body.messages)]?.asks ?? '' }))

const figures = [
  await measure('built-in', {}),
  await measure('model that answers at once', { NAZE_MODEL: 'compatible:scripted', NAZE_MODEL_URL: model.url }),
]
await model.close()
console.table(
  figures.map(({ who, n, p50, p95, wayP50 }) => ({
    who,
    n,
    'p50 ms': p50.toFixed(1),
    'p95 ms': p95.toFixed(1),
    'round trip alone, p50 ms': wayP50.toFixed(1),
    'own share, p50 ms': (p50 - wayP50).toFixed(1),
  })),
)
writeResult('turn', { store: 'pglite', figures })
