import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runInsideTransaction } from '#store/tx-guard.ts'
import { type ScriptedModel, startScriptedModel } from '../../../../test/scripted-model/index.ts'
import { compatibleAt, modelRequest } from '../../../../test/scripted-model/model-request.ts'

let server: ScriptedModel
beforeAll(async () => {
  server = await startScriptedModel()
})
afterAll(() => server.close())
beforeEach(() => server.reset())

describe('an answer that is not streamed', () => {
  it('carries text, usage, finish reason and time, and no invented price', async () => {
    server.script('test.ask', { text: '理由はこれです', usage: { input: 12, output: 7 }, finishReason: 'length' })
    const answer = await compatibleAt(server.url).generate(modelRequest())
    expect(answer).toMatchObject({
      text: '理由はこれです',
      inputTokens: 12,
      outputTokens: 7,
      costUsd: null,
      transportRetries: 0,
      finishReason: 'length',
    })
    expect(answer.ms).toBeGreaterThanOrEqual(0)
  })

  it('reports 0 tokens when the server counts none, and an empty text when it says nothing', async () => {
    server.script('test.ask', { text: '', usage: null })
    const answer = await compatibleAt(server.url).generate(modelRequest())
    expect(answer).toMatchObject({ text: '', inputTokens: 0, outputTokens: 0, finishReason: 'stop' })
  })

  it('sends model, prompt, limit, key, ask and attempt', async () => {
    server.script('why.plan-turn', { text: 'ok' })
    const messages = [
      { role: 'user' as const, content: '一' },
      { role: 'assistant' as const, content: 'two' },
      { role: 'user' as const, content: '三' },
    ]
    const request = modelRequest({ ask: 'why.plan-turn', attempt: 2, messages, maxTokens: 77 })
    await compatibleAt(server.url, { key: 'sk-test' }).generate(request)
    const [call] = server.calls
    expect(call).toMatchObject({ ask: 'why.plan-turn', attempt: 2, stream: false })
    expect(call?.headers.authorization).toBe('Bearer sk-test')
    expect(call?.body).toMatchObject({ model: 'scripted', max_tokens: 77 })
    expect(call?.body.messages).toEqual([{ role: 'system', content: 'Answer in JSON.' }, ...messages])
  })

  it('sends no key when there is none, and no system message when it is empty', async () => {
    server.script('test.ask', { text: 'ok' })
    await compatibleAt(server.url).generate(modelRequest({ system: '' }))
    expect(server.calls[0]?.headers.authorization).toBeUndefined()
    expect(server.calls[0]?.body.messages).toEqual([{ role: 'user', content: 'なぜ?' }])
  })

  it('brings any text through unchanged, streamed and not, JSON or prose', async () => {
    const model = compatibleAt(server.url)
    const text = fc.string({ unit: 'grapheme', maxLength: 200 })
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.integer({ min: 1, max: 9 }),
        fc.boolean(),
        fc.boolean(),
        async (text, chunkSize, stream, json) => {
          server.script('test.ask', { text, chunkSize })
          const answer = await model.generate(modelRequest({ json, ...(stream && { onText: () => undefined }) }))
          expect(answer.text).toBe(text)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('the form asked for', () => {
  const schema = { type: 'object', properties: { why: { type: 'string' } } }

  it('is the schema only when JSON is asked; the text comes back as it is, broken JSON too', async () => {
    server.script('test.ask', { text: 'Sure: {"why": "' }, { text: 'prose' })
    const model = compatibleAt(server.url)
    const answer = await model.generate(modelRequest({ json: true, schema }))
    await model.generate(modelRequest({ schema }))
    expect(answer.text).toBe('Sure: {"why": "')
    expect(server.calls.map(({ body }) => body.response_format?.type)).toEqual(['json_schema', undefined])
  })

  it('is left out when the schema is not an object, which json_object would force', async () => {
    server.script('test.ask', { json: ['a'] })
    await compatibleAt(server.url).generate(modelRequest({ json: true, schema: { type: 'array' } }))
    expect(server.calls[0]?.body.response_format).toBeUndefined()
  })

  it('is dropped, once and for good, for a server that refuses it', async () => {
    server.script('test.ask', { status: 400, message: "'response_format.type' must be 'text'" })
    server.always('test.ask', { json: { why: 'because' } })
    const model = compatibleAt(server.url)
    const first = await model.generate(modelRequest({ json: true }))
    await model.generate(modelRequest({ json: true }))
    expect(first).toMatchObject({ text: '{"why":"because"}', transportRetries: 0 })
    expect(server.calls.map(({ body }) => body.response_format)).toEqual([
      { type: 'json_object' },
      undefined,
      undefined,
    ])
  })

  it('[models.learnt] goes down one step at a refusal, and what a server takes is kept for the next start', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'naze-learnt-')), 'models.json')
    server.always('test.ask', ({ body }) =>
      body.response_format?.type === 'json_object' && body['max_completion_tokens'] === 500
        ? { json: { why: 'because' } }
        : body['max_tokens'] === undefined
          ? { status: 400, message: 'json_schema is not supported here' }
          : { status: 400, message: "Unsupported parameter: use 'max_completion_tokens' instead" },
    )
    await compatibleAt(server.url, { learntFile: file }).generate(modelRequest({ json: true, schema }))
    expect(server.calls).toHaveLength(3)
    await compatibleAt(server.url, { learntFile: file }).generate(modelRequest({ json: true, schema }))
    expect(server.calls).toHaveLength(4)
  })

  it('[models.learnt] is not learnt from refusals alone', async () => {
    server.script('test.ask', { status: 400, message: 'json_schema: no' }, { status: 400, message: 'out of cheese' })
    server.always('test.ask', { json: {} })
    const model = compatibleAt(server.url)
    await expect(model.generate(modelRequest({ json: true, schema }))).rejects.toMatchObject({ code: 'AI_ERROR' })
    await model.generate(modelRequest({ json: true, schema }))
    expect(server.calls.at(-1)?.body.response_format?.type).toBe('json_schema')
  })

  it('is dropped for calls that were refused at the same time', async () => {
    const refusal = { status: 400, message: 'response_format is not supported' }
    server.always('test.ask', ({ body }) => (body.response_format === undefined ? { json: {} } : refusal))
    const model = compatibleAt(server.url)
    const answers = await Promise.all([1, 2, 3].map(() => model.generate(modelRequest({ json: true }))))
    expect(answers.map(({ text }) => text)).toEqual(['{}', '{}', '{}'])
  })

  it('is not blamed for a refusal of something else', async () => {
    server.script('test.ask', { status: 400, message: 'context too long' })
    const call = compatibleAt(server.url).generate(modelRequest({ json: true }))
    await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'http', status: 400 } })
    expect(server.calls).toHaveLength(1)
  })
})

describe('inside a transaction', () => {
  it('refuses to call a model at all', async () => {
    const call = () => compatibleAt(server.url).generate(modelRequest())
    await expect(runInsideTransaction(call)).rejects.toThrow('model call inside a transaction')
    expect(server.calls).toHaveLength(0)
  })
})
