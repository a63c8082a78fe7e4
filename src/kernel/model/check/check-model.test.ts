import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FAULTS, type ScriptedModel, startScriptedModel, type StepData } from '../../../../test/scripted-model/index.ts'
import { makeModelRouter } from '../router.ts'
import { adviceFor } from './advice.ts'
import { checkModel } from './check-model.ts'

const KEY = 'sk-very-secret-0123456789'
const WORDS = 'one, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve'

let server: ScriptedModel
beforeAll(async () => {
  server = await startScriptedModel({ key: KEY, models: ['known'] })
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const answers = (more: StepData = {}) => {
  server.always('models.check#1', { text: WORDS, ...more })
  server.always('models.check#2', { json: { word: 'naze', number: 3 }, ...more })
}

async function check(model = 'compatible:known', key: string | undefined = KEY, timeoutMs = 10_000) {
  const models = makeModelRouter({ model, perAsk: {}, url: server.url, keys: {}, ...(key && { key }) })
  const usable = models.use(model)
  if (usable === null) throw new Error('a model was expected')
  const { findings, asked } = await checkModel(usable, { timeoutMs, signal: new AbortController().signal })
  return { findings, asked, advice: adviceFor(findings, model, usable.key.variable) }
}

describe('[models.really-asks] a model that answers', () => {
  it('is found with all it can do, by two calls', async () => {
    answers({ pace: { firstTokenMs: 60, tokensPerSecond: 200 } })
    const { findings, advice } = await check()
    expect(findings).toMatchObject({
      reachable: 'yes',
      key: 'accepted',
      known: 'yes',
      structured: 'schema',
      streaming: 'yes',
      thinking: 'no',
      trouble: null,
      said: null,
    })
    expect(findings.first_token_ms).toBeGreaterThanOrEqual(55)
    expect(findings.tokens_per_second).toBeGreaterThan(0)
    expect(advice).toBe('nothing to do')
    expect(server.calls.map(({ ask, attempt }) => `${ask}#${attempt}`)).toEqual(['models.check#1', 'models.check#2'])
  })

  it.each([
    [{ takes: { formats: ['json_object' as const] } }, { structured: 'object', trouble: null }],
    [{ takes: { formats: [] } }, { structured: 'text', trouble: null }],
    [{ think: 'hm' }, { thinking: 'yes' }],
    [{ reasoning: 'hm' }, { thinking: 'yes' }],
    [{ oneChunk: true }, { streaming: 'no' }],
    [
      { pace: { firstTokenMs: 0, tokensPerSecond: 6 }, text: 'one two three', usage: { input: 9, output: 4 } },
      { trouble: 'no-form' },
    ],
  ])('that does %j is told so', async (step, found) => {
    answers(step)
    expect((await check()).findings).toMatchObject(found)
  })

  it('but slowly is slow', async () => {
    answers()
    server.always('models.check#1', { text: 'one two three', pace: { firstTokenMs: 0, tokensPerSecond: 4 } })
    const { findings, advice } = await check()
    expect(findings.trouble).toBe('slow')
    expect(advice).toContain('choose a faster model')
  })
})

describe('[models.really-asks] one that does not is told apart', () => {
  it.each([
    ['key-refused', { reachable: 'yes', key: 'refused', known: 'unknown' }, 'check NAZE_MODEL_KEY'],
    ['no-credit', { reachable: 'yes', key: 'accepted' }, 'add credit'],
    ['unknown-model', { reachable: 'yes', key: 'accepted', known: 'no' }, 'check the name'],
    ['quota', { reachable: 'yes', key: 'accepted' }, 'raise the quota'],
    ['overloaded', { reachable: 'yes', key: 'unknown' }, 'try again later'],
    ['server-error', { reachable: 'yes', key: 'unknown' }, 'try again later'],
    ['away', { reachable: 'no', key: 'unknown' }, 'check the address'],
  ] as const)('%s', async (fault, found, advice) => {
    server.always('*', FAULTS[fault])
    const checked = await check()
    expect(checked.findings).toMatchObject({ ...found, trouble: fault, structured: 'unknown', tokens_per_second: null })
    expect(checked.advice).toContain(advice)
    expect(checked.asked).toHaveLength(1)
  })

  it('too slow, without waiting for ever', async () => {
    server.always('*', FAULTS['no-first-word'])
    expect((await check('compatible:known', KEY, 200)).findings).toMatchObject({ reachable: 'no', trouble: 'too-slow' })
  })

  it('a wrong key and a wrong name as the server sees them, and the key stands nowhere', async () => {
    answers()
    const wrong = await check('compatible:known', `${KEY}-wrong`)
    expect(wrong.findings).toMatchObject({ key: 'refused' })
    expect((await check('compatible:other')).findings).toMatchObject({ known: 'no' })
    server.always('*', { status: 401, message: `Incorrect API key provided: ${KEY}` })
    const told = await check()
    expect(JSON.stringify([wrong, told])).not.toContain(KEY)
  })

  it('a key that is not there, without a call', async () => {
    const models = makeModelRouter({ model: 'openai:gpt-5', perAsk: {}, keys: {} })
    const usable = models.use('openai:gpt-5')
    const { findings } = await checkModel(usable ?? expect.fail(), {
      timeoutMs: 1_000,
      signal: new AbortController().signal,
    })
    expect(findings).toMatchObject({ reachable: 'unknown', key: 'missing', trouble: 'key-missing' })
    expect(adviceFor(findings, 'openai:gpt-5', 'OPENAI_API_KEY')).toContain('set OPENAI_API_KEY')
  })
})
