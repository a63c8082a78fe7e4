import { expect, type Page, type Route } from '@playwright/test'
import { type Language, WORDS } from '../fixtures.ts'

/** One person a language who answers openly. */
export const ANSWERS: Record<Language, readonly string[]> = {
  ja: [
    '町内会の回覧板をアプリにしたい',
    '共働きの家が増えて、回すのが遅れてトラブルになってるから',
    '断水のお知らせが3日止まって、お年寄りの家が困ったから',
    '一人暮らしの人が知らないまま取り残されるのが嫌だから。誰も取り残されない町にしたい',
    'そうです、その通りです',
    'みんなが安心して暮らせることが大事だと思うから',
  ],
  en: [
    'I want to turn the neighbourhood circular into an app',
    'Because both partners work now, it goes round late and that causes trouble',
    'Last month the notice about the water stopped for three days, so elderly people were stuck without water',
    'Because people who live alone are left not knowing. I want a town where nobody is left behind',
    'Yes, exactly',
    'Because it matters to me that everyone can live there without worry',
  ],
}

export async function startSession(page: Page, language: Language): Promise<void> {
  const words = WORDS[language]
  await page.goto('/why')
  await page.getByRole('button', { name: words.why.start }).click()
  await expect(page).toHaveURL(/\/why\/[0-9a-f-]{36}$/)
  await expect(field(page, language)).toBeEnabled()
}

export function field(page: Page, language: Language) {
  return page.getByRole('textbox', { name: WORDS[language].chat.input })
}

export function bubbles(page: Page, language: Language) {
  return page.getByRole('log', { name: WORDS[language].chat.log }).getByRole('listitem')
}

/** Says one thing and waits until it is answered, by a question or by the sliders. */
export async function say(page: Page, language: Language, text: string): Promise<void> {
  await expect(bubbles(page, language).first()).toBeVisible()
  const before = await bubbles(page, language).count()
  await field(page, language).fill(text)
  await field(page, language).press('Enter')
  const answered = bubbles(page, language).nth(before + 1)
  await expect(answered.or(sliderHeading(page, language))).toBeVisible()
}

export function sliderHeading(page: Page, language: Language) {
  return page.getByRole('heading', { level: 1, name: WORDS[language].sliders.title })
}

/** Talks until the sliders come. */
export async function talkToSliders(page: Page, language: Language): Promise<number> {
  for (const [turn, text] of ANSWERS[language].entries()) {
    await say(page, language, text)
    if (await sliderHeading(page, language).isVisible()) return turn + 1
  }
  throw new Error('an open answerer did not reach the sliders')
}

export async function writeReport(page: Page, language: Language): Promise<void> {
  await page.getByRole('button', { name: WORDS[language].sliders.generate }).click()
  await expect(page.getByRole('article', { name: WORDS[language].report.body })).toBeVisible()
}

export function sessionId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/**
 * Lets `handle` have the first request to `url`; later ones go through. Unlike a route of one time it stays in place:
 * taking the interception away while the page's next request is under way can leave that one hanging.
 */
export async function first(page: Page, url: string, handle: (route: Route) => unknown): Promise<void> {
  let handled = false
  await page.route(url, async (route) => {
    if (handled) return route.fallback()
    handled = true
    await handle(route)
  })
}
