import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { EXAMPLE_TOPICS } from '../../../web/research/runs/start/example-topics.ts'
import { expect, type Language, WORDS } from '../fixtures.ts'

/** For what waits on a run of the server, which a busy machine may make slow. */
export const patiently = expect.configure({ timeout: 120_000 })
/** On a phone too: what is laid out or reached differently there. */
export const BOTH = { tag: '@phone' }

export const TOPIC = { ja: EXAMPLE_TOPICS.ja[0] ?? '', en: EXAMPLE_TOPICS.en[0] ?? '' }

/** Starts with one of the topics offered for the example documents, and waits until its page is open. */
export async function startByExample(page: Page, language: Language): Promise<void> {
  const w = WORDS[language].research
  await page.goto('/research')
  await page.getByRole('button', { name: TOPIC[language] }).click()
  await page.getByRole('button', { name: w.start.action }).click()
  await expect(page).toHaveURL(/\/research\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { level: 1, name: TOPIC[language] })).toBeVisible()
}

/** Waits for the end of a run without touching the page, and opens what came of it. */
export async function readReport(page: Page, language: Language): Promise<Locator> {
  const w = WORDS[language].research
  const read = page.getByRole('link', { name: w.read })
  await patiently(read).toBeVisible()
  await read.click()
  const report = page.getByRole('article', { name: w.report.body, exact: true })
  await patiently(report).toBeVisible()
  return report
}

export function lanes(page: Page, language: Language, iteration: number): Locator {
  const name = WORDS[language].research.course.lanes.replace('{{iteration}}', String(iteration))
  return page.getByRole('list', { name, exact: true }).getByRole('article')
}

/** A finished run made over the API, for tests about what comes after. */
export async function finishedRun(request: APIRequestContext, topic: string): Promise<string> {
  const started = await request.post('/api/research', {
    data: { topic, options: { agentCount: 2, iterationCount: 1 } },
  })
  expect(started.status(), await started.text()).toBe(202)
  const { run_id: id } = (await started.json()) as { run_id: string }
  await expect(async () => {
    const run = (await (await request.get(`/api/research/${id}`)).json()) as { status: string }
    expect(run.status).toBe('completed')
  }).toPass({ timeout: 120_000 })
  return id
}
