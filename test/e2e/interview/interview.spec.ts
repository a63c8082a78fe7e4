import type { Page } from '@playwright/test'
import readQrCode from 'jsqr'
import { expect, expectAccessible, test } from '../fixtures.ts'
import {
  answer,
  ANSWERS,
  begin,
  converse,
  ending,
  field,
  GUIDE,
  makeProject,
  patiently,
  rows,
  said,
  skip,
  talkToTheEnd,
  warmUp,
  BOTH,
  NAMES,
  TROUBLE,
} from './journey.ts'

/** The only picture on the page as it is drawn, 300 pixels a side. */
const PIXELS = `(async () => {
  await document.images[0].decode()
  const pen = Object.assign(document.createElement('canvas'), { width: 300, height: 300 }).getContext('2d')
  pen.drawImage(document.images[0], 0, 0, 300, 300)
  return Array.from(pen.getImageData(0, 0, 300, 300).data)
})()`

/** What a camera would read from the code on the page. */
async function readCode(page: Page): Promise<string | undefined> {
  const pixels = Uint8ClampedArray.from((await page.evaluate(PIXELS)) as number[])
  return readQrCode.default(pixels, 300, 300)?.data
}

test.describe.configure({ timeout: 120_000 })
test.beforeAll(({ server }) => warmUp(server.url))

for (const language of ['ja', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      '[interview.web-guide] a guide is written beside its first screen; its link and code lead there',
      {
        tag: language === 'ja' ? '@phone' : '@desktop',
      },
      async ({ page, words, context }) => {
        const w = words.interview
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await page.goto('/interviews/new')
        await expect(page.getByText(w.guide.previewEmpty)).toBeVisible()
        await expect(page.getByRole('button', { name: w.guide.create })).toBeDisabled()
        await page.getByLabel(w.guide.name, { exact: true }).fill(GUIDE[language].name)
        await page.getByLabel(w.guide.goal, { exact: true }).fill(GUIDE[language].goal)
        const preview = page.getByRole('region', { name: w.guide.preview })
        await expect(preview).toContainText(GUIDE[language].name)
        await expect(preview).toContainText(w.participant.begin)
        const soft = await preview.innerText()
        await page.getByLabel(w.guide.tones.friendly).check()
        await expect(preview).not.toHaveText(soft, { useInnerText: true })
        const friendly = await preview.locator('p').last().innerText()
        await page.getByLabel(w.guide.must, { exact: true }).fill('A\n\nB')
        await page.getByRole('button', { name: w.guide.create }).click()

        await expect(page.getByRole('heading', { level: 1, name: GUIDE[language].name })).toBeVisible()
        await expect(page.getByText(w.conversations.empty)).toBeVisible()
        const link = await page.getByRole('textbox', { name: w.share.link }).inputValue()
        expect(link).toMatch(/^http:\/\/[^/]+\/i\/[\w-]{16,}$/)
        await expect(page.getByRole('img', { name: w.share.qr.replace('{{link}}', link) })).toBeVisible()
        expect(await readCode(page)).toBe(link)
        await page.getByRole('button', { name: w.share.copy }).click()
        await expect(page.getByText(w.share.copied, { exact: true })).toBeVisible()
        expect(await page.evaluate('navigator.clipboard.readText()')).toBe(link)

        await page.goto(link)
        await expect(page.getByRole('heading', { level: 1, name: GUIDE[language].name })).toBeVisible()
        await page.getByRole('button', { name: w.participant.begin }).click()
        await patiently(said(page, language).first()).toContainText(friendly.split(': ').at(-1) ?? '')
      },
    )

    test(
      '[interview.web-participant] consent first, then a conversation to its end, the same after a reload',
      BOTH,
      async ({ page, words, request }) => {
        const w = words.interview.participant
        const { link } = await makeProject(request, GUIDE[language])
        await page.goto(link)
        await expect(page.getByText(w.consentTitle)).toBeVisible()
        await expect(page.getByRole('link')).toHaveCount(0)
        await expect(page.getByRole('navigation')).toHaveCount(0)
        await expect(field(page, language)).toHaveCount(0)
        await page.getByRole('button', { name: w.begin }).click()
        await expect(field(page, language)).toBeEnabled()
        const progress = page.getByRole('progressbar', { name: w.progressLabel })
        const at = async () => Number(await progress.getAttribute('value'))
        const start = await at()
        await answer(page, language, ANSWERS[language][0] ?? '')
        expect(await at()).toBeGreaterThan(start)
        await page.reload()
        await patiently(said(page, language)).toHaveCount(3)
        await skip(page, language)
        await patiently(said(page, language).nth(3)).toContainText(w.skipped)
        await talkToTheEnd(page, language, 1)
        expect(await at()).toBe(100)
        await expect(field(page, language)).toHaveCount(0)
        await expect(page.getByRole('link')).toHaveCount(0)
        const lines = await said(page, language).allInnerTexts()
        await page.reload()
        await patiently(ending(page, language)).toBeVisible()
        expect(await said(page, language).allInnerTexts()).toEqual(lines)
      },
    )
  })
}

/** Measuring colours takes long, and both languages share them: each device looks at every screen in one of the two. */
test.describe('accessible', () => {
  test.use({ language: async ({ isMobile }, use) => use(isMobile ? 'ja' : 'en') })

  test(
    '[interview.web-accessible] every screen of a participant',
    BOTH,
    async ({ page, words, language, request, quiet }) => {
      quiet.expect(/404/)
      const w = words.interview.participant
      const { link } = await makeProject(request, { ...GUIDE[language], limits: { max_turns: 2 } })
      await page.goto(link)
      await expect(page.getByRole('button', { name: w.begin })).toBeVisible()
      await expectAccessible(page)
      await begin(page, link, language)
      await answer(page, language, NAMES[language])
      await expect(page.getByRole('log').locator('mark').first()).toBeVisible()
      await expectAccessible(page)
      await answer(page, language, ANSWERS[language][1] ?? '')
      await page.getByRole('button', { name: w.erase }).click()
      await expect(page.getByRole('dialog', { name: w.eraseTitle })).toBeVisible()
      await expectAccessible(page)
      await page.goto('/i/no-such-link')
      await expect(page.getByRole('heading', { level: 1, name: w.unknownTitle })).toBeVisible()
      await expectAccessible(page)
    },
  )
})

test.describe('accessible', () => {
  test.use({ language: async ({ isMobile }, use) => use(isMobile ? 'en' : 'ja') })

  test(
    '[interview.web-accessible] every screen of a researcher',
    BOTH,
    async ({ page, words, language, request, server }) => {
      const w = words.interview
      const { id, link } = await makeProject(request, { ...GUIDE[language], limits: { max_turns: 1 } })
      await converse(server.url, link, [TROUBLE[language]])
      await page.goto('/interviews')
      await expect(page.getByRole('heading', { level: 2, name: w.projects })).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/interviews/${id}`)
      await patiently(rows(page, language)).toHaveCount(1)
      await expectAccessible(page)
      await rows(page, language).first().getByRole('link').click()
      await expect(page.getByRole('list', { name: w.transcript.log })).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/interviews/${id}/insights`)
      await patiently(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
      await page.goto(`/interviews/${id}/guide`)
      await expect(page.getByRole('region', { name: w.guide.preview })).toContainText(GUIDE[language].name)
      await expectAccessible(page)
    },
  )
})
