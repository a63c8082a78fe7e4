import { readFileSync } from 'node:fs'
import { REPORT_FORMATS, TRANSPARENCY_FORMATS } from '../../../src/capabilities/research/contract.ts'
import { expect, expectAccessible, test } from '../fixtures.ts'
import { BOTH, finishedRun, lanes, patiently, readReport, startByExample, TOPIC } from './journey.ts'

test.describe.configure({ timeout: 300_000 })
// A busy machine may shed a call; the page makes it again by itself, but the browser has noted it.
test.beforeEach(({ quiet }) => quiet.expect(/503/))

for (const language of ['ja', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      '[research.web-journey] from a topic to the sentence behind a finding, to the files and to the agents',
      BOTH,
      async ({ page, words }) => {
        const w = words.research
        await startByExample(page, language)
        await patiently(lanes(page, language, 1)).toHaveCount(3)
        const report = await readReport(page, language)
        const findings = report.getByRole('region', { name: w.report.findings })
        await expect(findings.getByRole('listitem').first()).toContainText(/\d+%/)

        const number = findings.getByRole('link', { name: /\d/ }).first()
        const said = await findings.getByRole('listitem').first().locator('bdi').allInnerTexts()
        await number.click()
        const sheet = page.getByRole('dialog')
        await expect(sheet.locator('mark')).toBeInViewport()
        expect(said.map(squeezed)).toContain(squeezed(await sheet.locator('mark').innerText()))
        await expect(sheet).toContainText(w.sources.reliability)
        const shared = page.url()
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await expect(number).toBeFocused()
        await page.goto(shared)
        await expect(page.getByRole('dialog').locator('mark')).toBeInViewport()
        await page.getByRole('dialog').getByRole('button', { name: words.common.close }).click()

        await page.getByRole('link', { name: w.views.agents }).click()
        await expect(page.getByRole('article')).toHaveCount(2)
        await expect(page.getByRole('article').first()).toContainText(w.sources.title)
      },
    )
  })

const squeezed = (text: string) => text.replaceAll(/\s+/g, '')

test.describe('a finished research', () => {
  let id = ''
  test.beforeEach(async ({ request }) => void (id = await finishedRun(request, TOPIC.ja)))

  test('[research.web-download] is downloaded as every kind of file, with how it came about', async ({
    page,
    words,
  }) => {
    const w = words.research.download
    await page.goto(`/research/${id}/report`)
    const files = page.getByRole('region', { name: w.title })
    const save = async (name: string, format: string) => {
      const download = page.waitForEvent('download')
      await files.getByRole('link', { name, exact: true }).click()
      const file = await download
      expect(file.suggestedFilename()).toMatch(new RegExp(`\\.${format}$`))
      return readFileSync(await file.path())
    }
    for (const format of REPORT_FORMATS) {
      const bytes = await save(w[format], format)
      if (format === 'docx') expect(bytes.subarray(0, 2).toString()).toBe('PK')
      else expect(bytes.toString('utf8')).toContain('かもめ線')
    }
    for (const format of TRANSPARENCY_FORMATS)
      expect((await save(w.transparencyAs.replace('{{format}}', w[format]), format)).toString('utf8')).toContain(
        'かもめ線',
      )
  })

  test('[research.web-compare] lets two agents be chosen and keeps the choice in the address', async ({
    page,
    words,
  }) => {
    const w = words.research
    await page.goto(`/research/${id}/agents`)
    const names = page.getByRole('article').getByRole('heading', { level: 2 })
    await expect(names).toContainText([agent(1), agent(2)])
    await page.getByRole('button', { name: new RegExp(`^${w.compare.left}`) }).click()
    await page.getByRole('menuitemradio', { name: agent(2) }).click()
    await expect(names).toContainText([agent(2), agent(1)])
    await page.reload()
    await expect(names).toContainText([agent(2), agent(1)])

    function agent(number: number) {
      return w.agent.replace('{{agent}}', String(number))
    }
  })

  test('[research.web-erase] is deleted for good after one question', BOTH, async ({ page, words, request, quiet }) => {
    quiet.expect(/404/)
    const w = words.research.erase
    await page.goto(`/research/${id}`)
    await page.getByRole('button', { name: w.action }).click()
    await page.getByRole('button', { name: w.keep }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.getByRole('button', { name: w.action }).click()
    await page.getByRole('button', { name: w.confirm }).click()
    await expect(page).toHaveURL(/\/research$/)
    expect((await request.get(`/api/research/${id}`)).status()).toBe(404)
    await page.goto(`/research/${id}`)
    await expect(page.getByRole('alert')).toContainText(words.research.gone)
  })

  test('[research.web-accessible] every screen passes axe in both themes', BOTH, async ({ page, words }) => {
    await page.goto('/research')
    await page.getByText(words.research.start.advanced).click()
    await expect(page.getByRole('list', { name: words.research.runs }).getByRole('listitem').first()).toBeVisible()
    // What lies half under the bar at the top would be too small for axe.
    await page.evaluate('scrollTo(0, 0)')
    await expectAccessible(page)
    for (const [view, seen] of [
      ['', 'main article'],
      ['/report', 'main article section'],
      ['/agents', 'main article'],
    ] as const) {
      await page.goto(`/research/${id}${view}`)
      await expect(page.locator(seen).first()).toBeVisible()
      await expectAccessible(page)
    }
    await page.goto(`/research/${id}/report`)
    await page.getByRole('region', { name: words.research.report.findings }).getByRole('link').first().click()
    await expect(page.getByRole('dialog').locator('mark')).toBeVisible()
    await expectAccessible(page)
  })
})

test(
  '[research.web-refused] says what is in the way before sending, and keeps what is typed',
  BOTH,
  async ({ page, words, quiet }) => {
    quiet.expect(/400/)
    const w = words.research.start
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await page.goto('/research')
    await page.getByRole('button', { name: w.action }).click()
    await expect(page.getByRole('alert')).toHaveText(w.needsTopic.replace('{{most}}', '500'))
    await page.getByRole('textbox', { name: w.topic }).fill('町営バスの運賃')
    await page.getByText(w.advanced).click()
    await page.getByLabel(w.fields.agents).fill('99')
    await expect(page.getByRole('alert')).toContainText(w.fields.agents)
    await page.getByRole('button', { name: w.action }).click()
    expect(sent).toEqual([])
    await page.reload()
    await expect(page.getByRole('textbox', { name: w.topic })).toHaveValue('町営バスの運賃')
    await expect(page.getByLabel(w.fields.agents)).toHaveValue('99')
    await page.getByLabel(w.fields.agents).fill('')
    await page.getByLabel(words.research.providers.searxng).check()
    await page.getByRole('button', { name: w.action }).click()
    await expect(page.getByRole('alert')).toContainText(w.refused.notSetUp)
    await expect(page.getByRole('textbox', { name: w.topic })).toHaveValue('町営バスの運賃')
  },
)

test('an address of a research that is not there says so and leads back', async ({ page, words, quiet }) => {
  quiet.expect(/40[04]/)
  for (const id of ['00000000-0000-4000-8000-000000000000', 'half-an-addr']) {
    await page.goto(`/research/${id}`)
    await expect(page.getByRole('alert')).toContainText(words.research.gone)
  }
  await page.getByRole('link', { name: words.research.toList }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.research.title })).toBeVisible()
})
