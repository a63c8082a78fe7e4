import { describe, expect, it } from 'vitest'
import { type Answered, ownAddress, startTestDoor, type TestDoor } from '../../../test/support/surfaces/door-server.ts'
import { inMemoryVerbs } from '../../../test/support/surfaces/in-memory-verbs.ts'
import { NazeError } from '#kernel/errors.ts'

const ID = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const KEY = 'the-right-key'
const key = { authorization: `Bearer ${KEY}` }
/** So slow to fill again that no machine is. */
const few = (burst: number) => ({ burst, perMinute: 0.1 })

/** One link, "known", and conversations that one key opens. */
function oneLink() {
  const memory = inMemoryVerbs()
  const { interview } = memory.verbs
  const unknown = () => new NazeError('NOT_FOUND', 'unknown')
  const progress = { user_turns: 0, max_turns: 12, ratio: 0 }
  const view = { state: 'intro' as const, messages: [], finished: false, pending: false, progress }
  interview.visit.run = async (_ctx, { token }) => {
    if (token !== 'known') throw unknown()
    const consents = { ja: 'c', en: 'c' }
    const guide = { name: 'n', language: 'en', tone: 'neutral', max_turns: 12 } as const
    return { ...guide, consent: 'c', consents, open: true, resumable: false }
  }
  interview.startConversation.run = async (_ctx, { token, key }) => {
    if (token !== 'known' && token !== 'second') throw unknown()
    if (key !== undefined && key !== KEY) throw new NazeError('FORBIDDEN', 'wrong')
    return { conversation_id: ID, key: KEY, language: 'en', ...view }
  }
  interview.listMessages.run = async (_ctx, input) => {
    if (input.key !== KEY) throw new NazeError('FORBIDDEN', 'another key')
    return view
  }
  interview.follow.run = async (_ctx, input) => {
    if (input.key !== KEY) throw new NazeError('FORBIDDEN', 'another key')
    return { stream: `conversation:${ID}` }
  }
  return memory
}

const refused = { status: 429, code: 'RATE_LIMITED' }
const visit = (door: TestDoor, token: string, more: object = {}) => door.knock({ path: `/api/i/${token}`, ...more })
const start = (door: TestDoor, token: string, more: object = {}) =>
  door.knock({ method: 'POST', path: `/api/i/${token}/conversations`, ...more })
const read = (door: TestDoor, id: string, headers: Record<string, string>) =>
  door.knock({ path: `/api/conversations/${id}/messages`, headers })
const repeat = async (times: number, call: () => Promise<Answered>) => {
  const statuses: number[] = []
  for (let n = 0; n < times; n++) statuses.push((await call()).status)
  return statuses
}

