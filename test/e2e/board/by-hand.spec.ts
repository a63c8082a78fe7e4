import { addNode, clearBoard, openDesk, readNode, say, THINGS } from './desk.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const isPhone = () => test.info().project.name === 'phone'

test.beforeEach(({ request }) => clearBoard(request))

test(
  '[board.by-hand] a relation is made and removed by hand, and comes back',
  BOTH,
  async ({ page, words, request, language }) => {
    const { relate, undo } = words.board
    const { later, first } = THINGS[language]
    const node = await addNode(request, later)
    await addNode(request, first)
    await page.goto(`/board/nodes/${node.id}`)
    await page.getByRole('button', { name: relate.open }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: relate.other }).fill(first)
    await dialog.getByRole('button', { name: first }).click()
    await dialog.getByRole('radio', { name: relate.ways.needs }).check()
    await dialog.getByRole('textbox', { name: relate.reason }).fill('下見のあとに日取りが決まる')
    if (!isPhone()) await expectAccessible(page)
    await dialog.getByRole('button', { name: relate.save }).click()
    await expect(dialog).toBeHidden()
    const relations = async () => (await readNode(request, node.id)).relations
    expect(await relations()).toMatchObject([
      {
        relation_type: 'depends_on',
        from_node_id: node.id,
        reason: '下見のあとに日取りが決まる',
        other: { title: first },
      },
    ])
    await page.getByRole('button', { name: say(relate.removeOf, { title: first }) }).click()
    await expect.poll(relations).toEqual([])
    // Until the page says so, the undo in sight is that of making it. Exact: a line for screen readers says it too for a moment.
    await expect(page.getByText(say(relate.removed, { title: first }), { exact: true })).toBeVisible()
    await page.getByRole('button', { name: undo.action, exact: true }).click()
    await expect.poll(async () => (await relations()).length).toBe(1)
  },
)

test('a relation that leads round in a circle is refused, and what was written stays', async ({
  page,
  words,
  request,
  quiet,
  language,
}) => {
  quiet.expect(/409/)
  const { relate } = words.board
  const { later, first } = THINGS[language]
  const [node, other] = [await addNode(request, later), await addNode(request, first)]
  const ends = { from_node_id: other.id, to_node_id: node.id, relation_type: 'depends_on' }
  expect((await request.post('/api/relations', { data: ends })).ok()).toBe(true)
  await page.goto(`/board/nodes/${node.id}`)
  await page.getByRole('button', { name: relate.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: relate.other }).fill(first)
  await dialog.getByRole('button', { name: first }).click()
  await dialog.getByRole('button', { name: relate.save }).click()
  await expect(dialog.getByRole('alert')).toContainText(relate.refused)
  expect((await readNode(request, node.id)).relations).toHaveLength(1)
})

test('several go into a group by hand from the board, and one is taken out on its page', async ({
  page,
  words,
  request,
  language,
}) => {
  const { grouping, select } = words.board
  const { later, first } = THINGS[language]
  const nodes = [await addNode(request, later), await addNode(request, first)]
  await openDesk(page, language, 2)
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('region', { name: select.label }).getByRole('button', { name: grouping.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: grouping.name }).fill('秋祭り')
  await dialog.getByRole('button', { name: grouping.save }).click()
  await expect(dialog).toBeHidden()
  const tags = () => Promise.all(nodes.map(async ({ id }) => (await readNode(request, id)).node.tags))
  await expect.poll(tags).toEqual([['秋祭り'], ['秋祭り']])
  await page.goto(`/board/nodes/${nodes[0]?.id}`)
  await page.getByRole('button', { name: say(grouping.removeOf, { name: '秋祭り' }) }).click()
  await expect.poll(tags).toEqual([[], ['秋祭り']])
})
