import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectForGood, test } from '../fixtures.ts'
import { Assistant, REQUEST, SHOP } from './assistant.ts'

const BOTH = { tag: '@phone' }

test.describe.configure({ timeout: 150_000 })

const sessionIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''
const filled = (text: string, values: Record<string, string>) =>
  text.replaceAll(/\{\{(\w+)\}\}/gu, (_, name: string) => values[name] ?? '')

for (const language of ['ja', 'en'] as const)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test(
      '[code.web-live] [code.web-why] [code.web-evidence] from a request to permission to write, seen while it happens',
      BOTH,
      async ({ page, words, request }) => {
        const w = words.code
        await page.goto('/code')
        await page.getByRole('textbox', { name: w.start.query }).fill(REQUEST[language])
        await page.getByRole('textbox', { name: w.start.root }).fill(SHOP)
        await page.getByRole('button', { name: w.start.action }).click()

        const verdict = page.getByRole('region', { name: w.verdict.notReady })
        await expect(verdict).toContainText(w.verdict.nothingYet)
        await expect(page.getByRole('heading', { level: 1 }).locator('mark').first()).toBeVisible()
        const path = page.getByRole('list', { name: w.phases.title })
        await expect(path.locator('[aria-current=step]')).toContainText(w.phases.EXPLORATION.name)

        const assistant = new Assistant(request, sessionIn(page))
        const loads: string[] = []
        page.on('framenavigated', (frame) => loads.push(frame.url()))
        const understanding = await assistant.understandLogin()
        const timeline = page.getByRole('region', { name: w.timeline.title })
        await expect(timeline).toContainText('name: LoginController')
        await assistant.submit({ ...understanding, symbols_identified: ['LoginController', 'InventedService'] })
        await expect(verdict).toContainText('InventedService')
        await expect(verdict).toContainText(
          filled(w.verdict.missingOne, { what: w.requirements.symbols_identified, have: '1', needed: '3' }),
        )
        expect((await assistant.mayWrite('src/auth/password.ts')).allowed).toBe(false)
        const writes = page.getByRole('region', { name: w.writes.title })
        await expect(writes.getByRole('listitem')).toContainText([w.writes.refused])

        expect((await assistant.submit(understanding)).phase).toBe('READY')
        await expect(page.getByRole('region', { name: w.verdict.ready })).toBeVisible()
        await expect(path.locator('[aria-current=step]')).toContainText(w.phases.READY.name)
        await expect(page.getByRole('region', { name: w.requirements.title })).toContainText('3 / 3')
        expect((await assistant.mayWrite('src/auth/password.ts')).allowed).toBe(true)
        await expect(writes.getByRole('listitem')).toContainText([w.writes.refused, w.writes.allowed])
        expect(loads).toEqual([])

        const symbols = page.getByRole('region', { name: w.symbols.title })
        await expect(symbols).toContainText('AuthService')
        const evidence = symbols.getByRole('link', { name: filled(w.symbols.evidence, { name: 'LoginController' }) })
        await evidence.click()
        const sheet = page.getByRole('dialog')
        await expect(sheet).toContainText('src/auth/login-controller.ts')
        await page.keyboard.press('Escape')
        await expect(sheet).toBeHidden()
        await expect(evidence).toBeFocused()

        await assistant.end('success', 'an empty password is an input error now')
        const outcome = page.getByRole('region', { name: w.outcome.title })
        await expect(outcome).toContainText(w.outcomes.success)
        await expect(outcome).toContainText('an empty password is an input error now')
      },
    )
  })

test('[code.web-index] the page of a session says how far its folder is indexed', async ({ page, words, request }) => {
  const id = await Assistant.start(request, REQUEST.ja)
  await page.goto(`/code/${id}`)
  const index = page.getByRole('region', { name: words.code.index.title })
  await expect(index).toContainText(words.code.index.state.ready)
  await expect(index).toContainText(/typescript/i)
})

test('[code.web-start] what is in the way is said, and nothing typed is lost', BOTH, async ({ page, words, quiet }) => {
  quiet.expect(/400/)
  const w = words.code.start
  await page.goto('/code')
  await page.getByRole('button', { name: w.action }).click()
  await expect(page.getByRole('alert')).toHaveText(w.needsQuery)
  await page.getByRole('textbox', { name: w.query }).fill(REQUEST.ja)
  await page.getByRole('textbox', { name: w.root }).fill('shop')
  await page.getByRole('button', { name: w.action }).click()
  await expect(page.getByRole('alert')).toContainText(w.refused.absolute)
  await page.getByRole('textbox', { name: w.root }).fill('/no/such/folder/here')
  await page.getByRole('button', { name: w.action }).click()
  await expect(page.getByRole('alert')).toContainText(w.refused.missing)
  await page.reload()
  await expect(page.getByRole('textbox', { name: w.query })).toHaveValue(REQUEST.ja)
  await expect(page.getByRole('textbox', { name: w.root })).toHaveValue('/no/such/folder/here')
})

