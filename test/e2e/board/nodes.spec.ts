import { addNode, clearBoard, moveElsewhere, readNode, THINGS } from './desk.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const isPhone = () => test.info().project.name === 'phone'

test.beforeEach(({ request }) => clearBoard(request))

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
    // News of the deletion may find its page still open.
    quiet.expect(/409|404/)
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
    await dialog.getByRole('button', { name: move.look }).click()
    await dialog.getByRole('button', { name: status.READY }).click()
    const heard = page.waitForResponse((response) => response.url().endsWith(`/api/nodes/${node.id}`))
    await moveElsewhere(request, node, 'CAPTURED', 'BLOCKED')
    // The page has news of it, and what is being confirmed stays what it was.
    await heard
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
