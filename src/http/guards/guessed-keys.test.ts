import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { NazeError } from '#kernel/errors.ts'
import { HOME_KEY } from '../../../test/support/surfaces/in-memory-verbs.ts'
import { startTestServer, type TestServer } from '../../../test/support/surfaces/test-server.ts'

const MOST = 5
const ID = randomUUID()
const RIGHT = 'the-right-key'

describe('[trust.guessed-keys] someone who guesses', () => {
  let server: TestServer
  beforeEach(async () => {
    server = await startTestServer({ wrongKeysPerMinute: MOST })
    const { interview } = server.verbs
    const check = ({ conversation_id: id, key }: { conversation_id: string; key?: string | undefined }) => {
      if (key === undefined) throw new NazeError('UNAUTHORIZED', 'The key of the conversation is missing.')
      if (id !== ID) throw new NazeError('NOT_FOUND', 'There is no such conversation.')
      if (key !== RIGHT) throw new NazeError('FORBIDDEN', 'This key belongs to another conversation.')
    }
    interview.listMessages.run = async (_ctx, input) => {
      check(input)
      return { messages: [], state: 'intro', finished: false, pending: false, progress: { done: 0, of: 1 } } as never
    }
    interview.follow.run = async (_ctx, input) => {
      check(input)
      return {} as never
    }
  })
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` })
  const read = (key: string, id = ID) => server.get(`/api/conversations/${id}/messages`, bearer(key))
  const guess = async (tries: number, what: (n: number) => Promise<{ status: number }>) => {
    const statuses: number[] = []
    for (let n = 0; n < tries; n++) statuses.push((await what(n)).status)
    return statuses
  }

  it.each<[string, number, (n: number) => Promise<{ status: number }>]>([
    ['the key of a conversation', 403, (n) => read(`guess-${n}`)],
    ['a conversation', 404, () => read(RIGHT, randomUUID())],
    [
      'the key by cookie',
      403,
      (n) => server.get(`/api/conversations/${ID}/messages`, { cookie: `naze_key_${ID}=${n}` }),
    ],
    ['the key of a stream', 403, (n) => server.get(`/api/live/conversation:${ID}`, bearer(`guess-${n}`))],
    ['a link', 404, (n) => server.get(`/api/i/guess-${n}`)],
    ['the key of the house', 403, (n) => server.post('/api/backup', { home_key: `guess ${n}` })],
  ])('%s is let try a few times, then told to wait', async (_what, refused, what) => {
    const statuses = await guess(MOST + 2, what)
    expect(statuses).toEqual([...Array.from({ length: MOST }, () => refused), 429, 429])
  })

  it('is told when to come back, and may use what needs no such key', async () => {
    await guess(MOST, (n) => read(`guess-${n}`))
    const told = await server.get(`/api/live/conversation:${ID}`, bearer('x'))
    expect(told).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } })
    expect(Number(told.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(told.headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect((await server.get('/api/health')).status).toBe(200)
    expect((await server.get(`/api/conversations/${ID}/messages`)).status).toBe(401)
    expect((await server.post('/api/backup', { home_key: HOME_KEY })).status).toBe(200)
  })

  it('does not shut out who has the right key from the same address, though it was never used before', async () => {
    await guess(MOST + 1, (n) => read(`guess-${n}`))
    expect((await read('one-more')).status).toBe(429)
    expect((await read(RIGHT)).json['code']).not.toBe('RATE_LIMITED')
    await guess(MOST + 1, (n) => server.post('/api/backup', { home_key: `guess-${n}` }))
    expect((await server.post('/api/backup', { home_key: HOME_KEY })).status).toBe(200)
  })

  it('who has the right keys is never slowed down', async () => {
    const statuses = await guess(MOST * 3, () => read(RIGHT))
    expect(new Set(statuses).size).toBe(1)
    expect(statuses[0]).not.toBe(429)
  })
})
