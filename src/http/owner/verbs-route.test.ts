import { describe, expect, it } from 'vitest'
import { inMemoryVerbs } from '../../../test/support/surfaces/in-memory-verbs.ts'
import { plainRequest, startTestServer } from '../../../test/support/surfaces/test-server.ts'
import { OWNER_BODY_LIMIT_BYTES } from '../guards/limits.ts'
import { callableVerbs } from './callable-verbs.ts'

const KEY = 'the-key-of-the-house'
const bearer = { authorization: `Bearer ${KEY}` }
const owner = { knows: (shown: string) => shown === KEY, proof: (nonce: string) => `proof of ${nonce}` }
const CALL = { via: 'cli', input: { language: 'en' } }
const START = '/api/verbs/why.startSession'

const start = (more: object = {}) => startTestServer({ owner, ...more })

describe('[cli.through-server-actor] a command is who it says it is', () => {
  it.each([
    ['cli', 'person'],
    ['pipe', 'person'],
    ['mcp', 'agent'],
  ])('by %s it is a %s', async (via, kind) => {
    const { post, calls } = await start()
    const answer = await post(START, { ...CALL, via }, bearer)
    expect(answer).toMatchObject({ status: 200, json: { output: { phase: 'WELCOME' } } })
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(calls.map(({ ctx }) => ctx.actor)).toEqual([{ id: 'local', kind, via }])
  })

  it.each(['web', 'http', 'token', 'job', 'x', undefined])('never by %s', async (via) => {
    const { post, calls } = await start()
    expect(await post(START, { ...CALL, via }, bearer)).toMatchObject({ status: 400, json: { code: 'INVALID_INPUT' } })
    expect(await post(START, { ...CALL, kind: 'person' }, bearer)).toMatchObject({ status: 400 })
    expect(calls).toEqual([])
  })

  it('and the header of the web app does not make it one', async () => {
    const { post, calls } = await start()
    await post(START, CALL, { ...bearer, 'x-naze-client': 'web' })
    expect(calls.map(({ ctx }) => ctx.actor.via)).toEqual(['cli'])
  })
})

