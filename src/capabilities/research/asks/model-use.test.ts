import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineAsk, Gate, Ledger } from '#kernel/gate/index.ts'
import { personContext } from '../../../../test/support/contexts.ts'
import { startScriptedModel } from '../../../../test/scripted-model/index.ts'
import { openTestStore } from '../../../../test/support/store/stores.ts'
import { makeModelRouter } from '#kernel/model/index.ts'
import { ModelUse } from './model-use.ts'

const impatient = defineAsk<string, { said: string }>({
  name: 'research.write-report',
  output: z.object({ said: z.string() }),
  prompt: (user) => ({ system: 'Say it.', user }),
  rules: [],
  builtIn: () => ({ said: 'built in' }),
  whenRejected: 'builtIn',
  stream: 'never',
  limits: { attempts: 1, timeoutMs: 150, maxTokens: 100 },
})

test('[models.limits] a run waits for a model as long as the person said, not only as long as the ask does', async () => {
  const model = await startScriptedModel()
  const store = await openTestStore('pglite')
  try {
    model.always('*', { json: { said: 'by a model' }, delayMs: 600 })
    const asked = async (timeoutMs?: number) => {
      const config = { model: 'compatible:m', perAsk: {}, url: model.url, keys: {}, restMs: 0 }
      const models = makeModelRouter(timeoutMs === undefined ? config : { ...config, timeoutMs })
      const use = new ModelUse(new Gate(models, new Ledger(store)), personContext())
      return use.ask(impatient, 'hello', new AbortController().signal)
    }
    expect(await asked(20_000)).toEqual({ value: { said: 'by a model' }, byModel: true })
    expect(await asked()).toMatchObject({ byModel: false })
  } finally {
    await store.close()
    await model.close()
  }
})
