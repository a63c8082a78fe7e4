import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { modelRequest } from '../../../../test/scripted-model/model-request.ts'
import { makeModelRouter, type Model } from '../index.ts'

interface Seen {
  url: string
  path: string
  headers: IncomingHttpHeaders
  body: Record<string, unknown>
}

/** Answers what the test says, and keeps what was sent; the providers' own addresses lead here. */
const seen: Seen[] = []
const addresses: string[] = []
let next: { type: string; body: string } = { type: 'application/json', body: '{}' }
const server = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8').on('data', (part: string) => (text += part))
  request.on('end', () => {
    const body = JSON.parse(text) as Record<string, unknown>
    seen.push({ url: addresses.at(-1) ?? '', path: request.url ?? '', headers: request.headers, body })
    response.writeHead(200, { 'content-type': next.type }).end(next.body)
  })
})

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  seen.length = 0
  const real = globalThis.fetch
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    addresses.push(input)
    const { pathname, search } = new URL(input)
    return real(`http://127.0.0.1:${(server.address() as AddressInfo).port}${pathname}${search}`, init)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

const json = (body: object) => ({ type: 'application/json', body: JSON.stringify(body) })
const events = (...data: object[]) => ({
  type: 'text/event-stream',
  body: data
    .map((event) => `event: ${'type' in event ? String(event.type) : 'x'}\ndata: ${JSON.stringify(event)}\n\n`)
    .join(''),
})

const openaiMessage = {
  type: 'message',
  role: 'assistant',
  id: 'm',
  content: [{ type: 'output_text', text: 'なるほど', annotations: [] }],
}
const openaiUsage = { input_tokens: 5, output_tokens: 2 }
const openaiResponse = { id: 'r', created_at: 0, model: 'x' }
const claudeMessage = { type: 'message', id: 'm', model: 'x', role: 'assistant' }

const providers = {
  openai: {
    host: 'https://api.openai.com/v1/',
    key: (headers: IncomingHttpHeaders) => headers.authorization?.replace('Bearer ', ''),
    limit: (body: Seen['body']) => body['max_output_tokens'],
    whole: json({ ...openaiResponse, output: [openaiMessage], usage: openaiUsage, incomplete_details: null }),
    stream: [
      { type: 'response.created', response: openaiResponse },
      { type: 'response.output_item.added', output_index: 0, item: { ...openaiMessage, content: [] } },
      { type: 'response.output_text.delta', item_id: 'm', delta: 'なるほど' },
      { type: 'response.output_item.done', output_index: 0, item: openaiMessage },
      { type: 'response.completed', response: { incomplete_details: null, usage: openaiUsage } },
    ],
  },
  anthropic: {
    host: 'https://api.anthropic.com/v1/',
    key: (headers: IncomingHttpHeaders) => headers['x-api-key'],
    limit: (body: Seen['body']) => body['max_tokens'],
    whole: json({
      ...claudeMessage,
      content: [{ type: 'text', text: 'なるほど' }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: openaiUsage,
    }),
    stream: [
      {
        type: 'message_start',
        message: { ...claudeMessage, content: [], usage: { input_tokens: 5, output_tokens: 0 } },
      },
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'なるほど' } },
      { type: 'content_block_stop', index: 0 },
      { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage: { output_tokens: 2 } },
      { type: 'message_stop' },
    ],
  },
  google: {
    host: 'https://generativelanguage.googleapis.com/v1beta/',
    key: (headers: IncomingHttpHeaders) => headers['x-goog-api-key'],
    limit: (body: Seen['body']) => (body['generationConfig'] as Record<string, unknown>)['maxOutputTokens'],
    whole: json({
      candidates: [{ content: { role: 'model', parts: [{ text: 'なるほど' }] }, finishReason: 'STOP' }],
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 2 },
    }),
    stream: [
      { candidates: [{ content: { role: 'model', parts: [{ text: 'なる' }] } }] },
      {
        candidates: [{ content: { role: 'model', parts: [{ text: 'ほど' }] }, finishReason: 'STOP' }],
        usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 2 },
      },
    ],
  },
}
type Name = keyof typeof providers

