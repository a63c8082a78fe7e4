import {
  addNode,
  card,
  clearBoard,
  keyboardOf,
  mouse,
  moveElsewhere,
  openBoard,
  press,
  readNode,
  relationOf,
  say,
  THINGS,
  tray,
} from './desk.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const isPhone = () => test.info().project.name === 'phone'
const RUN = /\/board\/proposals\/[0-9a-f-]{36}$/

test.beforeEach(({ request }) => clearBoard(request))

for (const language of ['ja', 'en'] as const) {
  for (const hands of ['mouse', 'keyboard'] as const) {
    test.describe(`proposals in ${language} by ${hands}`, hands === 'mouse' || language === 'ja' ? BOTH : {}, () => {
      test.use({ language })

      test(`[board.screens] propose, request changes, confirm, apply, undo`, async ({ page, words, request }) => {
        const hand = hands === 'mouse' ? mouse : keyboardOf(page)
        const { later, first, context, intent, comment } = THINGS[language]
        const { proposals, undo } = words.board
        const node = await addNode(request, later, { context })
        await addNode(request, first)
        const relation = relationOf(language)
        const split = card(page, say(proposals.what.decomposition, { title: later }))
        const state = card(page, relation).getByRole('status')

        await openBoard(page, language)
        await hand.press(page.getByRole('link', { name: proposals.open, exact: true }))
        await hand.write(page.getByRole('textbox', { name: proposals.intent }), intent)
        await hand.press(page.getByRole('button', { name: proposals.run }))
        await expect(page).toHaveURL(RUN)
        await expect(split).toBeVisible()
        await expect(state).toHaveText(proposals.states.open)
        await expect(page.getByText(intent)).toBeVisible()
        const before = page.url()

        await hand.write(page.getByRole('textbox', { name: proposals.comment }), comment)
        await hand.press(page.getByRole('button', { name: proposals.send }))
        await expect(page.getByRole('link', { name: proposals.revises })).toBeVisible()
        await expect(page).not.toHaveURL(before)
        await expect(page.getByText(comment, { exact: true })).toBeVisible()
        await expect(state).toHaveText(proposals.states.open)
        await expect(split).toHaveCount(0)

        await hand.press(page.getByRole('button', { name: say(proposals.applyOf, { what: relation }) }))
        const dialog = page.getByRole('dialog', { name: proposals.confirmTitle })
        await expect(dialog).toContainText(proposals.noRelation)
        await expect(dialog).toContainText(relation)
        await expect(dialog).toContainText(proposals.happensRelation)
        expect((await readNode(request, node.id)).relations).toEqual([])
        await hand.press(dialog.getByRole('button', { name: proposals.confirm }))
        await expect(dialog).toBeHidden()
        await expect(state).toHaveText(proposals.states.applied)
        const applied = await readNode(request, node.id)
        expect(applied.relations).toMatchObject([{ relation_type: 'depends_on', other: { title: first } }])
        expect(applied.history[0]).toMatchObject({ via: 'web', ui_action: 'web: confirm proposal' })

        const inToast = page.getByRole('button', { name: undo.action, exact: true })
        const onCard = page.getByRole('button', { name: say(undo.actionOf, { what: relation }) })
        await hand.press(hands === 'mouse' ? inToast : onCard)
        await expect(state).toHaveText(proposals.states.undone)
        expect((await readNode(request, node.id)).relations).toEqual([])

        await page.goto(before)
        await expect(split.getByRole('status')).toHaveText(proposals.states.superseded)
        await expect(page.getByRole('button', { name: say(proposals.applyOf, { what: relation }) })).toHaveCount(0)
      })
    })
  }
}

