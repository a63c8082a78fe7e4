import { expect } from '../fixtures.ts'
import { test } from './gated-model.ts'
import { begin, draft, ending, field, GUIDE, makeProject, patiently, said, warmUp } from './journey.ts'

const ANSWER = 'ゴミの出し方がわからなくて困りました'
const BEGINNING = 'ゴミの出し方がわからなかったんですね。'
const WHOLE = 'ゴミの出し方がわからなかったんですね。最近では、いつそういうことがありましたか？'

test.describe.configure({ timeout: 120_000 })
test.beforeAll(async ({ server, model }) => {
  model.says(WHOLE)
  await warmUp(server.url)
})
test.beforeEach(({ model }) => model.reset())
test.afterEach(({ model }) => model.die())

test('[interview.web-drafts] a question is seen while it is written, and its final text takes its place', async ({
  page,
  words,
  model,
  request,
}) => {
  const { link } = await makeProject(request, GUIDE.ja)
  const reply = model.begins(BEGINNING)
  await begin(page, link, 'ja')
  await field(page, 'ja').fill(ANSWER)
  await field(page, 'ja').press('Enter')
  await patiently(draft(page)).toContainText(BEGINNING)
  await patiently(field(page, 'ja')).toBeDisabled()
  await expect(page.getByText(words.interview.participant.thinking)).toBeVisible()
  reply.finish(WHOLE.slice(BEGINNING.length))
  await patiently(said(page, 'ja').last()).toContainText(WHOLE)
  await patiently(said(page, 'ja')).toHaveCount(3)
  await patiently(draft(page)).toHaveCount(0)
  await patiently(field(page, 'ja')).toBeEnabled()
})

test('[interview.without-model] who does not want to wait goes on without the model', async ({
  page,
  words,
  model,
  request,
}) => {
  const { link } = await makeProject(request, GUIDE.ja)
  model.begins('')
  await begin(page, link, 'ja')
  await field(page, 'ja').fill(ANSWER)
  await field(page, 'ja').press('Enter')
  await page.getByRole('button', { name: words.interview.participant.withoutModel }).click({ timeout: 40_000 })
  await patiently(said(page, 'ja')).toHaveCount(3)
  await patiently(field(page, 'ja')).toBeEnabled()
})

test('[interview.web-resume] a reload in the middle of an answer, and another tab, wait for the same reply', async ({
  page,
  words,
  model,
  request,
}) => {
  const { link } = await makeProject(request, GUIDE.ja)
  const reply = model.begins(BEGINNING)
  await begin(page, link, 'ja')
  await field(page, 'ja').fill(ANSWER)
  await field(page, 'ja').press('Enter')
  await patiently(draft(page)).toContainText(BEGINNING)
  await page.reload()
  await patiently(said(page, 'ja').nth(1)).toContainText(ANSWER)
  await expect(page.getByText(words.interview.participant.thinking)).toBeVisible()
  await patiently(field(page, 'ja')).toBeDisabled()
  await patiently(field(page, 'ja')).toHaveValue('')
  const other = await page.context().newPage()
  await other.goto(link)
  await patiently(said(other, 'ja').nth(1)).toContainText(ANSWER)
  reply.finish(WHOLE.slice(BEGINNING.length))
  for (const tab of [page, other]) {
    await patiently(said(tab, 'ja').last()).toContainText(WHOLE)
    await patiently(said(tab, 'ja')).toHaveCount(3)
    await patiently(field(tab, 'ja')).toBeEnabled()
  }
  expect(model.calls).toBe(1)
  await other.close()
})

test('[interview.web-poll] with streaming blocked the draft and the reply come by reading', async ({
  page,
  model,
  request,
  quiet,
}) => {
  quiet.expect(/ERR_FAILED|Failed to load/)
  const { link } = await makeProject(request, GUIDE.ja)
  await page.route('**/api/live/**', (route) => route.abort())
  const reply = model.begins(BEGINNING)
  await begin(page, link, 'ja')
  await field(page, 'ja').fill(ANSWER)
  await field(page, 'ja').press('Enter')
  await patiently(draft(page)).toContainText(BEGINNING)
  reply.finish(WHOLE.slice(BEGINNING.length))
  await patiently(said(page, 'ja').last()).toContainText(WHOLE)
  await patiently(field(page, 'ja')).toBeEnabled()
})

test('[interview.web-opens-itself] after ten seconds without a reply the form opens by itself', async ({
  page,
  words,
  model,
  request,
  quiet,
}) => {
  quiet.expect(/409/)
  const { link } = await makeProject(request, GUIDE.ja)
  const reply = model.begins('')
  await begin(page, link, 'ja')
  await page.clock.install()
  await field(page, 'ja').fill(ANSWER)
  await field(page, 'ja').press('Enter')
  await expect(page.getByText(words.interview.participant.thinking)).toBeVisible()
  await patiently(field(page, 'ja')).toBeDisabled()
  await page.clock.runFor(10_500)
  await expect(page.getByText(words.interview.participant.late)).toBeVisible()
  await patiently(field(page, 'ja')).toBeEnabled()
  await field(page, 'ja').fill('あとひとつ')
  await field(page, 'ja').press('Enter')
  await expect(page.getByText(words.interview.participant.busy)).toBeVisible()
  await patiently(field(page, 'ja')).toHaveValue('あとひとつ')
  reply.finish(WHOLE)
  await expect(async () => {
    await page.clock.runFor(3_500)
    await expect(said(page, 'ja').last()).toContainText(WHOLE, { timeout: 500 })
  }).toPass({ timeout: 40_000 })
  await expect(page.getByText(words.interview.participant.late)).toBeHidden()
  await expect(page.getByText(words.interview.participant.busy)).toBeHidden()
  await expect(field(page, 'ja')).toHaveValue('あとひとつ')
})

test('[interview.web-dies-mid-stream] the model server dies in the middle of a sentence and the conversation ends well', async ({
  page,
  model,
  request,
}) => {
  const { link } = await makeProject(request, GUIDE.ja)
  model.begins(BEGINNING)
  await begin(page, link, 'ja')
  await field(page, 'ja').fill(ANSWER)
  await field(page, 'ja').press('Enter')
  await patiently(draft(page)).toContainText(BEGINNING)
  model.die()
  await patiently(said(page, 'ja')).toHaveCount(3)
  await patiently(draft(page)).toHaveCount(0)
  await patiently(field(page, 'ja')).toBeEnabled()
  await field(page, 'ja').fill('先週、ゴミを三日も出せませんでした')
  await field(page, 'ja').press('Enter')
  await patiently(said(page, 'ja')).toHaveCount(5)
  await patiently(field(page, 'ja')).toBeEnabled()
  await field(page, 'ja').fill('もう終わりにしてください')
  await field(page, 'ja').press('Enter')
  await patiently(ending(page, 'ja')).toBeVisible()
})
