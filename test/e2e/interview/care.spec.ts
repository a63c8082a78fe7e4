import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { say } from '../board/desk.ts'
import { expect, expectAccessible, expectForGood, test, WORDS } from '../fixtures.ts'
import {
  answer,
  begin,
  conversationsOf,
  converse,
  ending,
  field,
  GUIDE,
  makeProject,
  newPerson,
  patiently,
  said,
  untilAnalysed,
  warmUp,
} from './journey.ts'

const ONE_ANSWER = { ...GUIDE.ja, limits: { max_turns: 1 } }
const TROUBLES = [
  'ゴミの出し方がわからなくて、三日も玄関に置いたままで毎朝気まずかった',
  '夜に子どもが熱を出して、行ける病院が見つからなかった',
  'バスの本数が少なくて、夕方の買い物に行けない',
]
const BOTH = { tag: '@phone' }
const FINGER = 44
/** A page whose timers for "at once" come late: what was read is told to the screen after whoever waited for it. */
const SLOW_TIMERS = 'const later = setTimeout; window.setTimeout = (run, ms, ...rest) => later(run, ms || 60, ...rest)'

test.describe.configure({ timeout: 120_000 })
test.beforeAll(({ server }) => warmUp(server.url))

const focused = (page: Page) => page.locator(':focus')

test.describe('a participant', () => {
  test('[interview.web-one-start] begins one conversation with two clicks and with two tabs at once', async ({
    page,
    words,
    request,
    browser,
    baseURL,
  }) => {
    const { id, link } = await makeProject(request, GUIDE.ja)
    const starts: string[] = []
    page.on('request', (call) => call.method() === 'POST' && starts.push(call.url()))
    await page.goto(link)
    await page.getByRole('button', { name: words.interview.participant.begin }).dblclick()
    await patiently(field(page, 'ja')).toBeEnabled()
    expect(starts).toHaveLength(1)
    expect(await conversationsOf(request, id)).toHaveLength(1)

    const person = await newPerson(browser, baseURL ?? '', 'ja')
    // What the server has begun is told late: the other tab starts before this browser has its cookie.
    await person.route('**/api/i/*/conversations', async (route) => {
      const started = await route.fetch()
      await sleep(300)
      await route.fulfill({ response: started })
    })
    const tabs = [await person.newPage(), await person.newPage()]
    for (const tab of tabs) await tab.goto(link)
    await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: words.interview.participant.begin }).click()))
    for (const tab of tabs) await patiently(field(tab, 'ja')).toBeEnabled()
    expect(await conversationsOf(request, id)).toHaveLength(2)
    await person.close()
  })

  test('[interview.web-direction] turns nobody else’s words around', async ({ page, request }) => {
    const { id, link } = await makeProject(request, GUIDE.ja)
    await begin(page, link, 'ja')
    await answer(page, 'ja', '\u202Eゴミの出し方がわからない')
    await answer(page, 'ja', 'שלום と言われた')
    const turns = /[\u202A-\u202E\u2066-\u2069]/
    await expect(page.getByRole('log')).not.toContainText(turns)
    const isolation = `[...document.querySelectorAll('li bdi')].map((words) => getComputedStyle(words).unicodeBidi)`
    expect(new Set((await page.evaluate(isolation)) as string[])).toEqual(new Set(['isolate']))
    const [conversation] = await conversationsOf(request, id)
    await page.goto(`/interviews/${id}/conversations/${conversation?.id ?? ''}`)
    const log = page.getByRole('list', { name: WORDS.ja.interview.transcript.log })
    await expect(log).toContainText('ゴミの出し方')
    await expect(log).not.toContainText(turns)
  })

  test(
    '[interview.web-erase-anytime] deletes their answers in the middle, and another tab forgets them',
    BOTH,
    async ({ page, words, request, quiet }) => {
      quiet.expect(/410/)
      const w = words.interview.participant
      const { id, link } = await makeProject(request, GUIDE.ja)
      await begin(page, link, 'ja')
      await answer(page, 'ja', 'ゴミの出し方がわからない')
      const other = await page.context().newPage()
      await other.goto(link)
      await patiently(said(other, 'ja')).toHaveCount(3)
      await field(other, 'ja').fill('まだ送っていない言葉')
      await field(page, 'ja').fill('書きかけ')
      await page.getByRole('button', { name: w.erase }).click()
      await expectForGood(page.getByRole('button', { name: w.eraseConfirm }))
      await page.getByRole('button', { name: w.eraseConfirm }).click()
      for (const tab of [page, other]) {
        await patiently(tab.getByRole('heading', { level: 1, name: w.erasedTitle })).toBeVisible()
        await expect(tab.locator('body')).not.toContainText('ゴミの出し方')
        expect(await tab.evaluate('JSON.stringify({ ...sessionStorage })')).not.toMatch(/書きかけ|送っていない/)
      }
      await expect(focused(page)).toHaveText(w.erasedTitle)
      await expectAccessible(page)
      await other.close()
      await begin(page, link, 'ja')
      await patiently(said(page, 'ja')).toHaveCount(1)
      expect(await conversationsOf(request, id)).toHaveLength(2)
    },
  )

  test('[interview.web-focus] is taken to the thanks when the last answer is given', async ({ page, request }) => {
    const { link } = await makeProject(request, ONE_ANSWER)
    await begin(page, link, 'ja')
    await answer(page, 'ja', TROUBLES[0] ?? '')
    await expect(ending(page, 'ja')).toBeFocused()
  })
})

