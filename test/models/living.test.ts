import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { globSync } from 'node:fs'
import { z } from 'zod'
import { defineAsk, Gate, Ledger, must, Purse } from '../../src/kernel/gate/index.ts'
import { makeListAsks } from '../../src/kernel/gate/list-asks.ts'
import { makeModelVerbs } from '../../src/kernel/gate/model-verbs.ts'
import { makeShowAsk } from '../../src/kernel/gate/show-ask.ts'
import { makeSpending } from '../../src/kernel/gate/spending.ts'
import { makeModelRouter } from '../../src/kernel/model/index.ts'
import type { ModelConfig } from '../../src/kernel/model/index.ts'
import { type CostConfig, NO_COSTS } from '../../src/kernel/model/prices/price-of.ts'
import { KeptSettings } from '../../src/kernel/model/settings/kept-settings.ts'
import type { SettingsChange } from '../../src/kernel/model/settings/settings.ts'
import { callVerb } from '../../src/kernel/verb.ts'
import { ASKS } from '../../src/main/asks.ts'
import type { Store } from '../../src/store/store.ts'
import { personContext } from '../support/contexts.ts'
import { onBothStores } from '../support/store/stores.ts'
import { FAULTS, type ScriptedModel, startScriptedModel } from '../scripted-model/index.ts'

const KEY = 'sk-never-shown-42'
const TALK = '00000000-0000-4000-8000-00000000aaaa'
const OTHER_TALK = '00000000-0000-4000-8000-00000000bbbb'
const MODEL = 'compatible:m'
const usage = { input: 1_000, output: 500 }

const askOf = (name: string) =>
  defineAsk<string, { said: string }>({
    name,
    output: z.object({ said: z.string() }),
    prompt: (input) => ({ system: 'Say it.', user: input }),
    rules: [must('short', ({ said }) => (said.length > 20 ? 'is longer than 20 letters' : null))],
    builtIn: () => ({ said: 'built in' }),
    whenRejected: 'refuse',
    stream: 'never',
    limits: { attempts: 2, timeoutMs: 5_000, maxTokens: 100 },
  })
const ask = askOf('why.plan-turn')

let model: ScriptedModel
beforeAll(async () => {
  model = await startScriptedModel({ key: KEY })
})
afterAll(() => model.close())
beforeEach(() => {
  model.reset()
  model.always('*', { json: { said: 'by a model' }, usage })
})

function house(store: Store, more: { config?: Partial<ModelConfig>; costs?: Partial<CostConfig> } = {}) {
  const settings = new KeptSettings(store)
  const config = { model: MODEL, perAsk: {}, url: model.url, key: KEY, keys: {}, restMs: 0, ...more.config }
  const models = makeModelRouter(config, () => settings.current.per_ask)
  const costs = { ...NO_COSTS, ...more.costs }
  const purse = new Purse(store, settings, costs)
  const ledger = new Ledger(store)
  const gate = new Gate(models, ledger, purse)
  const verbs = {
    ...makeModelVerbs({ models, settings, ledger, purse, asks: ASKS, costs }),
    run: makeShowAsk(store, purse, async () => new Map()),
    runs: makeListAsks(store, async () => new Map()),
    spending: makeSpending(store),
  }
  const ctx = personContext()
  return {
    ctx,
    settings,
    verbs,
    models,
    change: (change: SettingsChange) => callVerb(verbs.changeModels, ctx, change),
    say: (subjectId = TALK, which = ask) => gate.ask(personContext(), which, 'hello', { subjectId }),
    shown: () => callVerb(verbs.models, ctx, {}),
    async lastRun() {
      const { runs } = await callVerb(verbs.runs, ctx, { limit: 1 })
      const [last] = runs
      return callVerb(verbs.run, ctx, { id: last?.id })
    },
  }
}

test('[models.asks-listed] every ask of the house can be given a model of its own', () => {
  const declared = globSync('src/capabilities/*/asks/*/ask.ts').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/name: '([a-z]+\.[a-z-]+)'/g)].map((match) => match[1]),
  )
  expect(declared.toSorted()).toEqual([...ASKS])
})

