import { type Browser, devices, type Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test, WORDS } from '../fixtures.ts'
import {
  answer,
  begin,
  call,
  ending,
  field,
  type MadeProject,
  GUIDE,
  makeProject,
  patiently,
  rows,
  said,
  warmUp,
} from './journey.ts'
import { startServer } from '../server.ts'

test.describe.configure({ timeout: 120_000 })
test.beforeAll(({ server }) => warmUp(server.url))

/** Somebody's phone, with nobody's cookies. */
async function newPhone(browser: Browser, language: Language): Promise<Page> {
  const locale = language === 'ja' ? 'ja-JP' : 'en-GB'
  return (await browser.newContext({ ...devices['Pixel 7'], locale })).newPage()
}

for (const language of ['ja', 'en'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('[interview.door-phones] phones answer by the door’s address, and the researcher’s page follows', async ({
      page,
      browser,
      words,
      request,
    }) => {
      const w = words.interview
      const { id } = await makeProject(request, { ...GUIDE[language], limits: { max_turns: 2 } })
      await page.goto(`/interviews/${id}`)
      const link = await page.getByRole('textbox', { name: w.share.link }).inputValue()
      expect(new URL(link).origin).not.toBe(new URL(page.url()).origin)
      await expect(page.getByText(w.share.noDoor)).toHaveCount(0)

      const phones = [await newPhone(browser, language), await newPhone(browser, language)]
      for (const phone of phones) await begin(phone, link, language)
      for (const phone of phones) await answer(phone, language, language === 'ja' ? '検索が遅い' : 'The search is slow')
      const [first] = phones
      if (first === undefined) throw new Error('no phone')
      await first.reload()
      await patiently(said(first, language)).toHaveCount(3)
      await expectAccessible(first)
      for (const phone of phones) {
        await answer(phone, language, language === 'ja' ? '画面が小さい' : 'The screen is small')
        await expect(ending(phone, language)).toBeVisible()
      }
      await patiently(rows(page, language)).toHaveCount(2)
      for (const phone of phones) await phone.context().close()
    })

    test('[trust.door-pages] at the door there is no way to the researcher’s pages', async ({
      page,
      browser,
      words,
      request,
    }) => {
      const { id } = await makeProject(request, GUIDE[language])
      await page.goto(`/interviews/${id}`)
      const link = await page.getByRole('textbox', { name: words.interview.share.link }).inputValue()
      const phone = await newPhone(browser, language)
      const loaded: string[] = []
      phone.on('response', async (response) => void loaded.push(await response.text().catch(() => '')))
      await begin(phone, link, language)
      const { origin } = new URL(link)
      expect(loaded.join('\n')).toContain(words.interview.participant.begin)
      for (const other of [words.interview.insights.title, words.board.line, words.why.line, words.home.line])
        expect(loaded.join('\n')).not.toContain(other)
      for (const path of ['/', '/interviews', `/interviews/${id}`, '/runs', '/i/']) {
        const response = await phone.goto(origin + path)
        expect(response?.status()).toBe(path === '/i/' ? 200 : 404)
        await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words.interview.participant.unknownTitle)
        await expect(phone.getByRole('link')).toHaveCount(0)
      }
      await phone.context().close()
    })

    test('[interview.door-crowded] whoever is told to wait reads a kind sentence, and the page goes on by itself', async ({
      browser,
      page,
      words,
      request,
    }) => {
      const w = words.interview
      const { id } = await makeProject(request, GUIDE[language])
      await page.goto(`/interviews/${id}`)
      const link = await page.getByRole('textbox', { name: w.share.link }).inputValue()
      const phone = await newPhone(browser, language)
      let left = 0
      await phone.route(/\/api\/(?:i|conversations)\//, async (route) => {
        if (left === 0 || (route.request().method() === 'GET' && !route.request().url().includes('/api/i/')))
          return route.continue()
        left -= 1
        const body = JSON.stringify({ error: 'many', code: 'RATE_LIMITED' })
        await route.fulfill({ status: 429, headers: { 'retry-after': '2' }, contentType: 'application/json', body })
      })
      left = 1
      await phone.goto(link)
      await expect(phone.getByText(w.participant.crowded)).toBeVisible()
      const start = phone.getByRole('button', { name: w.participant.begin })
      await expect(start).toBeVisible()
      left = 1
      await start.click()
      await expect(phone.getByText(w.participant.crowded)).toBeVisible()
      await patiently(field(phone, language)).toBeEnabled()
      left = 1
      await field(phone, language).fill('12345')
      await phone.getByRole('button', { name: words.chat.send }).click()
      await expect(phone.getByText(w.participant.crowdedAnswer)).toBeVisible()
      await expect(field(phone, language)).toHaveValue('12345')
      await patiently(said(phone, language)).toHaveCount(3)
      await expect(phone.getByText(w.participant.crowdedAnswer)).toHaveCount(0)
      await expect(phone.getByRole('alert')).toHaveCount(0)
      await phone.context().close()
    })
  })
}

test.describe('without a door', () => {
  test('[interview.door-link] the page says how to open one instead of showing a code that leads nowhere', async ({
    page,
  }) => {
    const server = await startServer()
    try {
      for (const language of ['ja', 'en'] as const) {
        const w = WORDS[language].interview
        const { project } = await call<{ project: MadeProject }>(server.url, '/projects', GUIDE[language])
        await page.addInitScript(`localStorage.setItem('naze.language', '${language}')`)
        await page.goto(`${server.url}/interviews/${project.id}`)
        await expect(page.getByText(w.share.noDoor)).toBeVisible()
        await expect(page.getByText('naze start --door', { exact: true })).toBeVisible()
        await expect(page.getByRole('img')).toHaveCount(0)
        await expect(page.getByRole('button', { name: w.share.copy })).toHaveCount(0)
        await expectAccessible(page)
        await expect(page.getByText(`${server.url}${project.link}`, { exact: true })).toBeVisible()
        await page.getByRole('link', { name: w.share.preview }).click()
        await expect(page.getByRole('region', { name: w.guide.preview })).toContainText(w.guide.previewMark)
        await page.goBack()
        const here = page.waitForEvent('popup')
        await page.getByRole('link', { name: w.share.realHere }).click()
        const tried = await here
        expect(tried.url()).toBe(`${server.url}${project.link}`)
        await expect(tried.getByRole('heading', { level: 1, name: GUIDE[language].name })).toBeVisible()
        await tried.close()
      }
    } finally {
      // The page follows news: left open it would miss its server and say so.
      await page.close()
      await server.stop()
    }
  })
})
