import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { expect, type Language, WORDS } from '../fixtures.ts'

/** For what waits on a turn or a job of the server, which a busy machine may make slow. */
export const patiently = expect.configure({ timeout: 40_000 })

/** What one person a language would say, openly, until nothing is asked any more. */
export const ANSWERS: Record<Language, readonly string[]> = {
  ja: [
    'ゴミの出し方がわからない、夜に行ける病院が見つからない、近所に知り合いがいない',
    '以上です',
    'はい、いちばん困っているのはゴミの出し方です',
    'ゴミの出し方を選びます',
    '引っ越した週に、三日も玄関にゴミを置いたままで毎朝気まずかったです',
    '毎週のことで、朝から気持ちが重くなります',
    'はい、その通りです',
    'いいえ、もうありません',
  ],
  en: [
    'I do not know when to put out the rubbish, no doctor at night, and nobody I know nearby',
    "That's all",
    'Yes, the rubbish troubles me most',
    'I choose the rubbish',
    'In the week we moved the bags stood in the hall for three days and every morning was awkward',
    'It happens every week and it weighs on the start of my day',
    'Yes, that is right',
    'No, there is nothing more',
  ],
}

export interface Guide {
  name: string
  goal: string
  language: Language
  limits?: { max_turns?: number; max_deep?: number; max_responses?: number; closes_at?: string }
  must_ask?: string[]
}

export interface MadeProject {
  id: string
  link: string
}

export const GUIDE: Record<Language, Guide> = {
  ja: { name: '新しい町に引っ越して', goal: '最初のひと月に何が大変で、何が助けになったか', language: 'ja' },
  en: { name: 'Moving to a new town', goal: 'What makes the first month hard, and what helped', language: 'en' },
}

