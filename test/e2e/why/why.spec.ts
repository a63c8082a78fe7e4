import { readFileSync } from 'node:fs'
import type { Page, Request } from '@playwright/test'
import { expect, expectAccessible, expectForGood, test } from '../fixtures.ts'
import {
  bubbles,
  field,
  first,
  say,
  sessionId,
  sliderHeading,
  startSession,
  talkToSliders,
  writeReport,
} from './journey.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const PROCESS = '**/api/process'
const keyOf = (request: Request) => request.headers()['idempotency-key']

/** The keys of the messages sent from now on, in order. */
function watchKeys(page: Page): (string | undefined)[] {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => request.url().endsWith('/api/process') && keys.push(keyOf(request)))
  return keys
}

for (const language of ['ja', 'en'] as const) {
  test.describe(`the whole journey in ${language}`, BOTH, () => {
    test.use({ language })

    test('[why.screens] from a wish to a report, the same after a reload in every phase', async ({ page, words }) => {
      await startSession(page, language)
      await expect(bubbles(page, language)).toHaveCount(1)
      await page.reload()
      await expect(bubbles(page, language)).toHaveCount(1)

      // The server counts turns from 0: the wish itself is none of them.
      const turn = (await talkToSliders(page, language)) - 1
      expect(turn).toBeGreaterThanOrEqual(3)
      expect(turn).toBeLessThanOrEqual(5)
      await expect(sliderHeading(page, language)).toBeInViewport()
      await expect(page.getByRole('heading', { level: 2, name: words.sliders.primary })).toBeVisible()
      const sliders = page.getByRole('slider')
      const values = () => sliders.evaluateAll((all) => all.map((one) => one.getAttribute('aria-valuenow')))
      await sliders.first().press('Home')
      await sliders.first().press('PageUp')
      const before = await values()
      expect(before[0]).toBe('10')
      await page.reload()
      await expect(sliderHeading(page, language)).toBeVisible()
      expect(await values()).toEqual(before)

      await sliders.first().press('End')
      await writeReport(page, language)
      await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
      const article = page.getByRole('article', { name: words.report.body })
      await expect(article.getByRole('heading', { level: 2 })).toHaveCount(5)
      const text = await article.innerText()
      await page.reload()
      await expect(article.getByRole('heading', { level: 2 })).toHaveCount(5)
      expect(await article.innerText()).toBe(text)
    })

    test('[why.accessible] every screen is accessible', async ({ page, words }) => {
      await startSession(page, language)
      await expectAccessible(page)
      await talkToSliders(page, language)
      await expectAccessible(page)
      await page.getByRole('button', { name: words.sliders.said }).first().click()
      await expect(page.getByRole('dialog', { name: words.transcript.title })).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await writeReport(page, language)
      await expect(page.locator('.recharts-bar')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: words.common.table }).click()
      await expect(page.getByRole('table')).toBeVisible()
      await expectAccessible(page)
    })
  })
}