for (const [language, hands] of [
  ['ja', 'mouse'],
  ['en', 'keyboard'],
] as const) {
  test.describe(`a status in ${language} by ${hands}`, hands === 'mouse' ? BOTH : {}, () => {
    test.use({ language })

    test('a status moves only after a look and a yes, and comes back', async ({ page, words, request }) => {
      const hand = hands === 'mouse' ? mouse : keyboardOf(page)
      const { later, first, context } = THINGS[language]
      const { move, node: nodeWords, status, undo } = words.board
      const node = await addNode(request, later, { context })
      await addNode(request, first)
      await openBoard(page, language)
      await hand.press(page.getByRole('button', { name: say(nodeWords.moveTitle, { title: later }) }))
      const dialog = page.getByRole('dialog', { name: say(move.title, { title: later }) })
      await hand.press(dialog.getByRole('button', { name: status.IN_PROGRESS }))
      await expect(dialog).toContainText(
        say(move.toTray, {
          from: words.board.trays.other_active,
          to: words.board.trays.in_progress,
        }),
      )
      await hand.write(dialog.getByRole('textbox', { name: move.reason }), first)
      expect((await readNode(request, node.id)).node.status).toBe('CAPTURED')
      await hand.press(dialog.getByRole('button', { name: move.confirm }))
      await expect(dialog).toBeHidden()
      await expect(page.getByText(say(move.moved, { title: later, status: status.IN_PROGRESS })).first()).toBeVisible()
      const moved = await readNode(request, node.id)
      expect(moved.node.status).toBe('IN_PROGRESS')
      expect(moved.history[0]).toMatchObject({ kind: 'status', why: first, ui_action: 'web: confirm status' })
      if (hands === 'keyboard') await page.keyboard.press('F8')
      await hand.press(page.getByRole('button', { name: undo.action, exact: true }))
      await expect.poll(async () => (await readNode(request, node.id)).node.status).toBe('CAPTURED')
    })
  })
}

