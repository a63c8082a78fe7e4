import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SessionView } from '../../src/capabilities/why/contract.ts'
import { TURN_CRASH_POINTS } from '../../src/kernel/crash-points.ts'
import { runNaze, startNaze } from '../support/surfaces/naze-process.ts'
import { makeHome } from './homes.ts'
import { recordFault } from './record-fault.ts'

const FULL = process.env['NAZE_FAULTS'] === 'full'
const POINTS = FULL ? TURN_CRASH_POINTS : (['turn.inside-t1', 'turn.after-t1', 'turn.inside-t2'] as const)
const WISH = 'I want to build a reading club for the night shift'
const REASON = 'Because nurses on nights eat alone and stop talking, so they quit within a year'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'naze-fault-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function script(...lines: string[]): Promise<string> {
  const file = join(folder, 'answers.txt')
  await writeFile(file, `${lines.join('\n')}\n`)
  return file
}

const spoken = (view: SessionView) => view.messages.filter(({ role }) => role === 'user').map(({ content }) => content)

test.each(POINTS)(
  '[cli.through-server-broken-off] the server is killed at %s under a command: one coded line, and what was accepted is answered once',
  async (point) => {
    const home = await makeHome('pglite')
    const doomed = await startNaze({ ...home.env, NAZE_CRASH_AT: `${point}:2` })
    const cut = await runNaze(['why', '--language', 'en', '--script', await script(WISH, REASON)], home.env)
    expect(await doomed.exited).toBe('SIGKILL')
    expect(cut).toMatchObject({
      ended: 5,
      stderr: expect.stringMatching(/stopped before it answered: look whether it was done .* \(CANCELLED\)\n$/),
    })
    // Nobody runs: the next commands open the store themselves.
    const listed = await startNaze(home.env)
    const { sessions } = (await (await fetch(`${listed.url}/api/sessions`)).json()) as {
      sessions: { session_id: string }[]
    }
    expect(await listed.stop()).toBe(0)
    const id = sessions[0]?.session_id ?? expect.fail('no session')
    const goOn = async (...answers: string[]) => {
      const ran = await runNaze(['why', '--session', id, '--script', await script(...answers)], home.env)
      expect(ran.ended).toBe(5)
      expect(ran.stderr).toContain('the answers ended before the report')
    }
    await goOn()
    const survivor = await startNaze(home.env)
    const read = async () => (await (await fetch(`${survivor.url}/api/session/${id}`)).json()) as SessionView
    const wasCommitted = point !== 'turn.before-t1' && point !== 'turn.inside-t1'
    expect(spoken(await read())).toEqual(wasCommitted ? [WISH, REASON] : [WISH])
    expect((await read()).pending).toBeNull()
    expect(await survivor.stop()).toBe(0)
    await home.remove()
    recordFault({
      fault: `server killed at ${point} under a command`,
      store: 'pglite',
      times: 1,
      seen: 'one coded line, exit 5; nothing lost, nothing doubled',
    })
  },
)

test('[cli.through-server-broken-off] killed at any moment under commands that add: each is there once or was said to have failed', async () => {
  const home = await makeHome('pglite')
  const rounds = FULL ? 8 : 2
  const acknowledged: string[] = []
  let unknown = 0
  for (let round = 0; round < rounds; round++) {
    const server = await startNaze(home.env)
    const titles = [1, 2, 3, 4].map((n) => `round ${round}, node ${n}`)
    const timer = setTimeout(() => void server.kill(), 900 + 350 * round)
    const commands = await Promise.all(
      titles.map(async (title) => ({ title, ran: await runNaze(['board', 'add', title], home.env) })),
    )
    clearTimeout(timer)
    await server.kill()
    for (const {
      title,
      ran: { ended, stderr },
    } of commands) {
      if (ended === 0) acknowledged.push(title)
      else {
        unknown += 1
        expect([ended, stderr]).toEqual([
          expect.toSatisfy((code) => code === 5 || code === 4),
          expect.stringMatching(/\((?:CANCELLED|STORE_LOCKED)\)\n$/),
        ])
      }
    }
  }
  const found = await runNaze(['board', 'find', '--limit', '200', '--json'], home.env)
  const { nodes } = JSON.parse(found.stdout.toString()) as { nodes: { title: string }[] }
  const titles = nodes.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).toEqual(expect.arrayContaining(acknowledged))
  expect(titles.length).toBeLessThanOrEqual(acknowledged.length + unknown)
  await home.remove()
  recordFault({
    fault: 'server killed under commands',
    store: 'pglite',
    times: rounds,
    seen: `${acknowledged.length} commands acknowledged, each there once; ${unknown} said to have failed`,
  })
})
