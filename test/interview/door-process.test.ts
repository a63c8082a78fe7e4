import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Project } from '../../src/capabilities/interview/contract.ts'
import { otherLoopback } from '../support/surfaces/door-server.ts'
import { followEvents } from '../support/surfaces/event-stream.ts'
import { interviewClient } from '../support/interview/server.ts'
import { runNaze, startNaze } from '../support/surfaces/naze-process.ts'

let home = ''
let host = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'naze-door-'))
  host = await otherLoopback()
})
afterAll(() => rm(home, { recursive: true, force: true }))

const newHome = (name: string) => join(home, name)
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

test(
  '[trust.door-killed] after kill -9 the same door leads a participant back to where they were',
  { timeout: 120_000 },
  async () => {
    const env = { NAZE_HOME: newHome('killed'), NAZE_DOOR_HOST: host, NAZE_DOOR_PORT: '0' }
    const first = await startNaze(env)
    onTestFinished(() => first.kill())
    const listening = first.door?.listening ?? expect.fail('no door')
    const project = await interviewClient(first.url).create()
    const door = interviewClient(listening)
    const started = await door.start(project)
    const cookie = (started.headers.getSetCookie().find((each) => each.includes('/api/i/')) ?? '').split(';', 1)[0]
    const { sent } = await door.say(started.body, '検索が遅い')
    const { body: last } = await door.send(started.body, '画面が小さい', 'last-words')
    await first.kill()

    const second = await startNaze({ ...env, NAZE_DOOR_PORT: new URL(listening).port })
    onTestFinished(() => second.kill())
    expect(second.door?.listening).toBe(listening)
    const back = await door.start(project, { cookie: cookie ?? '' })
    expect(back.body).toMatchObject({ conversation_id: started.body.conversation_id, key: started.body.key })
    const again = await door.send(back.body, '画面が小さい', 'last-words')
    expect(again.body.message.id).toBe(last.message.id)
    const said = async () =>
      (await door.read(back.body)).messages.filter(({ role }) => role === 'user').map(({ id }) => id)
    expect(await said()).toEqual([sent.id, last.message.id])
    await expect.poll(async () => (await door.read(back.body)).pending, { timeout: 30_000 }).toBe(false)
    expect(await said()).toEqual([sent.id, last.message.id])
    expect(await second.stop()).toBe(0)
  },
)

describe('[trust.door-start] naze start', { timeout: 120_000 }, () => {
  test('[trust.door-closes] opens no door unasked; asked, it opens one that ends with it', async () => {
    const shut = await startNaze({ NAZE_HOME: newHome('shut') })
    onTestFinished(() => shut.kill())
    expect(shut.door).toBeUndefined()
    const { public_link: none, link } = await interviewClient(shut.url).create()
    expect([none, link]).toEqual([null, expect.stringMatching(/^\/i\//)])
    await shut.stop()

    const env = { NAZE_HOME: newHome('shut'), NAZE_DOOR_HOST: host, NAZE_DOOR_PORT: '0' }
    const open = await startNaze({ ...env, NAZE_PUBLIC_URL: 'https://ask.example.org/' })
    onTestFinished(() => open.kill())
    expect(open.door).toMatchObject({ forPeople: 'https://ask.example.org' })
    const listening = open.door?.listening ?? ''
    const { body } = await interviewClient(open.url).call<{ projects: Project[] }>('GET', '/api/projects')
    const [project] = body.projects
    expect(project?.public_link).toBe(`https://ask.example.org${link}`)
    const door = interviewClient(listening)
    const { body: who } = await door.start(project ?? expect.fail('no project'))
    const stream = await followEvents(`${listening}/api/live/conversation:${who.conversation_id}`, bearer(who.key))
    expect(stream.status).toBe(200)
    expect(await open.stop()).toBe(0)
    await expect(fetch(listening)).rejects.toThrow()
  })

  test('[interview.door-link] naze interview and doctor say what the door’s settings say', async () => {
    const env = { NAZE_HOME: newHome('cli'), NAZE_PUBLIC_URL: 'https://ask.example.org', NAZE_DOOR_PORT: '0' }
    const made = await runNaze(['interview', 'projects', 'create', 'n', '--goal', 'g'], env)
    expect(made.ended).toBe(0)
    expect(made.stdout.toString()).toMatch(/^link +https:\/\/ask\.example\.org\/i\/[\w-]{24}$/m)
    const doctor = await runNaze(['doctor'], env)
    expect(doctor.stdout.toString()).toMatch(/^ok {4}door: 127\.0\.0\.1:0 is free; people come in at https/m)
  })

  test.each([
    ['the researcher’s own port', { PORT: '4999', NAZE_DOOR_PORT: '4999' }, /^naze: NAZE_DOOR_PORT: 4999 is where/],
    ['an address of another machine', { NAZE_DOOR_HOST: '203.0.113.7' }, /NAZE_DOOR_HOST 203\.0\.113\.7 is no/],
  ])('stops with one line that names the variable: %s', async (_what, env, line) => {
    const { ended, stderr } = await runNaze(['start'], { PORT: '0', NAZE_HOME: newHome('refused'), ...env })
    expect(stderr.trim().split('\n').at(-1)).toMatch(line)
    expect(ended).toBe(2)
  })
})
