import type { Page } from '@playwright/test'
import { addNode, clearBoard, moveElsewhere, openDesk, readNode, say, THINGS, tray, unfold } from './desk.ts'
import { expect, expectAccessible, type Language, test } from '../fixtures.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const isPhone = () => test.info().project.name === 'phone'
const INBOX_SIZE = 30

test.beforeEach(({ request }) => clearBoard(request))

const inboxOf = (page: Page, language: Language) => tray(page, language, 'inbox')
const titleAt = (language: Language, at: number) => `${THINGS[language].first} ${String(at).padStart(2, '0')}`

for (const language of ['ja', 'en'] as const) {
  test.describe(`with the keyboard alone in ${language}`, () => {
    test.use({ language })

    test('[board.inbox-keyboard] a new user fills an inbox of 30 and empties it', async ({ page, words, request }) => {
      test.slow()
      const { capture, inboxEmpty, keys, move, select } = words.board
      await openDesk(page, language)
      await page.keyboard.press('n')
      await expect(page.getByRole('textbox', { name: capture.label })).toBeFocused()
      for (let at = INBOX_SIZE; at > 0; at--) {
        await page.keyboard.insertText(titleAt(language, at))
        await page.keyboard.press('Enter')
      }
      const cards = inboxOf(page, language).locator('[data-card]')
      await expect(cards).toHaveCount(INBOX_SIZE)

      await page.keyboard.press('Escape')
      await expect(page.getByRole('link', { name: titleAt(language, 1) })).toBeFocused()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: keys.title })).toBeVisible()
      await page.keyboard.press('Escape')

      for (const key of ['s', 'd', 'w', 'c', 'r', 'p', 'g', 'b', 'q', 'o']) await page.keyboard.press(key)
      await expect(cards).toHaveCount(20)
      await expect(page.getByRole('link', { name: titleAt(language, 11) })).toBeFocused()

      for (let ended = 1; ended <= 2; ended++) {
        await page.keyboard.press('e')
        await expect(page.getByRole('button', { name: move.confirm })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(cards).toHaveCount(20 - ended)
        await expect(page.getByRole('link', { name: titleAt(language, 11 + ended) })).toBeFocused()
      }

      await page.keyboard.press('m')
      const menu = page.getByRole('dialog', { name: say(move.title, { title: titleAt(language, 13) }) })
      await expect(menu.getByRole('list', { name: move.targets }).getByRole('button').first()).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(cards).toHaveCount(17)

      await page.keyboard.press('x')
      for (let more = 0; more < 16; more++) await page.keyboard.press('Shift+ArrowDown')
      await expect(page.getByRole('region', { name: select.label })).toContainText(
        say(select.count_other, { count: 17 }),
      )
      await page.keyboard.press('w')
      const several = page.getByRole('button', { name: say(move.manyConfirm_other, { count: 17 }) })
      await expect(several).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(inboxOf(page, language)).toContainText(inboxEmpty)
      const left = async () =>
        ((await (await request.get('/api/nodes?status=CAPTURED')).json()) as { nodes: object[] }).nodes.length
      await expect.poll(left).toBe(0)

      await page.keyboard.press('z')
      await expect.poll(left).toBe(17)
      await expect(cards).toHaveCount(17)
    })
  })
}

test('[board.own-moves-screen] own moves stand in the history with their confirmation, and Z takes them back one by one', async ({
  page,
  request,
  language,
}) => {
  const nodes = [await addNode(request, titleAt(language, 1)), await addNode(request, titleAt(language, 2))]
  await openDesk(page, language, 2)
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await page.keyboard.press('w')
  const statuses = () => Promise.all(nodes.map(async ({ id }) => (await readNode(request, id)).node.status))
  await expect.poll(statuses).toEqual(['WAITING_EXTERNAL', 'IN_PROGRESS'])
  const [row] = (await readNode(request, nodes[0]?.id ?? '')).history
  expect(row).toMatchObject({ kind: 'status', ui_action: 'web: key', via: 'web' })
  expect(row?.confirmation_id).not.toBeNull()
  await page.keyboard.press('z')
  await page.keyboard.press('z')
  await expect.poll(statuses).toEqual(['CAPTURED', 'CAPTURED'])
  await expect(page.getByRole('link', { name: titleAt(language, 2) })).toBeFocused()
})

test('a card dropped on another tray lies there at once; nothing goes back into the inbox', async ({
  page,
  words,
  request,
  language,
}) => {
  const { later, first } = THINGS[language]
  const started = await addNode(request, first)
  await moveElsewhere(request, started, 'CAPTURED', 'IN_PROGRESS')
  const node = await addNode(request, later)
  await openDesk(page, language, 2)
  await expect(page.getByRole('link', { name: first })).toBeVisible()
  await expect(page.getByRole('link', { name: later })).toBeVisible()
  await page.getByRole('link', { name: later }).dragTo(tray(page, language, 'in_progress'))
  await expect(tray(page, language, 'in_progress').getByRole('link', { name: later })).toBeVisible()
  await expect.poll(async () => (await readNode(request, node.id)).node.status).toBe('IN_PROGRESS')
  expect((await readNode(request, node.id)).history[0]).toMatchObject({ ui_action: 'web: drag' })
  await page.getByRole('link', { name: later }).dragTo(inboxOf(page, language))
  await expect(page.getByText(words.board.move.notIntoInbox).first()).toBeVisible()
  expect((await readNode(request, node.id)).node.status).toBe('IN_PROGRESS')
})

