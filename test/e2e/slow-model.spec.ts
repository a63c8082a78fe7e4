import { type ScriptedModel, startScriptedModel } from '../scripted-model/index.ts'
import { expect, test as base } from './fixtures.ts'
import { bubbles, field, startSession } from './journey.ts'
import { startServer } from './server.ts'

/** A server whose questions come from a model the test holds back; the planner answers by itself. */
const test = base.extend<object, { model: ScriptedModel }>({
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
    async ({ model }, use) => {
      const server = await startServer({
        NAZE_DEBUG: '1',
        NAZE_MODEL: 'built-in',
        NAZE_MODEL_WHY_ASK_QUESTION: 'compatible:scripted',
        NAZE_MODEL_URL: model.url,
        NAZE_MODEL_KEY: 'none',
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

const QUESTION = '図書室の当番で、いちばん気になっているのはどんな場面？'

test.beforeEach(({ model }) => model.reset())

test('a reload in the middle of a turn shows it and joins it', async ({ page, words, model }) => {
  const held = Promise.withResolvers<void>()
  model.script('why.ask-question', async () => {
    await held.promise
    return { text: QUESTION }
  })
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/process')) keys.push(request.headers()['idempotency-key'])
  })
  await startSession(page, 'ja')
  await field(page, 'ja').fill('図書室の当番表を作りたい')
  await field(page, 'ja').press('Enter')
  await expect.poll(() => model.calls.length).toBe(1)
  await page.reload()
  await expect(bubbles(page, 'ja')).toHaveCount(2)
  await expect(page.getByText(words.chat.stages.joined)).toBeVisible()
  await expect(field(page, 'ja')).toBeDisabled()
  held.resolve()
  await expect(bubbles(page, 'ja')).toHaveCount(3)
  await expect(bubbles(page, 'ja').last()).toContainText(QUESTION)
  expect(keys[1]).toBe(keys[0])
  expect(model.calls).toHaveLength(1)
  await expect(page.getByText(words.debug.title)).toBeVisible()
})

test('the working state names the stage the server is in', async ({ page, words, model }) => {
  const held = Promise.withResolvers<void>()
  model.script('why.ask-question', { status: 500 }, { status: 500 }, { status: 500 }, { status: 500 })
  model.always('why.ask-question', async () => {
    await held.promise
    return { text: QUESTION }
  })
  await startSession(page, 'ja')
  await field(page, 'ja').fill('図書室の当番表を作りたい')
  await field(page, 'ja').press('Enter')
  await expect(page.getByText(words.chat.stages.wording).or(page.getByRole('alert'))).toBeVisible()
  held.resolve()
})

test('a model that fails keeps the answer and can be asked again', async ({ page, words, model, quiet }) => {
  quiet.expect(/502/)
  model.always('why.ask-question', { status: 500 })
  await startSession(page, 'ja')
  await field(page, 'ja').fill('図書室の当番表を作りたい')
  await field(page, 'ja').press('Enter')
  await expect(page.getByRole('alert')).toContainText(words.errors.AI_ERROR)
  await expect(page.getByRole('alert')).toContainText(words.chat.keptThere)
  await expect(page.getByRole('button', { name: words.chat.edit })).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(words.chat.unfinished)).toBeVisible()
  await expect(bubbles(page, 'ja')).toHaveCount(2)
  model.always('why.ask-question', { text: QUESTION })
  await page.getByRole('button', { name: words.chat.resend }).click()
  await expect(bubbles(page, 'ja')).toHaveCount(3)
})
