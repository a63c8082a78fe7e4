import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversationStream } from '../../src/capabilities/interview/contract.ts'
import type { Store } from '../../src/store/store.ts'
import { followEvents } from '../support/surfaces/event-stream.ts'
import { type InterviewServer, startInterviewServer, type Talking } from '../support/interview/server.ts'
import { openTestStore } from '../support/store/stores.ts'

const NOBODY = '00000000-0000-4000-8000-000000000009'
let store: Store
let server: InterviewServer

beforeAll(async () => {
  store = await openTestStore('pglite')
  server = await startInterviewServer(store)
})
afterAll(async () => {
  await server.close()
  await store.close()
})

const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
const begin = async (guide: object = {}) => {
  const project = await server.create(guide)
  const started = await server.start(project)
  return { project, started, who: started.body as Talking }
}
/** What a browser would send back to this path. */
const cookiesFor = (headers: Headers, path: string): string =>
  headers
    .getSetCookie()
    .filter((cookie) => path.startsWith(/Path=([^;]+)/.exec(cookie)?.[1] ?? '-'))
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')

describe('[interview.http] the researcher', () => {
  test('creates, reads, lists, changes and closes an interview', async () => {
    const made = await server.call<{ project: { id: string; token: string } }>('POST', '/api/projects', {
      name: 'n',
      goal: 'g',
      language: 'en',
    })
    expect(made.status).toBe(201)
    const { id, token } = made.body.project
    expect(made.body.project).toMatchObject({ link: `/i/${token}`, language: 'en', tone: 'polite_soft' })
    expect((await server.call('GET', `/api/projects/${id}`)).body).toEqual(made.body)
    expect((await server.call('GET', '/api/projects?limit=1')).body).toMatchObject({ projects: [{ id }] })
    expect((await server.call('PATCH', `/api/projects/${id}`, { tone: 'friendly' })).body).toMatchObject({
      project: { tone: 'friendly' },
    })
    expect((await server.call('POST', `/api/projects/${id}/close`)).body).toMatchObject({
      project: { status: 'closed' },
    })
  })

  test.each([
    ['POST', '/api/projects', { name: '', goal: 'g' }, 400, 'INVALID_INPUT'],
    ['POST', '/api/projects', { name: 'n', goal: 'g', tone: 'rude' }, 400, 'INVALID_INPUT'],
    ['POST', '/api/projects', { name: 'n', goal: 'g', limits: { max_turns: 0 } }, 400, 'INVALID_INPUT'],
    ['POST', '/api/projects', { name: 'n', goal: 'g', limits: { closes_at: 'soon' } }, 400, 'INVALID_INPUT'],
    ['GET', `/api/projects/${NOBODY}`, undefined, 404, 'NOT_FOUND'],
    ['GET', '/api/projects/not-an-id', undefined, 400, 'INVALID_INPUT'],
    ['PATCH', `/api/projects/${NOBODY}`, { name: 'n' }, 404, 'NOT_FOUND'],
    ['POST', `/api/projects/${NOBODY}/close`, {}, 404, 'NOT_FOUND'],
    ['GET', `/api/projects/${NOBODY}/conversations`, undefined, 404, 'NOT_FOUND'],
    ['GET', `/api/projects/${NOBODY}/export?format=pdf`, undefined, 400, 'INVALID_INPUT'],
    ['DELETE', `/api/projects/${NOBODY}`, undefined, 404, 'NOT_FOUND'],
  ])('%s %s is refused', async (method, path, body, status, code) => {
    expect(await server.call(method, path, body)).toMatchObject({ status, body: { code } })
  })

  test('an export is a file under its name', async () => {
    const { project, who } = await begin()
    await server.say(who, '検索が遅い')
    for (const format of ['csv', 'json', 'md']) {
      const { status, headers, text } = await server.call('GET', `/api/projects/${project.id}/export?format=${format}`)
      expect(status).toBe(200)
      expect(headers.get('content-disposition')).toMatch(
        new RegExp(`^attachment; filename="[^"]+\\.${format}"; filename\\*=UTF-8''`),
      )
      expect(text).toContain('検索が遅い')
    }
  })
})

