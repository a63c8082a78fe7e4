import { delimiter, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

describe('[house.config] the environment', () => {
  test('with nothing set everything has its documented value', () => {
    expect(readConfig({})).toEqual({
      port: 4380,
      host: '127.0.0.1',
      door: {},
      home: join(process.cwd(), '.naze'),
      databaseUrl: null,
      fetchAllow: [],
      researchCorpora: [],
      codeRoots: [],
      searxngUrl: null,
      model: { model: 'built-in', perAsk: {}, keys: {} },
      costs: { prices: {}, dayUsd: null, talkUsd: null },
      debug: false,
      simulateModelError: false,
      crashAt: null,
    })
  })

  test('an empty variable is an unset one', () => {
    expect(readConfig({ PORT: '', NAZE_HOME: ' ', DATABASE_URL: '', NAZE_MODEL: '', NAZE_DEBUG: '' }).port).toBe(4380)
  })

  test.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', '0.0.0.0'],
    ['HOST', 'example.org'],
    ['NAZE_DOOR_HOST', 'example.org'],
    ['NAZE_DOOR_HOST', '1.2.3'],
    ['NAZE_DOOR_PORT', '70000'],
    ['NAZE_DOOR_PORT', 'door'],
    ['NAZE_PUBLIC_URL', 'ask.example.org'],
    ['NAZE_PUBLIC_URL', 'ftp://ask.example.org'],
    ['NAZE_PUBLIC_URL', 'https://me:secret@ask.example.org'],
    ['NAZE_PUBLIC_URL', 'https://example.org/ask/'],
    ['NAZE_PUBLIC_URL', 'https://example.org/?a=1'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'not a url'],
    ['NAZE_MODEL', 'gpt'],
    ['NAZE_MODEL', 'nobody:x'],
    ['NAZE_MODEL', 'openai:'],
    ['NAZE_MODEL_WHY_PLAN_TURN', 'nobody:x'],
    ['NAZE_MODEL_URL', 'ftp://x'],
    ['NAZE_MODEL_TIMEOUT', 'soon'],
    ['NAZE_MODEL_TIMEOUT', '0'],
    ['NAZE_MODEL_TIMEOUT_WHY_PLAN_TURN', '121'],
    ['NAZE_MODEL_EFFORT', 'most'],
    ['NAZE_FETCH_ALLOW', 'http://a.example'],
    ['NAZE_FETCH_ALLOW', 'a.example, *'],
    ['NAZE_FETCH_ALLOW', 'a.example:99999'],
    ['NAZE_RESEARCH_CORPUS', '/no/such/folder'],
    ['NAZE_RESEARCH_CORPUS', '/'],
    ['NAZE_RESEARCH_CORPUS', import.meta.filename],
    ['NAZE_RESEARCH_CORPUS', [import.meta.dirname, import.meta.dirname].join(delimiter)],
    ['NAZE_CODE_ROOTS', '/no/such/folder'],
    ['NAZE_CODE_ROOTS', import.meta.filename],
    ['NAZE_SEARXNG_URL', 'search.example'],
    ['NAZE_SEARXNG_URL', 'ftp://search.example'],
    ['NAZE_SEARXNG_URL', 'http://me:secret@search.example'],
    ['NAZE_DEBUG', 'maybe'],
    ['NAZE_SIMULATE_MODEL_ERROR', 'perhaps'],
    ['NAZE_CRASH_AT', 'somewhere'],
    ['NAZE_CRASH_AT', 'turn.after-t1:0'],
  ])('a malformed %s (%s) is refused by name', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(
      expect.objectContaining({ code: 'CONFIG_INVALID', message: expect.stringContaining(`${variable}:`) }) as Error,
    )
  })

  test('[models.limits] how long and how hard models work is set for all or for one ask, and is no name of a model', () => {
    const { model } = readConfig({
      NAZE_MODEL: 'ollama:llama3',
      NAZE_MODEL_TIMEOUT: '45',
      NAZE_MODEL_TIMEOUT_WHY_PLAN_TURN: '2.5',
      NAZE_MODEL_EFFORT: 'low',
    })
    expect(model).toEqual({
      model: 'ollama:llama3',
      perAsk: {},
      keys: {},
      timeoutMs: 45_000,
      timeoutsMs: { WHY_PLAN_TURN: 2_500 },
      effort: 'low',
    })
  })

  test('hosts that may be read although they are not public are a list', () => {
    const { fetchAllow } = readConfig({ NAZE_FETCH_ALLOW: 'wiki.local:8080, 10.0.0.5,[fd00::1]:80' })
    expect(fetchAllow).toEqual(['wiki.local:8080', '10.0.0.5', '[fd00::1]:80'])
  })

  test('the SearXNG to search with is an address, wherever it is', () => {
    expect(readConfig({}).searxngUrl).toBeNull()
    expect(readConfig({ NAZE_SEARXNG_URL: ' http://10.0.0.5:8888/find ' }).searxngUrl).toBe('http://10.0.0.5:8888/find')
  })

  test('a compatible model needs its address', () => {
    expect(() => readConfig({ NAZE_MODEL: 'compatible:m' })).toThrow(/NAZE_MODEL_URL/)
    expect(readConfig({ NAZE_MODEL: 'compatible:m', NAZE_MODEL_URL: 'http://127.0.0.1:1/v1' }).model).toMatchObject({
      model: 'compatible:m',
      url: 'http://127.0.0.1:1/v1',
    })
  })

  test('one ask can have a model of its own, and a missing key does not stop the start', () => {
    const { model } = readConfig({ NAZE_MODEL_WHY_PLAN_TURN: 'openai:some-model' })
    expect(model).toMatchObject({ model: 'built-in', perAsk: { WHY_PLAN_TURN: 'openai:some-model' }, keys: {} })
  })
})

describe('[models.prices] prices and budgets from outside', () => {
  test('are read', () => {
    const { costs, model } = readConfig({
      NAZE_MODEL_PRICES: 'openai:x=2.5/10, compatible:a=b:c=0/0',
      NAZE_BUDGET_DAY: '2',
      NAZE_BUDGET_TALK: '0.25',
    })
    expect(costs).toEqual({
      prices: {
        'openai:x': { input_usd: 2.5, output_usd: 10 },
        'compatible:a=b:c': { input_usd: 0, output_usd: 0 },
      },
      dayUsd: 2,
      talkUsd: 0.25,
    })
    expect(model.perAsk).toEqual({})
  })

  test.each([
    ['NAZE_MODEL_PRICES', 'openai:x=2.5'],
    ['NAZE_MODEL_PRICES', 'x=1/2'],
    ['NAZE_MODEL_PRICES', 'openai:x=1.2.3/2'],
    ['NAZE_MODEL_PRICES', 'openai:x=-1/2'],
    ['NAZE_BUDGET_DAY', 'two'],
    ['NAZE_BUDGET_TALK', '-1'],
  ])('%s=%s stops the start and is named', (variable, value) => {
    expect(() => readConfig({ [variable]: value })).toThrow(variable)
  })
})
