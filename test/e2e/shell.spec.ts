import { expect, expectAccessible, test } from './fixtures.ts'
import { bubbles, field, say, startSession } from './why/journey.ts'

/** On a phone too: what is laid out or reached differently there. */
const BOTH = { tag: '@phone' }
const isPhone = () => test.info().project.name === 'phone'

test('the rail shows the rooms that exist and says where you are', BOTH, async ({ page, words }) => {
  await page.goto('/')
  if (isPhone()) await page.getByRole('button', { name: words.shell.menu }).click()
  const rail = page.getByRole('navigation', { name: words.shell.rooms })
  await expect(rail.getByRole('listitem')).toHaveText([
    words.rooms.home,
    words.rooms.why,
    words.rooms.interview,
    words.rooms.research,
    words.rooms.board,
    words.rooms.code,
    words.rooms.runs,
    words.rooms.models,
  ])
  await expect(rail.getByRole('link', { name: words.rooms.home, exact: true })).toHaveAttribute('aria-current', 'page')
  await rail.getByRole('link', { name: words.rooms.runs }).click()
  await expect(page.getByRole('heading', { level: 1, name: words.runs.title })).toBeVisible()
  await expect(page.getByRole('navigation', { name: words.shell.where })).toHaveText(words.rooms.runs)
  await expect(page).toHaveTitle(`${words.runs.title} · naze`)
})

test('the rail keeps what you follow in reach', BOTH, async ({ page, words, language }) => {
  await startSession(page, language)
  await say(page, language, '図書室の当番表を作りたい')
  await page.goto('/runs')
  if (isPhone()) await page.getByRole('button', { name: words.shell.menu }).click()
  await page.getByRole('link', { name: `${words.shell.following}: 図書室の当番表を作りたい` }).click()
  await expect(field(page, language)).toBeEnabled()
})

test('[house.web-edge] every room begins at the same line', async ({ page }) => {
  const edges = new Map<string, number | undefined>()
  for (const path of ['/why', '/interviews', '/interviews/new', '/research', '/board', '/code', '/runs', '/models']) {
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    edges.set(path, (await heading.boundingBox())?.x)
  }
  expect(new Set(edges.values()).size, JSON.stringify([...edges])).toBe(1)
})

test('[house.web-phrases] every browser is told where Japanese may break', async ({ page, words, language }) => {
  await page.goto('/')
  const line = page.locator('p', { hasText: words.home.line })
  await expect(line).toHaveText(words.home.line)
  if (language === 'ja') await expect.poll(() => line.locator('wbr').count()).toBeGreaterThan(3)
  else await expect(line.locator('wbr')).toHaveCount(0)
})

test('the first stop of the keyboard leads to the content', async ({ page, words }) => {
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: words.home.ask })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.shell.skip })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
})

test('[house.web-shell] the palette goes anywhere by keyboard and gives the focus back', async ({ page, words }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: words.home.ask }).focus()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: words.palette.title })
  await expect(palette.getByRole('textbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
  await expect(page.getByRole('textbox', { name: words.home.ask })).toBeFocused()

  await page.keyboard.press('Control+k')
  await page.keyboard.type('zzz')
  await expect(palette.getByText(words.palette.none)).toBeVisible()
  await palette.getByRole('textbox').fill('')
  await page.keyboard.press('ArrowDown')
  await expect(palette.getByRole('listitem').first().getByRole('button')).toBeFocused()
  await palette.getByRole('textbox').fill(words.rooms.kpi)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/why\/kpi$/)
})

test('language and theme are chosen once and stay', BOTH, async ({ page, words }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  if (isPhone()) await page.getByRole('button', { name: words.shell.menu }).click()
  await page.getByRole('button', { name: words.shell.theme }).click()
  await page.getByRole('menuitemradio', { name: words.shell.themes.dark }).click()
  await page.getByRole('button', { name: words.shell.language }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('textbox', { name: 'What would you like to find out?' })).toBeVisible()
})

