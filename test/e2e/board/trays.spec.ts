import { addNode, clearBoard, moveElsewhere, openBoard, say, THINGS, tray } from './desk.ts'
import { expect, test } from '../fixtures.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const isPhone = () => test.info().project.name === 'phone'

test.beforeEach(({ request }) => clearBoard(request))

test.describe('the trays', () => {
  test('lie side by side, or folded on a phone', BOTH, async ({ page, words, request, language }) => {
    const { later, first } = THINGS[language]
    const node = await addNode(request, later)
    await moveElsewhere(request, node, 'CAPTURED', 'IN_PROGRESS')
    await addNode(request, first)
    const third = `${first} 3`
    await moveElsewhere(request, await addNode(request, third), 'CAPTURED', 'READY')
    await openBoard(page, language)
    await expect(tray(page, language, 'in_progress').getByRole('link', { name: later })).toBeVisible()
    await expect(tray(page, language, 'inbox').getByRole('link', { name: first })).toBeVisible()
    const other = tray(page, language, 'other_active')
    const fold = other.getByRole('button', { expanded: false })
    if (isPhone()) {
      await expect(other.getByRole('link', { name: third })).toBeHidden()
      await fold.click()
    } else await expect(fold).toHaveCount(0)
    await expect(other.getByRole('link', { name: third })).toBeVisible()
    await expect(tray(page, language, 'cooling')).toContainText(words.board.trayEmpty)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  test('[board.many] are read a page at a time, and searched as a whole', async ({
    page,
    words,
    request,
    language,
  }) => {
    const { search, status, trayCount_other, trayCountMore, trayMore, trays } = words.board
    const titles = Array.from({ length: 56 }, (_, at) => `${THINGS[language].first} ${String(at).padStart(2, '0')}`)
    await Promise.all(titles.map((title) => addNode(request, title)))
    const needle = await addNode(request, 'ネジ', { note: '倉庫の奥の棚' })
    await moveElsewhere(request, needle, 'CAPTURED', 'DONE')
    await openBoard(page, language)
    const inbox = tray(page, language, 'inbox')
    await expect(inbox).toContainText(say(trayCountMore, { count: 50 }))
    await page.getByRole('button', { name: say(trayMore, { tray: trays.inbox }) }).scrollIntoViewIfNeeded()
    await expect(inbox).toContainText(say(trayCount_other, { count: 56 }))

    await page.getByRole('searchbox', { name: search.label }).fill('棚 倉庫')
    await page.getByRole('searchbox', { name: search.label }).press('Enter')
    const found = page.getByRole('list', { name: search.results })
    await expect(found.getByRole('listitem')).toHaveCount(1)
    await expect(found).toContainText(status.DONE)
    await page.reload()
    await expect(page.getByRole('searchbox', { name: search.label })).toHaveValue('棚 倉庫')
    await expect(found.getByRole('listitem')).toHaveCount(1)

    await page.getByRole('searchbox', { name: search.label }).fill(THINGS[language].first)
    await page.getByRole('button', { name: search.submit }).click()
    await expect(found.getByRole('listitem')).toHaveCount(50)
    await page.getByRole('button', { name: words.common.showMore, exact: true }).click()
    await expect(found.getByRole('listitem')).toHaveCount(56)
    await page.getByRole('button', { name: new RegExp(`^${search.status}`) }).click()
    await page.getByRole('menuitemradio', { name: status.DONE }).click()
    await expect(page.getByText(search.none)).toBeVisible()
    await page.getByRole('button', { name: search.clear }).click()
    await expect(inbox).toBeVisible()
  })

  test(
    'an empty board says what it is for and takes the first thing',
    BOTH,
    async ({ page, words, request, language }) => {
      const { add, emptyTitle, fields } = words.board
      await openBoard(page, language)
      await expect(page.getByRole('heading', { name: emptyTitle })).toBeVisible()
      await page.getByRole('button', { name: add.open }).click()
      const dialog = page.getByRole('dialog', { name: add.title })
      await expect(dialog.getByRole('textbox', { name: fields.title })).toBeFocused()
      await expect(dialog.getByRole('button', { name: add.save })).toBeDisabled()
      await dialog.getByRole('textbox', { name: fields.title }).fill('名札を頼む')
      await dialog.getByRole('textbox', { name: fields.context }).fill('来月まで')
      await dialog.getByLabel(fields.due).fill('2026-12-01')
      await dialog.getByRole('button', { name: add.save }).click()
      await expect(dialog).toBeHidden()
      await page.getByRole('link', { name: '名札を頼む' }).click()
      await expect(page.getByRole('heading', { level: 1, name: '名札を頼む' })).toBeVisible()
      await expect(page.getByText('来月まで')).toBeVisible()
      const { nodes } = (await (await request.get('/api/nodes')).json()) as { nodes: object[] }
      expect(nodes).toMatchObject([{ title: '名札を頼む', due: '2026-12-01', status: 'CAPTURED' }])
    },
  )

  test('a board that cannot be read says so and is asked again', async ({ page, words, quiet, language }) => {
    quiet.expect(/ERR_FAILED|Failed to load/)
    await page.route('**/api/dashboard*', (route) => route.abort())
    await openBoard(page, language)
    await expect(page.getByRole('alert')).toContainText(words.board.failed)
    await page.unroute('**/api/dashboard*')
    await page.getByRole('button', { name: words.common.tryAgain }).click()
    await expect(page.getByRole('heading', { name: words.board.emptyTitle })).toBeVisible()
  })

  test('[board.live] follow what others do, without a reload and without being looked at again', async ({
    page,
    request,
    language,
  }) => {
    const { later, first } = THINGS[language]
    await openBoard(page, language)
    const opened = page.waitForResponse((response) => response.url().endsWith('/api/live/board?after=latest'))
    await page.reload()
    await opened
    const node = await addNode(request, later)
    await expect(page.getByRole('link', { name: later })).toBeVisible()
    await moveElsewhere(request, node, 'CAPTURED', 'IN_PROGRESS')
    await expect(tray(page, language, 'in_progress').getByRole('link', { name: later })).toBeVisible()
    await addNode(request, first)
    await expect(page.getByRole('link', { name: first })).toBeVisible()
  })
})
