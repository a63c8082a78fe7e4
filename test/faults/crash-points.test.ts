import { describe, expect, test } from 'vitest'
import type { SessionView } from '../../src/capabilities/why/contract.ts'
import { TURN_CRASH_POINTS } from '../../src/kernel/crash-points.ts'
import { startNaze } from '../support/surfaces/naze-process.ts'
import { readSession, say, startSession } from '../support/why/client.ts'
import { makeHome } from './homes.ts'
import { recordFault } from './record-fault.ts'

const WISH = 'I want to build a reading club for the night shift'
const REASON = 'Because nurses on nights eat alone and stop talking, so they quit within a year'

const shape = (view: SessionView | null) => view?.messages.map((message) => `${message.role}:${message.turn}`)

describe.each(['pglite', 'postgres'] as const)('[trust.crash-points] killed on %s', (kind) => {
  test.each(TURN_CRASH_POINTS)('at %s nothing is lost and nothing doubled', async (point) => {
    const home = await makeHome(kind)
    const doomed = await startNaze({ ...home.env, NAZE_CRASH_AT: `${point}:2` })
    const id = await startSession(doomed.url)
    if (id === null) throw new Error('no session')
    const first = await say(doomed.url, id, WISH, 'key-1')
    expect(first.status).toBe(200)
    const cut = await say(doomed.url, id, REASON, 'key-2')
    expect(cut.status).toBe(0)
    expect(await doomed.exited).toBe('SIGKILL')

    const restartedAt = performance.now()
    const survivor = await startNaze(home.env)
    const restart = Math.round(performance.now() - restartedAt)
    try {
      const wasCommitted = point !== 'turn.before-t1' && point !== 'turn.inside-t1'
      const afterRestart = await readSession(survivor.url, id)
      expect(shape(afterRestart)?.filter((line) => line.startsWith('user'))).toEqual(
        wasCommitted ? ['user:0', 'user:1'] : ['user:0'],
      )
      // What was accepted is answered without anybody asking again.
      if (wasCommitted) {
        await expect
          .poll(async () => (await readSession(survivor.url, id))?.messages.length, { timeout: 15_000 })
          .toBe(5)
      }
      const again = await say(survivor.url, id, REASON, 'key-2')
      expect(again.status).toBe(200)
      expect(again.body).toMatchObject({ turn: 1, phase: 'CONVERSATION' })
      expect((await say(survivor.url, id, REASON, 'key-2')).body).toEqual(again.body)
      const view = await readSession(survivor.url, id)
      expect(shape(view)).toEqual(['assistant:0', 'user:0', 'assistant:0', 'user:1', 'assistant:1'])
      expect(view?.messages.at(-1)?.content).toBe(again.body?.message)
      expect(view?.pending).toBeNull()
      expect(view?.messages[2]?.content).toBe(first.body?.message)
    } finally {
      expect(await survivor.stop()).toBe(0)
      await home.remove()
    }
    const seen = `nothing lost, nothing doubled; restart ${restart} ms`
    recordFault({ fault: `killed at ${point}`, store: kind, times: 1, seen })
  })
})
