import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ScriptedModel, startScriptedModel } from '../../../../test/scripted-model/index.ts'
import { compatibleAt, modelRequest } from '../../../../test/scripted-model/model-request.ts'

let server: ScriptedModel
beforeAll(async () => {
  server = await startScriptedModel()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

function listener(): { drafts: string[]; onText: (soFar: string) => void } {
  const drafts: string[] = []
  return { drafts, onText: (soFar) => drafts.push(soFar) }
}

describe('a streamed answer', () => {
  it('[house.model-usage] grows draft by draft and ends as the whole text, with usage', async () => {
    const text = 'なぜそう思ったの？👩‍👩‍👧 Because it broke.'
    server.script('test.ask', { text, chunkSize: 3, usage: { input: 40, output: 9 } })
    const { drafts, onText } = listener()
    const answer = await compatibleAt(server.url).generate(modelRequest({ onText, json: true }))
    expect(answer).toMatchObject({ text, inputTokens: 40, outputTokens: 9, finishReason: 'stop', transportRetries: 0 })
    expect(server.calls[0]?.body).toMatchObject({
      stream: true,
      stream_options: { include_usage: true },
      response_format: { type: 'json_object' },
    })
    expect(drafts.length).toBeGreaterThan(3)
    expect(drafts.at(-1)).toBe(text)
    drafts.reduce((shorter, longer) => {
      expect(longer.startsWith(shorter) && longer.length > shorter.length).toBe(true)
      return longer
    })
  })

  it('shows a draft while the model is still speaking', async () => {
    const seen = Promise.withResolvers<string>()
    server.script('test.ask', async () => ({
      text: 'first second third',
      chunkSize: 6,
      stallAfterChunks: 1,
      stallMs: 30_000,
    }))
    const abort = new AbortController()
    const call = compatibleAt(server.url).generate(modelRequest({ onText: seen.resolve, signal: abort.signal }))
    expect(await seen.promise).toBe('first ')
    abort.abort()
    await expect(call).rejects.toMatchObject({ code: 'CANCELLED' })
  })

  it('keeps what a model thinks to itself out of the text', async () => {
    server.script('test.ask', { reasoning: 'hmm', text: 'out loud' })
    const { drafts, onText } = listener()
    const answer = await compatibleAt(server.url).generate(modelRequest({ onText }))
    expect(answer.text).toBe('out loud')
    expect(drafts.join('')).not.toContain('hmm')
  })

  it('hands back a listener’s own fault unchanged, and drops the request', async () => {
    server.script('test.ask', { text: 'a long answer', chunkSize: 1, dripMs: 20 })
    const fault = new RangeError('listener')
    const onText = () => {
      throw fault
    }
    await expect(compatibleAt(server.url).generate(modelRequest({ onText }))).rejects.toBe(fault)
    await expect.poll(() => server.calls[0]?.outcome).toBe('dropped')
    expect(server.calls).toHaveLength(1)
  })
})

describe.each([
  ['by a destroyed socket', { clean: false }],
  ['in good order, without a finish', { clean: true }],
])('a stream cut %s', (_, cut) => {
  it('after text was shown is broken, and not asked for again', async () => {
    server.script('test.ask', { ...cut, cutAfterChunks: 2, stallAfterChunks: 2, stallMs: 300 })
    server.always('test.ask', { text: 'another' })
    const { drafts, onText } = listener()
    const call = compatibleAt(server.url).generate(modelRequest({ onText }))
    await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'stream-broken' } })
    expect(drafts.at(-1)).toBe('This is the answer that ')
    expect(server.calls).toHaveLength(1)
  })

  it('before any text is asked for once more', async () => {
    server.script('test.ask', { ...cut, cutAfterChunks: 0 }, { text: 'another' })
    const { drafts, onText } = listener()
    const answer = await compatibleAt(server.url).generate(modelRequest({ onText }))
    expect(answer).toMatchObject({ text: 'another', transportRetries: 1 })
    expect(drafts.at(-1)).toBe('another')
  })

  it('that nobody was shown is asked for once more, and only once', async () => {
    server.script('test.ask', { ...cut, cutAfterChunks: 2 }, { text: 'another' })
    const answer = await compatibleAt(server.url).generate(modelRequest({ stallMs: 5000 }))
    expect(answer).toMatchObject({ text: 'another', transportRetries: 1 })
    server.always('test.ask', { ...cut, cutAfterChunks: 2 })
    const call = compatibleAt(server.url).generate(modelRequest({ stallMs: 5000 }))
    await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'stream-broken' } })
    expect(server.calls).toHaveLength(4)
  })
})

describe('an error event in a stream', () => {
  it('before any text follows its status: 503 is repeated, 400 is not', async () => {
    server.script('test.ask', { errorAfterChunks: 0, status: 503 }, { text: 'healed' })
    const { onText } = listener()
    const answer = await compatibleAt(server.url).generate(modelRequest({ onText }))
    expect(answer).toMatchObject({ text: 'healed', transportRetries: 1 })
    server.script('test.ask', { errorAfterChunks: 0, status: 400, message: 'policy' })
    const call = compatibleAt(server.url).generate(modelRequest({ onText }))
    await expect(call).rejects.toMatchObject({
      code: 'AI_ERROR',
      details: { kind: 'provider', status: 400 },
      message: expect.stringContaining('policy'),
    })
    expect(server.calls).toHaveLength(3)
  })

  it('after text is a broken stream', async () => {
    server.always('test.ask', { errorAfterChunks: 1, status: 503 })
    const call = compatibleAt(server.url).generate(modelRequest({ onText: () => undefined }))
    await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'stream-broken' } })
    expect(server.calls).toHaveLength(1)
  })
})
