import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { GetNodeOutput, NodeView, Status as StatusSchema } from '../../../src/capabilities/board/contract.ts'
import { expect, type Language, WORDS } from '../fixtures.ts'

type Status = (typeof StatusSchema)['options'][number]

/** Two things of which one has to come first, and one that names its own parts. */
export const THINGS = {
  ja: {
    later: '秋祭りの案内状を送る',
    first: '会場の下見を済ませる',
    context: '会場の下見を済ませてから送る。\n- 文面を書く\n- 宛名を印刷する',
    intent: '何から手を付けるとよいか知りたい',
    comment: '分割はしない',
  },
  en: {
    later: 'Send the invitations',
    first: 'Book the venue',
    context: 'Blocked by Book the venue.\n- write the text\n- print the labels',
    intent: 'I want to know what comes first',
    comment: 'No splitting',
  },
} as const satisfies Record<Language, Record<string, string>>

/** A text of the interface with its places filled. */
export function say(text: string, values: Record<string, string | number>): string {
  return text.replaceAll(/{{(\w+)}}/g, (_all, name: string) => String(values[name] ?? ''))
}

export function relationOf(language: Language): string {
  const { later: from, first: to } = THINGS[language]
  return say(WORDS[language].board.relation.depends_on.said, { from, to })
}

async function answer<T>(response: Awaited<ReturnType<APIRequestContext['get']>>): Promise<T> {
  expect(response.ok(), `${response.url()}: ${response.status()}`).toBe(true)
  return (await response.json()) as T
}

export async function addNode(request: APIRequestContext, title: string, more: object = {}): Promise<NodeView> {
  return (await answer<{ node: NodeView }>(await request.post('/api/nodes', { data: { title, ...more } }))).node
}

export async function readNode(request: APIRequestContext, id: string): Promise<GetNodeOutput> {
  return answer<GetNodeOutput>(await request.get(`/api/nodes/${id}`))
}

/** As someone else would do it meanwhile. */
export async function moveElsewhere(request: APIRequestContext, node: NodeView, from: string, to: string) {
  const { confirmation } = await answer<{ confirmation: { confirmation_id: string } }>(
    await request.post('/api/confirmations', {
      data: { node_id: node.id, ui_action: 'elsewhere', proposed_change: { type: 'status_change', from, to } },
    }),
  )
  await answer(
    await request.post(`/api/nodes/${node.id}/estimate-status`, {
      data: { confirm_status: to, confirmation_id: confirmation.confirmation_id },
    }),
  )
}

/** Tests of one worker share a server: each starts with an empty board. Parts go before what they are part of. */
export async function clearBoard(request: APIRequestContext): Promise<void> {
  for (;;) {
    const { nodes } = await answer<{ nodes: NodeView[] }>(await request.get('/api/nodes?limit=200'))
    if (nodes.length === 0) return
    const parents = new Set(nodes.map(({ parent_id }) => parent_id))
    const leaves = nodes.filter(({ id }) => !parents.has(id))
    await Promise.all(leaves.map(({ id }) => request.delete(`/api/nodes/${id}`).then(answer)))
  }
}

/** Moves a card by the menu that its button or M opens. */
export async function moveByMenu(page: Page, hand: Hand, language: Language, title: string, to: Status): Promise<void> {
  const { move, node, status } = WORDS[language].board
  await page.getByRole('link', { name: title }).hover()
  await hand.press(page.getByRole('button', { name: say(node.moveTitle, { title }) }))
  const menu = page.getByRole('dialog', { name: say(move.title, { title }) })
  await hand.press(menu.getByRole('button', { name: status[to] }))
}

export async function openBoard(page: Page, language: Language): Promise<void> {
  await page.goto('/board')
  await expect(page.getByRole('heading', { level: 1, name: WORDS[language].board.title })).toBeVisible()
}

/** The board with its trays read: keys reach them. */
export async function openDesk(page: Page, language: Language, cards = 0): Promise<void> {
  await openBoard(page, language)
  await expect(page.getByRole('textbox', { name: WORDS[language].board.capture.label })).toBeVisible()
  await expect.poll(() => page.locator('[data-card]').count()).toBeGreaterThanOrEqual(cards)
}

export function tray(page: Page, language: Language, name: keyof (typeof WORDS)['ja']['board']['trays']): Locator {
  return page.getByRole('region', { name: WORDS[language].board.trays[name] })
}

/** On a phone a tray opens under a finger. */
export async function unfold(page: Page, language: Language, name: Parameters<typeof tray>[2]): Promise<void> {
  const fold = tray(page, language, name).getByRole('button', { name: WORDS[language].board.trays[name], exact: false })
  const button = fold.first()
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

export function card(page: Page, what: string): Locator {
  return page.getByRole('article', { name: what })
}

/** Goes on with Tab until it stands there, as a person without a mouse would. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let steps = 0; steps < 120; steps++) {
    if (await target.evaluate((element) => element === element.ownerDocument.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not get there')
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

/** A person's hand: the mouse, or the keyboard alone. */
export interface Hand {
  press(target: Locator): Promise<void>
  write(target: Locator, text: string): Promise<void>
}

export const mouse: Hand = {
  press: (target) => target.click(),
  write: (target, text) => target.fill(text),
}

export const keyboardOf = (page: Page): Hand => ({
  press: (target) => press(page, target),
  async write(target, text) {
    await tabTo(page, target)
    await page.keyboard.insertText(text)
    await expect(target).toHaveValue(text)
  },
})
