import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../src/capabilities/why/tables.ts'
import { asks } from '../../src/kernel/gate/tables.ts'
import type { Store } from '../../src/store/store.ts'
import { openTestStore } from '../support/store/stores.ts'
import { modelsAt, startWhyServer, type WhyServer } from '../support/why/server.ts'
import { model, withModel, refusal, callsOf } from './setup.ts'

withModel()

const CHAT = 'why.chat'

describe('the plain way to the model', () => {
  let store: Store
  let server: WhyServer
  beforeAll(async () => {
    store = await openTestStore('pglite')
    server = await startWhyServer(store, { models: modelsAt(model.url) })
  })
  afterAll(async () => {
    await server.close()
    await store.close()
  })
  const hello = [{ role: 'user', content: 'こんにちは' }]

  test('[why.chat] without a model: 503 MODEL_NOT_CONFIGURED', async () => {
    const alone = await startWhyServer(store)
    expect(await alone.post('/api/chat', { messages: hello })).toEqual(refusal(503, 'MODEL_NOT_CONFIGURED'))
    await alone.close()
  })

  test('[why.chat] passes the messages on, keeps to max_tokens, reports the usage and writes only to the ledger', async () => {
    model.script(CHAT, { text: 'Good day.', usage: { input: 12, output: 3 } })
    const sent = [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content: 'Hello.' },
      ...hello,
    ]
    expect(await server.post('/api/chat', { messages: sent, max_tokens: 77 })).toEqual({
      status: 200,
      body: { content: 'Good day.', usage: { input_tokens: 12, output_tokens: 3 } },
    })
    expect(callsOf(CHAT)[0]?.body).toMatchObject({ max_tokens: 77, messages: sent })
    const rows = await store.db.select().from(asks).where(eq(asks.name, CHAT))
    expect(rows).toMatchObject([{ outcome: 'accepted', tokensIn: 12, tokensOut: 3, subjectId: null }])
    expect(await store.db.select().from(messages)).toEqual([])
  })

  test('[why.chat] json: prose is asked for again, and never passed on as JSON', async () => {
    model.script(CHAT, { text: 'Sure: yes', usage: { input: 5, output: 2 } })
    model.script(CHAT, { text: '{"yes":true}', usage: { input: 9, output: 4 } })
    expect(await server.post('/api/chat', { messages: hello, json: true })).toEqual({
      status: 200,
      body: { content: '{"yes":true}', usage: { input_tokens: 14, output_tokens: 6 } },
    })
    model.always(CHAT, { text: 'no' })
    expect(await server.post('/api/chat', { messages: hello, json: true })).toEqual(refusal(502, 'AI_ERROR'))
    expect(await server.post('/api/chat', { messages: hello, json: false })).toMatchObject({
      status: 200,
      body: { content: 'no' },
    })
  })

  test('[why.chat] a failing model is 502, malformed input 400', async () => {
    model.always(CHAT, { status: 401 })
    const refused = await server.post<{ error: string; code: string }>('/api/chat', { messages: hello })
    expect(refused).toEqual(refusal(502, 'AI_ERROR'))
    expect(refused.body.error).toMatch(/gave no answer: .*the key was refused.*not stored; the try is in Runs/u)
    model.reset()
    for (const body of [
      {},
      { messages: [] },
      { messages: 'hi' },
      { messages: [{ role: 'robot', content: 'hi' }] },
      { messages: [{ role: 'user', content: '' }] },
      { messages: [{ role: 'assistant', content: 'hi' }] },
      { messages: hello, max_tokens: 0 },
      { messages: hello, max_tokens: 8001 },
      { messages: hello, json: 'yes' },
    ]) {
      const answer = await server.post('/api/chat', body)
      expect([body, answer.status, answer.body.code]).toEqual([body, 400, 'INVALID_INPUT'])
    }
    expect(model.calls).toEqual([])
  })
})
