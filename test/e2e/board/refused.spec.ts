import { addNode, card, clearBoard, say, THINGS } from './desk.ts'
import { expect, expectAccessible } from '../fixtures.ts'
import { held, test } from '../held-model.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const EMPTY = { decomposition_proposals: [], grouping_proposals: [], relation_proposals: [] }

test.beforeEach(async ({ model, request }) => {
  model.reset()
  await clearBoard(request)
})

for (const language of ['ja', 'en'] as const) {
  test.describe(`a refused run in ${language}`, language === 'ja' ? BOTH : {}, () => {
    test.use({ language })

    test('[board.refused-shown] is shown with its errors, leads to the ledger, and can be asked again', async ({
      page,
      words,
      request,
      model,
    }) => {
      const { proposals } = words.board
      const { later, first } = THINGS[language]
      const ids = [(await addNode(request, later)).id, (await addNode(request, first)).id]
      model.always('board.organize', { json: { ...EMPTY, summary: 'やるべきです' } })
      await page.goto('/board/proposals')
      await page.getByRole('button', { name: proposals.run }).click()
      await expect(page.getByRole('heading', { name: proposals.refusedTitle })).toBeVisible()
      await expect(page.getByText(say(proposals.refused_other, { count: 3 }))).toBeVisible()
      const errors = page.getByRole('list', { name: proposals.errors })
      await expect(errors.getByRole('listitem')).toHaveText([/forbidden phrase 'べき'/])
      await expect(page.getByRole('article')).toHaveCount(0)
      await page.getByText(proposals.answer).click()
      const refused = page.getByRole('region', { name: proposals.refusedTitle })
      await expect(refused.getByText('"summary": "やるべきです"')).toBeVisible()
      if (language === 'en') await expectAccessible(page)

      await page.getByRole('link', { name: proposals.ledger }).click()
      const details = page.getByRole('dialog', { name: say(words.runs.details, { ask: 'board.organize' }) })
      await expect(details).toContainText(words.runs.outcomes.refused)
      await page.goBack()

      const grouping = [{ group_label: '秋祭り', reason: '同じ話題に見えます。', node_ids: ids }]
      model.always('board.organize', {
        json: { ...EMPTY, grouping_proposals: grouping, summary: 'まず会場から見ると良さそうです。' },
      })
      await page.getByRole('button', { name: proposals.again }).click()
      await expect(card(page, say(proposals.what.grouping, { name: '秋祭り' }))).toBeVisible()
      await page.goto('/board/proposals')
      const runs = page.getByRole('list', { name: proposals.list }).getByRole('listitem')
      await expect(runs.first()).toContainText(proposals.adopted)
      await expect(runs.nth(1)).toContainText(proposals.notAdopted)
    })
  })
}

test('while a model thinks it is said, and waiting can be stopped', async ({
  page,
  words,
  request,
  model,
  language,
}) => {
  const { proposals } = words.board
  await addNode(request, THINGS[language].first)
  const answer = held({ json: { ...EMPTY, summary: 'まず会場から見ると良さそうです。' } })
  model.script('board.organize', answer.step)
  await page.goto('/board/proposals')
  await page.getByRole('textbox', { name: proposals.intent }).fill('急がない')
  await page.getByRole('button', { name: proposals.run }).click()
  await expect(page.getByText(proposals.running.organizer)).toBeVisible()
  await expect(page.getByRole('button', { name: proposals.run })).toBeDisabled()
  await page.getByRole('button', { name: proposals.stop }).click()
  await expect(page.getByRole('button', { name: proposals.run })).toBeEnabled()
  await expect(page.getByRole('textbox', { name: proposals.intent })).toHaveValue('急がない')
  answer.letGo()
})

test('a model that fails gives way to the built-in, and the page says who answered', async ({
  page,
  words,
  request,
  model,
  language,
}) => {
  const { proposals } = words.board
  await addNode(request, THINGS[language].first)
  model.always('board.organize', { status: 500 })
  await page.goto('/board/proposals')
  await page.getByRole('textbox', { name: proposals.intent }).fill('急がない')
  await page.getByRole('button', { name: proposals.run }).click()
  await expect(page.getByRole('definition').filter({ hasText: '急がない' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: words.chips.builtIn })).toBeVisible()
})

test('an Advisor with nothing to advise on says so, and nobody was asked', async ({ page, words, model }) => {
  const { proposals } = words.board
  await page.goto('/board/proposals?kind=advisor')
  await page.getByRole('button', { name: proposals.run }).click()
  await expect(page.getByText(proposals.refusedUnasked)).toBeVisible()
  await expect(page.getByRole('link', { name: proposals.ledger })).toHaveCount(0)
  expect(model.calls).toHaveLength(0)
})
