import type { Page } from '@playwright/test'
import { expect, type Language, WORDS } from '../fixtures.ts'
import { test } from './held-site.ts'
import { BOTH, lanes, patiently, readReport } from './journey.ts'

test.describe.configure({ timeout: 150_000 })
test.use({ language: 'en' })
test.beforeEach(({ site, quiet }) => {
  site.hold()
  quiet.expect(/503/)
})
test.afterEach(({ site }) => site.letGo())

/** Research on the held site with two agents and one round, until an agent waits for a page. */
async function startOnSite(page: Page, language: Language, waiting: () => number): Promise<void> {
  const w = WORDS[language].research
  await page.goto('/research')
  await page.getByRole('textbox', { name: w.start.topic }).fill('Gull Line passengers and fare')
  await page.getByLabel(w.providers.searxng).check()
  await page.getByText(w.start.advanced).click()
  await page.getByLabel(w.start.fields.agents).fill('2')
  await page.getByLabel(w.start.fields.iterations).fill('1')
  await page.getByRole('button', { name: w.start.action }).click()
  await patiently(lanes(page, language, 1)).toHaveCount(2)
  await patiently.poll(waiting).toBeGreaterThan(0)
}

test(
  '[research.web-live] a reload in the middle finds the run where it stands, and it ends by itself on the page',
  BOTH,
  async ({ page, words, language, site }) => {
    const w = words.research
    await startOnSite(page, language, site.waiting)
    await expect(
      page.getByText(w.course.researching.replace('{{iteration}}', '1').replace('{{of}}', '1')),
    ).toBeVisible()
    await expect(page.getByRole('progressbar', { name: w.progress })).toBeVisible()
    await page.reload()
    await patiently(lanes(page, language, 1)).toHaveCount(2)
    await expect(page.getByRole('button', { name: w.cancel, exact: true })).toBeVisible()
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    site.letGo()
    await patiently(page.getByRole('link', { name: w.read })).toBeVisible()
    expect(loads).toEqual([])
    await expect(lanes(page, language, 1).first()).toContainText(w.agentStatus.completed)
    await expect(lanes(page, language, 1).first().getByRole('link', { name: 'The Gull Line: fares' })).toBeVisible()
  },
)

test(
  '[research.web-cancel] is stopped at any moment and continued later',
  BOTH,
  async ({ page, words, language, site }) => {
    const w = words.research
    await startOnSite(page, language, site.waiting)
    await page.getByRole('button', { name: w.cancel, exact: true }).click()
    const resume = page.getByRole('button', { name: w.resume })
    await patiently(resume).toBeVisible()
    await expect(page.getByRole('progressbar')).toBeHidden()
    await patiently.poll(site.waiting).toBe(0)
    site.letGo()
    await resume.click()
    const report = await readReport(page, language)
    await expect(report.getByRole('region', { name: w.report.findings })).toContainText('Gull Line')
  },
)

test('[research.web-offline] with the connection lost says so, and goes on when it is back', async ({
  page,
  words,
  language,
  site,
  quiet,
}) => {
  quiet.expect(/ERR_FAILED|ERR_CONNECTION|net::/)
  const w = words.research
  await startOnSite(page, language, site.waiting)
  await page.route('**/api/**', (route) => route.abort())
  await page.evaluate('document.dispatchEvent(new Event("visibilitychange"))')
  await patiently(page.getByText(w.behind)).toBeVisible()
  await expect(lanes(page, language, 1)).toHaveCount(2)
  site.letGo()
  await page.unroute('**/api/**')
  await patiently(page.getByRole('link', { name: w.read })).toBeVisible()
  await expect(page.getByText(w.behind)).toBeHidden()
})