/** A project made over the API, for tests about what comes after. */
export async function makeProject(request: APIRequestContext, guide: Guide): Promise<MadeProject> {
  const response = await request.post('/api/projects', { data: guide })
  expect(response.status(), await response.text()).toBe(201)
  const { project } = (await response.json()) as { project: MadeProject }
  return project
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Without a browser; what a busy server sheds is asked again. */
export async function call<T>(url: string, path: string, body?: object, key = ''): Promise<T> {
  for (;;) {
    const response = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'content-type': 'application/json',
        ...(key !== '' && { authorization: `Bearer ${key}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (response.ok) return (await response.json()) as T
    if (response.status !== 503) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    await pause(200)
  }
}

/** A whole conversation without a browser, for tests about what becomes of it. */
export async function converse(url: string, link: string, answers: readonly string[]): Promise<void> {
  const begun = await call<{ conversation_id: string; key: string }>(url, `${link}/conversations`, {})
  const messages = `/conversations/${begun.conversation_id}/messages`
  for (const content of answers) {
    await call(url, messages, { content }, begun.key)
    while ((await call<{ pending: boolean }>(url, messages, undefined, begun.key)).pending) await pause(50)
  }
}

/** What a server loads for its first conversation it loads now: on a busy machine that takes long enough to be refused. */
export async function warmUp(url: string): Promise<void> {
  const guide = { ...GUIDE.ja, limits: { max_turns: 1 } }
  const { project } = await call<{ project: MadeProject }>(url, '/projects', guide)
  await converse(url, project.link, ['引っ越してから、ゴミの出し方がわからなくて困りました'])
  for (let tries = 0; tries < 200; tries++) {
    if ((await call<{ insights: unknown[] }>(url, `/projects/${project.id}/insights`)).insights.length > 0) return
    await pause(100)
  }
}

export async function conversationsOf(
  request: APIRequestContext,
  id: string,
): Promise<{ id: string; analysed: boolean }[]> {
  const response = await request.get(`/api/projects/${id}/conversations`)
  return ((await response.json()) as { conversations: { id: string; analysed: boolean }[] }).conversations
}

/** Waits until everything that was said has become cards: how many, the analysis says. */
export async function untilAnalysed(request: APIRequestContext, id: string): Promise<void> {
  await expect(async () => {
    for (const { analysed } of await conversationsOf(request, id)) expect(analysed).toBe(true)
  }).toPass({ timeout: 40_000 })
}

/** Another person: their own browser, without anyone's cookies. */
export async function newPerson(browser: Browser, baseURL: string, language: Language): Promise<BrowserContext> {
  return browser.newContext({ baseURL, locale: language === 'ja' ? 'ja-JP' : 'en-GB' })
}

export async function begin(page: Page, link: string, language: Language): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: WORDS[language].interview.participant.begin }).click()
  await patiently(field(page, language)).toBeEnabled()
}

export function field(page: Page, language: Language): Locator {
  return page.getByRole('textbox', { name: WORDS[language].chat.input })
}

export function said(page: Page, language: Language): Locator {
  return page.getByRole('log', { name: WORDS[language].interview.participant.log }).getByRole('listitem')
}

/** A question still being written: seen, but not yet said to a screen reader. */
export function draft(page: Page): Locator {
  return page.getByRole('log').locator('li[aria-hidden="true"]')
}

export function ending(page: Page, language: Language): Locator {
  return page.getByRole('heading', { level: 2, name: WORDS[language].interview.participant.doneTitle })
}

/** Sends one answer and waits until the next question, or the end, is there. */
export async function answer(page: Page, language: Language, text: string): Promise<void> {
  const before = await saidSoFar(page, language)
  await field(page, language).fill(text)
  await field(page, language).press('Enter')
  await answered(page, language, before)
}

export async function skip(page: Page, language: Language): Promise<void> {
  const before = await saidSoFar(page, language)
  await page.getByRole('button', { name: WORDS[language].interview.participant.skip }).click()
  await answered(page, language, before)
}

/** A page that was just opened has said nothing yet; every conversation begins with a question. */
async function saidSoFar(page: Page, language: Language): Promise<number> {
  await patiently(said(page, language).first()).toBeVisible()
  return said(page, language).count()
}

async function answered(page: Page, language: Language, before: number): Promise<void> {
  await patiently(said(page, language)).toHaveCount(before + 2)
  await patiently(field(page, language).and(page.locator(':enabled')).or(ending(page, language))).toBeVisible()
}

/** Talks to the end, starting with the given answer. */
export async function talkToTheEnd(page: Page, language: Language, from = 0): Promise<number> {
  const texts = ANSWERS[language].slice(from)
  for (let turn = 0; turn < 14; turn++) {
    if (await ending(page, language).isVisible()) return turn
    await answer(page, language, texts[turn] ?? texts.at(-1) ?? '')
  }
  throw new Error('an open answerer did not reach the end')
}

export function rows(page: Page, language: Language): Locator {
  return page.getByRole('list', { name: WORDS[language].interview.conversations.list }).getByRole('listitem')
}

export function card(page: Page, theme: string): Locator {
  return page.getByRole('article', { name: theme, exact: true })
}

export const NAMES = {
  ja: '隣の田中太郎さんに聞いたら、電話は090-1234-5678だと言われました',
  en: 'I asked John Smith next door and he told me to call 415-555-0132',
}
export const TROUBLE = {
  ja: 'ゴミの出し方がわからなくて、隣の田中太郎さんに聞くまで三日も困った',
  en: 'I did not know when to put out the rubbish, and it was a problem until I asked John Smith next door',
}
/** Three people, three troubles: as many cards, or more. */
export const TROUBLES = [
  'ゴミの出し方がわからなくて、三日も玄関に置いたままで毎朝気まずかった',
  '夜に子どもが熱を出して、行ける病院が見つからなかった',
  'バスの本数が少なくて、夕方の買い物に行けない',
]
export const ONE_ANSWER = { ...GUIDE.ja, limits: { max_turns: 1 } }

/** On a phone too: what is laid out or reached differently there. */
export const BOTH = { tag: '@phone' }
