import { type ScriptedModel, startScriptedModel, type StepData } from '../scripted-model/index.ts'
import { test as base } from './fixtures.ts'
import { startServer } from './server.ts'

interface HeldModel {
  model: ScriptedModel
  /** Which asks go to the model: the name of a variable of the server. */
  scriptedBy: 'NAZE_MODEL' | 'NAZE_MODEL_WHY_WRITE_REPORT'
}

/** A server whose model answers when the test lets it. */
export const test = base.extend<object, HeldModel>({
  scriptedBy: ['NAZE_MODEL', { option: true, scope: 'worker' }],
  model: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const model = await startScriptedModel()
      await use(model)
      await model.close()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ model, scriptedBy }, use) => {
      const server = await startServer({
        NAZE_DEBUG: '1',
        [scriptedBy]: 'compatible:scripted',
        NAZE_MODEL_URL: model.url,
        NAZE_MODEL_KEY: 'none',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
})

/** A step that is answered only once it is let go. */
export function held(step: StepData) {
  const gate = Promise.withResolvers<void>()
  return {
    letGo: gate.resolve,
    step: async () => {
      await gate.promise
      return step
    },
  }
}
