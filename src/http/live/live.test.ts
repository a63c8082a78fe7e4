import { setImmediate as breathe } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { NazeError } from '#kernel/errors.ts'
import type { LiveFact, LiveItem, LiveReader } from '#kernel/live/contract.ts'
import { closeGracefully } from '../index.ts'
import { streamsAllowed } from '../guards/limits.ts'
import { startTestServer } from '../../../test/support/surfaces/test-server.ts'

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

const fact = (seq: number): LiveFact => ({ kind: 'fact', seq, type: 'message', data: { text: `なぜ ${seq}` } })

/** Facts that are already there, then silence until the reader leaves. */
function storedFacts(facts: LiveItem[]) {
  const ended: string[] = []
  const live: LiveReader = {
    async *follow(_ctx, stream, after, signal) {
      for (const item of facts) if (item.kind === 'draft' || item.seq > Number(after)) yield item
      await untilAborted(signal)
      ended.push(stream)
    },
  }
  return { live, ended }
}

async function readUntil(response: Response, done: (text: string) => boolean): Promise<string> {
  let text = ''
  if (response.body === null) throw new Error('no body')
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (done(text)) break
  }
  return text
}

it('sends facts with their number and drafts without', async () => {
  const draft: LiveItem = { kind: 'draft', type: 'draft', data: { text: 'half\nway' } }
  const { live, ended } = storedFacts([fact(1), draft, fact(2)])
  const { url } = await startTestServer({ live })
  const response = await fetch(`${url}/api/live/why:1`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await readUntil(response, (text) => text.includes('id: 2') && text.endsWith('\n\n'))
  expect(text).toBe(
    ': open\n\n' +
      'id: 1\nevent: message\ndata: {"text":"なぜ 1"}\n\n' +
      'event: draft\ndata: {"text":"half\\nway"}\n\n' +
      'id: 2\nevent: message\ndata: {"text":"なぜ 2"}\n\n',
  )
  await expect.poll(() => ended).toEqual(['why:1'])
})

it('[trust.streams-claimed] opens no stream that no capability calls its own', async () => {
  const followed: string[] = []
  const live: LiveReader = {
    async *follow(_ctx, stream) {
      followed.push(stream)
      yield fact(1)
    },
  }
  const { get } = await startTestServer({ live })
  for (const stream of ['x', 'why', 'why-1', 'boards', 'Board', 'run:1', 'projects:1'])
    expect(await get(`/api/live/${stream}`)).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
  expect(followed).toEqual([])
  for (const stream of ['why:1', 'project:1', 'conversation:1', 'board']) await get(`/api/live/${stream}`)
  expect(followed).toEqual(['why:1', 'project:1', 'conversation:1', 'board'])
})

describe('a reader that comes back', () => {
  const { live } = storedFacts([1, 2, 3, 4].map(fact))
  const idsFrom = async (path: string, headers: Record<string, string> = {}) => {
    const { url } = await startTestServer({ live })
    const text = await readUntil(await fetch(url + path, { headers }), (text) => text.includes('id: 4'))
    return [...text.matchAll(/^id: (\d+)$/gm)].map((match) => Number(match[1]))
  }

  it('goes on after the Last-Event-ID', async () => {
    expect(await idsFrom('/api/live/board', { 'last-event-id': '2' })).toEqual([3, 4])
  })

  it('goes on after ?after=', async () => {
    expect(await idsFrom('/api/live/board?after=1')).toEqual([2, 3, 4])
  })

  it('may begin with what comes from now on', async () => {
    const asked: unknown[] = []
    const live: LiveReader = {
      async *follow(_ctx, _stream, after) {
        asked.push(after)
        yield fact(4)
      },
    }
    const { get } = await startTestServer({ live })
    await get('/api/live/board?after=latest')
    expect(asked).toEqual(['latest'])
  })

  it('is believed in its header before its address', async () => {
    expect(await idsFrom('/api/live/board?after=1', { 'last-event-id': '3' })).toEqual([4])
  })

  it.each(['-1', '1.5', 'x', '9'.repeat(30), ''])('is refused with a position of "%s"', async (after) => {
    const { get } = await startTestServer({ live })
    const refused = { status: 400, json: { code: 'INVALID_INPUT' } }
    expect(await get(`/api/live/board?after=${after}`)).toMatchObject(refused)
    if (after !== '') expect(await get('/api/live/board', { 'last-event-id': after })).toMatchObject(refused)
  })
})

it('breaks silence with a heartbeat', async () => {
  const { live } = storedFacts([])
  const { url } = await startTestServer({ live, heartbeatMs: 5 })
  const text = await readUntil(
    await fetch(`${url}/api/live/board`),
    (text) => text.split(': still here\n\n').length > 3,
  )
  expect(text).toMatch(/^: open\n\n(: still here\n\n){3,}/)
})

it('takes no more from the stream than the client reads', async () => {
  let taken = 0
  const live: LiveReader = {
    async *follow(_ctx, _stream, _after, signal) {
      while (!signal.aborted) {
        taken += 1
        yield { kind: 'fact', seq: taken, type: 'big', data: 'x'.repeat(10_000) }
        await breathe()
      }
    },
  }
  const { url } = await startTestServer({ live })
  const controller = new AbortController()
  const response = await fetch(`${url}/api/live/board`, { signal: controller.signal })
  let before = -1
  await expect
    .poll(
      () => {
        const still = taken > 0 && taken === before
        before = taken
        return still
      },
      { timeout: 15_000, interval: 200 },
    )
    .toBe(true)
  controller.abort()
  await response.body?.cancel().catch(() => {})
})

describe('[trust.live-limits] one address', () => {
  it('may have so many streams open, is told when to come back, and may open another when one is closed', async () => {
    const { live } = storedFacts([])
    const { url, get } = await startTestServer({ live, streamsPerAddress: 3 })
    const leave = new AbortController()
    await fetch(`${url}/api/live/board`, { signal: leave.signal })
    for (let open = 1; open < 3; open++) expect((await fetch(`${url}/api/live/board`)).status).toBe(200)
    const refused = await get('/api/live/why:other')
    expect(refused).toMatchObject({ status: 429, json: { code: 'RATE_LIMITED' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await get('/api/health')).status).toBe(200)
    leave.abort()
    await expect.poll(async () => (await fetch(`${url}/api/live/board`)).status).toBe(200)
  })

  it('has fewer from elsewhere than from this machine, where a proxy may speak for many', () => {
    expect([streamsAllowed('203.0.113.9'), streamsAllowed('127.0.0.1'), streamsAllowed('::1')]).toEqual([
      100, 1_000, 1_000,
    ])
  })
})

describe('a stream that fails', () => {
  it('before it begins is an ordinary refusal', async () => {
    const live: LiveReader = {
      follow() {
        throw new NazeError('NOT_FOUND', 'There is no such stream.')
      },
    }
    const { get } = await startTestServer({ live })
    expect(await get('/api/live/board')).toMatchObject({ status: 404, json: { code: 'NOT_FOUND' } })
  })

  it('on its way says so in the stream and ends, without the text of the error', async () => {
    const live: LiveReader = {
      async *follow() {
        yield fact(1)
        throw new Error('private words')
      },
    }
    const { get } = await startTestServer({ live })
    const { text } = await get('/api/live/board')
    expect(text).toContain('id: 1\n')
    expect(text).toMatch(/event: error\ndata: {"error":"Something went wrong on our side.","code":"INTERNAL"}\n\n$/)
  })
})

it('ends the streams when the server closes', async () => {
  const { live, ended } = storedFacts([fact(1)])
  const { url, server } = await startTestServer({ live })
  const response = await fetch(`${url}/api/live/board`)
  const whole = response.text()
  await expect.poll(() => response.status).toBe(200)
  expect(await closeGracefully(server)).toBe(true)
  expect(await whole).toContain(': open')
  expect(ended).toEqual(['board'])
})
