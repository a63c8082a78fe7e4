import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FAULTS, type ScriptedModel, startScriptedModel, type StepData } from '../../../test/scripted-model/index.ts'
import { compatibleAt, modelRequest } from '../../../test/scripted-model/model-request.ts'
import { makeModelRouter } from './router.ts'

const MAIN = join(import.meta.dirname, '../../../test/scripted-model/main.ts')

let server: ScriptedModel
let folder: string
beforeAll(async () => {
  server = await startScriptedModel()
  folder = await mkdtemp(join(tmpdir(), 'naze-script-'))
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => server.reset())

const say = async (ask: string, attempt: number) =>
  (await compatibleAt(server.url).generate(modelRequest({ ask, attempt }))).text

describe('the scripted model server', () => {
  it('answers by attempt, then by ask, then always, then for anyone', async () => {
    server.script('a', { text: 'a once' })
    server.script('a#2', { text: 'a second' })
    server.always('a', { text: 'a always' })
    server.always('*', ({ ask }) => ({ text: `anyone: ${ask}` }))
    expect(await say('a', 2)).toBe('a second')
    expect(await say('a', 1)).toBe('a once')
    expect(await say('a', 2)).toBe('a always')
    expect(await say('日本語', 1)).toBe('anyone: 日本語')
  })

  it('forgets scripts and calls on reset', async () => {
    server.always('a', { text: 'a' })
    await say('a', 1)
    server.reset()
    expect(server.calls).toEqual([])
    await expect(say('a', 1)).rejects.toMatchObject({ details: { status: 500 } })
  })

  it('sends usage in a stream only to those who ask for it, as the protocol says', async () => {
    server.always('*', { text: 'hi', usage: { input: 3, output: 1 } })
    const raw = (more: object) =>
      fetch(`${server.url}/chat/completions`, {
        method: 'POST',
        body: JSON.stringify({ model: 'm', messages: [], stream: true, ...more }),
      }).then((response) => response.text())
    expect(await raw({})).not.toContain('usage')
    const withUsage = await raw({ stream_options: { include_usage: true } })
    expect(withUsage).toContain('"usage":{"prompt_tokens":3,"completion_tokens":1,"total_tokens":4}')
    expect(withUsage.trimEnd().endsWith('data: [DONE]')).toBe(true)
  })

  it('is as slow as its pace says, and thinks at the same pace', async () => {
    const timed = async (step: StepData, stream: boolean) => {
      server.always('a', step)
      const at: number[] = []
      const begun = performance.now()
      const onText = stream ? { onText: () => void at.push(performance.now() - begun) } : {}
      await compatibleAt(server.url).generate(modelRequest({ ask: 'a', ...onText }))
      return { first: at[0] ?? 0, drafts: at.length, whole: performance.now() - begun }
    }
    await timed({ text: 'warm' }, true)
    // Lower bounds only: a busy machine is slower, never faster.
    const text = 'aaaabbbbccccddddeeee'
    const pace = { firstTokenMs: 120, tokensPerSecond: 50 }
    const streamed = await timed({ text, pace }, true)
    expect(streamed.drafts).toBe(5)
    expect(streamed.first).toBeGreaterThan(115)
    expect(streamed.whole).toBeGreaterThan(195)
    expect((await timed({ text, pace }, false)).whole).toBeGreaterThan(215)
    expect((await timed({ text, pace, reasoning: '考える' }, true)).first).toBeGreaterThan(175)
    server.reset()
    server.pace(pace)
    expect((await timed({ text }, false)).whole).toBeGreaterThan(215)
  })

  it('thinks aloud in front of what it says', async () => {
    server.always('a', { json: { ok: true }, think: 'hm' })
    const raw = await fetch(`${server.url}/chat/completions`, {
      method: 'POST',
      headers: { 'x-naze-ask': 'a' },
      body: JSON.stringify({ model: 'm', messages: [] }),
    })
    expect(await raw.json()).toMatchObject({ choices: [{ message: { content: '<think>hm</think>{"ok":true}' } }] })
    expect(await say('a', 1)).toBe('{"ok":true}')
  })

  it.each([
    [{ formats: [] }, { response_format: { type: 'json_object' } }, 'response_format'],
    [{ formats: ['json_object'] }, { response_format: { type: 'json_schema' } }, 'response_format'],
    [{ limit: 'max_completion_tokens' }, { max_tokens: 5 }, 'max_completion_tokens'],
    [{ limit: 'max_tokens' }, { max_completion_tokens: 5 }, 'max_completion_tokens'],
    [{ effort: false }, { reasoning_effort: 'low' }, 'reasoning_effort'],
  ] as const)('refuses what a server that takes %j does not take', async (takes, asked, named) => {
    server.always('*', { text: 'taken', takes })
    const post = (more: object) =>
      fetch(`${server.url}/chat/completions`, {
        method: 'POST',
        body: JSON.stringify({ model: 'm', messages: [], ...more }),
      })
    const refused = await post(asked)
    expect({ status: refused.status, said: await refused.text() }).toMatchObject({
      status: 400,
      said: expect.stringContaining(named),
    })
    expect((await post({})).status).toBe(200)
  })

  it('lets in only its key, and knows only its models', async () => {
    const strict = await startScriptedModel({ key: 'sk-right', models: ['known'] })
    try {
      strict.always('*', { text: 'hi' })
      const at = (model: string, key: string) =>
        makeModelRouter({ model: `compatible:${model}`, perAsk: {}, url: strict.url, key, keys: {} })
          .for('a')
          ?.generate(modelRequest())
      await expect(at('known', 'sk-wrong')).rejects.toMatchObject({ details: { trouble: 'key-refused' } })
      await expect(at('other', 'sk-right')).rejects.toMatchObject({ details: { trouble: 'unknown-model' } })
      expect(await at('known', 'sk-right')).toMatchObject({ text: 'hi' })
    } finally {
      await strict.close()
    }
  })

  it.each([
    ['key-refused', 'key-refused'],
    ['no-credit', 'no-credit'],
    ['unknown-model', 'unknown-model'],
    ['overloaded', 'overloaded'],
    ['quota', 'quota'],
    ['server-error', 'server-error'],
    ['away', 'away'],
  ] as const)('knows the fault %s', async (fault, trouble) => {
    server.always('*', FAULTS[fault])
    await expect(say('a', 1)).rejects.toMatchObject({ details: { trouble } })
  })

  it('refuses other addresses and bodies that are no chat', async () => {
    expect((await fetch(`${server.url}/models`)).status).toBe(404)
    const bad = await fetch(`${server.url}/chat/completions`, { method: 'POST', body: '{"messages":1}' })
    expect(bad.status).toBe(400)
  })
})

async function run(file: string): Promise<{ lines: string[]; errors: string; code: unknown; stop(): Promise<void> }> {
  const path = join(folder, 'script.json')
  await writeFile(path, file)
  const child = spawn(process.execPath, [MAIN, path])
  const ended = once(child, 'close')
  const lines: string[] = []
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const reader = createInterface({ input: child.stdout }).on('line', (line) => lines.push(line))
  const first = await Promise.race([once(reader, 'line').then(() => 'line' as const), ended])
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return { lines, errors, code: first === 'line' ? undefined : first[0], stop }
}

describe('its command', () => {
  it('serves a script file and prints where', async () => {
    const step = '{ "delayMs": 1, "then": { "delayMs": 1, "text": "from a file" } }'
    const child = await run(`{ "script": { "test.ask": [${step}] }, "always": { "*": { "json": { "ok": true } } } }`)
    try {
      const model = compatibleAt(child.lines[0] ?? '')
      expect((await model.generate(modelRequest())).text).toBe('from a file')
      expect((await model.generate(modelRequest())).text).toBe('{"ok":true}')
    } finally {
      await child.stop()
    }
  })

  it.each([
    '{ "txet": "x" }',
    '{ "text": "x", "then": { "text": "y" } }',
    '{ "delayMs": "1", "then": { "text": "y" } }',
  ])(
    'refuses %s',
    async (step) => {
      const child = await run(`{ "always": { "a": ${step} } }`)
      expect(child.code).toBe(2)
      expect(child.errors).toContain('always.a')
    },
    20_000,
  )
})