test('[board.two-people] the moves of two people do not fight: the first one stands, the second is told', async ({
  page,
  words,
  request,
  quiet,
  language,
}) => {
  quiet.expect(/409/)
  const { later } = THINGS[language]
  const node = await addNode(request, later)
  await openDesk(page, language)
  await expect(page.getByRole('link', { name: later })).toBeVisible()
  // Their news has not come yet: what this person sees is already the past.
  await page.route('**/api/moves', async (route) => {
    await moveElsewhere(request, node, 'CAPTURED', 'COOLING')
    await route.continue()
  })
  await page.keyboard.press('j')
  await page.keyboard.press('s')
  await expect(page.getByText(say(words.board.move.elsewhere, { title: later })).first()).toBeVisible()
  await expect(tray(page, language, 'cooling').getByRole('link', { name: later })).toBeVisible()
  expect((await readNode(request, node.id)).node.status).toBe('COOLING')
})

test('a line that could not be saved stays on the screen and is sent again', async ({
  page,
  words,
  request,
  quiet,
  language,
}) => {
  quiet.expect(/ERR_FAILED|Failed to load/)
  const { capture } = words.board
  await openDesk(page, language)
  await page.route('**/api/nodes', (route) => route.abort())
  await page.keyboard.press('n')
  await page.keyboard.insertText(THINGS[language].first)
  await page.keyboard.press('Enter')
  const unsaved = page.getByRole('list', { name: capture.unsaved })
  await expect(unsaved.getByRole('alert')).toContainText(capture.failed)
  await expect(unsaved).toContainText(THINGS[language].first)
  await page.unroute('**/api/nodes')
  await unsaved.getByRole('button', { name: words.common.tryAgain }).click()
  await expect(inboxOf(page, language).getByRole('link', { name: THINGS[language].first })).toBeVisible()
  await expect(unsaved).toHaveCount(0)
  const { nodes } = (await (await request.get('/api/nodes')).json()) as { nodes: object[] }
  expect(nodes).toHaveLength(1)
})

test('N takes a line in any room', async ({ page, words, request, language }) => {
  const { capture } = words.board
  await page.goto('/runs')
  await expect(page.getByRole('heading', { level: 1, name: words.runs.title })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: capture.label })).toBeFocused()
  await page.keyboard.insertText(THINGS[language].first)
  await page.keyboard.press('Enter')
  await expect(page.getByText(say(capture.saved, { title: THINGS[language].first })).first()).toBeVisible()
  const { nodes } = (await (await request.get('/api/nodes')).json()) as { nodes: object[] }
  expect(nodes).toMatchObject([{ title: THINGS[language].first, status: 'CAPTURED' }])
})

test('single keys can be switched off, and stay so', async ({ page, words, request, language }) => {
  const { keys } = words.board
  const node = await addNode(request, THINGS[language].first)
  await openDesk(page, language)
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: keys.on }).uncheck()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('link', { name: THINGS[language].first }).focus()
  for (const key of ['s', 'n', '?']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: THINGS[language].first })).toBeFocused()
  expect((await readNode(request, node.id)).node.status).toBe('CAPTURED')
})

test('what is due is seen and lies on top', BOTH, async ({ page, words, request, language }) => {
  const { later, first } = THINGS[language]
  await addNode(request, later, { due: '2020-01-02' })
  await addNode(request, first)
  await addNode(request, `${first} 2`, { due: '2999-01-02' })
  await openDesk(page, language)
  const cards = inboxOf(page, language).locator('[data-node]')
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0)).toContainText(later)
  await expect(cards.nth(0)).toContainText(say(words.board.dues.overdue, { date: '' }).trim())
  await expect(cards.nth(1)).toContainText(`${first} 2`)
})

test('a phone chooses several by finger and moves them together', BOTH, async ({ page, words, request, language }) => {
  test.skip(!isPhone(), 'by finger')
  const { move, node, select, status } = words.board
  const titles = [1, 2].map((at) => titleAt(language, at))
  for (const title of titles) await addNode(request, title)
  await openDesk(page, language)
  await page.getByRole('button', { name: say(node.moveTitle, { title: titles[0] ?? '' }) }).tap()
  await page.getByRole('dialog').getByRole('button', { name: select.begin }).tap()
  await page.getByRole('checkbox', { name: say(select.one, { title: titles[1] ?? '' }) }).tap()
  await page.getByRole('region', { name: select.label }).getByRole('button', { name: node.move }).tap()
  await page.getByRole('dialog').getByRole('button', { name: status.COOLING }).tap()
  await page.getByRole('button', { name: say(move.manyConfirm_other, { count: 2 }) }).tap()
  if (isPhone()) {
    // Over the top bar and no lower: nothing of the page lies below it.
    const notice = page.getByRole('region', { name: words.shell.notices }).getByRole('listitem').last()
    const bar = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => {
        const box = await notice.boundingBox()
        return box === null ? null : box.y + box.height
      })
      .toBeLessThanOrEqual(bar?.height ?? 0)
  }
  await unfold(page, language, 'cooling')
  await expect(tray(page, language, 'cooling').getByRole('link')).toHaveCount(2)
})

test(
  '[board.accessible] a full board, a selection and the list of keys',
  BOTH,
  async ({ page, words, request, language }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (let at = 1; at <= 8; at++) await addNode(request, titleAt(language, at), at % 2 ? { due: '2020-01-02' } : {})
    await openDesk(page, language)
    await expect(page.getByRole('link', { name: titleAt(language, 1) })).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('x')
    await expect(page.getByRole('region', { name: words.board.select.label })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('x')
    await expect(page.getByRole('region', { name: words.board.select.label })).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: words.board.keys.title })).toBeVisible()
    await expectAccessible(page)
  },
)
