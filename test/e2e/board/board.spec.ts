import {
  addNode,
  card,
  clearBoard,
  keyboardOf,
  mouse,
  moveByMenu,
  moveElsewhere,
  openBoard,
  readNode,
  relationOf,
  say,
  THINGS,
  unfold,
} from './desk.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

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

    test('an own move is applied at once, the end of a thing only after a yes, and both come back', async ({
      page,
      words,
      request,
    }) => {
      const hand = hands === 'mouse' ? mouse : keyboardOf(page)
      const { later, first, context } = THINGS[language]
      const { move, status, undo } = words.board
      const node = await addNode(request, later, { context })
      await addNode(request, first)
      await openBoard(page, language)
      const statusNow = async () => (await readNode(request, node.id)).node.status

      await moveByMenu(page, hand, language, later, 'IN_PROGRESS')
      await expect(page.getByText(say(move.moved, { title: later, status: status.IN_PROGRESS })).first()).toBeVisible()
      await expect.poll(statusNow).toBe('IN_PROGRESS')
      const [row] = (await readNode(request, node.id)).history
      expect(row).toMatchObject({ kind: 'status', via: 'web', ui_action: 'web: menu' })
      expect(row?.confirmation_id).toMatch(/^[0-9a-f-]{36}$/)
      if (isPhone()) await unfold(page, language, 'in_progress')

      await moveByMenu(page, hand, language, later, 'DONE')
      const dialog = page.getByRole('dialog', { name: say(move.title, { title: later }) })
      await expect(dialog).toContainText(move.offTrays)
      await hand.write(dialog.getByRole('textbox', { name: move.reason }), first)
      expect(await statusNow()).toBe('IN_PROGRESS')
      await hand.press(dialog.getByRole('button', { name: move.confirm }))
      await expect(dialog).toBeHidden()
      await expect.poll(statusNow).toBe('DONE')
      expect((await readNode(request, node.id)).history[0]).toMatchObject({
        why: first,
        ui_action: 'web: confirm status',
      })
      if (hands === 'keyboard') await page.keyboard.press('F8')
      await hand.press(page.getByRole('button', { name: undo.action, exact: true }))
      await expect.poll(statusNow).toBe('IN_PROGRESS')
    })
  })
}

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
    const dialog = page.getByRole('dialog', { name: say(proposals.rejectTitle_other, { count: 1 }) })
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
      await page.getByRole('link', { name: first }).hover()
      await page.getByRole('button', { name: say(board.node.moveTitle, { title: first }) }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: board.status.COOLING })).toBeVisible()
      if (!isPhone()) await expectAccessible(page)
      await dialog.getByRole('button', { name: board.move.look }).click()
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
