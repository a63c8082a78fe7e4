import { expect, test, WORDS } from '../fixtures.ts'
import {
  answer,
  begin,
  field,
  GUIDE,
  makeProject,
  newPerson,
  patiently,
  rows,
  said,
  warmUp,
  BOTH,
  NAMES,
} from './journey.ts'

test.describe.configure({ timeout: 120_000 })
test.beforeAll(({ server }) => warmUp(server.url))

test.describe('a participant', () => {
  test('[interview.web-masked-banner] sees what was masked; the researcher sees only the masks', async ({
    page,
    words,
    request,
    browser,
    baseURL,
  }) => {
    const w = words.interview
    const { id, link } = await makeProject(request, GUIDE.ja)
    await begin(page, link, 'ja')
    await answer(page, 'ja', NAMES.ja)
    const banner = page.getByText(w.participant.types.PHONE).filter({ hasText: w.participant.types.NAME })
    await expect(banner).toBeVisible()
    await patiently(said(page, 'ja').nth(1)).toContainText('[電話番号]')
    await expect(page.locator('body')).not.toContainText('090-1234-5678')
    await page.reload()
    await patiently(said(page, 'ja').nth(1)).toContainText('[電話番号]')

    const researcher = await newPerson(browser, baseURL ?? '', 'ja')
    const desk = await researcher.newPage()
    await desk.goto(`/interviews/${id}`)
    await patiently(rows(desk, 'ja').first()).toContainText(w.participant.types.PHONE)
    await rows(desk, 'ja').first().getByRole('link').click()
    const marks = desk.getByRole('list', { name: w.transcript.log }).locator('mark')
    await expect(marks.filter({ hasText: '[電話番号]' }).first()).toBeVisible()
    await expect(marks.filter({ hasText: /\[氏名1\]/ }).first()).toBeVisible()
    await expect(desk.locator('body')).not.toContainText('田中')
    await researcher.close()
  })

  for (const language of ['ja', 'en'] as const)
    test(
      `[interview.web-lift-mask] ${language}: lifts a wrong mask and hides a missed word of the last answer`,
      BOTH,
      async ({ page, request, isMobile }) => {
        const { marks } = WORDS[language].interview.participant
        const { link } = await makeProject(request, GUIDE[language])
        await begin(page, link, language)
        const [typed, name, thing] =
          language === 'ja'
            ? ['田中太郎さんとゾルブの画面が遅いです', '田中太郎', 'ゾルブ']
            : ['Sarah Mitchell says the zorblax screen is slow', 'Sarah Mitchell', 'zorblax']
        await answer(page, language, typed)
        const bubble = said(page, language).nth(1)
        await patiently(bubble).toContainText(language === 'ja' ? '[氏名1]' : '[NAME1]')
        await expect(page.locator('body')).not.toContainText(name)
        const mask = bubble.locator('mark').getByRole('button')
        if (isMobile) await mask.tap()
        else {
          await mask.focus()
          await page.keyboard.press('Enter')
        }
        await bubble.getByRole('button', { name: marks.lift.replace('{{word}}', name) }).click()
        await patiently(bubble.locator('mark')).toHaveCount(0)
        await expect(bubble).toContainText(typed)
        await bubble.getByRole('button', { name: thing, exact: true }).click()
        await bubble.getByRole('button', { name: marks.hide.replace('{{word}}', thing) }).click()
        await patiently(bubble.locator('mark')).toHaveCount(1)
        await page.reload()
        await patiently(bubble.locator('mark')).toHaveCount(1)
        await expect(page.locator('body')).not.toContainText(thing)
        await expect(bubble).toContainText(name)
      },
    )

  test('[interview.web-mask-fails] keeps the text in the box when nothing could be masked', async ({
    page,
    words,
    request,
  }) => {
    const { link } = await makeProject(request, GUIDE.ja)
    await begin(page, link, 'ja')
    await page.route(
      '**/api/conversations/*/messages',
      (route) => route.fulfill({ status: 503, json: { error: 'no', code: 'MASKING_UNAVAILABLE' } }),
      { times: 1 },
    )
    await field(page, 'ja').fill('隣の田中さんに聞きました')
    await field(page, 'ja').press('Enter')
    await expect(page.getByRole('alert')).toContainText(words.errors.MASKING_UNAVAILABLE)
    await expect(page.getByText(words.interview.participant.kept)).toHaveCount(1)
    await expect(field(page, 'ja')).toHaveValue('隣の田中さんに聞きました')
    await patiently(said(page, 'ja')).toHaveCount(1)
    await field(page, 'ja').press('Enter')
    await patiently(said(page, 'ja')).toHaveCount(3)
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(field(page, 'ja')).toHaveValue('')
  })

  test(
    '[interview.web-ime] Enter sends, Shift+Enter breaks the line, a conversion sends nothing',
    BOTH,
    async ({ page, request }) => {
      const { link } = await makeProject(request, GUIDE.ja)
      await begin(page, link, 'ja')
      const sent: string[] = []
      page.on('request', (call) => call.method() === 'POST' && sent.push(call.url()))
      const input = field(page, 'ja')
      await input.focus()
      const keyboard = await page.context().newCDPSession(page)
      await keyboard.send('Input.imeSetComposition', { text: 'ごみ', selectionStart: 2, selectionEnd: 2 })
      const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
      await keyboard.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
      await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter })
      await keyboard.send('Input.insertText', { text: 'ゴミ' })
      await expect(input).toHaveValue('ゴミ')
      await input.press('Shift+Enter')
      await input.pressSequentially('の出し方')
      await expect(input).toHaveValue('ゴミ\nの出し方')
      expect(sent).toEqual([])
      await input.press('Enter')
      await patiently(said(page, 'ja')).toHaveCount(3)
      expect(sent).toHaveLength(1)
    },
  )

  test('[interview.web-settles] an answer of which only the receipt got lost is not offered again', async ({
    page,
    words,
    request,
    quiet,
  }) => {
    quiet.expect(/ERR_FAILED|Failed to load/)
    const { link } = await makeProject(request, GUIDE.ja)
    await begin(page, link, 'ja')
    await page.route(
      '**/api/conversations/*/messages',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await field(page, 'ja').fill('ゴミの出し方がわからない')
    await field(page, 'ja').press('Enter')
    await patiently(said(page, 'ja')).toHaveCount(3)
    await expect(field(page, 'ja')).toHaveValue('')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.reload()
    await patiently(said(page, 'ja')).toHaveCount(3)
    await expect(field(page, 'ja')).toHaveValue('')
    await expect(page.getByText(words.interview.participant.restored)).toHaveCount(0)
  })

  test('another tab shows the same conversation and what is said in it', async ({ page, request }) => {
    const { link } = await makeProject(request, GUIDE.ja)
    await begin(page, link, 'ja')
    const other = await page.context().newPage()
    await other.goto(link)
    await patiently(said(other, 'ja')).toHaveCount(1)
    await answer(page, 'ja', 'ゴミの出し方がわからない')
    await patiently(said(other, 'ja')).toHaveCount(3)
    // Only the tab it was written in still has the words behind a mask, and with them the button.
    const own = (await said(page, 'ja').allInnerTexts()).map((text) => text.replace(/\nこの回答の伏せ字を変える$/u, ''))
    expect(await said(other, 'ja').allInnerTexts()).toEqual(own)
    await other.close()
  })

  test(
    '[interview.web-language] reads the language of the project, and may choose another',
    BOTH,
    async ({ page, request, words }) => {
      const { link } = await makeProject(request, GUIDE.en)
      await page.goto(link)
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      const consent = page.locator('p').filter({ hasText: /By sending an answer|回答を送ると/ })
      await expect(consent).toHaveText(/^[ -~]+$/)
      await page.getByRole('button', { name: 'Language' }).click()
      await page.getByRole('menuitemradio', { name: '日本語' }).click()
      await expect(consent).toHaveText(/回答を送ると/)
      await page.getByRole('button', { name: words.interview.participant.language }).click()
      await page.getByRole('menuitemradio', { name: 'English' }).click()
      await page.getByRole('button', { name: 'Agree and start' }).click()
      await expect(field(page, 'en')).toBeEnabled()
      await page.getByRole('button', { name: 'Language' }).click()
      await page.getByRole('menuitemradio', { name: '日本語' }).click()
      await expect(page.getByRole('button', { name: words.interview.participant.skip })).toBeVisible()
      await patiently(said(page, 'ja').first()).toContainText(/moving to a new town/i)
      await expect(consent).toHaveText(/回答を送ると/)
      await page.reload()
      await expect(page.getByRole('button', { name: words.interview.participant.skip })).toBeVisible()
      expect(await page.evaluate('localStorage.getItem("naze.language")')).toBeNull()
    },
  )

  test(
    '[interview.web-link-ends] a closed and an unknown link say so; who has begun may finish',
    BOTH,
    async ({ page, words, request, browser, baseURL, quiet }) => {
      quiet.expect(/404|410/)
      const w = words.interview
      const { id, link } = await makeProject(request, GUIDE.ja)
      await begin(page, link, 'ja')
      const researcher = await newPerson(browser, baseURL ?? '', 'ja')
      const desk = await researcher.newPage()
      await desk.goto(`/interviews/${id}`)
      await desk.getByRole('button', { name: w.share.close }).click()
      await desk.getByRole('button', { name: w.share.closeConfirm }).click()
      await expect(desk.getByText(w.share.closed)).toBeVisible()
      await expect(desk.getByRole('img')).toHaveCount(0)
      const late = await (await newPerson(browser, baseURL ?? '', 'ja')).newPage()
      await late.goto(link)
      await expect(late.getByRole('heading', { level: 1, name: w.participant.closedTitle })).toBeVisible()
      await late.goto('/i/nothing-here')
      await expect(late.getByRole('heading', { level: 1, name: w.participant.unknownTitle })).toBeVisible()
      await late.context().close()
      await page.reload()
      await answer(page, 'ja', 'ゴミの出し方がわからない')
      await desk.getByRole('button', { name: w.share.reopen }).click()
      await expect(desk.getByRole('button', { name: w.share.copy })).toBeVisible()
      await researcher.close()
    },
  )
})