describe('[cli.through-server-guards] nobody else', () => {
  it('without the key, and who guesses it waits', async () => {
    const { post, calls } = await start({ wrongKeysPerMinute: 3 })
    expect(await post(START, CALL)).toMatchObject({ status: 401, json: { code: 'UNAUTHORIZED' } })
    expect(await post(START, CALL, { authorization: `Basic ${KEY}` })).toMatchObject({ status: 401 })
    const guesses = [1, 2, 3, 4].map((n) => ({ authorization: `Bearer ${KEY}${n}` }))
    const statuses: number[] = []
    for (const guess of guesses) statuses.push((await post(START, CALL, guess)).status)
    expect(statuses).toEqual([401, 401, 401, 429])
    expect(calls).toEqual([])
    expect((await post(START, CALL, bearer)).status).toBe(200)
  })

  it.each([
    ['our own page', { origin: 'http://localhost:PORT' }],
    ['another page', { origin: 'http://evil.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['a page that hides its origin', { 'sec-fetch-site': 'same-origin' }],
    ['another name for this machine', { host: 'evil.example:PORT' }],
  ])('%s, with the key in its hands', async (_who, more) => {
    const { port, calls } = await start()
    const given = Object.entries<string>(more).map(([name, value]) => [name, value.replace('PORT', String(port))])
    const headers = { host: `localhost:${port}`, 'content-type': 'application/json', ...Object.fromEntries(given) }
    const posted = { method: 'POST', path: START, headers: { ...headers, ...bearer }, body: JSON.stringify(CALL) }
    const asked = { path: '/api/verbs', headers: { ...headers, 'x-naze-nonce': 'x'.repeat(32) } }
    for (const request of [posted, asked]) {
      const { status, body } = await plainRequest(port, request)
      expect([status, JSON.parse(body)]).toEqual([403, expect.objectContaining({ code: 'FORBIDDEN' })])
    }
    const followed = { path: '/api/live/board', headers: { ...headers, ...bearer } }
    expect((await plainRequest(port, followed)).status).toBe(403)
    expect(calls).toEqual([])
  })

  it('is read to: without the key not a byte of a body is taken in', async () => {
    const { post } = await start()
    const large = { ...CALL, input: 'x'.repeat(OWNER_BODY_LIMIT_BYTES) }
    expect((await post(START, large)).status).toBe(401)
    expect(await post(START, large, bearer)).toMatchObject({ status: 413, json: { code: 'PAYLOAD_TOO_LARGE' } })
  })

  it('finds anything where there is no key to show', async () => {
    const { get, post } = await startTestServer()
    expect((await get('/api/verbs', { 'x-naze-nonce': 'x'.repeat(32) })).status).toBe(404)
    expect((await post(START, CALL, bearer)).status).toBe(404)
  })
})

describe('what can be called', () => {
  // Frozen on purpose: what a participant does with a key, and what has a door of its own.
  const NOT_CALLABLE = [
    'interview.visit',
    'interview.startConversation',
    'interview.sendMessage',
    'interview.skip',
    'interview.changeMasks',
    'interview.stop',
    'interview.answerWithoutModel',
    'interview.listMessages',
    'interview.follow',
    'interview.eraseConversation',
    'operations.backup',
    'operations.purge',
    'research.conflicts',
    'research.extract',
    'masking.mask',
  ]

  it('[house.pins] is every verb but these, by the name of its room', async () => {
    const { verbs } = inMemoryVerbs()
    const callable = callableVerbs(verbs)
    const names = Object.entries(verbs).flatMap(([room, group]) => Object.keys(group).map((name) => `${room}.${name}`))
    expect(names.filter((name) => !callable.has(name)).sort()).toEqual(NOT_CALLABLE.toSorted())
    const { post, calls } = await start()
    for (const name of [...NOT_CALLABLE, 'why', 'why.nothing', 'why.__proto__', 'constructor', '..%2Fbackup', ''])
      expect((await post(`/api/verbs/${name}`, CALL, bearer)).status).toBe(404)
    expect(calls).toEqual([])
  })

  it('gets its input as it was typed, and is refused as everywhere', async () => {
    const { post, calls } = await start()
    await post('/api/verbs/board.listNodes', { via: 'pipe', input: { limit: '7' } }, bearer)
    expect(calls.map(({ input }) => input)).toEqual([expect.objectContaining({ limit: 7 })])
    const refused = {
      status: 400,
      json: { code: 'INVALID_INPUT', issues: [expect.objectContaining({ path: 'limit' })] },
    }
    expect(await post('/api/verbs/board.listNodes', { via: 'pipe', input: { limit: 0 } }, bearer)).toMatchObject(
      refused,
    )
    expect(await post('/api/verbs/why.getSession', { via: 'cli' }, bearer)).toMatchObject({ status: 400 })
  })

  it('other methods are told which there are', async () => {
    const { get } = await start()
    const answer = await get(START, bearer)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})

it('[cli.through-server-proof] proves that it is the server of the folder, for a question nobody could have foreseen', async () => {
  const { get } = await start()
  const nonce = 'abcdefghijklmnop-_12'
  expect((await get('/api/verbs', { 'x-naze-nonce': nonce })).json).toEqual({ proof: `proof of ${nonce}` })
  for (const wrong of ['short', 'x'.repeat(101), 'with spaces in between'])
    expect((await get('/api/verbs', { 'x-naze-nonce': wrong })).status).toBe(400)
  expect((await get('/api/verbs')).status).toBe(400)
})

it('[cli.through-server-streams] a stream is followed with the same key', async () => {
  const followed: string[] = []
  const { get } = await start({
    live: {
      async *follow({ actor }: { actor: { kind: string } }, stream: string) {
        followed.push(`${actor.kind} ${stream}`)
        yield* []
      },
    },
  })
  const stream = '/api/live/conversation:00000000-0000-4000-8000-000000000001'
  for (const path of ['/api/live/board', stream]) expect((await get(path, bearer)).status).toBe(200)
  expect((await get('/api/live/board', { authorization: 'Bearer another' })).status).toBe(403)
  expect(followed).toEqual(['person board', `person ${stream.slice('/api/live/'.length)}`])
})
