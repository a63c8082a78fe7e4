import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { en } from '../../web/i18n/en.ts'
import { ja } from '../../web/i18n/ja.ts'
import { doorHere, type RunningServer, startServer } from './server.ts'

export const WORDS = { ja, en }
export type Language = keyof typeof WORDS

interface Fixtures {
  /** The language the browser asks for; nothing is stored yet. */
  language: Language
  /** The words of the interface in that language. */
  words: typeof en
  /** A page that broke the content security policy, threw or logged an error fails its test. */
  quiet: { expect: (message: RegExp) => void }
}

export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures from this pattern.
    async ({}, use) => {
      const server = await startServer(await doorHere())
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  language: ['ja', { option: true }],
  locale: async ({ language }, use) => use(language === 'ja' ? 'ja-JP' : 'en-GB'),
  baseURL: async ({ server }, use) => use(server.url),
  words: async ({ language }, use) => use(WORDS[language]),
  quiet: [
    async ({ page }, use) => {
      const heard: string[] = []
      const expected: RegExp[] = []
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
