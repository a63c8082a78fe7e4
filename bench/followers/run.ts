import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { get } from 'node:http'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startNaze } from '../../test/support/surfaces/naze-process.ts'
import { say, startSession } from '../../test/support/why/client.ts'
import { PEOPLE } from '../../test/support/why/plans.ts'
import { writeResult } from '../write-result.ts'

/**
 * One turn of why while many people follow its stream over HTTP, on the embedded store with the built-in answers: how
 * long the turn takes, and from its start until the last follower has its last fact. Followers and server share the
 * machine, so the followers' own work is part of the figure.
 */
const FOLLOWERS = [1, 1_000]
const TURNS = 3
const SETTLED_MS = 400

interface Follower {
  facts: number
  lastAt: number
  leave(): void
}

function follow(url: string): Promise<Follower> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent: false }, (response) => {
      if (response.statusCode !== 200) {
        reject(new Error(`a follower got ${response.statusCode}`))
        return
      }
      const follower: Follower = { facts: 0, lastAt: 0, leave: () => void request.destroy() }
      response.on('data', (chunk: Buffer) => {
        const facts = chunk.toString('latin1').match(/^id: /gm)?.length ?? 0
        if (facts === 0) return
        follower.facts += facts
        follower.lastAt = performance.now()
      })
      response.on('error', () => undefined)
      resolve(follower)
    })
    request.on('error', reject)
  })
}

async function measure(count: number) {
  const home = await mkdtemp(join(tmpdir(), 'naze-bench-followers-'))
  const server = await startNaze({ NAZE_HOME: home })
  try {
    const session = await startSession(server.url, 'en')
    if (session === null) throw new Error('no session')
    const followers: Follower[] = []
    while (followers.length < count) {
      const wave = Array.from({ length: Math.min(50, count - followers.length) }, () =>
        follow(`${server.url}/api/live/why:${session}`),
      )
      followers.push(...(await Promise.all(wave)))
    }
    await sleep(SETTLED_MS)
    const turns: { turnMs: number; lastFactMs: number; facts: number }[] = []
    for (const [turn, { said }] of PEOPLE.en.talk.slice(0, TURNS).entries()) {
      const before = followers[0]?.facts ?? 0
      const startedAt = performance.now()
      const answer = await say(server.url, session, said, `key-${turn}`)
      const turnMs = performance.now() - startedAt
      if (answer.status !== 200) throw new Error(`turn ${turn}: ${answer.status}`)
      await sleep(SETTLED_MS)
      while (new Set(followers.map(({ facts }) => facts)).size > 1) await sleep(SETTLED_MS)
      const lastFactMs = Math.max(...followers.map(({ lastAt }) => lastAt)) - startedAt
      turns.push({ turnMs, lastFactMs, facts: (followers[0]?.facts ?? 0) - before })
    }
    for (const { leave } of followers) leave()
    const sorted = (of: (turn: (typeof turns)[number]) => number) => turns.map(of).toSorted((a, b) => a - b)
    const middle = (values: readonly number[]) => Math.round(values[Math.floor(values.length / 2)] ?? Number.NaN)
    return {
      followers: count,
      factsDelivered: count * turns.reduce((sum, { facts }) => sum + facts, 0),
      turnP50Ms: middle(sorted(({ turnMs }) => turnMs)),
      lastFactOfAllP50Ms: middle(sorted(({ lastFactMs }) => lastFactMs)),
      lastFactOfAllWorstMs: Math.round(Math.max(...turns.map(({ lastFactMs }) => lastFactMs))),
    }
  } finally {
    await server.stop()
    rmSync(home, { recursive: true, force: true })
  }
}

const figures = []
for (const count of FOLLOWERS) figures.push(await measure(count))
console.table(figures)
const load = loadavg()[0]
writeResult('followers', { store: 'pglite', aim: 'a turn with 1,000 followers under 500 ms', load, figures })