test('[code.web-words] a proposed pair waits for a person and is gone from the list once it is judged', async ({
  page,
  words,
  request,
}) => {
  const w = words.code.words
  for (const thing of ['合鍵', '割符']) {
    const query = `${thing}機能で空のパスワードを入力したときに落ちるので修正する`
    const assistant = new Assistant(request, await Assistant.start(request, query))
    const understanding = await assistant.understandLogin()
    await assistant.submit({ ...understanding, symbols_identified: ['LoginController'] })
  }
  await page.goto('/code/words')
  const waiting = page
    .getByRole('list', { name: w.waiting })
    .getByRole('listitem')
    .filter({ hasText: /合鍵|割符/u })
  await expect(waiting).toHaveCount(2)
  const first = (await waiting.first().getByRole('paragraph').first().innerText()).trim()
  await waiting
    .first()
    .getByRole('button', { name: new RegExp(`^${w.confirm}`, 'u') })
    .click()
  await expect(waiting).toHaveCount(1)
  await expect(page.getByRole('list', { name: w.settled })).toContainText(first)
  await waiting
    .first()
    .getByRole('button', { name: new RegExp(`^${w.reject}`, 'u') })
    .click()
  await expect(waiting).toHaveCount(0)
})

test('[code.web-setup] settings hold the folders that were typed, and are copied as they stand', async ({
  page,
  words,
  context,
  server,
}) => {
  const w = words.code.setup
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/code/setup')
  await page.getByRole('textbox', { name: w.naze }).fill('/srv/naze')
  await page.getByRole('textbox', { name: w.root }).fill('/srv/my shop')
  await page.getByRole('button', { name: filled(words.common.copyOf, { what: w.into.terminal }) }).click()
  await expect(page.getByText(words.common.copied, { exact: true })).toBeVisible()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(
    "claude mcp add naze --env NAZE_HOME=/srv/naze/.naze -- node /srv/naze/bin/naze.mjs mcp --root '/srv/my shop'",
  )
  await page.getByText(w.http).click()
  await page.getByLabel(w.clients.vscode).check()
  await expect(page.getByRole('figure').last()).toContainText(`${server.url}/mcp`)
})

test('[code.web-erase] a session is deleted for good after one question', async ({ page, words, request, quiet }) => {
  quiet.expect(/404/)
  const w = words.code
  const id = await Assistant.start(request, 'ログイン機能直して')
  await page.goto(`/code/${id}`)
  await page.getByRole('button', { name: w.erase.action }).click()
  await expectForGood(page.getByRole('button', { name: w.erase.confirm }))
  await page.getByRole('button', { name: w.erase.confirm }).click()
  await expect(page).toHaveURL(/\/code$/u)
  expect((await request.get(`/api/code/sessions/${id}`)).status()).toBe(404)
  await page.goto(`/code/${id}`)
  await expect(page.getByRole('alert')).toContainText(w.gone)
})

test('[code.web-accessible] every screen passes axe in both themes', BOTH, async ({ page, words, request }) => {
  const w = words.code
  const vague = await Assistant.start(request, 'ログイン機能直して')
  const id = await Assistant.start(request, REQUEST.ja)
  const assistant = new Assistant(request, id)
  await assistant.submit(await assistant.understandLogin())
  await assistant.mayWrite('src/orders/order-service.ts')
  await page.goto('/code')
  await expect(page.getByRole('list', { name: w.sessions }).getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
  await page.goto('/code/setup')
  await expectAccessible(page)
  await page.goto('/code/words')
  await expect(page.getByRole('heading', { name: w.words.waiting })).toBeVisible()
  await expectAccessible(page)
  for (const one of [vague, id]) {
    await page.goto(`/code/${one}`)
    await expect(page.getByRole('region', { name: w.timeline.title })).toBeVisible()
    await expectAccessible(page)
  }
  await page
    .getByRole('link', { name: new RegExp(`^${w.slots.evidence}`, 'u') })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page)
})