for (const language of ['ja', 'en'] as const) {
  test.describe(`a researcher in ${language}`, () => {
    test.use({ language })

    test('[interview.web-guide-refused] reads what is wrong with a guide', async ({ page, words, quiet }) => {
      quiet.expect(/400/)
      const w = words.interview.guide
      const [must, never] = language === 'ja' ? ['年収はいくらですか', '年収'] : ['What is your salary', 'salary']
      const create = page.getByRole('button', { name: w.create })
      const fill = (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text)
      const optional = (name: string) => `${name} ${w.optional}`
      await page.goto('/interviews/new')
      await fill(w.name, GUIDE[language].name)
      await fill(w.goal, GUIDE[language].goal)
      await expect(create).toBeEnabled()

      await fill(w.maxTurns, '101')
      await expect(page.getByText(say(w.outOfRange, { field: w.maxTurns, least: 1, most: 100 }))).toBeVisible()
      await expect(create).toBeDisabled()
      await fill(w.maxTurns, '12')
      await fill(w.must, Array.from({ length: 21 }, (_, line) => `${line}`).join('\n'))
      await expect(page.getByText(say(w.tooMany, { field: w.must, max: 20 }))).toBeVisible()
      await expect(create).toBeDisabled()
      await fill(w.must, must)
      await fill(optional(w.closesAt), '2020-01-01T00:00')
      await expect(page.getByText(say(w.past, { field: w.closesAt }))).toBeVisible()
      await expect(create).toBeDisabled()
      await fill(optional(w.closesAt), '')
      await fill(w.never, never)
      await create.click()
      await expect(page.getByRole('alert')).toContainText(say(w.contradiction, { must, never }))
      await expect(page.getByLabel(w.must, { exact: true })).toHaveValue(must)
      await fill(w.never, '')
      await create.click()
      await expect(page.getByRole('heading', { level: 1, name: GUIDE[language].name })).toBeVisible()
      await expect(page.getByText(words.interview.share.about)).toBeVisible()
    })

    test('[interview.web-leave] is asked before a guide is left unsaved', async ({ page, words, request }) => {
      const w = words.interview.guide
      const { id } = await makeProject(request, GUIDE[language])
      await page.goto(`/interviews/${id}/guide`)
      const name = page.getByLabel(w.name, { exact: true })
      await expect(page.getByRole('button', { name: w.save })).toBeDisabled()
      await name.fill('x')
      const away = page.getByRole('link', { name: words.interview.views.insights })
      await away.click()
      const asking = page.getByRole('dialog', { name: w.leaveTitle })
      await expectAccessible(page)
      await asking.getByRole('button', { name: w.stay }).click()
      await expect(name).toHaveValue('x')
      const asked = page.waitForEvent('dialog')
      await page.close({ runBeforeUnload: true })
      const door = await asked
      expect(door.type()).toBe('beforeunload')
      await door.dismiss()
      await expect(name).toHaveValue('x')
      await away.click()
      await asking.getByRole('button', { name: w.leave }).click()
      await expect(page).toHaveURL(/\/insights$/)
      await page.getByRole('link', { name: words.interview.views.guide }).click()
      await expect(name).toHaveValue(GUIDE[language].name)
      await away.click()
      await expect(page).toHaveURL(/\/insights$/)
    })
  })
}

