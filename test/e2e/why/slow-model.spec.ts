import { expect } from '../fixtures.ts'
import { held, test } from '../held-model.ts'
import { bubbles, field, startSession } from './journey.ts'

const WISH = '図書室の当番表を作りたい'
const QUESTION = '図書室の当番で、いちばん気になっているのはどんな場面？'
const PLAN = {
  sessionPurpose: WISH,
  active_sub_questions: [{ question: 'なぜ図書室の当番表を作りたいのか', layer: 'attribute', status: 'active' }],
  confirmed_insights: [],
  cognitive_filter: { detected_how: [], detected_what: ['図書室の当番表'] },
  question: QUESTION,
}

test.beforeEach(({ model }) => model.reset())

test('a reload in the middle of a turn shows it and joins it', async ({ page, words, model }) => {
  const plan = held({ json: PLAN })
  model.script('why.plan-turn', plan.step)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/process')) keys.push(request.headers()['idempotency-key'])
  })
  await startSession(page, 'ja')
  await field(page, 'ja').fill(WISH)
  await field(page, 'ja').press('Enter')
  await expect.poll(() => model.calls.length).toBe(1)
  await page.reload()
  await expect(bubbles(page, 'ja')).toHaveCount(2)
  await expect(page.getByText(words.chat.stages.joined)).toBeVisible()
  await expect(field(page, 'ja')).toBeDisabled()
  plan.letGo()
  await expect(bubbles(page, 'ja')).toHaveCount(3)
  await expect(bubbles(page, 'ja').last()).toContainText(QUESTION)
  await expect(field(page, 'ja')).toBeEnabled()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
  expect(model.calls).toHaveLength(1)
  await expect(page.getByText(words.debug.title)).toBeVisible()
})

test('leaving in the middle of a turn and coming back joins it', async ({ page, words, model }) => {
  const plan = held({ json: PLAN })
  model.script('why.plan-turn', plan.step)
  await startSession(page, 'ja')
  await field(page, 'ja').fill(WISH)
  await field(page, 'ja').press('Enter')
  await expect.poll(() => model.calls.length).toBe(1)
  await page.getByRole('navigation', { name: words.shell.where }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: words.why.title })).toBeVisible()
  await page.goBack()
  await expect(bubbles(page, 'ja')).toHaveCount(2)
  plan.letGo()
  await expect(bubbles(page, 'ja')).toHaveCount(3)
})

test('the working state names the stage the server is in', async ({ page, words, model }) => {
  const plan = held({ json: { ...PLAN, question: '' } })
  const question = held({ text: QUESTION })
  model.script('why.plan-turn', plan.step)
  model.script('why.ask-question', question.step)
  await startSession(page, 'ja')
  const live = page.waitForResponse(/\/api\/live\//)
  await field(page, 'ja').fill(WISH)
  await field(page, 'ja').press('Enter')
  await expect(page.getByText(words.chat.stages.understanding)).toBeVisible()
  await live
  plan.letGo()
  await expect(page.getByText(words.chat.stages.wording)).toBeVisible()
  question.letGo()
  await expect(bubbles(page, 'ja')).toHaveCount(3)
})

test('who does not want to wait for the model is answered without it', async ({ page, words, model }) => {
  model.always('why.plan-turn', { delayMs: 120_000, json: PLAN })
  await startSession(page, 'ja')
  await field(page, 'ja').fill(WISH)
  await field(page, 'ja').press('Enter')
  await page.getByRole('button', { name: words.chat.withoutModel }).click({ timeout: 20_000 })
  await expect(bubbles(page, 'ja')).toHaveCount(3)
  await expect.poll(() => model.calls[0]?.outcome).toBe('dropped')
})

test('a model that fails is answered for by the built-in, and asked again at the next turn', async ({
  page,
  model,
}) => {
  model.always('why.plan-turn', { status: 500 })
  await startSession(page, 'ja')
  await field(page, 'ja').fill(WISH)
  await field(page, 'ja').press('Enter')
  await expect(bubbles(page, 'ja')).toHaveCount(3)
  await expect(page.getByRole('alert')).toHaveCount(0)
})