test.describe('the trays', () => {
  test('lie side by side, or folded on a phone', BOTH, async ({ page, words, request, language }) => {
    const { later, first } = THINGS[language]
    const node = await addNode(request, later)
    await moveElsewhere(request, node, 'CAPTURED', 'IN_PROGRESS')
    await addNode(request, first)
    await openBoard(page, language)
    await expect(tray(page, language, 'in_progress').getByRole('link', { name: later })).toBeVisible()
    const other = tray(page, language, 'other_active')
    const fold = other.getByRole('button', { expanded: false })
    if (isPhone()) {
      await expect(other.getByRole('link', { name: first })).toBeHidden()
      await fold.click()
    } else await expect(fold).toHaveCount(0)
    await expect(other.getByRole('link', { name: first })).toBeVisible()
    await expect(tray(page, language, 'cooling')).toContainText(words.board.trayEmpty)
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  })

  test('are walked through with arrows; M moves the card one stands on', async ({ page, words, request, language }) => {
    const { later, first } = THINGS[language]
    const node = await addNode(request, later)
    await moveElsewhere(request, node, 'CAPTURED', 'IN_PROGRESS')
    await addNode(request, `${first} 1`)
    await addNode(request, `${first} 2`)
    await openBoard(page, language)
    await press(page, page.getByRole('link', { name: later }), 'ArrowRight')
    await expect(page.getByRole('link', { name: `${first} 2` })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('link', { name: `${first} 1` })).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('link', { name: later })).toBeFocused()
    await page.keyboard.press('m')
    const dialog = page.getByRole('dialog', { name: say(words.board.move.title, { title: later }) })
    await press(page, dialog.getByRole('button', { name: words.board.status.COOLING }))
    await press(page, dialog.getByRole('button', { name: words.board.move.confirm }))
    await expect(tray(page, language, 'cooling').getByRole('link', { name: later })).toBeFocused()
  })

  test('[board.many] are read a page at a time, and searched as a whole', async ({
    page,
    words,
    request,
    language,
  }) => {
    const { search, status, trayMore, trays } = words.board
    const titles = Array.from({ length: 56 }, (_, at) => `${THINGS[language].first} ${String(at).padStart(2, '0')}`)
    await Promise.all(titles.map((title) => addNode(request, title)))
    const needle = await addNode(request, 'ネジ', { note: '倉庫の奥の棚' })
    await moveElsewhere(request, needle, 'CAPTURED', 'DONE')
    await openBoard(page, language)
    const other = tray(page, language, 'other_active')
    await expect(other.getByRole('listitem')).toHaveCount(50)
    await page.getByRole('button', { name: say(trayMore, { tray: trays.other_active }) }).click()
    await expect(other.getByRole('listitem')).toHaveCount(56)

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
    await expect(other).toBeVisible()
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

  test('a card dropped on another tray asks before it moves', async ({ page, words, request, language }) => {
    const { later, first } = THINGS[language]
    const started = await addNode(request, first)
    await moveElsewhere(request, started, 'CAPTURED', 'IN_PROGRESS')
    const node = await addNode(request, later)
    await openBoard(page, language)
    await page.getByRole('link', { name: later }).dragTo(tray(page, language, 'in_progress'))
    const dialog = page.getByRole('dialog', { name: say(words.board.move.title, { title: later }) })
    await expect(dialog.getByRole('button', { name: words.board.move.confirm })).toBeEnabled()
    expect((await readNode(request, node.id)).node.status).toBe('CAPTURED')
    await dialog.getByRole('button', { name: words.common.close }).click()
    await expect(dialog).toBeHidden()
    expect((await readNode(request, node.id)).node.status).toBe('CAPTURED')
  })
})

test.describe('one thing', () => {
  test(
    '[board.edit-conflict] two edits at once: nothing is lost, a person chooses',
    BOTH,
    async ({ page, words, request, quiet }) => {
      quiet.expect(/409/)
      const { edit, fields, node: nodeWords } = words.board
      const node = await addNode(request, '案内状', { context: '来月まで' })
      await page.goto(`/board/nodes/${node.id}`)
      await page.getByRole('button', { name: nodeWords.edit }).click()
      const form = page.getByRole('form', { name: edit.title })
      await form.getByRole('textbox', { name: fields.title }).fill('秋祭りの案内状')
      await form.getByRole('textbox', { name: fields.note }).fill('封筒は茶色')
      const theirs = { title: '案内はがき', context: '今月まで', version: node.version }
      expect((await request.patch(`/api/nodes/${node.id}`, { data: theirs })).ok()).toBe(true)
      await form.getByRole('button', { name: edit.save }).click()

      const alert = form.getByRole('alert')
      await expect(alert).toContainText(edit.conflictTitle)
      await expect(alert.getByRole('radio')).toHaveCount(2)
      await expect(alert).toContainText('案内はがき')
      await expect(form.getByRole('textbox', { name: fields.title })).toHaveValue('秋祭りの案内状')
      await expect(form.getByRole('textbox', { name: fields.context })).toHaveValue('今月まで')
      if (!isPhone()) await expectAccessible(page)
      await alert.getByRole('radio', { name: edit.theirs }).check()
      await expect(form.getByRole('textbox', { name: fields.title })).toHaveValue('案内はがき')
      await form.getByRole('button', { name: edit.conflictSave }).click()
      await expect(page.getByRole('heading', { level: 1, name: '案内はがき' })).toBeVisible()
      await expect(form).toHaveCount(0)
      const { node: saved } = await readNode(request, node.id)
      expect(saved).toMatchObject({ title: '案内はがき', context: '今月まで', note: '封筒は茶色', version: 3 })
    },
  )

  test('an edit goes through when it was only moved meanwhile', async ({ page, words, request, quiet, language }) => {
    quiet.expect(/409/)
    const { edit, fields, node: nodeWords } = words.board
    const node = await addNode(request, THINGS[language].first)
    await page.goto(`/board/nodes/${node.id}`)
    await page.getByRole('button', { name: nodeWords.edit }).click()
    await page.getByRole('textbox', { name: fields.note }).fill('封筒は茶色')
    await moveElsewhere(request, node, 'CAPTURED', 'READY')
    await page.getByRole('button', { name: edit.save }).click()
    await expect(page.getByRole('form', { name: edit.title })).toHaveCount(0)
    expect((await readNode(request, node.id)).node).toMatchObject({ note: '封筒は茶色', status: 'READY' })
  })

  test('parts are added below it; it cannot go before them, and comes back', async ({
    page,
    words,
    request,
    quiet,
    language,
  }) => {
    quiet.expect(/409/)
    const { add, fields, node: nodeWords, undo } = words.board
    const { later, first } = THINGS[language]
    const node = await addNode(request, later)
    await page.goto(`/board/nodes/${node.id}`)
    const parts = page.getByRole('region', { name: nodeWords.children })
    await page.getByRole('button', { name: add.child }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: fields.title }).fill(first)
    await dialog.getByRole('button', { name: add.save }).click()
    await expect(parts.getByRole('link', { name: first })).toBeVisible()
    await page.getByRole('button', { name: nodeWords.delete }).click()
    await page.getByRole('dialog').getByRole('button', { name: nodeWords.deleteConfirm }).click()
    await expect(page.getByRole('alert')).toContainText(nodeWords.deleteChildren)
    await page.getByRole('dialog').getByRole('button', { name: words.common.close }).click()

    await parts.getByRole('link', { name: first }).click()
    await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible()
    await page.getByRole('button', { name: nodeWords.delete }).click()
    await page.getByRole('dialog').getByRole('button', { name: nodeWords.deleteConfirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: words.board.title })).toBeVisible()
    expect((await readNode(request, node.id)).children).toEqual([])
    await page.getByRole('button', { name: undo.action, exact: true }).click()
    await expect.poll(async () => (await readNode(request, node.id)).children.length).toBe(1)
  })

  test('a move that came too late changes nothing and looks again', async ({
    page,
    words,
    request,
    quiet,
    language,
  }) => {
    quiet.expect(/409/)
    const { move, node: nodeWords, status } = words.board
    const node = await addNode(request, THINGS[language].first)
    await page.goto(`/board/nodes/${node.id}`)
    await page.getByRole('button', { name: nodeWords.move, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: status.READY }).click()
    await moveElsewhere(request, node, 'CAPTURED', 'BLOCKED')
    await dialog.getByRole('button', { name: move.confirm }).click()
    await expect(dialog.getByRole('alert')).toContainText(move.stale)
    await dialog.getByRole('button', { name: move.lookAgain }).click()
    await expect(dialog).toContainText(status.BLOCKED)
    expect((await readNode(request, node.id)).node.status).toBe('BLOCKED')
  })

  test('an address with nothing at it says so', async ({ page, words, quiet }) => {
    quiet.expect(/40[04]/)
    for (const id of ['00000000-0000-4000-8000-000000000000', 'half-an-addr']) {
      await page.goto(`/board/nodes/${id}`)
      await expect(page.getByRole('alert')).toContainText(words.board.node.gone)
      await page.goto(`/board/proposals/${id}`)
      await expect(page.getByRole('alert')).toContainText(words.board.proposals.gone)
    }
  })
})