test.describe('the conversation', () => {
  test.use({ language: 'ja' })

  test('[why.ime] Enter sends, Shift+Enter breaks the line, a conversion sends nothing', BOTH, async ({ page }) => {
    await startSession(page, 'ja')
    const keys = watchKeys(page)
    const input = field(page, 'ja')
    await input.focus()
    const keyboard = await page.context().newCDPSession(page)
    await keyboard.send('Input.imeSetComposition', { text: 'かいらんばん', selectionStart: 6, selectionEnd: 6 })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
    await keyboard.send('Input.insertText', { text: '回覧板' })
    await expect(input).toHaveValue('回覧板')
    await input.press('Shift+Enter')
    await input.pressSequentially('を直したい')
    await expect(input).toHaveValue('回覧板\nを直したい')
    expect(keys).toEqual([])
    await input.press('Enter')
    await expect(bubbles(page, 'ja').nth(1)).toContainText('回覧板\nを直したい', { useInnerText: true })
    await expect(bubbles(page, 'ja')).toHaveCount(3)
    expect(keys).toHaveLength(1)
  })

  test('a half-written answer survives a reload', async ({ page }) => {
    await startSession(page, 'ja')
    await field(page, 'ja').fill('書きかけの')
    await page.reload()
    await expect(field(page, 'ja')).toHaveValue('書きかけの')
  })

  test('blank and overlong answers are not sent, and nothing is cut', async ({ page, words }) => {
    await startSession(page, 'ja')
    const send = page.getByRole('button', { name: words.chat.send, exact: true })
    await field(page, 'ja').fill('  \n ')
    await expect(send).toBeDisabled()
    await field(page, 'ja').fill('あ'.repeat(4001))
    await expect(send).toBeDisabled()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field(page, 'ja')).toHaveValue('あ'.repeat(4001))
  })

  test(
    'words that did not arrive stay, and sending them again says them once',
    BOTH,
    async ({ page, words, quiet }) => {
      quiet.expect(/ERR_FAILED|Failed to load/)
      await startSession(page, 'ja')
      const keys = watchKeys(page)
      await first(page, PROCESS, (route) => route.abort())
      await field(page, 'ja').fill('図書室の当番表を作りたい')
      await field(page, 'ja').press('Enter')
      await expect(page.getByRole('alert')).toContainText(words.errors.OFFLINE)
      await expect(page.getByRole('alert')).toContainText(words.chat.keptHere)
      await expect(bubbles(page, 'ja').nth(1)).toContainText('図書室の当番表を作りたい')
      await expect(field(page, 'ja')).toBeDisabled()
      await page.getByRole('button', { name: words.chat.resend }).click()
      await expect(bubbles(page, 'ja')).toHaveCount(3)
      expect(keys).toHaveLength(2)
      expect(keys[1]).toBe(keys[0])
    },
  )

  test('an answer lost on its way back is found by the same key', async ({ page, words, quiet }) => {
    quiet.expect(/ERR_FAILED|Failed to load/)
    await startSession(page, 'ja')
    await first(page, PROCESS, async (route) => {
      await route.fetch()
      await route.abort()
    })
    await field(page, 'ja').fill('図書室の当番表を作りたい')
    await field(page, 'ja').press('Enter')
    await page.getByRole('button', { name: words.chat.resend }).click()
    await expect(bubbles(page, 'ja')).toHaveCount(3)
    await page.reload()
    await expect(bubbles(page, 'ja')).toHaveCount(3)
  })

  test('[why.resend] after ten seconds it can be sent again', async ({ page, words }) => {
    await startSession(page, 'ja')
    await page.clock.install()
    const keys = watchKeys(page)
    await first(page, PROCESS, () => undefined)
    await field(page, 'ja').fill('図書室の当番表を作りたい')
    await field(page, 'ja').press('Enter')
    await expect(page.getByText(words.chat.stages.understanding)).toBeVisible()
    await expect(field(page, 'ja')).toBeDisabled()
    await expect(page.getByRole('button', { name: words.chat.resend })).toBeHidden()
    await page.clock.runFor(11_000)
    await expect(page.getByText(words.chat.slow)).toBeVisible()
    await page.getByRole('button', { name: words.chat.resend }).click()
    await expect(bubbles(page, 'ja')).toHaveCount(3)
    expect(keys[1]).toBe(keys[0])
  })

  test('words that never left before a reload are given back', async ({ page, words }) => {
    await startSession(page, 'ja')
    const keys = watchKeys(page)
    await first(page, PROCESS, () => undefined)
    await field(page, 'ja').fill('図書室の当番表を作りたい')
    await field(page, 'ja').press('Enter')
    await expect(field(page, 'ja')).toBeDisabled()
    await page.reload()
    await expect(page.getByText(words.chat.restored)).toBeVisible()
    await expect(field(page, 'ja')).toHaveValue('図書室の当番表を作りたい')
    await expect(bubbles(page, 'ja')).toHaveCount(1)
    await field(page, 'ja').press('Enter')
    await expect(bubbles(page, 'ja')).toHaveCount(3)
    expect(keys[1]).toBe(keys[0])
  })

  test('waiting can be stopped and taken up again', async ({ page, words }) => {
    await startSession(page, 'ja')
    await page.clock.install()
    await first(page, PROCESS, () => undefined)
    await field(page, 'ja').fill('図書室の当番表を作りたい')
    await field(page, 'ja').press('Enter')
    await expect(page.getByText(words.chat.stages.understanding)).toBeVisible()
    await page.clock.runFor(3_000)
    await page.getByRole('button', { name: words.chat.stop }).click()
    await expect(page.getByText(words.chat.stopped)).toBeVisible()
    await page.getByRole('button', { name: words.chat.resend }).click()
    await expect(bubbles(page, 'ja')).toHaveCount(3)
  })

  test('no score and no debug panel without NAZE_DEBUG', async ({ page, words }) => {
    await startSession(page, 'ja')
    await say(page, 'ja', '図書室の当番表を作りたい')
    await expect(page.getByText('MGU')).toHaveCount(0)
    await expect(page.getByText(words.debug.title)).toHaveCount(0)
  })
})

