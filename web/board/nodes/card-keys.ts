import type { KeyboardEvent } from 'react'
import { isComposing } from '../../lib/text/composing.ts'

const ARROWS: Readonly<Record<string, readonly [tray: number, card: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
}

/** Arrows walk from card to card and from tray to tray, M moves the card one stands on. Tab goes on as everywhere. */
export function onCardKeys(event: KeyboardEvent<HTMLElement>) {
  const card = event.target
  if (!(card instanceof HTMLElement) || card.dataset['card'] === undefined || isComposing(event.nativeEvent)) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key.toLowerCase() === 'm') {
    event.preventDefault()
    card.closest('li')?.querySelector<HTMLElement>('[data-move]')?.click()
    return
  }
  const step = ARROWS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const trays = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tray]')]
    .map((tray) => [...tray.querySelectorAll<HTMLElement>('[data-card]')].filter((each) => each.checkVisibility()))
    .filter((cards) => cards.length > 0)
  const column = trays.findIndex((cards) => cards.includes(card))
  const row = trays[column]?.indexOf(card) ?? 0
  const cards = trays[column + step[0]]
  const next = step[0] === 0 ? cards?.[row + step[1]] : (cards?.[row] ?? cards?.at(-1))
  next?.focus()
}