test(
  '[board.undo-refused] the history undoes, and refuses once the world has moved on',
  BOTH,
  async ({ page, words, request, quiet, language }) => {
    quiet.expect(/409/)
    const { history, undo } = words.board
    const node = await addNode(request, THINGS[language].first)
    await moveElsewhere(request, node, 'CAPTURED', 'READY')
    await moveElsewhere(request, node, 'READY', 'BLOCKED')
    await page.goto(`/board/history?node=${node.id}`)
    const rows = page.getByRole('list', { name: history.list }).locator('> li')
    await expect(rows).toHaveCount(3)
    await rows.nth(1).getByRole('button', { name: undo.action }).click()
    await expect(rows.nth(1).getByRole('alert')).toContainText(undo.refused)
    expect((await readNode(request, node.id)).node.status).toBe('BLOCKED')
    await rows.nth(0).getByRole('button', { name: undo.action }).click()
    await expect(rows).toHaveCount(4)
    await expect(rows.nth(0)).toContainText(say(history.undoOf, { kind: history.kinds.status }))
    await expect(rows.nth(1)).toContainText(history.undone)
    expect((await readNode(request, node.id)).node.status).toBe('READY')
  },
)

test(
  'an option of the Advisor is taken through the same dialog; another proposal is put aside',
  BOTH,
  async ({ page, words, request, language }) => {
    const { move, node: nodeWords, proposals } = words.board
    const { later, first, context } = THINGS[language]
    const node = await addNode(request, later, { context })
    await addNode(request, first)
    await page.goto(`/board/nodes/${node.id}`)
    await page.getByRole('link', { name: nodeWords.advise }).click()
    await expect(page.getByRole('radio', { name: proposals.kinds.advisor })).toBeChecked()
    await page.getByRole('button', { name: proposals.run }).click()
    await expect(page).toHaveURL(RUN)
    await page.getByRole('article').first().getByRole('button', { name: proposals.take }).click()
    await page.getByRole('dialog').getByRole('button', { name: move.confirm }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText(say(proposals.moved, { status: words.board.status.IN_PROGRESS })).first()).toBeVisible()
    expect((await readNode(request, node.id)).node.status).toBe('IN_PROGRESS')

    await page.goto('/board/proposals')
    await page.getByRole('textbox', { name: proposals.focus }).fill(later)
    await page.getByRole('list', { name: proposals.focusFound }).getByRole('button', { name: later }).click()
    await page.getByRole('button', { name: proposals.run }).click()
    await expect(page).toHaveURL(RUN)
    const relation = card(page, relationOf(language))
    await relation.getByRole('button', { name: proposals.reject }).click()
    const dialog = page.getByRole('dialog', { name: proposals.rejectTitle })
    await dialog.getByRole('textbox').fill(first)
    await dialog.getByRole('button', { name: proposals.reject }).click()
    await expect(relation.getByRole('status')).toHaveText(proposals.states.rejected)
    await expect(relation).toContainText(first)
    expect((await readNode(request, node.id)).relations).toEqual([])
  },
)