test.describe('the sliders', () => {
  test.use({ language: 'ja' })

  test.beforeEach(async ({ page }) => {
    await startSession(page, 'ja')
    await talkToSliders(page, 'ja')
  })

  test('are moved by keyboard, say their value, and want at least one above zero', async ({ page, words }) => {
    const sliders = page.getByRole('slider')
    const first = sliders.first()
    await first.focus()
    await page.keyboard.press('End')
    await expect(first).toHaveAttribute('aria-valuenow', '100')
    await page.keyboard.press('ArrowLeft')
    await expect(first).toHaveAttribute('aria-valuetext', words.sliders.weightValue.replace('{{value}}', '99'))
    for (const slider of await sliders.all()) await slider.press('Home')
    await expect(page.getByText(words.sliders.allZero)).toBeVisible()
    await expect(page.getByRole('button', { name: words.sliders.generate })).toBeDisabled()
    await first.press('ArrowRight')
    await expect(page.getByRole('button', { name: words.sliders.generate })).toBeEnabled()
  })

  test('lead back to the words a point rests on', BOTH, async ({ page, words }) => {
    await page.getByRole('button', { name: words.sliders.said }).first().click()
    const transcript = page.getByRole('dialog', { name: words.transcript.title })
    await expect(transcript.locator('mark')).toBeInViewport()
    const quoted = await transcript.locator('mark').innerText()
    expect(quoted.length).toBeGreaterThan(1)
    await page.keyboard.press('Escape')
    await expect(transcript).toBeHidden()
  })

  test('lead back to the conversation with a new question', async ({ page, words }) => {
    await page.getByRole('button', { name: words.sliders.back }).click()
    await expect(field(page, 'ja')).toBeEnabled()
    await expect(bubbles(page, 'ja').last().getByRole('button')).toBeVisible()
    const asked = await bubbles(page, 'ja').last().innerText()
    await page.reload()
    await expect(bubbles(page, 'ja').last()).toHaveText(asked, { useInnerText: true })
  })

  test('keep the weights when the report fails', async ({ page, words, quiet }) => {
    quiet.expect(/504/)
    await first(page, '**/api/report', (route) =>
      route.fulfill({ status: 504, json: { error: 'late', code: 'AI_TIMEOUT' } }),
    )
    await page.getByRole('slider').first().press('Home')
    await page.getByRole('slider').first().press('ArrowRight')
    await page.getByRole('button', { name: words.sliders.generate }).click()
    await expect(page.getByRole('alert')).toContainText(words.errors.AI_TIMEOUT)
    await expect(page.getByRole('slider').first()).toHaveAttribute('aria-valuenow', '1')
    await writeReport(page, 'ja')
  })
})

