import { expect, expectAccessible } from '../fixtures.ts'
import { test } from '../held-model.ts'

const BOTH = { tag: '@phone' }
const MODEL = 'compatible:scripted'
const usage = { input: 200, output: 100 }

test.describe.configure({ mode: 'serial', timeout: 150_000 })

const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? '')

for (const language of ['ja', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      '[models.web] opening calls nobody; a model is asked by its button, priced, chosen, and its run says what happened',
      BOTH,
      async ({ page, words, model, request }) => {
        const w = words.models
        model.reset()
        await request.patch('/api/models', {
          data: { per_ask: { 'why.chat': null }, prices: { [MODEL]: null }, budgets: { day_usd: null } },
        })
        await page.goto('/models')
        const list = page.getByRole('region', { name: w.list })
        await expect(list).toContainText(MODEL)
        await expect(list).toContainText(w.priceUnknown)
        expect(model.calls).toEqual([])
        await expectAccessible(page)

        model.always('models.check', { status: 401 })
        await list.getByRole('button', { name: filled(w.checkOf, { model: MODEL }) }).click()
        await expect(list).toContainText(words.troubles['key-refused'])
        await expect(list).toContainText(w.advice['key-refused'])
        model.always('models.check#1', { text: 'one, two, three, four, five, six, seven, eight', usage })
        model.always('models.check#2', { json: { word: 'naze', number: 3 }, usage })
        await list.getByRole('button', { name: filled(w.checkOf, { model: MODEL }) }).click()
        await expect(list).toContainText(w.forms.schema)
        await expect(list).toContainText(w.advice.fine)

        await list.getByRole('button', { name: filled(w.priceSetOf, { model: MODEL }) }).click()
        await list.getByLabel(w.priceIn).fill('2')
        await list.getByLabel(w.priceOut).fill('10')
        await list.getByRole('button', { name: w.save }).click()
        await expect(list).toContainText(w.priceFrom.person)

        const choices = page.getByRole('region', { name: w.choices })
        await choices.getByRole('button', { name: /why\.chat/ }).click()
        await page.getByRole('menuitemradio', { name: 'built-in', exact: true }).click()
        await expect(choices.getByRole('button', { name: /why\.chat/ })).toContainText('built-in')
        await page.reload()
        await expect(choices.getByRole('button', { name: /why\.chat/ })).toContainText('built-in')

        const budgets = page.getByRole('region', { name: w.budgets })
        await budgets.getByLabel(w.budgetDay).fill('0')
        await budgets.getByRole('button', { name: w.save }).click()
        await expect(page.getByText(w.overDay)).toBeVisible()
        await expect(page.getByText(w.kept, { exact: true })).toHaveCount(0)
        // Else a button lies half under the bar at the top.
        await page.evaluate('window.scrollTo(0, 0)')
        await expectAccessible(page)
        await page.screenshot({
          path: `test-results/models-${language}-${test.info().project.name}.png`,
          fullPage: true,
        })
        await request.patch('/api/models', { data: { budgets: { day_usd: null } } })

        await page.goto('/runs?ask=models.check')
        const runs = page.getByRole('list', { name: words.runs.list })
        await expect(runs).toContainText(words.troubles['key-refused'])
        await runs
          .getByRole('button', { name: new RegExp(words.runs.asks['models-check']) })
          .last()
          .click()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toContainText(words.runs.tries)
        await expect(dialog).toContainText(words.troubles['key-refused'])
        // Away from the chip that has the focus, and with it its explanation.
        await dialog.getByText(words.runs.tries).click()
        await expect(page.getByRole('tooltip')).toHaveCount(0)
        await expectAccessible(page)
      },
    )
  })