function modelOf(name: Name): Model {
  const keys = { openai: 'sk-openai', anthropic: 'sk-anthropic', google: 'sk-google' }
  const model = makeModelRouter({ model: `${name}:some-model`, perAsk: {}, keys }).for('test.ask')
  if (model === null) throw new Error('a model was expected')
  return model
}

describe.each(Object.keys(providers) as Name[])('%s', (name) => {
  const provider = providers[name]
  const answer = { text: 'なるほど', inputTokens: 5, outputTokens: 2, finishReason: 'stop', costUsd: null }

  it('gets its own key at its own address, the limit, and neither ask nor attempt', async () => {
    vi.stubEnv('OPENAI_BASE_URL', 'http://elsewhere.test/v1')
    vi.stubEnv('ANTHROPIC_BASE_URL', 'http://elsewhere.test/v1')
    next = provider.whole
    expect(await modelOf(name).generate(modelRequest({ maxTokens: 321 }))).toMatchObject(answer)
    const [request] = seen
    expect(request?.url.startsWith(provider.host)).toBe(true)
    expect(provider.key(request?.headers ?? {})).toBe(`sk-${name}`)
    expect(provider.limit(request?.body ?? {})).toBe(321)
    expect(Object.keys(request?.headers ?? {}).filter((header) => header.startsWith('x-naze'))).toEqual([])
    expect(JSON.stringify(request?.body)).toContain('なぜ?')
  })

  it('streams, with usage', async () => {
    next = events(...provider.stream)
    const drafts: string[] = []
    const onText = (soFar: string) => void drafts.push(soFar)
    expect(await modelOf(name).generate(modelRequest({ onText }))).toMatchObject(answer)
    expect(drafts.at(-1)).toBe('なるほど')
  })

  it('takes a stream without its end for a broken one', async () => {
    const ends = name === 'google' ? 1 : name === 'openai' ? 4 : 3
    next = events(...provider.stream.slice(0, ends))
    const call = modelOf(name).generate(modelRequest({ onText: () => undefined }))
    await expect(call).rejects.toMatchObject({ code: 'AI_ERROR', details: { kind: 'stream-broken' } })
    expect(seen).toHaveLength(1)
  })

  it('answers JSON as text, whatever form it was asked in', async () => {
    next = provider.whole
    const schema = { type: 'object', properties: { why: { type: 'string' } } }
    expect((await modelOf(name).generate(modelRequest({ json: true, schema }))).text).toBe('なるほど')
    const body = JSON.stringify(seen[0]?.body)
    expect(body.includes('json_schema')).toBe(name === 'openai')
    expect(/response(?:Json)?Schema/i.test(body)).toBe(name === 'google')
    expect(body.includes('"tools"')).toBe(name === 'anthropic')
  })
})

it.each([
  [false, { type: 'object' }],
  [false, { type: 'object', properties: { why: {} }, required: [], additionalProperties: false }],
  [true, { type: 'object', properties: { why: {} }, required: ['why'], additionalProperties: false }],
])('asks OpenAI to keep nothing, and to be strict (%s) only about a schema that allows it', async (strict, schema) => {
  next = providers.openai.whole
  await modelOf('openai').generate(modelRequest({ json: true, schema }))
  expect(seen[0]?.body).toMatchObject({ store: false, text: { format: { type: 'json_schema', strict } } })
})

it('takes what Anthropic was made to put into a tool for the answer it is, and has the beginning cached', async () => {
  const input = { why: '待たせたくない' }
  next = json({
    ...claudeMessage,
    content: [{ type: 'tool_use', id: 't', name: 'json', input }],
    stop_reason: 'tool_use',
    stop_sequence: null,
    usage: openaiUsage,
  })
  const schema = { type: 'object', properties: { why: { type: 'string' } }, additionalProperties: false }
  const answer = await modelOf('anthropic').generate(modelRequest({ json: true, schema }))
  expect(JSON.parse(answer.text)).toEqual(input)
  expect(JSON.stringify(seen[0]?.body)).toContain('"cache_control":{"type":"ephemeral"}')
})
