import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Project } from '../../src/capabilities/interview/contract.ts'
import { interviewClient } from '../support/interview/server.ts'
import { runNaze, startNaze } from '../support/surfaces/naze-process.ts'
import { type RunningPostgres, runPostgres } from '../support/store/run-postgres.ts'
import { readSession } from '../support/why/client.ts'
import { Load, type Told } from './load.ts'
import { connect, harm, type Harm, HARMS } from './postgres-harm.ts'
import { recordFault } from './record-fault.ts'

const FULL = process.env['NAZE_FAULTS'] === 'full'
const ROUNDS = FULL ? 10 : 1
const MAX_CONNECTIONS = 40
const PEOPLE = 4
const soon = { timeout: 60_000, interval: 250 }

let server: RunningPostgres
beforeAll(async () => {
  server = await runPostgres({ maxConnections: MAX_CONNECTIONS })
})
afterAll(() => server.stop())

test('[trust.db-unavailable] a start while PostgreSQL is down says so in one line and ends', async () => {
  const down = { DATABASE_URL: 'postgres://naze:secret@127.0.0.1:1/naze' }
  const { ended, stdout, stderr } = await runNaze(['start', '--port', '0'], down)
  expect({ ended, stdout: stdout.toString() }).toEqual({ ended: 1, stdout: '' })
  expect(stderr).toMatch(/^naze: PostgreSQL at 127\.0\.0\.1:1\/naze cannot be reached: .* \(DB_UNAVAILABLE\)\n$/)
  expect(stderr).not.toContain('secret')
})

test(`[trust.postgres-cuts] a PostgreSQL hurt ${ROUNDS * HARMS.length} times under load: nothing lost, nothing doubled, no end, no hang`, async () => {
  const admin = await connect(`${server.baseUrl}postgres`)
  await admin.query('create database naze')
  await admin.end()
  const url = `${server.baseUrl}naze`
  const naze = await startNaze({ DATABASE_URL: url })
  const load = new Load(naze.url)
  const client = interviewClient(naze.url)
  const project: Project = await client.create({ limits: { max_turns: 3 } })
  load.follow(`project:${project.id}`)
  const people = Array.from({ length: PEOPLE }, () => [load.talk(), load.answer(project.token)]).flat()

  const back: number[] = []
  const by = new Map<Harm, number>()
  const options = { url, server, maxConnections: MAX_CONNECTIONS, lockMs: 6_500, holdMs: FULL ? 6_000 : 2_000 }
  for (let n = 0; n < ROUNDS * HARMS.length; n++) {
    const kind = HARMS[n % HARMS.length] ?? 'cut'
    await sleep(500 + Math.random() * 1_000)
    await harm(kind, Math.floor(n / HARMS.length), options)
    by.set(kind, (by.get(kind) ?? 0) + 1)
    const over = performance.now()
    await expect.poll(() => healthy(naze.url), soon).toBe(true)
    back.push(performance.now() - over)
  }
  load.stop()
  await Promise.all(people)

  const { told } = load
  await expectTalks(naze.url, told)
  await expectInterviews(naze.url, told)
  const looker = await connect(url)
  await expectJobs(looker, told)
  await expectStreams(looker, told)
  await looker.end()
  await load.stopFollowing()

  expect(told.wrong).toEqual([])
  expect(told.endedStreams).toBe(0)
  expect(await Promise.race([naze.exited, Promise.resolve('running')])).toBe('running')
  expect(naze.stderr()).not.toMatch(/unhandled|uncaught/i)
  expect(await naze.stop()).toBe(0)

  const messages = told.talks.reduce((sum, { answers }) => sum + answers.length, 0)
  const answers = told.interviews.reduce((sum, { sent }) => sum + sent.length, 0)
  const events = [...told.streams.values()].reduce((sum, seen) => sum + seen.length, 0)
  recordFault({
    fault: `PostgreSQL hurt under load: ${[...by].map(([kind, times]) => `${kind} ${times} ×`).join(', ')}`,
    store: 'postgres',
    times: back.length,
    seen:
      `${messages} messages and ${answers} answers acknowledged, each there once with its reply; ${told.interviews.length} jobs done; ` +
      `${events} events in ${told.streams.size} streams, none missed or doubled; ${told.refusals.get('DB_UNAVAILABLE') ?? 0} times 503; ` +
      `0 ends, 0 hangs; answers again at the latest ${(Math.max(...back) / 1000).toFixed(1)} s after the database`,
  })
})

async function healthy(url: string): Promise<boolean> {
  const response = await fetch(`${url}/api/health`)
  const body = (await response.json()) as { ok?: boolean }
  return response.status === 200 && body.ok === true
}

async function expectTalks(url: string, { talks }: Told): Promise<void> {
  for (const { session, answers } of talks) {
    const view = await readSession(url, session)
    const said = view?.messages.filter(({ role }) => role === 'user').map(({ content, turn }) => [content, turn])
    expect(said).toEqual(answers.map(({ text, turn }) => [text, turn]))
    const asked = view?.messages.filter(({ role }) => role === 'assistant').slice(1)
    expect(asked?.map(({ content }) => content)).toEqual(answers.map(({ question }) => question))
  }
}

async function expectInterviews(url: string, { interviews }: Told): Promise<void> {
  const client = interviewClient(url)
  for (const { id, key, sent } of interviews) {
    const who = { conversation_id: id, key }
    const roles = async () => (await client.read(who)).messages.map(({ role, status }) => `${role} ${status}`).slice(2)
    await expect.poll(roles, soon).toEqual(sent.flatMap(() => ['user final', 'assistant final']))
    const { messages } = await client.read(who)
    expect(messages.filter(({ role }) => role === 'user').map((message) => message.id)).toEqual(sent)
  }
}

/** Every finished interview was analysed, whatever happened to its job meanwhile. */
async function expectJobs(db: Awaited<ReturnType<typeof connect>>, { interviews }: Told): Promise<void> {
  const count = async (query: string) => Number((await db.query<{ n: string }>(query)).rows[0]?.n)
  await expect
    .poll(() => count('select count(*) as n from interview.analyses'), { timeout: 120_000, interval: 500 })
    .toBe(interviews.filter(({ finished }) => finished).length)
  expect(await count(`select count(*) as n from pgboss.job where state = 'failed'`)).toBe(0)
}

async function expectStreams(db: Awaited<ReturnType<typeof connect>>, { streams }: Told): Promise<void> {
  const { rows } = await db.query<{ stream: string; seq: string }>('select name as stream, seq from kernel.streams')
  const tips = new Map(rows.map(({ stream, seq }) => [stream, Number(seq)]))
  for (const [stream, seen] of streams) {
    const all = Array.from({ length: tips.get(stream) ?? 0 }, (_, n) => n + 1)
    await expect.poll(() => seen, soon).toEqual(all)
  }
}