describe('[trust.door-limits] at the door', () => {
  it('new conversations are counted by address, and a refusal says when to come back', async () => {
    const door = await startTestDoor({ limits: { starts: few(2) } }, undefined, oneLink())
    expect(await repeat(2, () => start(door, 'known'))).toEqual([200, 200])
    const late = await start(door, 'known')
    expect(late).toMatchObject(refused)
    const seconds = Number(late.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(600)
    expect(await start(door, 'known', { from: '127.0.0.7' })).toMatchObject({ status: 200 })
    expect(await visit(door, 'known')).toMatchObject({ status: 200 })
  })

  it('who begins nothing, such as with a wrong key, uses up nobody’s starts', async () => {
    const door = await startTestDoor({ limits: { starts: few(1), linkStarts: few(1) } }, undefined, oneLink())
    const wrong = () => start(door, 'known', { headers: { authorization: 'Bearer wrong' } })
    expect(await repeat(3, wrong)).toEqual([403, 403, 403])
    expect(await repeat(2, () => start(door, 'unknown'))).toEqual([404, 404])
    expect(await start(door, 'known')).toMatchObject({ status: 200 })
    expect(await start(door, 'known')).toMatchObject(refused)
  })

  it('new conversations are counted by link, wherever they come from', async () => {
    const door = await startTestDoor({ limits: { linkStarts: few(2) } }, undefined, oneLink())
    const from = (n: number) => ({ from: `127.0.0.${n}` })
    expect((await start(door, 'known', from(7))).status).toBe(200)
    expect((await start(door, 'known', from(8))).status).toBe(200)
    expect(await start(door, 'known', from(9))).toMatchObject(refused)
    expect((await start(door, 'second', from(9))).status).toBe(200)
  })

  it('answers are counted by address, everything of a conversation by conversation', async () => {
    const door = await startTestDoor({ limits: { answers: few(1), talk: few(3) } }, undefined, oneLink())
    const answer = (id: string) =>
      door.knock({ method: 'POST', path: `/api/conversations/${id}/skip`, headers: key, body: '{}' })
    expect((await answer(ID)).status).not.toBe(429)
    expect(await answer(ID)).toMatchObject(refused)
    expect((await read(door, ID, key)).status).toBe(200)
    expect(await read(door, ID, key)).toMatchObject(refused)
    expect((await read(door, OTHER, key)).status).toBe(200)
  })

  it('[trust.guessed-keys] who guesses is told to wait; who has the right link or key goes on, used before or not', async () => {
    const door = await startTestDoor({ limits: { misses: few(3) } }, undefined, oneLink())
    const wrong = { authorization: 'Bearer wrong' }
    expect(await repeat(3, () => visit(door, 'guess'))).toEqual([404, 404, 404])
    expect(await visit(door, 'another-guess')).toMatchObject(refused)
    expect(await repeat(3, () => read(door, ID, wrong))).toEqual([403, 403, 403])
    expect(await read(door, ID, wrong)).toMatchObject(refused)
    expect(await door.knock({ path: `/api/live/conversation:${ID}`, headers: wrong })).toMatchObject(refused)
    expect((await visit(door, 'known')).status).toBe(200)
    expect((await read(door, ID, key)).status).toBe(200)
    expect((await visit(door, 'guess', { from: '127.0.0.7' })).status).toBe(404)
  })

  it('by their usual size 500 people behind one address begin and talk, with a page that asks every second', async () => {
    const door = await startTestDoor({}, undefined, oneLink())
    expect(new Set(await repeat(300, () => start(door, 'known')))).toEqual(new Set([200]))
    const turn = async (n: number) => {
      const id = `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
      return repeat(12, () => read(door, id, key))
    }
    for (let n = 0; n < 500; n += 50) {
      const statuses = await Promise.all(Array.from({ length: 50 }, (_, each) => turn(n + each)))
      expect(new Set(statuses.flat())).toEqual(new Set([200]))
    }
  })

  it('streams of one conversation and of one address are few, and a closed one makes room', async () => {
    const held = new AbortController()
    const live: Parameters<typeof startTestDoor>[0] = {
      live: {
        async *follow(_ctx, _stream, _after, signal) {
          await new Promise((resolve) => signal.addEventListener('abort', resolve))
          yield* []
        },
      },
    }
    const limits = { streamsPerTalk: 2, streamsPerAddress: 3 }
    const door = await startTestDoor({ ...live, limits }, undefined, oneLink())
    const follow = (id: string, signal: AbortSignal) =>
      fetch(`${door.url}/api/live/conversation:${id}`, { headers: key, signal })
    const first = new AbortController()
    expect((await follow(ID, first.signal)).status).toBe(200)
    expect((await follow(ID, held.signal)).status).toBe(200)
    expect((await follow(ID, held.signal)).status).toBe(429)
    expect((await follow(OTHER, held.signal)).status).toBe(200)
    expect((await follow(OTHER, held.signal)).status).toBe(429)
    first.abort()
    await expect.poll(async () => (await follow(OTHER, held.signal)).status).toBe(200)
    held.abort()
  })
})

describe('[trust.door-forwarded] behind a proxy', () => {
  const spoof = (n: number) => ({ headers: { 'x-forwarded-for': `203.0.113.${n}` } })
  let door: TestDoor
  const limits = { starts: few(1) }

  it('people count by the address it names', async () => {
    door = await startTestDoor({ limits, behindProxy: true }, undefined, oneLink())
    expect((await start(door, 'known', spoof(1))).status).toBe(200)
    expect((await start(door, 'known', spoof(2))).status).toBe(200)
    expect(await start(door, 'known', spoof(1))).toMatchObject(refused)
    const chain = { headers: { 'x-forwarded-for': '9.9.9.9, 203.0.113.1' } }
    expect(await start(door, 'known', chain)).toMatchObject(refused)
  })

  it('nobody is believed where none is configured', async () => {
    door = await startTestDoor({ limits }, undefined, oneLink())
    expect((await start(door, 'known', spoof(1))).status).toBe(200)
    expect(await start(door, 'known', spoof(2))).toMatchObject(refused)
  })

  it.skipIf(!isElsewhere(ownAddress()))('only who is near is believed', async () => {
    door = await startTestDoor({ limits, behindProxy: true }, ownAddress(), oneLink())
    expect((await start(door, 'known', spoof(1))).status).toBe(200)
    expect(await start(door, 'known', spoof(2))).toMatchObject(refused)
  })
})

function isElsewhere(address: string | undefined): boolean {
  return address !== undefined && !/^(?:10|127|169\.254|172|192\.168|100)\./.test(address)
}
