import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { closeGracefully, type DoorOptions, listen, makeDoorServer } from '../../src/http/index.ts'
import type { Store } from '../../src/store/store.ts'
import { otherLoopback, ownAddress } from '../support/surfaces/door-server.ts'
import { followEvents } from '../support/surfaces/event-stream.ts'
import { inMemoryVerbs } from '../support/surfaces/in-memory-verbs.ts'
import { interviewClient, type InterviewServer, startInterviewServer } from '../support/interview/server.ts'
import { startReverseProxy } from '../support/surfaces/reverse-proxy.ts'
import { openTestStore } from '../support/store/stores.ts'

let store: Store
let desk: InterviewServer

beforeAll(async () => {
  store = await openTestStore('pglite')
  desk = await startInterviewServer(store)
})
afterAll(async () => {
  await desk.close()
  await store.close()
})

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

/** A door over the same verbs as the desk, at another address. */
async function openDoor(options: Partial<DoorOptions> = {}, host?: string) {
  const server = await makeDoorServer({
    verbs: { ...inMemoryVerbs().verbs, interview: desk.house.interview },
    live: desk.house.deps.live,
    webFolder: null,
    debug: false,
    logger: false,
    publicUrl: null,
    behindProxy: false,
    shedding: { sampleIntervalMs: 3_600_000 },
    ...options,
  })
  const at = host ?? (await otherLoopback())
  const url = await listen(server, { host: at, port: 0 })
  const close = () => closeGracefully(server, 10_000)
  onTestFinished(async () => void (await close()))
  return { ...interviewClient(url), port: Number(new URL(url).port), host: at, close }
}

const addresses = ['another loopback address', ...(ownAddress() === undefined ? [] : ['an address others reach'])]

describe.each(addresses)('[interview.door-phones] at %s', (where) => {
  test('a participant begins, answers, follows, comes back by cookie, and takes everything back', async () => {
    const door = await openDoor({}, where === 'another loopback address' ? undefined : ownAddress())
    const project = await desk.create()
    expect(await door.call('GET', `/api/i/${project.token}`)).toMatchObject({ status: 200, body: { open: true } })
    const started = await door.start(project)
    expect(started.status).toBe(200)
    const who = started.body
    const stream = await followEvents(`${door.url}/api/live/conversation:${who.conversation_id}`, bearer(who.key))
    const { reply } = await door.say(who, '検索が遅い、隣の田中太郎さんも困っている')
    expect(reply.content).not.toContain('田中')
    await expect
      .poll(() => stream.events.map(({ event }) => event).filter((event) => event.startsWith('message')))
      .toEqual(['message.accepted', 'message.final'])
    await stream.close()
    const cookie = started.headers.getSetCookie().find((each) => each.includes('/api/i/')) ?? ''
    const again = await door.start(project, { cookie: cookie.split(';', 1)[0] ?? '' })
    expect(again.body).toMatchObject({ conversation_id: who.conversation_id, key: who.key })
    const path = `/api/conversations/${who.conversation_id}`
    expect(await door.call('GET', `${path}/messages`)).toMatchObject({ status: 401 })
    expect(await door.call('GET', `/api/projects/${project.id}/conversations`)).toMatchObject({ status: 404 })
    expect((await desk.call('GET', `/api/projects/${project.id}/conversations`)).status).toBe(200)
    expect((await door.call('DELETE', path, undefined, bearer(who.key))).status).toBe(200)
    expect((await door.call('GET', `${path}/messages`, undefined, bearer(who.key))).status).toBe(410)
  })
})

test('[trust.door-streams] without a key a conversation’s stream is shut, and a project’s is not there', async () => {
  const door = await openDoor()
  const project = await desk.create()
  const { body: who } = await door.start(project)
  const { body: other } = await door.start(project)
  const own = `${door.url}/api/live/conversation:${who.conversation_id}`
  expect((await followEvents(own)).status).toBe(401)
  expect((await followEvents(own, bearer(other.key))).status).toBe(403)
  for (const headers of [{}, bearer(who.key)])
    expect((await followEvents(`${door.url}/api/live/project:${project.id}`, headers)).status).toBe(404)
})

test('[trust.door-cookies] behind an https address cookies are Secure, and only then', async () => {
  const project = await desk.create()
  for (const [publicUrl, isSecure] of [
    ['https://ask.example.org', true],
    ['http://ask.example.org', false],
    [null, false],
  ] as const) {
    const door = await openDoor({ publicUrl, behindProxy: publicUrl !== null })
    const { body, headers } = await door.start(project, { 'x-forwarded-proto': isSecure ? 'http' : 'https' })
    const erased = await door.call('DELETE', `/api/conversations/${body.conversation_id}`, undefined, bearer(body.key))
    const cookies = [...headers.getSetCookie(), ...erased.headers.getSetCookie()]
    expect(cookies).toHaveLength(5)
    for (const cookie of cookies) expect(cookie.endsWith('; HttpOnly; SameSite=Lax; Secure')).toBe(isSecure)
  }
})

describe.each([true, false])('[interview.door-phones] behind a proxy that keeps Host: %s', (keepHost) => {
  test('people answer by its address, the stream comes through at once, and each has limits of their own', async () => {
    const proxy = await startReverseProxy({ keepHost })
    onTestFinished(() => proxy.close())
    const starts = { burst: 2, perMinute: 0.1 }
    const door = await openDoor({ publicUrl: proxy.url, behindProxy: true, limits: { starts } })
    proxy.target = { host: door.host, port: door.port }
    const through = interviewClient(proxy.url)
    const project = await desk.create()
    const origin = { origin: proxy.url }
    const { status, body: who } = await through.start(project, origin)
    expect(status).toBe(200)
    const stream = await followEvents(`${proxy.url}/api/live/conversation:${who.conversation_id}`, bearer(who.key))
    await through.say(who, '検索が遅い')
    await expect.poll(() => stream.events.map(({ event }) => event)).toContain('message.final')
    await stream.close()
    expect((await through.start(project, { origin: 'https://evil.example' })).status).toBe(403)
    // What a participant writes into the header is not what the proxy adds behind it.
    expect((await through.start(project, { 'x-forwarded-for': '203.0.113.1' })).status).toBe(200)
    expect((await through.start(project, { 'x-forwarded-for': '203.0.113.2' })).status).toBe(429)
  })
})

test('[trust.door-closes] a closing door ends its streams and keeps what was said', async () => {
  const door = await openDoor()
  const project = await desk.create()
  const { body: who } = await door.start(project)
  const response = await fetch(`${door.url}/api/live/conversation:${who.conversation_id}`, { headers: bearer(who.key) })
  const ended = response.text()
  const { body: sent } = await door.send(who, '検索が遅い')
  expect(await door.close()).toBe(true)
  expect(await ended).toContain(': open')
  await expect(fetch(door.url)).rejects.toThrow()
  await expect
    .poll(async () => (await desk.read(who)).messages.filter(({ status }) => status === 'final').length, {
      timeout: 15_000,
    })
    .toBe(4)
  expect((await desk.read(who)).messages.map(({ id }) => id)).toContain(sent.message.id)
})