test.describe('accessible', () => {
  // axe looks at every element in both themes: on a busy machine that takes its time.
  test.slow()
  test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

  test(
    '[board.accessible] the trays and the dialog that confirms a move',
    BOTH,
    async ({ page, words, request, language }) => {
      const { board } = words
      const { later, first, context } = THINGS[language]
      await addNode(request, later, { context, due: '2026-12-01', note: first })
      const started = await addNode(request, first)
      await moveElsewhere(request, started, 'CAPTURED', 'IN_PROGRESS')
      await openBoard(page, language)
      await expect(page.getByRole('link', { name: first })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: say(board.node.moveTitle, { title: first }) }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: board.status.COOLING })).toBeVisible()
      if (!isPhone()) await expectAccessible(page)
      await dialog.getByRole('button', { name: board.status.COOLING }).click()
      await expect(dialog.getByRole('button', { name: board.move.confirm })).toBeEnabled()
      expect(await page.evaluate('document.getAnimations().length')).toBe(0)
      await expectAccessible(page)
    },
  )

  for (const language of ['ja', 'en'] as const) {
    test.describe(`in ${language}`, () => {
      test.use({ language })

      test('[board.accessible] proposals and the history', async ({ page, words, request }) => {
        const { board } = words
        const { later, first, context } = THINGS[language]
        const node = await addNode(request, later, { context })
        await addNode(request, first)
        await page.goto('/board/proposals')
        await page.getByRole('button', { name: board.proposals.run }).click()
        await expect(card(page, relationOf(language))).toBeVisible()
        await expectAccessible(page)
        await page.goto(`/board/history?node=${node.id}`)
        await expect(page.getByRole('list', { name: board.history.list })).toBeVisible()
        if (language === 'ja') await expectAccessible(page)
      })
    })
  }
})
