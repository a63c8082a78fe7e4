import { expect } from '../fixtures.ts'
import { held, test } from '../held-model.ts'
import { sliderHeading, startSession, talkToSliders, writeReport } from './journey.ts'

test.use({ scriptedBy: 'NAZE_MODEL_WHY_WRITE_REPORT' })

test.beforeEach(async ({ page, model }) => {
  model.reset()
  await startSession(page, 'ja')
  await talkToSliders(page, 'ja')
})

test('a reload while the report is written waits for it', async ({ page, words, model }) => {
  const report = held({ status: 500 })
  model.always('why.write-report', report.step)
  await page.getByRole('button', { name: words.sliders.generate }).click()
  await expect(page.getByText(words.sliders.writing)).toBeVisible()
  await expect.poll(() => model.calls.length).toBe(1)
  await page.reload()
  await expect(page.getByText(words.sliders.stillWriting)).toBeVisible()
  await expect(page.getByRole('button', { name: words.sliders.generate })).toBeDisabled()
  report.letGo()
  await expect(page.getByRole('article', { name: words.report.body })).toBeVisible()
})

test('a person can stop waiting for the report and ask again', async ({ page, words, model }) => {
  const report = held({ status: 500 })
  model.script('why.write-report', report.step)
  await page.getByRole('slider').first().press('End')
  await page.getByRole('button', { name: words.sliders.generate }).click()
  await expect(page.getByText(words.sliders.writing)).toBeVisible()
  await page.getByRole('button', { name: words.sliders.stop }).click()
  await expect(sliderHeading(page, 'ja')).toBeVisible()
  await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuenow', '100')
  report.letGo()
  model.always('why.write-report', { status: 500 })
  await writeReport(page, 'ja')
})
