import { execFile } from 'node:child_process'
import { inspect, promisify } from 'node:util'
import { generateText, registerTelemetry } from 'ai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ScriptedModel, type StepData, startScriptedModel } from '../../../../test/scripted-model/index.ts'
import { compatibleAt, modelRequest } from '../../../../test/scripted-model/model-request.ts'

let server: ScriptedModel
beforeAll(async () => {
  server = await startScriptedModel()
})
afterAll(() => server.close())
beforeEach(() => server.reset())
afterEach(() => {
  vi.restoreAllMocks()
})

const SECRET = '私の住所は神保町です'
const KEY = 'sk-very-secret'
const request = { system: SECRET, messages: [{ role: 'user' as const, content: SECRET }], json: true }
const ways = [{}, { onText: () => undefined }]

it('[house.model-privacy] tells telemetry nothing, even where an integration listens', async () => {
  const heard: unknown[] = []
  registerTelemetry({ onStart: (event) => void heard.push(event), onEnd: (event) => void heard.push(event) })
  server.always('*', { text: 'ok' })
  for (const way of ways) await compatibleAt(server.url).generate(modelRequest({ ...request, ...way }))
  expect(heard).toEqual([])

  const model = createOpenAICompatible({ name: 'control', baseURL: server.url })('x')
  await generateText({ model, prompt: 'control' })
  expect(heard.length).toBeGreaterThan(0)
})

describe('a failure', () => {
  const steps: StepData[] = [
    { status: 400, message: `bad key ${KEY}` },
    { status: 401, message: `bad key ${encodeURIComponent(KEY)}` },
    { status: 401, message: `bad key ${Buffer.from(`Bearer ${KEY}`).toString('base64')}` },
    { status: 401, message: `bad key ${Buffer.from(KEY).toString('hex').toUpperCase()}` },
    { status: 500 },
    { hangUp: true },
    { garbage: true },
    { cutAfterChunks: 1 },
    { errorAfterChunks: 0, status: 400 },
    { floodBytes: 6_000_000 },
    { delayMs: 60_000 },
  ]

  it.each(steps)('of %j carries neither the prompt nor the key, and prints nothing', async (step) => {
    const printed = [
      vi.spyOn(console, 'error').mockReturnValue(),
      vi.spyOn(console, 'warn').mockReturnValue(),
      vi.spyOn(console, 'log').mockReturnValue(),
      vi.spyOn(process, 'emitWarning').mockReturnValue(),
    ]
    server.always('test.ask', step)
    const timeoutMs = step.delayMs === undefined ? 5000 : 150
    for (const way of ways) {
      const call = compatibleAt(server.url, { key: KEY }).generate(modelRequest({ ...request, ...way, timeoutMs }))
      const error: unknown = await call.catch((error: unknown) => error)
      if (way.onText === undefined && step.errorAfterChunks !== undefined) continue
      expect(error).toMatchObject({ name: 'NazeError' })
      const everything = inspect(error, { depth: 20, showHidden: true })
      expect(everything).not.toContain(SECRET)
      expect(everything).not.toContain(KEY)
    }
    for (const spy of printed) expect(spy).not.toHaveBeenCalled()
  })
})

it('loads no SDK for the built-in, none before the first call, and then only what that call needs', async () => {
  server.always('*', { text: 'ok' })
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = new Set()
    registerHooks({
      resolve(name, context, next) {
        if (name === 'ai' || name.startsWith('@ai-sdk/')) loaded.add(name)
        return next(name, context)
      },
    })
    const { makeModelRouter } = await import('#kernel/model/index.ts')
    makeModelRouter({ model: 'built-in', perAsk: {}, keys: {} }).for('a')
    const model = makeModelRouter({ model: 'compatible:x', perAsk: {}, keys: {}, url: ${JSON.stringify(server.url)} }).for('a')
    const before = [...loaded]
    const messages = [{ role: 'user', content: 'x' }]
    const signal = new AbortController().signal
    await model.generate({ ask: 'a', attempt: 1, system: '', messages, maxTokens: 9, timeoutMs: 9000, signal, json: false })
    console.log(JSON.stringify({ before, after: [...loaded] }))
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
  const { before, after } = JSON.parse(stdout) as { before: string[]; after: string[] }
  expect(before).toEqual([])
  expect(after).toEqual(expect.arrayContaining(['ai', '@ai-sdk/openai-compatible']))
  expect(after.filter((name) => ['@ai-sdk/openai', '@ai-sdk/anthropic', '@ai-sdk/google'].includes(name))).toEqual([])
})