test.describe('the report', () => {
  test.use({ language: 'ja' })

  test.beforeEach(async ({ page }) => {
    await startSession(page, 'ja')
    await talkToSliders(page, 'ja')
    await writeReport(page, 'ja')
  })

  test('[why.download] is downloaded as it was written', BOTH, async ({ page, words, request }) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words.report.download }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^naze-.+\.md$/)
    const session = (await (await request.get(`/api/session/${sessionId(page)}`)).json()) as { report_markdown: string }
    expect(readFileSync(await file.path(), 'utf8')).toBe(session.report_markdown)
    const saved = words.report.downloaded.replace('{{name}}', file.suggestedFilename())
    await expect(page.getByText(saved, { exact: true })).toBeVisible()
  })

  test('is printed alone, on white', async ({ page, words }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.getByRole('article', { name: words.report.body })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('button', { name: words.report.download })).toBeHidden()
    expect(await page.evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe('rgb(255, 255, 255)')
  })

  test('can be written again with other weights', async ({ page, words }) => {
    await page.getByRole('link', { name: words.report.weights }).click()
    await expect(sliderHeading(page, 'ja')).toBeVisible()
    await page.reload()
    await expect(sliderHeading(page, 'ja')).toBeVisible()
    const sliders = await page.getByRole('slider').all()
    for (const slider of sliders.slice(1)) await slider.press('Home')
    await page.getByRole('button', { name: words.sliders.regenerate }).click()
    await expect(page.getByRole('article', { name: words.report.body })).toBeVisible()
    await page.getByRole('tab', { name: words.common.table }).click()
    const cells = page.getByRole('table').getByRole('row')
    await expect(cells).toHaveCount(sliders.length + 1)
    await expect(page.getByRole('cell', { name: '0', exact: true })).toHaveCount(sliders.length - 1)
  })

  test('stays when a person starts again, and the old session is finished', BOTH, async ({ page, words, request }) => {
    const old = sessionId(page)
    await page.getByRole('button', { name: words.report.again }).click()
    await expect(field(page, 'ja')).toBeEnabled()
    expect(sessionId(page)).not.toBe(old)
    const session = (await (await request.get(`/api/session/${old}`)).json()) as { phase: string }
    expect(session.phase).toBe('COMPLETE')
    await page.goto(`/why/${old}`)
    await expect(page.getByText(words.report.finished)).toBeVisible()
    await expect(page.getByRole('article', { name: words.report.body })).toBeVisible()
    await expectAccessible(page)
  })
})

test(
  '[why.erasure] a talk is deleted for good after one question, and nothing of it opens again',
  BOTH,
  async ({ page, words, request, quiet }) => {
    quiet.expect(/404/)
    await startSession(page, 'ja')
    await say(page, 'ja', '図書室の当番表を作りたい')
    const id = sessionId(page)
    await page.getByRole('button', { name: words.why.erase.action }).click()
    await expectForGood(page.getByRole('button', { name: words.why.erase.confirm }))
    await page.getByRole('button', { name: words.why.erase.confirm }).click()
    await expect(page).toHaveURL(/\/why$/u)
    expect((await request.get(`/api/session/${id}`)).status()).toBe(404)
    await page.goto(`/why/${id}`)
    await expect(page.getByRole('alert')).toContainText(words.why.gone)
  },
)

test('what a person writes is never taken for HTML', async ({ page, words }) => {
  const nasty = '回覧板<img src=x onerror="document.title=1">をなくしたい'
  await startSession(page, 'ja')
  await say(page, 'ja', nasty)
  await expect(bubbles(page, 'ja').nth(1)).toContainText(nasty)
  for (let turn = 0; turn < 10 && !(await sliderHeading(page, 'ja').isVisible()); turn++)
    await say(page, 'ja', `${nasty}と思うのは、お年寄りが${turn + 1}回も困ったから`)
  await writeReport(page, 'ja')
  await expect(page.getByRole('article', { name: words.report.body }).locator('img')).toHaveCount(0)
})

test('a browser names itself, the same each time', async ({ page, words }) => {
  const names: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/session'))
      names.push((request.postDataJSON() as { browser_id: unknown }).browser_id)
  })
  await startSession(page, 'ja')
  await page.goto('/why')
  await page.getByRole('button', { name: words.why.start }).click()
  await expect(field(page, 'ja')).toBeEnabled()
  expect(names[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(names[1]).toBe(names[0])
})

test('the four figures stand against their targets', async ({ page, words }) => {
  await page.goto('/why/kpi')
  for (const name of Object.values(words.kpi.names)) await expect(page.getByText(name)).toBeVisible()
  await expect(page.getByText(words.kpi.target.replace('{{target}}', '3–5'))).toBeVisible()
})