test('without a choice the theme is the one of the system, also when that changes', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test(
  '[house.home-first-words] Home suggests a room; Enter starts it with the words as the first message',
  BOTH,
  async ({ page, words, language }) => {
    const said = '図書室の当番表を作りたい'
    await page.goto('/')
    await expect(page.getByText(words.home.suggestion)).toBeHidden()
    await page.getByRole('textbox', { name: words.home.ask }).fill(said)
    await expect(page.getByText(words.home.suggestion)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('textbox', { name: words.home.ask })).toHaveValue(said)
    await page.getByRole('textbox', { name: words.home.ask }).press('Enter')
    await expect(page).toHaveURL(/\/why\/[0-9a-f-]{36}$/)
    await expect(bubbles(page, language).first()).toContainText(said)
    await expect(field(page, language)).toBeEnabled()
    await expect(field(page, language)).toHaveValue('')
    await page.goto('/')
    await expect(page.getByRole('textbox', { name: words.home.ask })).toHaveValue('')
  },
)

test('what is typed decides which room Enter opens', async ({ page, words }) => {
  await page.goto('/')
  await page.getByRole('textbox', { name: words.home.ask }).fill('電子図書館の利用統計を調べる')
  await page.getByRole('textbox', { name: words.home.ask }).press('Enter')
  await expect(page).toHaveURL(/\/research$/)
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('電子図書館の利用統計を調べる')
})

test('[house.palette-finds] the palette finds nodes and sessions by their words', async ({
  page,
  words,
  request,
  language,
}) => {
  const made = await request.post('/api/nodes', { data: { title: '防災倉庫の鍵', note: '青い箱の中' } })
  expect(made.ok()).toBe(true)
  await startSession(page, language)
  await say(page, language, '読書会の当番表を作りたい')
  await page.goto('/')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: words.palette.title })
  await palette.getByRole('textbox').fill('青い箱')
  await expect(palette.getByRole('button', { name: '防災倉庫の鍵' })).toBeVisible()
  await expect(palette.getByText(words.palette.none)).toBeHidden()
  await palette.getByRole('textbox').fill('読書会')
  await expect(palette.getByRole('button', { name: '読書会の当番表を作りたい' })).toBeVisible()
  await palette.getByRole('textbox').fill('防災')
  await expect(palette.getByRole('button', { name: '防災倉庫の鍵' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/board\/nodes\//)
})

test('Home says quietly where things are kept and who answers', async ({ page, words }) => {
  await page.goto('/')
  const state = page.getByRole('region', { name: words.health.title })
  await expect(state.getByRole('listitem').first()).toHaveText(words.health.store.pglite)
  await expect(state).toContainText(words.health.builtIn)
})

test('the ledger is filtered in the address and opens a run', BOTH, async ({ page, words, language }) => {
  await startSession(page, language)
  await say(page, language, '図書室の当番表を作りたい')
  await page.goto('/runs')
  const list = page.getByRole('list', { name: words.runs.list })
  await expect(list.getByRole('button', { name: 'why.plan-turn' }).first()).toBeVisible()
  await page.getByRole('button', { name: new RegExp(`^${words.runs.ask}: `) }).click()
  await page.getByRole('menuitemradio', { name: 'why.ask-question' }).click()
  await expect(list.getByRole('button', { name: 'why.plan-turn' })).toHaveCount(0)
  await expect(page).toHaveURL(/ask=why\.ask-question/)
  await page.reload()
  await expect(list.getByRole('button', { name: 'why.ask-question' }).first()).toBeVisible()
  await expect(list.getByRole('button', { name: 'why.plan-turn' })).toHaveCount(0)
  await list.getByRole('button', { name: 'why.ask-question' }).first().click()
  const details = page.getByRole('dialog', { name: words.runs.details.replace('{{ask}}', 'why.ask-question') })
  await expect(details).toContainText(words.runs.outcomes.accepted)
  await expect(details).toContainText(words.chips.builtIn)
  await details.getByRole('button', { name: words.common.close }).click()
  await expect(details).toBeHidden()
})

test('an address with nothing at it says so and leads home', BOTH, async ({ page, words, quiet }) => {
  quiet.expect(/40[04]/)
  await page.goto('/no-such-place')
  await expect(page.getByRole('heading', { level: 1, name: words.missing.title })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: words.common.goHome }).click()
  await expect(page.getByRole('textbox', { name: words.home.ask })).toBeVisible()
  for (const id of ['00000000-0000-4000-8000-000000000000', 'half-an-addr']) {
    await page.goto(`/why/${id}`)
    await expect(page.getByRole('alert')).toContainText(words.why.gone)
  }
})

test('a server that does not answer is named, and asked again on request', async ({ page, words, quiet }) => {
  quiet.expect(/ERR_FAILED|Failed to load/)
  await page.route('**/api/sessions*', (route) => route.abort())
  await page.goto('/why')
  await expect(page.getByRole('alert')).toContainText(words.errors.OFFLINE)
  await expect(page.getByRole('alert')).toContainText(words.why.listFailed)
  await page.unroute('**/api/sessions*')
  await page.getByRole('button', { name: words.common.tryAgain }).click()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('nothing moves for people who asked for less motion', async ({ page, words }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('textbox', { name: words.home.ask }).fill('図書室')
  await expect(page.getByText(words.home.suggestion)).toBeVisible()
  expect(await page.evaluate('document.getAnimations().length')).toBe(0)
})

test('[house.web-fonts] Japanese is set in the bundled font, fetched in slices', async ({ page, words }) => {
  const slices: string[] = []
  page.on('response', (response) => response.url().endsWith('.woff2') && slices.push(response.url()))
  await page.goto('/')
  await expect(page.getByRole('textbox', { name: words.home.ask })).toBeVisible()
  await expect.poll(() => page.evaluate(`document.fonts.check('16px "Noto Sans JP Variable"', '願い')`)).toBe(true)
  expect(slices.length).toBeGreaterThan(0)
  expect(slices.length).toBeLessThan(60)
})

for (const language of ['ja', 'en'] as const) {
  test.describe(`accessible in ${language}`, BOTH, () => {
    test.use({ language })

    test('[house.web-accessible] every page of the shell', async ({ page, words, quiet }) => {
      quiet.expect(/404/)
      await page.goto('/')
      await page.getByRole('textbox', { name: words.home.ask }).fill('図書室 / a library')
      await expectAccessible(page)
      for (const path of ['/why', '/why/kpi', '/runs', '/nowhere', '/why/00000000-0000-4000-8000-000000000000']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        await expectAccessible(page)
      }
    })

    test('what floats over the page', async ({ page, words }) => {
      await page.goto('/')
      if (isPhone()) {
        await page.getByRole('button', { name: words.shell.menu }).click()
        await expectAccessible(page)
        await page.getByRole('button', { name: words.palette.open }).click()
      } else {
        await page.getByRole('button', { name: words.shell.language }).click()
        await expect(page.getByRole('menu')).toBeVisible()
        await expectAccessible(page)
        await page.keyboard.press('Escape')
        await page.getByRole('button', { name: words.palette.open }).click()
      }
      await expect(page.getByRole('dialog', { name: words.palette.title })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
