import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { Assistant, REQUEST, SHOP } from './assistant.ts'

const BOTH = { tag: '@phone' }

test.describe.configure({ timeout: 300_000 })

for (const language of ['ja', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      '[code.web-graph] from a session to its evidence, a file, a symbol and back, by keyboard',
      BOTH,
      async ({ page, words, request }) => {
        const w = words.code.graph
        const id = await Assistant.start(request, REQUEST[language])
        const assistant = new Assistant(request, id)
        await assistant.submit(await assistant.understandLogin())
        await page.goto(`/code/${id}`)
        await page.getByRole('link', { name: w.seeMap }).press('Enter')

        await expect(page.getByRole('heading', { level: 2, name: w.thisSession })).toBeVisible()
        const rests = page.getByRole('list', { name: w.insideOf.session })
        const file = rests.getByRole('link', { name: 'auth-service.ts' })
        await expect(file).toContainText(w.marks.evidence)
        await expectAccessible(page)
        await file.press('Enter')
        await expect(page.getByRole('heading', { level: 2, name: 'auth-service.ts' })).toBeVisible()
        await expect(page.getByRole('list', { name: w.usedBy.file })).toContainText('login-controller.ts')
        await expect(page.getByRole('list', { name: w.uses.file })).toContainText('password.ts')
        await expectAccessible(page)

        await page
          .getByRole('link', { name: /AuthService\.authenticate/u })
          .first()
          .press('Enter')
        await expect(page.getByRole('list', { name: w.usedBy.symbol })).toContainText('LoginController')
        await expect(page.getByRole('list', { name: w.uses.symbol })).toContainText('verifyPassword')
        await page.getByRole('tab', { name: words.common.table }).press('Enter')
        const table = page.getByRole('region', { name: words.common.table })
        await expect(table.getByRole('row').filter({ hasText: 'verifyPassword' })).toContainText(w.uses.symbol)
        await expectAccessible(page)
        await page.goBack()
        await expect(page.getByRole('heading', { level: 2, name: 'auth-service.ts' })).toBeVisible()
        await page.getByRole('link', { name: w.toSession }).click()
        await expect(page).toHaveURL(new RegExp(`/code/${id}$`, 'u'))
      },
    )

    test(
      '[code.web-graph] [code.lacks-told] of a large folder a picture stays one, and what it may lack is told in words',
      BOTH,
      async ({ page, words }) => {
        const w = words.code.graph
        const root = mkdtempSync(join(tmpdir(), 'naze-large-'))
        writeFileSync(join(root, 'hub.ts'), "import './lost'\nexport function hub() {}\n")
        for (let n = 0; n < 5_000; n++) {
          const folder = join(root, `part${n % 40}`)
          mkdirSync(folder, { recursive: true })
          writeFileSync(join(folder, `f${n}.ts`), "import { hub } from '../hub'\nhub()\n")
        }
        await page.goto('/code/graph')
        await page.getByRole('textbox', { name: words.code.start.root }).fill(root)
        await page.getByRole('button', { name: w.open }).click()
        await expect(page.getByRole('list', { name: w.insideOf.folder }).getByRole('listitem')).toHaveCount(12)
        await page.getByRole('textbox', { name: w.find.label }).fill('hub')
        await page.getByRole('button', { name: w.find.action }).click()
        await page.getByRole('list', { name: w.find.found }).getByRole('link', { name: 'hub.ts' }).last().click()
        await expect(page.getByRole('list', { name: w.usedBy.file }).getByRole('listitem')).toHaveCount(12)
        await expect(page.getByRole('heading', { name: w.usedBy.file })).toContainText('5,000')
        const told = page.getByRole('listitem').filter({ hasText: './lost' })
        await expect(told).toContainText(
          language === 'ja' ? 'naze が知らないファイルへの import' : 'files naze does not know',
        )
        await expectAccessible(page)
        rmSync(root, { recursive: true, force: true })
      },
    )
  })

test('[code.web-graph] a folder that cannot be read is told in words', async ({ page, words, quiet }) => {
  quiet.expect(/400/)
  await page.goto('/code/graph?root=%2Fno%2Fsuch%2Ffolder')
  await expect(page.getByRole('alert')).toContainText(words.code.start.refused.missing)
  await page.getByRole('link', { name: words.code.graph.choose }).click()
  await expect(page.getByRole('textbox', { name: words.code.start.root })).toBeVisible()
})

test('[code.web-graph] the map of a folder begins with its parts', BOTH, async ({ page, words }) => {
  await page.goto(`/code/graph?root=${encodeURIComponent(SHOP)}`)
  await expect(
    page
      .getByRole('list', { name: words.code.graph.insideOf.folder })
      .or(page.getByRole('list', { name: words.code.graph.inside }))
      .first(),
  ).toContainText('src')
  await expectAccessible(page)
})