describe('[interview.http] the participant', () => {
  test('starts with consent and a question, and gets a key and cookies no script can read', async () => {
    const { started, who, project } = await begin()
    expect(started.status).toBe(200)
    expect(started.body).toMatchObject({
      state: 'intro',
      finished: false,
      messages: [{ meta: { kind: 'consent' } }, { meta: { kind: 'opening' } }],
    })
    expect(who.key).toMatch(/^[\w-]{43}$/)
    for (const cookie of started.headers.getSetCookie())
      expect(cookie).toMatch(/; Path=\/api\/.+; Max-Age=\d+; HttpOnly; SameSite=Lax/)
    expect(cookiesFor(started.headers, '/api/projects')).toBe('')
    expect(cookiesFor(started.headers, `/api/conversations/${NOBODY}`)).toBe('')
    expect(await server.call('GET', `/api/i/${project.token}`)).toMatchObject({
      status: 200,
      body: { open: true, resumable: false, max_turns: 12 },
    })
  })

  test('[interview.resume] another tab resumes it by cookie, by body and by header, also in the middle of an answer', async () => {
    const { project, started, who } = await begin()
    const { status, body } = await server.send(who, '検索が遅い')
    expect(status).toBe(202)
    expect(body).toMatchObject({
      message: { role: 'user', content: '検索が遅い', status: 'final' },
      masked: [],
      turn_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    const cookie = cookiesFor(started.headers, `/api/i/${project.token}/conversations`)
    const tabs = [
      await server.start(project, { cookie }),
      await server.start(project, bearer(who.key)),
      await server.call<Talking>('POST', `/api/i/${project.token}/conversations`, { key: who.key }),
    ]
    for (const tab of tabs) expect(tab.body).toMatchObject({ conversation_id: who.conversation_id, key: who.key })
    expect(await server.call('GET', `/api/i/${project.token}`, undefined, { cookie })).toMatchObject({
      body: { resumable: true },
    })
    const own = cookiesFor(started.headers, `/api/conversations/${who.conversation_id}/messages`)
    const path = `/api/conversations/${who.conversation_id}/messages`
    await expect
      .poll(async () => (await server.call('GET', path, undefined, { cookie: own })).body, { timeout: 15_000 })
      .toMatchObject({ state: 'enumerate', pending: false, messages: { length: 4 } })
  })

  test('[interview.one-start] the same Idempotency-Key begins one conversation, whatever comes first', async () => {
    const project = await server.create()
    const once = { 'idempotency-key': '3f0f7d2e-6a51-4f1d-9a34-1c2b6de0f7aa' }
    const [one, two] = await Promise.all([server.start(project, once), server.start(project, once)])
    expect([one?.status, two?.status]).toEqual([200, 200])
    expect(two?.body.conversation_id).toBe(one?.body.conversation_id)
    expect(await server.start(project, { 'idempotency-key': '1' })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', issues: [{ path: 'idempotency_key' }] },
    })
    const { body } = await server.call('GET', `/api/projects/${project.id}/conversations`)
    expect(body).toMatchObject({ conversations: { length: 1 } })
  })

  test('[interview.join] a resend with the same key is the same message; a finished conversation takes no more', async () => {
    const { who } = await begin({ limits: { max_turns: 1 } })
    const [one, two] = await Promise.all([
      server.send(who, '検索が遅い', 'once'),
      server.send(who, '検索が遅い', 'once'),
    ])
    expect([one?.status, two?.status]).toEqual([202, 202])
    expect(two?.body.message.id).toBe(one?.body.message.id)
    await expect.poll(async () => (await server.read(who)).finished, { timeout: 15_000 }).toBe(true)
    expect(await server.send(who, 'あと一つ')).toMatchObject({ status: 400, body: { code: 'PHASE_MISMATCH' } })
    expect((await server.send(who, '検索が遅い', 'once')).body.message.id).toBe(one?.body.message.id)
    expect((await server.read(who)).messages).toHaveLength(4)
  })

  test('[interview.own-only] 401 without a key, 403 with another’s, 404 for nobody’s', async () => {
    const { who } = await begin()
    const other = await begin()
    const path = `/api/conversations/${who.conversation_id}`
    const calls: [string, string, unknown?][] = [
      ['POST', `${path}/messages`, { content: 'x' }],
      ['POST', `${path}/skip`, {}],
      ['GET', `${path}/messages`],
      ['PATCH', `${path}/messages/${NOBODY}`, { content: 'x', keep: ['x'], hide: [] }],
      ['DELETE', path],
    ]
    for (const [method, address, body] of calls) {
      expect(await server.call(method, address, body)).toMatchObject({ status: 401, body: { code: 'UNAUTHORIZED' } })
      expect(await server.call(method, address, body, { authorization: 'Basic eDp5' })).toMatchObject({ status: 401 })
      expect(await server.call(method, address, body, bearer(other.who.key))).toMatchObject({
        status: 403,
        body: { code: 'FORBIDDEN' },
      })
      const stolen = cookiesFor(other.started.headers, `/api/conversations/${other.who.conversation_id}`)
      expect((await server.call(method, address, body, { cookie: stolen })).status).toBe(401)
      const unknown = address.replace(who.conversation_id, NOBODY)
      expect(await server.call(method, unknown, body, bearer(who.key))).toMatchObject({
        status: 404,
        body: { code: 'NOT_FOUND' },
      })
    }
    // In an address a key is nothing: addresses end up in logs and histories.
    expect((await server.call('GET', `${path}/messages?key=${who.key}`)).status).toBe(401)
  })

  test.each([
    ['an unknown link', async () => server.call('POST', '/api/i/unknown/conversations', {}), 404, 'NOT_FOUND'],
    ['a draft', async () => server.start(await server.create({ status: 'draft' })), 404, 'NOT_FOUND'],
    [
      'a closed link',
      async () => server.start(await server.create({ limits: { closes_at: '2020-01-01T00:00:00Z' } })),
      410,
      'GONE',
    ],
    ['a key of nobody', async () => server.start(await server.create(), bearer('x'.repeat(43))), 403, 'FORBIDDEN'],
    ['an empty answer', async () => server.send((await begin()).who, ' \n'), 400, 'INVALID_INPUT'],
    ['a very long answer', async () => server.send((await begin()).who, 'あ'.repeat(4001)), 400, 'INVALID_INPUT'],
  ])('%s is refused', async (_what, call, status, code) => {
    expect(await call()).toMatchObject({ status, body: { code } })
  })

  test('[interview.masking-fails-closed] 503 while masking is not to be had, with the text nowhere', async () => {
    const broken = await startInterviewServer(store, {
      masker: () => Promise.reject(new Error('no data')),
      analyse: false,
    })
    const started = await broken.start(await broken.create())
    const refused = await broken.send(started.body, '田中太郎です')
    expect(refused).toMatchObject({ status: 503, body: { code: 'MASKING_UNAVAILABLE' } })
    expect(refused.headers.get('retry-after')).not.toBeNull()
    expect(refused.text).not.toContain('田中')
    expect((await broken.read(started.body)).messages).toHaveLength(2)
    await broken.close()
  })

  test('[interview.erase] deletes their answers: nothing is left to read, and the key opens nothing', async () => {
    const { project, who } = await begin()
    await server.say(who, '検索が遅い')
    const erased = await server.call('DELETE', `/api/conversations/${who.conversation_id}`, undefined, bearer(who.key))
    expect(erased).toMatchObject({ status: 200, body: { erased: true } })
    for (const cookie of erased.headers.getSetCookie()) expect(cookie).toContain('Max-Age=0')
    expect(await server.send(who, 'x')).toMatchObject({ status: 410, body: { code: 'GONE' } })
    const list = await server.call('GET', `/api/projects/${project.id}/conversations`)
    expect(list.body).toMatchObject({ conversations: [{ id: who.conversation_id, erased: true, masked: [] }] })
    const read = await server.call('GET', `/api/projects/${project.id}/conversations/${who.conversation_id}`)
    expect(read.body).toMatchObject({ messages: [] })
    expect((await server.start(project)).status).toBe(200)
  })
})

describe('[interview.live] the stream of a conversation', () => {
  test('is open to its participant by header and cookie, to the researcher, and to no other key', async () => {
    const { who, started } = await begin()
    const other = await begin()
    const url = `${server.url}/api/live/conversation:${who.conversation_id}`
    const cookie = cookiesFor(started.headers, '/api/live/x')
    for (const headers of [bearer(who.key), { cookie }, {}]) {
      const stream = await followEvents(url, headers)
      expect(stream.status).toBe(200)
      await stream.close()
    }
    expect((await followEvents(url, bearer(other.who.key))).status).toBe(403)
    expect((await followEvents(url, { authorization: 'Basic eDp5' })).status).toBe(401)
    expect((await followEvents(`${server.url}/api/live/conversation:${NOBODY}`, bearer(who.key))).status).toBe(404)
  })

  test('[interview.reaches-nothing-else] a participant’s key opens no other stream and no other route', async () => {
    const { project, who, started } = await begin()
    const other = (await begin()).who
    const cookie = cookiesFor(started.headers, '/api/live/x')
    expect(cookie).not.toBe('')
    const streams = [`project:${project.id}`, 'why:x', 'board', `conversation:${who.conversation_id}x`]
    for (const stream of [...streams, `conversation:${other.conversation_id}`])
      for (const shown of [bearer(who.key), { cookie }]) {
        const url = `${server.url}/api/live/${encodeURIComponent(stream)}`
        expect((await followEvents(url, shown)).status).toBe(403)
      }
    expect((await server.call('GET', '/api/projects', undefined, { cookie })).status).toBe(403)
    const paths = JSON.parse((await server.call('GET', '/api/openapi.json')).text)['paths'] as Record<
      string,
      Record<string, unknown>
    >
    const doors = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    )
    const own = (path: string) =>
      path.startsWith('/api/i/') || path.startsWith('/api/conversations/') || path.startsWith('/api/live/')
    const others = doors.filter(({ path }) => !own(path))
    expect(others.length).toBeGreaterThan(40)
    for (const { method, path } of others) {
      const address = path.replaceAll(/\{\w+\}/g, project.id)
      const answer = await server.call(
        method,
        address,
        method === 'GET' || method === 'DELETE' ? undefined : {},
        bearer(who.key),
      )
      expect({ method, path, status: answer.status }).toEqual({ method, path, status: 403 })
    }
  })

  test('a follower learns that a reply is there and reads it; coming back it misses nothing', async () => {
    const { who } = await begin()
    const url = `${server.url}/api/live/conversation:${who.conversation_id}`
    const stream = await followEvents(url, bearer(who.key))
    const { sent, reply } = await server.say(who, '検索が遅い')
    await expect
      .poll(() => stream.events.map(({ id, event }) => [id, event]), { timeout: 15_000 })
      .toEqual([
        [1, 'message.accepted'],
        [2, 'message.final'],
      ])
    expect(stream.events.map(({ data }) => data)).toMatchObject([
      { message_id: sent.id },
      { message_id: reply.id, state: 'enumerate' },
    ])
    for (const { event: type, data } of stream.events)
      expect(conversationStream.events.parse({ type, data })).toEqual({ type, data })
    await stream.close()
    const again = await followEvents(`${url}?after=1`, bearer(who.key))
    await expect.poll(() => again.events.map(({ id }) => id), { timeout: 15_000 }).toEqual([2])
    await again.close()
  })

  test('[interview.researcher-live] the researcher’s stream tells of every start, reply, end and deletion, without words', async () => {
    const project = await server.create({ limits: { max_turns: 1, max_responses: 1 } })
    const stream = await followEvents(`${server.url}/api/live/project:${project.id}`)
    const { body: who } = await server.start(project)
    await server.say(who, '検索が遅い')
    await server.call('DELETE', `/api/conversations/${who.conversation_id}`, undefined, bearer(who.key))
    await expect
      .poll(() => stream.events.filter(({ event }) => event !== 'insights.changed').map(({ event }) => event), {
        timeout: 15_000,
      })
      .toEqual(['conversation.changed', 'project.closed', 'conversation.changed', 'conversation.changed'])
    expect(JSON.stringify(stream.events)).not.toContain('検索')
    await stream.close()
  })
})
