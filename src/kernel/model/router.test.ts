import { describe, expect, it, vi } from 'vitest'
import { modelRequest } from '../../../test/scripted-model/model-request.ts'
import { makeModelRouter, type ModelConfig } from './index.ts'

const config = (fields: Partial<ModelConfig>): ModelConfig => ({ model: 'built-in', perAsk: {}, keys: {}, ...fields })
const url = 'http://127.0.0.1:9/v1'

describe('makeModelRouter', () => {
  it('answers null for the built-in, and needs neither key nor address for it', () => {
    const router = makeModelRouter(config({}))
    expect(router.name).toBe('built-in')
    expect(router.for('why.plan-turn')).toBeNull()
    expect(router.warnings).toEqual([])
  })

  it('[house.model-per-ask] lets one ask differ from the default, in both directions', () => {
    const perAsk = { 'why.plan-turn': 'compatible:small', 'board.propose': 'built-in' }
    const router = makeModelRouter(config({ model: 'compatible:large', perAsk, url }))
    expect(router.name).toBe('compatible:large')
    expect(router.for('why.plan-turn')?.id).toBe('compatible:small')
    expect(router.for('board.propose')).toBeNull()
    expect(router.for('interview.next')?.id).toBe('compatible:large')
    expect(router.for('constructor')?.id).toBe('compatible:large')
  })

  it('finds an ask by the name its variable gives it', () => {
    const router = makeModelRouter(config({ perAsk: { WHY_PLAN_TURN: 'compatible:small' }, url }))
    expect(router.for('why.plan-turn')?.id).toBe('compatible:small')
    expect(router.for('why.plan')).toBeNull()
    const refused = () => makeModelRouter(config({ perAsk: { WHY_PLAN_TURN: 'gpt' } }))
    expect(refused).toThrow(/^NAZE_MODEL_WHY_PLAN_TURN: /)
  })

  it.each([
    ['ollama:llama3:8b', 'http://127.0.0.1:11434/v1/chat/completions'],
    ['lmstudio:qwen', 'http://127.0.0.1:1234/v1/chat/completions'],
    ['llamacpp:any', 'http://127.0.0.1:8080/v1/chat/completions'],
  ])('[models.local] %s is asked at its usual address, and shown no key', async (model, address) => {
    const sent: [string, string | null][] = []
    vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
      sent.push([input, new Headers(init.headers).get('authorization')])
      return Promise.reject(new Error('nobody there'))
    })
    try {
      const asked = makeModelRouter(config({ model, key: 'sk-for-another' })).for('why.chat')
      expect(asked?.id).toBe(model)
      const call = asked?.generate(modelRequest({ noRetryOf: 'any-failure' }))
      await expect(call).rejects.toMatchObject({ details: { kind: 'connection', trouble: 'away' } })
    } finally {
      vi.unstubAllGlobals()
    }
    expect(sent).toEqual([[address, null]])
  })

  it('[models.limits] says how long an ask may take where a person set it', () => {
    const router = makeModelRouter(config({ timeoutMs: 45_000, timeoutsMs: { WHY_PLAN_TURN: 2_500 } }))
    expect([router.timeoutMs?.('why.plan-turn'), router.timeoutMs?.('why.chat')]).toEqual([2_500, 45_000])
    expect(makeModelRouter(config({})).timeoutMs?.('why.chat')).toBeUndefined()
  })

  it('needs no key for a compatible server', () => {
    expect(makeModelRouter(config({ model: 'compatible:local', url })).warnings).toEqual([])
  })

  it.each([
    ['openai', 'OPENAI_API_KEY'],
    ['anthropic', 'ANTHROPIC_API_KEY'],
    ['google', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  ] as const)('warns once of a missing %s key and fails the asks, not the start', async (provider, variable) => {
    const perAsk = { 'why.plan-turn': `${provider}:b` }
    const router = makeModelRouter(config({ model: `${provider}:a`, perAsk, keys: { [provider]: '  ' } }))
    expect(router.warnings).toHaveLength(1)
    expect(router.warnings[0]).toContain(variable)
    expect(router.warnings[0]).not.toContain('\n')
    await expect(router.for('why.plan-turn')?.generate(modelRequest())).rejects.toMatchObject({
      code: 'AI_ERROR',
      details: { kind: 'missing-key' },
      message: expect.stringContaining(variable),
    })
  })

  it('does not warn when the key is there', () => {
    expect(makeModelRouter(config({ model: 'openai:a', keys: { openai: 'sk-1' } })).warnings).toEqual([])
  })

  it.each<[string, Partial<ModelConfig>]>([
    ['NAZE_MODEL', { model: 'gpt' }],
    ['NAZE_MODEL_WHY_PLAN_TURN', { perAsk: { 'why.plan-turn': 'openai:' } }],
    ['NAZE_MODEL_URL', { model: 'compatible:x' }],
    ['NAZE_MODEL_URL', { perAsk: { 'why.plan-turn': 'compatible:x' } }],
    ['NAZE_MODEL_URL', { url: 'localhost:11434' }],
    ['NAZE_MODEL_URL', { url: 'not an address' }],
    ['NAZE_MODEL_URL', { url: 'file:///etc/passwd' }],
    ['NAZE_MODEL_URL', { url: 'https://me:secret@host/v1' }],
    ['NAZE_MODEL_URL', { url: 'https://host/v1?key=secret' }],
    ['NAZE_MODEL_KEY', { key: 'secret key' }],
    ['OPENAI_API_KEY', { keys: { openai: 'secret\u3000鍵' } }],
    ['ANTHROPIC_API_KEY', { keys: { anthropic: 'secret\r\nx: y' } }],
    ['GOOGLE_GENERATIVE_AI_API_KEY', { keys: { google: 'secret\u0000' } }],
  ])('stops with one line that begins with %s: %j', (variable, fields) => {
    let message = 'started'
    try {
      makeModelRouter(config(fields))
    } catch (error) {
      expect(error).toMatchObject({ code: 'CONFIG_INVALID' })
      message = (error as Error).message
    }
    expect(message.startsWith(`${variable}: `)).toBe(true)
    expect(message).not.toContain('\n')
    expect(message).not.toContain('secret')
  })
})
