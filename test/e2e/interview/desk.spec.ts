import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures.ts'
import {
  answer,
  ANSWERS,
  begin,
  card,
  converse,
  GUIDE,
  makeProject,
  newPerson,
  patiently,
  rows,
  talkToTheEnd,
  untilAnalysed,
  warmUp,
  ONE_ANSWER,
  TROUBLES,
} from './journey.ts'

test.describe.configure({ timeout: 120_000 })
test.beforeAll(({ server }) => warmUp(server.url))

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

test('[interview.web-keeps] a guide half-written is there after a reload, and gone once it was left or saved', async ({
  page,
  words,
}) => {
  const w = words.interview.guide
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/interviews/new')
  const name = page.getByLabel(w.name, { exact: true })
  await name.fill('引っ越しのこと')
  await page.reload()
  await expect(name).toHaveValue('引っ越しのこと')
  await page.getByLabel(w.goal, { exact: true }).fill('最初の一か月に何が大変か')
  await page.getByRole('button', { name: w.createDraft }).click()
  await expect(page.getByRole('heading', { level: 1, name: '引っ越しのこと' })).toBeVisible()
  await page.goto('/interviews/new')
  await expect(name).toHaveValue('')
})

test('[interview.erase-project] a project is deleted after asking, and its list goes on without it', async ({
  page,
  words,
  request,
}) => {
  const w = words.interview.erase
  const { id } = await makeProject(request, { ...GUIDE.ja, name: '消えるプロジェクト' })
  await page.goto(`/interviews/${id}`)
  await page.getByRole('button', { name: w.action }).click()
  await page.getByRole('button', { name: w.keep }).click()
  await expect(page.getByRole('heading', { level: 1, name: '消えるプロジェクト' })).toBeVisible()
  await page.getByRole('button', { name: w.action }).click()
  await page.getByRole('button', { name: w.confirm }).click()
  await expect(page).toHaveURL(/\/interviews$/)
  await expect(page.getByRole('heading', { level: 1, name: words.interview.title })).toBeVisible()
  await expect(page.getByText('消えるプロジェクト')).toHaveCount(0)
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
