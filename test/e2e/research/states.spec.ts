import { RUN_ID, RUNS } from '../../support/research/run.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { BOTH, lanes } from './journey.ts'
import { script } from './scripted.ts'

// Each screen is looked at by axe in both themes.
test.describe.configure({ timeout: 150_000 })

const AT = '2026-11-16T05:58:00.000Z'

test(
  '[research.web-lanes] agents are seen at work: what they look for, what they read, who is slow, what it costs',
  BOTH,
  async ({ page, words, language }) => {
    const w = words.research
    const told = await script(page, RUNS.running)
    const progress = { iteration: 2, agentId: 1, queries: 1, claims: 0, progress: 52, at: AT }
    told.say.push({
      type: 'agentProgress',
      data: { ...progress, stage: 'searching', latest: 'みどり号 公式', pages: 0 },
    })
    await page.goto(`/research/${RUN_ID}`)
    const first = lanes(page, language, 2).first()
    await expect(first).toContainText(w.stages.searching)
    await expect(first).toContainText('みどり号 公式')
    told.say.push({ type: 'agentProgress', data: { ...progress, stage: 'reading', latest: '利用状況', pages: 4 } })
    await expect(first).toContainText(w.stages.reading)
    await expect(first.getByRole('list', { name: w.course.pageList })).toContainText('利用状況')
    await expect(page.getByText(w.trouble['rate-limited'])).toBeVisible()
    await expect(page.getByText('22,151')).toBeVisible()
    await expect(lanes(page, language, 2).nth(2)).toContainText(w.course.secondTry)
    await expectAccessible(page)
    told.run = RUNS.completed
    await expect(page.getByRole('link', { name: w.read })).toBeVisible()
    await expect(page.getByText(w.review.title)).toBeVisible()
  },
)

test(
  '[research.web-conflicts] both sentences and both sources stand side by side, the difference marked',
  BOTH,
  async ({ page, words }) => {
    const w = words.research
    await script(page, RUNS.running)
    for (const view of ['', '/report']) {
      if (view !== '') await script(page, RUNS.completed)
      await page.goto(`/research/${RUN_ID}${view}`)
      const pair = page.getByRole('region', { name: w.conflicts.title }).getByRole('article').first()
      await expect(pair.getByRole('blockquote')).toContainText(['412人', '187人'])
      await expect(pair.locator('mark')).toHaveText(['412', '187'])
      await expect(pair).toContainText('重なりません')
      await pair.getByRole('link').last().click()
      await expect(page.getByRole('dialog').locator('mark')).toHaveText('みどり号の1日あたりの利用者数は187人でした。')
      await page.keyboard.press('Escape')
    }
  },
)

for (const state of ['waiting', 'failed', 'cancelled', 'completed'] as const)
  test(
    `a research that is ${state} says how it stands, fits the screen and passes axe`,
    BOTH,
    async ({ page, words }) => {
      await script(page, RUNS[state])
      for (const view of ['', '/report', '/agents']) {
        await page.goto(`/research/${RUN_ID}${view}`)
        await expect(page.getByRole('heading', { level: 1, name: RUNS[state].topic })).toBeVisible()
        expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
      await page.goto(`/research/${RUN_ID}`)
      if (state === 'failed' || state === 'cancelled')
        await expect(page.getByRole('button', { name: words.research.resume })).toBeVisible()
      if (state === 'failed') await expect(page.getByRole('alert')).toContainText(words.research.failed.title)
    },
  )

test('[research.web-print] on paper the report has its findings, conflicts and sources, and nothing to press', async ({
  page,
  words,
}) => {
  const w = words.research
  await script(page, RUNS.completed)
  await page.goto(`/research/${RUN_ID}/report`)
  await expect(page.getByRole('region', { name: w.report.findings })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const name of [w.report.findings, w.conflicts.title, w.sources.title, w.method.title])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible()
  await expect(page.locator('.recharts-surface').first()).toBeVisible()
  await expect(page.getByRole('region', { name: w.download.title })).toBeHidden()
  await expect(page.getByRole('navigation', { name: w.views.label })).toBeHidden()
})
