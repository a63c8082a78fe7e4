import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, type Step, startScriptedModel } from '../../../../test/scripted-model/index.ts'
import { compatibleAt, modelRequest } from '../../../../test/scripted-model/model-request.ts'

let server: ScriptedModel
beforeAll(async () => {
  server = await startScriptedModel()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const streaming = { onText: () => undefined }
const bothWays = [
  ['whole', {}],
  ['streamed', streaming],
] as const

describe.each(bothWays)('one transport retry, %s', (_, way) => {
  const passing: [string, Step, string][] = [
    ['500', { status: 500 }, 'http'],
    ['503', { status: 503, retryAfter: 0 }, 'http'],
    ['429', { status: 429 }, 'http'],
    ['429 with a short wait', { status: 429, retryAfter: 0.05 }, 'http'],
    ['a hang-up', { hangUp: true }, 'connection'],
  ]

  it.each(passing)('[house.model-retry] heals %s', async (_, step) => {
    server.script('test.ask', step, { text: 'second' })
    const answer = await compatibleAt(server.url).generate(modelRequest(way))
    expect(answer).toMatchObject({ text: 'second', transportRetries: 1 })
    expect(server.calls.map(({ attempt }) => attempt)).toEqual([1, 1])
  })

  it.each(passing)('gives up after the second %s', async (_, step, kind) => {
    server.always('test.ask', step)
    const call = compatibleAt(server.url).generate(modelRequest(way))
    await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind } })
    expect(server.calls).toHaveLength(2)
  })

  it.each([400, 401, 403, 404, 408, 409, 413, 422])('never repeats a %i', async (status) => {
    server.always('test.ask', { status, message: 'no such thing' })
    const call = compatibleAt(server.url).generate(modelRequest(way))
    await expect(call).rejects.toMatchObject({
      code: 'AI_ERROR',
      details: { kind: 'http', status },
      message: expect.stringContaining('no such thing'),
    })
    expect(server.calls).toHaveLength(1)
  })

  it('does not wait for a Retry-After that would not end in time, or is not short', async () => {
    server.always('test.ask', { status: 429, retryAfter: 5 })
    const soon = compatibleAt(server.url).generate(modelRequest({ ...way, timeoutMs: 3000 }))
    await expect(soon).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'http', status: 429 } })
    server.always('test.ask', { status: 429, retryAfter: 3600 })
    const late = compatibleAt(server.url).generate(modelRequest({ ...way, timeoutMs: 9_000_000 }))
    await expect(late).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'http', status: 429 } })
    expect(server.calls).toHaveLength(2)
  })

  it('counts the retry within the total timeout', async () => {
    server.script('test.ask', { status: 500, retryAfter: 0 }, { delayMs: 30_000, text: 'late' })
    const call = compatibleAt(server.url).generate(modelRequest({ ...way, timeoutMs: 2_000 }))
    await expect(call).rejects.toMatchObject({ code: 'AI_TIMEOUT', details: { kind: 'total' } })
    expect(server.calls).toHaveLength(2)
  })

  it('does not repeat an answer that is none', async () => {
    server.always('test.ask', { garbage: true })
    const call = compatibleAt(server.url).generate(modelRequest(way))
    await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'bad-response' } })
    expect(server.calls).toHaveLength(1)
  })

  it('says the scripted server has no step left', async () => {
    const call = compatibleAt(server.url).generate(modelRequest(way))
    await expect(call).rejects.toMatchObject({
      details: { status: 500 },
      message: expect.stringContaining('no scripted step left for ask "test.ask", attempt 1'),
    })
  })
})

describe('a connection that breaks', () => {
  it('in the middle of a body is repeated once', async () => {
    server.script('test.ask', { cutAfterChunks: 1 }, { text: 'whole' })
    const answer = await compatibleAt(server.url).generate(modelRequest())
    expect(answer).toMatchObject({ text: 'whole', transportRetries: 1 })
    server.always('test.ask', { cutAfterChunks: 1 })
    const call = compatibleAt(server.url).generate(modelRequest())
    await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'connection' } })
    expect(server.calls).toHaveLength(4)
  })

  it('before it is made says so by the system’s code', async () => {
    const gone = await startScriptedModel()
    await gone.close()
    const call = compatibleAt(gone.url).generate(modelRequest())
    await expect(call).rejects.toMatchObject({
      code: 'AI_ERROR',
      details: { kind: 'connection', code: 'ECONNREFUSED' },
    })
  })
})

it('follows no redirect, so that the key stays where it was sent', async () => {
  server.always('*', { text: 'elsewhere' })
  const redirecting = createServer((_, response) => {
    response.writeHead(307, { location: `${server.url}/chat/completions` }).end()
  })
  await new Promise<void>((resolve) => redirecting.listen(0, '127.0.0.1', resolve))
  const { port } = redirecting.address() as AddressInfo
  const call = compatibleAt(`http://127.0.0.1:${port}/v1`, { key: 'sk-secret' }).generate(modelRequest())
  await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'http', status: 307 } })
  expect(server.calls).toHaveLength(0)
  redirecting.closeAllConnections()
  redirecting.close()
})

it.each([
  [401, 'bad key', 'key-refused', 'check NAZE_MODEL_KEY'],
  [402, 'pay first', 'no-credit', 'add some'],
  [404, 'no such model', 'unknown-model', 'check its name'],
  [429, 'You exceeded your current quota', 'quota', 'raise it'],
  [429, 'slow down', 'overloaded', 'asked again later'],
  [500, 'oops', 'server-error', 'asked again later'],
  [418, 'teapot', undefined, 'answered 418'],
])('[models.plain-errors] %i (%s) is told in words, with what to do', async (status, message, trouble, words) => {
  server.always('test.ask', { status, message, retryAfter: 0 })
  const call = compatibleAt(server.url).generate(modelRequest())
  await expect(call).rejects.toMatchObject({ message: expect.stringContaining(words) })
  await expect(call).rejects.toMatchObject({ details: trouble === undefined ? { status } : { status, trouble } })
})
