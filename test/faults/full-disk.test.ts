import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { runNaze, startNaze } from '../support/surfaces/naze-process.ts'
import { interviewClient } from '../support/interview/server.ts'
import { mountSmallDisk } from '../support/store/small-disk.ts'
import { callApi, readSession, say, startSession } from '../support/why/client.ts'
import { recordFault } from './record-fault.ts'

const ROUNDS = process.env['NAZE_FAULTS'] === 'full' ? 10 : 2
const MB = 1024 * 1024
const SIZE_MB = 500
const PEOPLE = 4
const LINES = [
  'I want to build a notice board for our stairwell',
  'Because parcels vanish and everybody suspects everybody, so people stopped greeting',
  'Last winter a package with medicine was gone for a week and nobody asked around',
]
interface Health {
  store_state: string
}

const disk = mountSmallDisk(SIZE_MB)
afterAll(() => disk?.remove())
if (disk === undefined) process.stdout.write('    skipped: this user may not mount a small disk (tmpfs)\n')

describe.skipIf(disk === undefined)('[trust.store-full] a disk that runs full under people who talk', () => {
  test(`${ROUNDS} times: nothing lost, no crash, no hang; it recovers by itself`, async () => {
    if (disk === undefined) return
    const home = join(disk.path, 'home')
    const server = await startNaze({ NAZE_HOME: home })
    const over = new AbortController()
    let answers = 0
    let refusals = 0
    const broken: string[] = []
    const told: { session: string; said: string[] }[] = []

    /** Says each line until it is taken. Whatever is neither yes nor a coded "not now" is a fault. */
    const person = async () => {
      while (!over.signal.aborted) {
        const session = await startSession(server.url)
        if (session === null) {
          refusals += 1
          await sleep(100)
          continue
        }
        const mine = { session, said: [] as string[] }
        told.push(mine)
        for (const [n, line] of LINES.entries()) {
          for (;;) {
            const { status, body } = await say(server.url, session, line, `key-${n}`)
            if (status === 200) break
            refusals += 1
            const code = (body as { code?: string } | null)?.code ?? 'none'
            if (!['STORE_FULL', 'DB_UNAVAILABLE', 'TURN_IN_PROGRESS', 'OVERLOADED'].includes(code))
              broken.push(`${status} ${code}`)
            await sleep(100)
          }
          answers += 1
          mine.said.push(line)
        }
      }
    }
    const people = Array.from({ length: PEOPLE }, person)
    const state = async () => (await callApi<Health>(server.url, '/api/health')).body?.store_state
    const patiently = { timeout: 60_000, interval: 200 }

    for (let round = 0; round < ROUNDS; round++) {
      await sleep(1_000)
      const before = answers
      await expect.poll(() => answers, patiently).toBeGreaterThan(before)
      // Every other time all at once, so that the store cannot see it coming.
      disk.fillTo(round % 2 === 0 ? 40 * MB : MB)
      await expect.poll(() => refusals, patiently).toBeGreaterThan(0)
      if (round % 2 === 0) {
        await expect.poll(state, patiently).toBe('full')
        const seen = told.find(({ said }) => said.length > 0)
        expect(await readSession(server.url, seen?.session ?? ''), 'reading goes on').not.toBeNull()
        expect(server.stderr()).toContain('STORE_FULL')
      }
      await sleep(500)
      disk.empty()
      await expect.poll(state, patiently).toBe('ok')
      const freed = answers
      await expect.poll(() => answers, patiently).toBeGreaterThan(freed)
      refusals = 0
    }
    over.abort()
    await Promise.all(people)
    expect(broken).toEqual([])
    for (const { session, said } of told) {
      const view = await readSession(server.url, session)
      const kept = view?.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
      expect(kept).toEqual(said)
    }
    disk.fillTo(20 * MB)
    expect(await server.stop()).toBe(0)
    const refused = await runNaze(['start', '--port', '0'], { NAZE_HOME: home })
    expect(refused.ended).toBe(1)
    expect(refused.stderr).toMatch(/is full: \d+ MB free, and opening the store needs 64 MB.*\(STORE_FULL\)/)
    disk.empty()
    recordFault({
      fault: 'the disk filled up while people talk, every other time all at once',
      store: 'pglite',
      times: ROUNDS,
      seen: `${answers} acknowledged answers, 0 lost; refused with STORE_FULL or DB_UNAVAILABLE meanwhile; 0 ends, 0 hangs; went on by itself each time`,
    })
  })
  test('[trust.erase-when-full] at 0 MB a person can still have their words erased, and a backup says why not', async () => {
    if (disk === undefined) return
    const home = join(disk.path, 'erasing')
    const server = await startNaze({ NAZE_HOME: home })
    const client = interviewClient(server.url)
    const { body: who } = await client.start(await client.create())
    await client.say(who, '検索の画面が遅くて困っています')
    disk.fillTo(0)
    const state = async () => (await callApi<Health>(server.url, '/api/health')).body?.store_state
    await expect.poll(state, { timeout: 60_000 }).toBe('full')
    const backup = await runNaze(['backup', join(tmpdir(), `naze-full-${process.pid}.gz`)], { NAZE_HOME: home })
    expect(backup.ended).toBe(1)
    expect(backup.stderr).toMatch(/no room left on the disk.*\(STORE_FULL\)/)
    const own = { authorization: `Bearer ${who.key}` }
    const erased = await client.call('DELETE', `/api/conversations/${who.conversation_id}`, undefined, own)
    expect(erased).toMatchObject({ status: 200, body: { erased: true } })
    await expect(client.read(who)).rejects.toThrow(/messages: 4/)
    expect(server.stderr()).toContain('the reserve was given up')
    disk.empty()
    expect(await server.stop()).toBe(0)
  })
})