test.describe('a researcher', () => {
  test('[interview.web-leave] saves one field from one tab and another from another', async ({
    page,
    words,
    request,
  }) => {
    const w = words.interview.guide
    const { id } = await makeProject(request, GUIDE.ja)
    const other = await page.context().newPage()
    // Its page does not hear of what happens elsewhere.
    await other.route('**/api/live/**', (route) => route.abort())
    for (const tab of [page, other]) {
      await tab.goto(`/interviews/${id}/guide`)
      await expect(tab.getByLabel(w.name, { exact: true })).toHaveValue(GUIDE.ja.name)
    }
    await page.getByLabel(w.goal, { exact: true }).fill('別の目的')
    await page.getByRole('button', { name: w.save }).click()
    await expect(page.getByText(w.saved, { exact: true })).toBeVisible()
    await other.getByLabel(w.name, { exact: true }).fill('別の名')
    await other.getByRole('button', { name: w.save }).click()
    await expect(other.getByText(w.saved, { exact: true })).toBeVisible()
    await expect(other.getByLabel(w.goal, { exact: true })).toHaveValue('別の目的')
    await patiently(page.getByLabel(w.name, { exact: true })).toHaveValue('別の名')
    const { project } = (await (await request.get(`/api/projects/${id}`)).json()) as { project: object }
    expect(project).toMatchObject({ name: '別の名', goal: '別の目的' })
    await other.close()
  })

  test(
    '[interview.web-focus] goes on at the next card, and at the one that is left',
    BOTH,
    async ({ page, words, request, server, isMobile }) => {
      const w = words.interview.insights
      const { id, link } = await makeProject(request, ONE_ANSWER)
      for (const trouble of TROUBLES) await converse(server.url, link, [trouble])
      await untilAnalysed(request, id)
      await page.addInitScript(SLOW_TIMERS)
      await page.goto(`/interviews/${id}/insights`)
      const cards = page.getByRole('article')
      await patiently(cards.first()).toBeVisible()
      const count = await cards.count()
      expect(count).toBeGreaterThan(2)
      // A card that is called as its quote says it once.
      for (const trouble of TROUBLES) expect(await page.getByText(trouble, { exact: true }).count()).toBeLessThan(2)
      if (isMobile) {
        const small = cards.locator('button, a, label')
        for (const target of await small.all())
          expect((await target.boundingBox())?.height, await target.innerText()).toBeGreaterThanOrEqual(FINGER)
      }
      const ids = await cards.evaluateAll((all) => all.map(({ id }) => id))
      await cards.first().getByRole('button', { name: w.hide }).press('Enter')
      await expect(cards).toHaveCount(count - 1)
      await expect(focused(page)).toHaveAttribute('id', ids[1] ?? '')
      await page.getByRole('button', { name: say(w.seeHidden_other, { count: 1 }) }).press('Enter')
      await page.getByRole('button', { name: w.show }).press('Enter')
      await expect(focused(page)).toHaveAttribute('id', ids[0] ?? '')
      await cards.first().getByRole('checkbox').press('Space')
      await cards.nth(1).getByRole('checkbox').press('Space')
      await page.getByRole('button', { name: w.merge, exact: true }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: w.mergeSave }).press('Enter')
      await expect(cards).toHaveCount(count - 1)
      await expect(focused(page)).toHaveAttribute('id', ids[0] ?? '')
    },
  )

  test('is told that a project whose time is over opens only with another time', async ({ page, words, request }) => {
    const w = words.interview
    const { id } = await makeProject(request, { ...GUIDE.ja, limits: { closes_at: '2020-01-01T00:00:00Z' } })
    await page.goto(`/interviews/${id}`)
    await expect(page.getByText(w.share.timeOver)).toBeVisible()
    await page.getByRole('link', { name: w.share.changeTime }).click()
    await page.getByLabel(`${w.guide.closesAt} ${w.guide.optional}`, { exact: true }).fill('2099-01-01T00:00')
    await page.getByRole('button', { name: w.guide.save }).click()
    await expect(page.getByText(w.guide.saved, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: w.views.conversations, exact: true }).click()
    await expect(page.getByRole('button', { name: w.share.copy })).toBeVisible()
  })
})