onBothStores('living with a provider', (open) => {
  test('[models.choice-kept] a choice is kept, survives a start, and yields to the variable of the ask', async () => {
    const store = await open()
    const first = house(store)
    const after = await first.change({ per_ask: { 'why.plan-turn': 'compatible:other', '*': 'ollama:llama3' } })
    expect(after.asks.find(({ ask: name }) => name === 'why.plan-turn')).toMatchObject({
      model: 'compatible:other',
      by: 'page',
      variable: 'NAZE_MODEL_WHY_PLAN_TURN',
    })
    expect(after.asks.find(({ ask: name }) => name === 'why.chat')).toMatchObject({
      model: 'ollama:llama3',
      by: 'page-for-all',
    })
    await first.say()
    expect(model.calls.at(-1)?.body.model).toBe('other')

    const again = house(store)
    await again.settings.refresh(0)
    await again.say()
    expect(model.calls.at(-1)?.body.model).toBe('other')
    const pinned = house(store, { config: { perAsk: { WHY_PLAN_TURN: 'compatible:pinned' } } })
    await pinned.say()
    expect(model.calls.at(-1)?.body.model).toBe('pinned')
    expect((await pinned.shown()).asks.find(({ ask: name }) => name === 'why.plan-turn')?.by).toBe('variable')

    await again.change({ per_ask: { 'why.plan-turn': 'built-in', '*': null } })
    expect(await again.say()).toMatchObject({ ok: true, source: 'built-in' })
    await again.change({ per_ask: { 'why.plan-turn': null } })
    await again.say()
    expect(model.calls.at(-1)?.body.model).toBe('m')
  })

  test('[models.choice-kept] another process is told before its next ask, and two changes at once are both kept', async () => {
    const store = await open()
    const [one, two] = [house(store), house(store)]
    await Promise.all([one.change({ budgets: { day_usd: 5 } }), two.change({ budgets: { talk_usd: 1 } })])
    expect((await one.shown()).budgets).toMatchObject({ day_usd: 5, talk_usd: 1 })
  })

  test('[models.choice-refused] what cannot be used, or by whom, is refused and nothing changes', async () => {
    const { change, shown, verbs } = house(await open(), { config: { model: 'built-in' } })
    for (const wrong of [
      { per_ask: { 'why.plan-turn': 'nobody' } },
      { per_ask: { 'why.nothing': 'built-in' } },
      { prices: { [MODEL]: { input_usd: -1, output_usd: 1 } } },
      { budgets: { day_usd: -1 } },
      { keys: { openai: 'sk-x' } },
    ])
      await expect(change(wrong as SettingsChange)).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    for (const kind of ['agent', 'participant', 'system'] as const) {
      const ctx = { ...personContext(), actor: { id: 'x', kind, via: 'mcp' as const } }
      await expect(callVerb(verbs.changeModels, ctx, { budgets: {} })).rejects.toMatchObject({ code: 'FORBIDDEN' })
      await expect(callVerb(verbs.checkModel, ctx, { model: MODEL })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    }
    await expect(callVerb(verbs.checkModel, personContext(), { model: 'openai:unasked' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
    expect(await shown()).toMatchObject({ models: [], budgets: { day_usd: null } })
    expect(model.calls).toEqual([])
  })

  test('[models.no-call-unasked] looking calls nobody; asking does, is recorded, and no key is ever told', async () => {
    const { shown, verbs, ctx, lastRun } = house(await open())
    const before = await shown()
    await callVerb(verbs.spending, ctx, {})
    expect(model.calls).toEqual([])
    expect(before.models).toEqual([{ model: MODEL, key: { variable: 'NAZE_MODEL_KEY', state: 'set' }, price: null }])
    model.always('models.check#1', { text: 'one, two, three, four, five', usage })
    model.always('models.check#2', { json: { word: 'naze', number: 3 }, usage })
    const checked = await callVerb(verbs.checkModel, ctx, { model: MODEL })
    expect(checked).toMatchObject({ reachable: 'yes', key: 'accepted', structured: 'schema', tokens: 3_000 })
    expect(await lastRun()).toMatchObject({ run: { ask: 'models.check', attempts: 2, outcome: 'accepted' } })
    expect(JSON.stringify([before, checked, await shown(), await lastRun()])).not.toContain(KEY)
  })

  test('[models.cost-unknown] a cost is known where the price is, unknown where not, and never none', async () => {
    const { say, change, lastRun, shown, verbs, ctx } = house(await open())
    await say()
    expect((await lastRun()).run).toMatchObject({ cost_usd: null, cost_is: 'unknown' })
    expect((await shown()).today).toEqual({ cost_usd: 0, cost_is: 'unknown', over: false })
    await change({ prices: { [MODEL]: { input_usd: 2, output_usd: 10 } } })
    await say()
    const known = await lastRun()
    expect(known.run).toMatchObject({ cost_usd: 0.007, cost_is: 'known' })
    expect(known.talk).toEqual({ cost_usd: 0.007, cost_is: 'at-least' })
    await say(OTHER_TALK)
    expect((await lastRun()).talk).toEqual({ cost_usd: 0.007, cost_is: 'known' })
    const { days, talks } = await callVerb(verbs.spending, ctx, {})
    expect(days).toHaveLength(1)
    expect(days[0]).toMatchObject({
      asks: 3,
      tokens_in: 3_000,
      tokens_out: 1_500,
      cost_usd: 0.014,
      cost_is: 'at-least',
    })
    expect(talks.map(({ subject_id, room, cost_is }) => [subject_id, room, cost_is])).toEqual([
      [OTHER_TALK, 'why', 'known'],
      [TALK, 'why', 'at-least'],
    ])
  })

  test('[models.cost-unknown] a call that was refused cost nothing, one that broke off nobody knows, a silent meter neither', async () => {
    const { say, lastRun } = house(await open(), {
      costs: { prices: { [MODEL]: { input_usd: 2, output_usd: 10 } } },
    })
    model.script('why.plan-turn', FAULTS['key-refused'])
    await say()
    expect((await lastRun()).run).toMatchObject({ cost_usd: 0, cost_is: 'known', outcome: 'failed' })
    model.script('why.plan-turn', FAULTS.away, FAULTS.away)
    await say()
    expect((await lastRun()).run).toMatchObject({ cost_is: 'unknown' })
    model.script('why.plan-turn', { json: { said: 'hm' }, usage: null })
    await say()
    expect((await lastRun()).run).toMatchObject({ cost_usd: null, cost_is: 'unknown', outcome: 'accepted' })
  })

  test('[models.budget] a budget used up stops the calls, not the talk: the built-in answers and it is said', async () => {
    const { say, change, lastRun, shown } = house(await open())
    await change({ prices: { [MODEL]: { input_usd: 2, output_usd: 10 } }, budgets: { talk_usd: 0.01 } })
    expect(await say()).toMatchObject({ source: 'model' })
    expect(await say()).toMatchObject({ source: 'model' })
    const calls = model.calls.length
    expect(await say()).toMatchObject({ ok: true, source: 'built-in' })
    expect(model.calls).toHaveLength(calls)
    expect((await lastRun()).run).toMatchObject({
      model: MODEL,
      source: 'built-in',
      outcome: 'accepted',
      tries: [
        { source: 'model', outcome: 'failed', trouble: 'budget-talk' },
        { source: 'built-in', outcome: 'accepted', trouble: null },
      ],
    })
    expect(await say(OTHER_TALK)).toMatchObject({ source: 'model' })
    await change({ budgets: { talk_usd: null, day_usd: 0.02 } })
    expect((await shown()).today).toMatchObject({ cost_usd: 0.021, over: true })
    expect(await say(OTHER_TALK)).toMatchObject({ source: 'built-in' })
    expect((await lastRun()).run.tries[0]).toMatchObject({ trouble: 'budget-day' })
    await change({ budgets: { day_usd: 1 } })
    expect(await say(OTHER_TALK)).toMatchObject({ source: 'model' })
  })

  test('[models.budget] without a price nothing can be counted, so nothing is asked; the environment wins over the page', async () => {
    const store = await open()
    const { say, change, lastRun } = house(store)
    await change({ budgets: { day_usd: 100 } })
    expect(await say()).toMatchObject({ source: 'built-in' })
    expect((await lastRun()).run.tries[0]).toMatchObject({ trouble: 'no-price' })
    const strict = house(store, { costs: { dayUsd: 0, prices: { [MODEL]: { input_usd: 1, output_usd: 1 } } } })
    expect(await strict.say()).toMatchObject({ source: 'built-in' })
    const view = await strict.shown()
    expect(view.budgets).toMatchObject({ day_usd: 0, fixed: ['day_usd'] })
    expect(view.models[0]?.price).toEqual({ input_usd: 1, output_usd: 1, from: 'environment' })
    expect(model.calls).toEqual([])
  })

  test('[models.runs-attempts] a run shows every try, what was refused of it and why', async () => {
    const { say, lastRun } = house(await open())
    model.script('why.plan-turn', { json: { said: 'this is far longer than it may be' } }, { json: { said: 'short' } })
    await say()
    const { run, attempts } = await lastRun()
    expect(run.tries).toEqual([
      { source: 'model', outcome: 'rejected', trouble: null, rules: ['short'] },
      { source: 'model', outcome: 'accepted', trouble: null, rules: [] },
    ])
    expect(attempts[0]).toMatchObject({
      n: 1,
      errors: [{ rule: 'short', message: 'is longer than 20 letters' }],
      output: expect.stringContaining('this is far longer'),
    })
    model.script('why.plan-turn', FAULTS['no-credit'])
    await say()
    expect((await lastRun()).attempts[0]?.errors[0]).toMatchObject({ rule: 'AI_ERROR', trouble: 'no-credit' })
  })
})

describe('[models.prices] prices', () => {
  it.each([
    ['openai:gpt-4o', 2.5],
    ['openai:gpt-4o-2024-08-06', 2.5],
    ['anthropic:claude-haiku-4-5-20251001', 1],
    ['openai:gpt-4o-audio-preview', undefined],
    ['compatible:gpt-4o', undefined],
    ['ollama:llama3', 0],
  ])('%s costs %s a million tokens read', async (name, price) => {
    const { priceOf } = await import('../../src/kernel/model/prices/price-of.ts')
    expect(priceOf(name, {}, {})?.input_usd).toBe(price)
  })
})
