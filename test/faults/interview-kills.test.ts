import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { TURN_CRASH_POINTS } from '../../src/kernel/crash-points.ts'
import {
  type Answer,
  interviewClient,
  type InterviewServer,
  type Messages,
  type Talking,
} from '../support/interview/server.ts'
import { type NazeProcess, startNaze } from '../support/surfaces/naze-process.ts'
import { makeHome } from './homes.ts'
import { recordFault } from './record-fault.ts'

const FULL = process.env['NAZE_FAULTS'] === 'full'
const KILLS = FULL ? 60 : 4
/** The rest of them are tried with why, which takes its turns the same way. */
const POINTS = FULL ? TURN_CRASH_POINTS : (['turn.after-t1', 'turn.inside-t2'] as const)
const CLIENTS = 8
const LINES = ['検索が遅い', '通知が多くて困る', 'ログインできない']
const NAMED = '鈴木'
const soon = { timeout: 20_000 }

/** A connection that breaks is all a client learns. */
async function orBroken<T>(call: Promise<Answer<T>>): Promise<Answer<T> | undefined> {
  return call.catch(() => undefined)
}

const roles = ({ messages }: Messages) =>
  messages
    .slice(2)
    .map(({ role, status }) => (status === 'final' ? role[0] : '…'))
    .join('')

describe.each(['pglite', 'postgres'] as const)('[interview.killed] a participant’s server killed on %s', (kind) => {
  test.each(POINTS)(
    'at %s: the message is there once and gets one reply without anyone asking again',
    async (point) => {
      const home = await makeHome(kind)
      const doomed = await startNaze({ ...home.env, NAZE_CRASH_AT: `${point}:2` })
      const before = interviewClient(doomed.url)
      const { body: who } = await before.start(await before.create())
      await before.say(who, LINES[0] ?? '')
      const cut = await orBroken(before.send(who, LINES[1] ?? '', 'second'))
      expect(await doomed.exited).toBe('SIGKILL')

      const survivor = await startNaze(home.env)
      try {
        const after = interviewClient(survivor.url)
        const wasCommitted = !['turn.before-t1', 'turn.inside-t1'].includes(point)
        expect(cut?.status === 202 ? wasCommitted : true).toBe(true)
        if (wasCommitted) await expect.poll(async () => roles(await after.read(who)), soon).toBe('uaua')
        const again = await after.send(who, LINES[1] ?? '', 'second')
        expect(again.status).toBe(202)
        if (cut !== undefined && cut.status === 202) expect(again.body.message.id).toBe(cut.body.message.id)
        await expect.poll(async () => roles(await after.read(who)), soon).toBe('uaua')
        expect(
          (await after.read(who)).messages.filter(({ role }) => role === 'user').map(({ content }) => content),
        ).toEqual(LINES.slice(0, 2))
      } finally {
        expect(await survivor.stop()).toBe(0)
        await home.remove()
      }
    },
  )

  test('between a lifted mask and the reply to the next answer: the lift holds, and both answers are there once', async () => {
    const home = await makeHome(kind)
    const doomed = await startNaze({ ...home.env, NAZE_CRASH_AT: 'turn.after-t1:2' })
    const before = interviewClient(doomed.url)
    const { body: who } = await before.start(await before.create())
    const said = `同僚の${NAMED}さんが検索で困っています`
    const { sent: message } = await before.say(who, said)
    expect(message.content).not.toContain(NAMED)
    const lifted = await before.call<{ message: { content: string } }>(
      'PATCH',
      `/api/conversations/${who.conversation_id}/messages/${message.id}`,
      { content: said, keep: [NAMED], hide: [] },
      { authorization: `Bearer ${who.key}` },
    )
    expect(lifted).toMatchObject({ status: 200, body: { message: { content: said } } })
    await orBroken(before.send(who, `${NAMED}さんは通知にも困っています`, 'second'))
    expect(await doomed.exited).toBe('SIGKILL')

    const survivor = await startNaze(home.env)
    try {
      const after = interviewClient(survivor.url)
      await expect.poll(async () => roles(await after.read(who)), { timeout: 60_000 }).toBe('uaua')
      const own = (await after.read(who)).messages.filter(({ role }) => role === 'user')
      expect(own.map(({ content }) => content)).toEqual([said, `${NAMED}さんは通知にも困っています`])
    } finally {
      expect(await survivor.stop()).toBe(0)
      await home.remove()
    }
  })

  test(`[interview.killed] ${KILLS} times at random under participants: nothing acknowledged is lost or doubled`, async () => {
    const home = await makeHome(kind)
    let server: NazeProcess | undefined = await startNaze(home.env)
    const project = await interviewClient(server.url).create()
    const over = new AbortController()
    const told: { who: Talking; ids: string[] }[] = []

    /** Resends the same key until it is taken, as a browser would. */
    const insist = async <T>(wanted: number, call: (client: Client) => Promise<Answer<T>>): Promise<T> => {
      for (;;) {
        const answer = server === undefined ? undefined : await orBroken(call(interviewClient(server.url)))
        if (answer?.status === wanted) return answer.body
        if (answer !== undefined && ![409, 503].includes(answer.status))
          throw new Error(`${answer.status} ${answer.text}`)
        await sleep(20)
      }
    }
    const participant = async () => {
      while (!over.signal.aborted) {
        const who: Talking = await insist(200, (client) => client.start(project))
        const mine = { who, ids: [] as string[] }
        told.push(mine)
        for (const [n, line] of LINES.entries()) {
          const { message } = await insist(202, (client) => client.send(who, line, `key-${n}`))
          mine.ids.push(message.id)
        }
      }
    }
    const people = Array.from({ length: CLIENTS }, participant)
    for (let kill = 0; kill < KILLS; kill++) {
      await sleep(100 + Math.random() * 700)
      const dying: NazeProcess = server
      server = undefined
      await dying.kill()
      server = await startNaze(home.env)
    }
    over.abort()
    await Promise.all(people)

    const client = interviewClient(server.url)
    for (const { who, ids } of told) {
      await expect.poll(async () => roles(await client.read(who)), soon).toBe('uauaua')
      const { messages } = await client.read(who)
      expect(messages.filter(({ role }) => role === 'user').map(({ id }) => id)).toEqual(ids)
    }
    await server.stop()
    await home.remove()
    recordFault({
      fault: 'killed at random while participants answer',
      store: kind,
      times: KILLS,
      seen: `${told.length} conversations, ${told.length * LINES.length} acknowledged answers, 0 lost, 0 doubled`,
    })
  })
})

type Client = Omit<InterviewServer, 'house' | 'close'>
