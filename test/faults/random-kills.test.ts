import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { type NazeProcess, startNaze } from '../support/surfaces/naze-process.ts'
import { readSession, say, startSession } from '../support/why/client.ts'
import { makeHome } from './homes.ts'
import { recordFault } from './record-fault.ts'

const KILLS = process.env['NAZE_FAULTS'] === 'full' ? 100 : 10
const CLIENTS = 6
const LINES = [
  'I want to build a notice board for our stairwell',
  'Because parcels vanish and everybody suspects everybody, so people stopped greeting',
  'Last winter a package with medicine was gone for a week and nobody asked around',
]

/** What one client was told by the server: the oracle lives here, outside the process that is killed. */
interface Told {
  session: string
  answers: { text: string; question: string | null; turn: number }[]
}

describe.each(['pglite', 'postgres'] as const)('[trust.random-kills] killed at random under load on %s', (kind) => {
  test(`${KILLS} times: every acknowledged message is there once, with its answer`, async () => {
    const home = await makeHome(kind)
    let server: NazeProcess | undefined = await startNaze(home.env)
    const over = new AbortController()
    const told: Told[] = []
    const restarts: number[] = []

    /** Resends the same key until it is answered, as a browser would. */
    const insist = async (session: string, text: string, key: string) => {
      for (;;) {
        if (server === undefined) {
          await sleep(20)
          continue
        }
        const answer = await say(server.url, session, text, key)
        if (answer.status === 200) return answer.body
        if (answer.status !== 0 && answer.status !== 503 && answer.status !== 409) {
          throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
        }
        await sleep(20)
      }
    }
    const client = async () => {
      while (!over.signal.aborted) {
        const session = server === undefined ? null : await startSession(server.url)
        if (session === null) {
          await sleep(20)
          continue
        }
        const mine: Told = { session, answers: [] }
        told.push(mine)
        for (const [n, text] of LINES.entries()) {
          const answer = await insist(session, text, `key-${n}`)
          if (answer === null) throw new Error('no answer')
          mine.answers.push({ text, question: answer.message, turn: answer.turn })
        }
      }
    }
    const clients = Array.from({ length: CLIENTS }, client)

    const acknowledgements = () => told.reduce((sum, each) => sum + each.answers.length, 0)
    for (let kill = 0; kill < KILLS; kill++) {
      // On a busy machine the first answer takes longer than a short life: what nobody was told cannot be lost.
      const before = acknowledgements()
      await expect.poll(acknowledgements, { timeout: 60_000, interval: 10 }).toBeGreaterThan(before)
      await sleep(50 + Math.random() * 600)
      const dying: NazeProcess = server
      server = undefined
      await dying.kill()
      const startedAt = performance.now()
      server = await startNaze(home.env)
      restarts.push(performance.now() - startedAt)
    }
    over.abort()
    await Promise.all(clients)

    const acknowledged = acknowledgements()
    for (const { session, answers } of told) {
      const view = await readSession(server.url, session)
      expect(view?.messages.filter((m) => m.role === 'user').map((m) => [m.content, m.turn])).toEqual(
        answers.map(({ text, turn }) => [text, turn]),
      )
      const questions = view?.messages.filter((m) => m.role === 'assistant').slice(1)
      expect(questions?.map((m) => m.content)).toEqual(answers.map(({ question }) => question))
    }
    expect(acknowledged).toBeGreaterThan(KILLS)
    const slowest = Math.round(Math.max(...restarts))
    await server.stop()
    await home.remove()
    recordFault({
      fault: 'killed at random while people talk in why',
      store: kind,
      times: KILLS,
      seen: `${told.length} conversations, ${acknowledged} acknowledged messages, 0 lost, 0 doubled; slowest restart ${slowest} ms`,
    })
  })
})
