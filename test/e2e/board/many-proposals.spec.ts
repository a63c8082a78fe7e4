import type { APIRequestContext } from '@playwright/test'
import { addNode, clearBoard, readNode, say, THINGS } from './desk.ts'
import { expect, expectAccessible } from '../fixtures.ts'
import { test } from '../held-model.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const EMPTY = { decomposition_proposals: [], grouping_proposals: [], relation_proposals: [] }
const SUMMARY = 'まず会場から見ると良さそうです。'

test.beforeEach(async ({ model, request }) => {
  model.reset()
  await clearBoard(request)
})

/** Two groups and a relation over three nodes. */
async function three(request: APIRequestContext) {
  const { later, first } = THINGS.ja
  const nodes = [
    await addNode(request, later),
    await addNode(request, first),
    await addNode(request, '名札を注文する'),
  ].map(({ id }) => id)
  const [a = '', b = '', c = ''] = nodes
  const reason = '同じ話題に見えます。'
  const report = {
    ...EMPTY,
    grouping_proposals: [
      { group_label: '秋祭り', reason, node_ids: [a, b] },
      { group_label: '備品', reason, node_ids: [b, c] },
    ],
    relation_proposals: [{ relation_type: 'related', reason, from_node_id: a, to_node_id: c }],
    summary: SUMMARY,
  }
  return { nodes: { a, b, c }, report }
}

test(
  '[board.many-proposals] many are accepted or declined in one look; what was declined stays so and can be taken back',
  BOTH,
  async ({ page, words, request, model }) => {
    const { proposals, select, undo } = words.board
    const { nodes, report } = await three(request)
    model.always('board.organize', { json: report })
    await page.goto('/board/proposals')
    await page.getByRole('button', { name: proposals.run }).click()
    const cards = page.getByRole('list', { name: proposals.cards }).getByRole('article')
    await expect(cards).toHaveCount(3)
    const group = (name: string) => say(proposals.what.grouping, { name })
    await page.getByRole('checkbox', { name: say(select.one, { title: group('備品') }) }).check()
    await page.getByRole('button', { name: say(proposals.many.decline_one, { count: 1 }) }).click()
    await page.getByRole('dialog').getByRole('button', { name: proposals.reject }).click()
    await expect(page.getByRole('article', { name: group('備品') }).getByRole('status')).toHaveText(
      proposals.states.rejected,
    )

    await page.getByRole('checkbox', { name: say(proposals.many.all_other, { count: 2 }) }).check()
    await page.getByRole('button', { name: say(proposals.many.accept_other, { count: 2 }) }).click()
    const dialog = page.getByRole('dialog', { name: say(proposals.many.title_other, { count: 2 }) })
    await expect(dialog).toContainText('秋祭り')
    expect((await readNode(request, nodes.a)).node.tags).toEqual([])
    await dialog.getByRole('button', { name: say(proposals.many.confirm_other, { count: 2 }) }).click()
    await expect(dialog).toBeHidden()
    const view = await readNode(request, nodes.a)
    expect(view.node.tags).toEqual(['秋祭り'])
    expect(view.relations).toHaveLength(1)
    expect(new Set(view.history.slice(0, 2).map((row) => row.confirmation_id)).size).toBe(2)
    await page.getByRole('button', { name: undo.action, exact: true }).first().click()
    await expect.poll(async () => (await readNode(request, nodes.a)).node.tags).toEqual([])

    await page.goto('/board/proposals')
    await page.getByRole('button', { name: proposals.run }).click()
    const again = page.getByRole('article', { name: group('備品') })
    await expect(again.getByRole('status')).toHaveText(proposals.states.rejected)
    await expect(again).toContainText(proposals.declined.stays)
    await again.getByRole('button', { name: say(proposals.declined.backOf, { what: group('備品') }) }).click()
    await expect(again.getByRole('status')).toHaveText(proposals.states.open)
    expect((await readNode(request, nodes.c)).node.tags).toEqual([])
  },
)

test('[board.run-elsewhere] a run made elsewhere shows its cards, and what was corrected on the way', async ({
  page,
  words,
  request,
  model,
}) => {
  const { proposals } = words.board
  const { report } = await three(request)
  model.script('board.organize', { json: { ...report, summary: 'やるべきです' } })
  model.always('board.organize', { json: report })
  const response = await request.post('/api/organizer/run', { data: {} })
  const { run_id: runId } = (await response.json()) as { run_id: string }
  await page.goto(`/board/proposals/${runId}`)
  await expect(page.getByRole('list', { name: proposals.cards }).getByRole('article')).toHaveCount(3)
  await page.getByText(say(proposals.tries.title_other, { count: 2 })).click()
  const tries = page.getByRole('list', { name: proposals.tries.list }).locator('> li')
  await expect(tries.first()).toContainText(proposals.tries.outcomes.rejected)
  await expect(tries.first()).toContainText("forbidden phrase 'べき'")
  await expect(tries.nth(1)).toContainText(proposals.tries.outcomes.accepted)
  await expectAccessible(page)
})
