import { setTimeout as sleep } from 'node:timers/promises'
import { AxeBuilder } from '@axe-core/playwright'
import {
  type APIRequestContext,
  type APIResponse,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test'
import { en } from '../../web/i18n/en.ts'
import { ja } from '../../web/i18n/ja.ts'
import { doorHere, type RunningServer, startServer } from './server.ts'

export const WORDS = { ja, en }
export type Language = keyof typeof WORDS

const SHED_TRIES = 50
const SHED_MS = 200

interface Fixtures {
  /** The language the browser asks for; nothing is stored yet. */
  language: Language
  /** The words of the interface in that language. */
  words: typeof en
  /** A page that broke the content security policy, threw or logged an error fails its test. */
  quiet: { expect: (message: RegExp) => void }
}

/** What a busy server sheds is asked again, as its answer says. */
function askingAgain(request: APIRequestContext): APIRequestContext {
  return new Proxy(request, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target)
      if (typeof value !== 'function') return value
      if (!['get', 'post', 'patch', 'delete'].includes(String(name))) return value.bind(target)
      return async (...call: unknown[]) => {
        for (let tries = 1; ; tries++) {
          const response = (await value.apply(target, call)) as APIResponse
          if (response.status() !== 503 || tries === SHED_TRIES) return response
          await sleep(SHED_MS)
        }
      }
    },
  })
}

export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer(await doorHere())
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 200_000 },
  ],
  language: ['ja', { option: true }],
  locale: async ({ language }, use) => use(language === 'ja' ? 'ja-JP' : 'en-GB'),
  baseURL: async ({ server }, use) => use(server.url),
  words: async ({ language }, use) => use(WORDS[language]),
  request: async ({ request }, use) => use(askingAgain(request)),
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = []
      // A busy machine may shed a call; the page makes it again by itself, but the browser has noted it.
      const expected = [/503/]
      page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`))
      page.on('console', (message) => {
        if (message.type() === 'error' || /content security policy/i.test(message.text())) heard.push(message.text())
      })
      await use({ expect: (message) => void expected.push(message) })
      expect(heard.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await settled(page)
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
    expect(found, `${page.url()} in ${theme}`).toEqual([])
  }
}

/** Waits until nothing fades or slides any more: axe would measure the colours in between. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    'Promise.allSettled(document.getAnimations().filter((a) => a.effect.getTiming().iterations === 1).map((a) => a.finished))',
  )
}

/** What cannot be taken back has the colour of the signal. */
export async function expectForGood(button: Locator): Promise<void> {
  const signal = await button
    .page()
    .evaluate<string>(
      `(() => { const probe = document.body.appendChild(document.createElement('i')); probe.style.color = 'var(--signal)'; const { color } = getComputedStyle(probe); probe.remove(); return color })()`,
    )
  await expect(button).toHaveCSS('background-color', signal)
}
