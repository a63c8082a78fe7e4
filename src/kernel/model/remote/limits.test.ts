import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '../../../../test/scripted-model/index.ts'
import { compatibleAt, modelRequest } from '../../../../test/scripted-model/model-request.ts'

let server: ScriptedModel
beforeAll(async () => {
  server = await startScriptedModel()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const FOREVER = 60_000
const timeout = (kind: string) => ({ code: 'AI_TIMEOUT', details: { kind } })
const ask = (fields: Parameters<typeof modelRequest>[0]) => compatibleAt(server.url).generate(modelRequest(fields))

describe('timeouts', () => {
  it('[house.model-timeouts] total: a silent server, streamed or not, and the request is really dropped', async () => {
    server.always('test.ask', { delayMs: FOREVER })
    await expect(ask({ timeoutMs: 2_000 })).rejects.toMatchObject(timeout('total'))
    await expect(ask({ timeoutMs: 2_000, onText: () => undefined })).rejects.toMatchObject(timeout('total'))
    await expect.poll(() => server.calls.map(({ outcome }) => outcome)).toEqual(['dropped', 'dropped'])
  })

  it('total: a drip that never stalls still ends', async () => {
    server.script('test.ask', { text: 'x'.repeat(3000), chunkSize: 1, dripMs: 20 })
    await expect(ask({ timeoutMs: 300, stallMs: 5000 })).rejects.toMatchObject(timeout('total'))
  })

  it('total: a body that drips', async () => {
    server.script('test.ask', { text: 'x'.repeat(3000), chunkSize: 1, dripMs: 20 })
    await expect(ask({ timeoutMs: 150 })).rejects.toMatchObject(timeout('total'))
  })

  it.each([0, -1, Number.NaN])('total: no time at all (%d) calls nobody', async (timeoutMs) => {
    await expect(ask({ timeoutMs })).rejects.toMatchObject(timeout('total'))
    expect(server.calls).toHaveLength(0)
  })

  it('total: longer than a timer can hold is not "at once"', async () => {
    server.script('test.ask', { text: 'fine', delayMs: 20 })
    expect(await ask({ timeoutMs: Number.MAX_SAFE_INTEGER })).toMatchObject({ text: 'fine' })
  })

  it('first chunk: headers alone are not a beginning, and it is not repeated', async () => {
    server.always('test.ask', { firstChunkAfterMs: FOREVER })
    await expect(ask({ firstChunkMs: 1_500 })).rejects.toMatchObject(timeout('first-chunk'))
    expect(server.calls).toHaveLength(1)
  })

  it('first chunk: is awaited anew for the retry', async () => {
    server.script('test.ask', { status: 500, retryAfter: 0 }, { firstChunkAfterMs: FOREVER })
    await expect(ask({ firstChunkMs: 2_000 })).rejects.toMatchObject(timeout('first-chunk'))
    expect(server.calls).toHaveLength(2)
  })

  it('first chunk: once begun, only a stall counts', async () => {
    server.script('test.ask', { text: 'abcdef', chunkSize: 1, stallAfterChunks: 1, stallMs: 2_000 })
    expect(await ask({ firstChunkMs: 1_500, stallMs: 10_000 })).toMatchObject({ text: 'abcdef' })
  })

  it('stall: silence in the middle, after what was said was shown', async () => {
    server.always('test.ask', { stallAfterChunks: 2, stallMs: FOREVER })
    const drafts: string[] = []
    const call = ask({ firstChunkMs: 10_000, stallMs: 1_500, onText: (soFar) => drafts.push(soFar) })
    await expect(call).rejects.toMatchObject(timeout('stall'))
    expect(drafts.at(-1)).toBe('This is the answer that ')
    expect(server.calls).toHaveLength(1)
  })

  it('stall: thinking counts as speaking', async () => {
    server.script('test.ask', { reasoning: 'hmm', stallAfterChunks: 0, stallMs: FOREVER })
    await expect(ask({ firstChunkMs: 5000, stallMs: 80 })).rejects.toMatchObject(timeout('stall'))
  })

  it('stall: a slow but steady answer passes', async () => {
    server.script('test.ask', { text: 'slowly, slowly', chunkSize: 1, dripMs: 80 })
    expect(await ask({ firstChunkMs: 10_000, stallMs: 3_000 })).toMatchObject({ text: 'slowly, slowly' })
  })
})

describe('the caller’s abort', () => {
  it('[house.model-abort] ends a running call and drops the request', async () => {
    server.always('test.ask', { delayMs: FOREVER })
    const abort = new AbortController()
    const call = ask({ signal: abort.signal })
    const settled = expect(call).rejects.toMatchObject({ code: 'CANCELLED' })
    await expect.poll(() => server.calls.length).toBe(1)
    abort.abort()
    await settled
    await expect.poll(() => server.calls[0]?.outcome).toBe('dropped')
  })

  it('before the call calls nobody', async () => {
    await expect(ask({ signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'CANCELLED' })
    expect(server.calls).toHaveLength(0)
  })

  it('during the pause before a retry ends it there', async () => {
    server.always('test.ask', { status: 429, retryAfter: 5 })
    const abort = new AbortController()
    const settled = expect(ask({ signal: abort.signal })).rejects.toMatchObject({ code: 'CANCELLED' })
    await expect.poll(() => server.calls[0]?.outcome).toBe('answered')
    abort.abort()
    await settled
    expect(server.calls).toHaveLength(1)
  })
})

describe('an answer far too long', () => {
  const flood = { code: 'AI_ERROR', details: { kind: 'flood' } }

  it.each([
    ['whole', {}],
    ['streamed', { onText: () => undefined }],
  ])('is cut off while it comes, %s, and not asked for again', async (_, way) => {
    server.always('test.ask', { floodBytes: 100_000_000 })
    await expect(ask({ ...way })).rejects.toMatchObject(flood)
    await expect.poll(() => server.calls[0]?.outcome).toBe('dropped')
    expect(server.calls[0]?.bytesSent).toBeLessThan(50_000_000)
    expect(server.calls).toHaveLength(1)
  })

  it('is cut off in one endless line of a stream', async () => {
    server.always('test.ask', { floodBytes: 60_000_000, oneChunk: true })
    await expect(ask({ maxTokens: 100_000, stallMs: 8000 })).rejects.toMatchObject(flood)
    await expect.poll(() => server.calls[0]?.outcome).toBe('dropped')
    expect(server.calls[0]?.bytesSent).toBeLessThan(30_000_000)
  })

  it.each([
    ['whole', {}],
    ['streamed', { onText: () => undefined }],
  ])('is told from a long one by eight characters a token, %s', async (_, way) => {
    server.script('test.ask', { text: 'あ'.repeat(8000) }, { text: 'あ'.repeat(8001) })
    expect((await ask({ ...way, maxTokens: 1000 })).text).toHaveLength(8000)
    await expect(ask({ ...way, maxTokens: 1000 })).rejects.toMatchObject(flood)
  })

  it('as an error body is only cut: the status is what counts', async () => {
    server.always('test.ask', { status: 404, message: 'x'.repeat(5_000_000) })
    const error = await ask({}).catch((error: unknown) => error)
    expect(error).toMatchObject({ code: 'AI_ERROR', details: { kind: 'http', status: 404 } })
    expect(String(error).length).toBeLessThan(400)
  })
})
