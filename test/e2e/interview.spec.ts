import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import readQrCode from 'jsqr'
import { expect, expectAccessible, test } from './fixtures.ts'
import {
  answer,
  ANSWERS,
  begin,
  card,
  converse,
  ending,
  field,
  GUIDE,
  makeProject,
  newPerson,
  patiently,
  rows,
  said,
  skip,
  talkToTheEnd,
  untilAnalysed,
  warmUp,
} from './interview-journey.ts'

const NAMES = {
  ja: '隣の田中太郎さんに聞いたら、電話は090-1234-5678だと言われました',
  en: 'I asked John Smith next door and he told me to call 415-555-0132',
}
const TROUBLE = {
  ja: 'ゴミの出し方がわからなくて、隣の田中太郎さんに聞くまで三日も困った',
  en: 'I did not know when to put out the rubbish, and it was a problem until I asked John Smith next door',
}
/** Three people, three troubles: as many cards, or more. */
const TROUBLES = [
  'ゴミの出し方がわからなくて、三日も玄関に置いたままで毎朝気まずかった',
  '夜に子どもが熱を出して、行ける病院が見つからなかった',
  'バスの本数が少なくて、夕方の買い物に行けない',
]
const ONE_ANSWER = { ...GUIDE.ja, limits: { max_turns: 1 } }

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }

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
// A busy machine may shed a call; the page makes it again by itself, but the browser has noted it.
test.beforeEach(({ quiet }) => quiet.expect(/503/))

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

  test('[interview.web-mask-fails] keeps the text in the box when nothing could be masked', async ({
    page,
    words,
    request,
    quiet,
  }) => {
    quiet.expect(/503/)
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
    expect(await said(other, 'ja').allInnerTexts()).toEqual(await said(page, 'ja').allInnerTexts())
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
      await patiently(said(page, 'ja').first()).toContainText('Moving to a new town')
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

test.describe('a researcher', () => {
  test('[interview.web-live] watches two people talk at once, without touching the page', async ({
    page,
    words,
    request,
    browser,
    baseURL,
  }) => {
    const w = words.interview
    const { id, link } = await makeProject(request, { ...GUIDE.ja, limits: { max_turns: 3 } })
    await page.goto(`/interviews/${id}`)
    await expect(page.getByText(w.conversations.empty)).toBeVisible()
    const loads: string[] = []
    page.on('framenavigated', (frame) => loads.push(frame.url()))
    const people = await Promise.all([1, 2].map(() => newPerson(browser, baseURL ?? '', 'ja')))
    const pages = await Promise.all(people.map((person) => person.newPage()))
    await Promise.all(pages.map((person) => begin(person, link, 'ja')))
    await patiently(rows(page, 'ja')).toHaveCount(2)
    await Promise.all(pages.map((person) => answer(person, 'ja', ANSWERS.ja[0] ?? '')))
    const answers = w.conversations.answers_other
    await patiently(rows(page, 'ja').filter({ hasText: answers.replace('{{count}}', '1') })).toHaveCount(2)
    await Promise.all(pages.map((person) => talkToTheEnd(person, 'ja', 1)))
    await patiently(rows(page, 'ja').filter({ hasText: w.states.done })).toHaveCount(2)
    await expect(page.getByText(w.count.replace('{{total}}', '2').replace('{{done}}', '2'))).toBeVisible()
    const funnel = page.getByRole('region', { name: w.funnel.title })
    await expect(funnel.getByRole('listitem').filter({ hasText: w.states.done })).toContainText('2')
    await funnel.getByRole('tab', { name: words.common.table }).click()
    await expect(funnel.getByRole('row', { name: w.states.done })).toContainText('100')
    expect(loads).toEqual([])
    await Promise.all(people.map((person) => person.close()))
  })

  test.describe('with a finished conversation', () => {
    test.use({ viewport: { width: 1280, height: 800 } })

    test('[interview.web-erase] loses the quotes of whoever deletes their answers', async ({
      page,
      words,
      request,
      browser,
      baseURL,
    }) => {
      const w = words.interview
      const { id, link } = await makeProject(request, ONE_ANSWER)
      const person = await newPerson(browser, baseURL ?? '', 'ja')
      const phone = await person.newPage()
      await begin(phone, link, 'ja')
      await answer(phone, 'ja', TROUBLES[0] ?? '')
      await page.goto(`/interviews/${id}/insights`)
      await patiently(page.getByRole('article').first()).toContainText('玄関')
      await phone.getByRole('button', { name: w.participant.erase }).click()
      await phone.getByRole('button', { name: w.participant.eraseKeep }).click()
      await expect(phone.getByRole('dialog')).toBeHidden()
      await phone.getByRole('button', { name: w.participant.erase }).click()
      await phone.getByRole('button', { name: w.participant.eraseConfirm }).click()
      await expect(phone.getByRole('heading', { level: 1, name: w.participant.erasedTitle })).toBeVisible()
      await patiently(page.getByRole('article')).toHaveCount(0)
      await page.getByRole('link', { name: w.views.conversations, exact: true }).click()
      await patiently(rows(page, 'ja').first()).toContainText(w.conversations.erased)
      const csv = await (await request.get(`/api/projects/${id}/export?format=csv`)).text()
      expect(csv).not.toContain('玄関')
      await phone.goto(link)
      await expect(phone.getByRole('button', { name: w.participant.begin })).toBeVisible()
      await person.close()
    })

    test('[interview.web-board] renames, hides and merges cards, and follows a quote to its place', async ({
      page,
      words,
      request,
      server,
    }) => {
      const w = words.interview.insights
      const { id, link } = await makeProject(request, ONE_ANSWER)
      for (const trouble of TROUBLES) await converse(server.url, link, [trouble])

      await untilAnalysed(request, id)
      await page.goto(`/interviews/${id}/insights`)
      const cards = page.getByRole('article')
      await patiently(cards.first()).toBeVisible()
      await expect(
        page.getByRole('region', { name: words.interview.keywords.title }).getByRole('listitem').first(),
      ).toBeVisible()
      const count = await cards.count()
      await cards.first().getByRole('button', { name: w.rename }).click()
      const dialog = page.getByRole('dialog', { name: w.renameTitle })
      await dialog.getByRole('textbox').fill('ゴミの日の案内')
      await dialog.getByRole('textbox').press('Enter')
      await expect(dialog).toBeHidden()
      await expect(card(page, 'ゴミの日の案内')).toBeVisible()

      await card(page, 'ゴミの日の案内').getByRole('button', { name: w.hide }).click()
      await expect(card(page, 'ゴミの日の案内')).toBeHidden()
      await expect(cards).toHaveCount(count - 1)
      await page.getByRole('button', { name: w.seeHidden_other.replace('{{count}}', '1') }).click()
      await card(page, 'ゴミの日の案内').getByRole('button', { name: w.show }).click()
      await expect(cards).toHaveCount(count)

      await card(page, 'ゴミの日の案内').getByRole('checkbox').check()
      await expect(page.getByRole('button', { name: w.merge, exact: true })).toBeDisabled()
      const others = page.getByRole('article').filter({ hasNotText: 'ゴミの日の案内' })
      await others.first().getByRole('checkbox').check()
      await page.getByRole('button', { name: w.merge, exact: true }).click()
      const merging = page.getByRole('dialog', { name: w.mergeTitle })
      await merging.getByLabel('ゴミの日の案内').check()
      await merging.getByRole('button', { name: w.mergeSave }).click()
      await expect(merging).toBeHidden()
      await expect(cards).toHaveCount(count - 1)
      await expect(card(page, 'ゴミの日の案内')).toBeVisible()

      const quote = card(page, 'ゴミの日の案内').getByRole('list', { name: w.quotes }).getByRole('listitem').first()
      const text = await quote.getByRole('blockquote').innerText()
      await quote.getByRole('link', { name: w.openQuote }).click()
      const place = page
        .getByRole('list', { name: words.interview.transcript.log })
        .getByRole('listitem')
        .filter({ hasText: words.interview.transcript.quoted })
      await expect(place).toContainText(text)
      await expect(place).toBeInViewport()
    })

    test('[interview.web-export] takes everything along as a spreadsheet, JSON and Markdown', async ({
      page,
      words,
      request,
      server,
    }) => {
      const { id, link } = await makeProject(request, GUIDE.ja)
      await converse(server.url, link, ['=1+1 と田中太郎さんが言っていました。090-1234-5678'])
      await page.goto(`/interviews/${id}/insights`)
      for (const format of ['csv', 'json', 'md'] as const) {
        const download = page.waitForEvent('download')
        await page.getByRole('link', { name: words.interview.export[format], exact: true }).click()
        const file = await download
        expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`))
        const text = readFileSync(await file.path(), 'utf8')
        expect(text).toContain('[電話番号]')
        expect(text).not.toContain('090-1234-5678')
        if (format === 'csv') expect(text).not.toMatch(/(?:^|[,"\n])=1\+1/)
      }
    })
  })

  test('[interview.web-edit] changes the guide while people answer; what is typed stays', async ({
    page,
    words,
    request,
    browser,
    baseURL,
  }) => {
    const w = words.interview.guide
    const { id, link } = await makeProject(request, GUIDE.ja)
    await page.goto(`/interviews/${id}/guide`)
    await page.getByLabel(w.name, { exact: true }).fill('別の町へ')
    const person = await newPerson(browser, baseURL ?? '', 'ja')
    const phone = await person.newPage()
    await begin(phone, link, 'ja')
    await answer(phone, 'ja', 'ゴミの出し方がわからない')
    await expect(page.getByLabel(w.name, { exact: true })).toHaveValue('別の町へ')
    await page.getByLabel(w.maxTurns, { exact: true }).fill('0')
    await expect(page.getByRole('button', { name: w.save })).toBeDisabled()
    await page.getByLabel(w.maxTurns, { exact: true }).fill('5')
    await page.getByRole('button', { name: w.save }).click()
    await expect(page.getByRole('heading', { level: 1, name: '別の町へ' })).toBeVisible()
    await page.reload()
    await expect(page.getByLabel(w.maxTurns, { exact: true })).toHaveValue('5')
    await phone.goto(link)
    await expect(phone.getByRole('banner')).toContainText('別の町へ')
    await person.close()
  })
})

test('an address of a project that is not there says so and leads back', async ({ page, words, quiet }) => {
  quiet.expect(/40[04]/)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'half-an-addr']) {
    await page.goto(`/interviews/${id}`)
    await expect(page.getByRole('alert')).toContainText(words.interview.gone)
    await expect(page.getByRole('navigation', { name: words.shell.where })).toHaveText(
      new RegExp(`${words.interview.project}$`),
    )
  }
  await page.getByRole('link', { name: words.interview.toList }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.interview.title })).toBeVisible()
})
