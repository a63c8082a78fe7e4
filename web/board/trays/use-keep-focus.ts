import { useEffect, useRef } from 'react'
import { cardsIn, traysIn } from '../moves/walk.ts'

/**
 * When the card one stands on goes away, the keyboard goes to the one that took its place, so that a tray is worked off
 * from one end; `goTo` names the card it should go to instead, as soon as that is there.
 */
export function useKeepFocus() {
  const frame = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)
  const last = useRef<{ tray: string; row: number } | null>(null)
  const note = () => {
    const tray = document.activeElement?.closest<HTMLElement>('[data-tray]')
    if (!tray || !frame.current?.contains(tray)) return
    const row = cardsIn(tray).findIndex((card) => card.closest('[data-node]')?.contains(document.activeElement))
    last.current = { tray: tray.dataset['tray'] ?? '', row: Math.max(row, 0) }
  }
  useEffect(() => {
    const onFocus = (event: FocusEvent) => {
      const inside = event.target instanceof Element && frame.current?.contains(event.target)
      const floats =
        event.target instanceof Element && event.target.closest('[role=dialog], [data-radix-toast-viewport]')
      if (inside) note()
      else if (!floats) last.current = null
    }
    document.addEventListener('focusin', onFocus)
    return () => document.removeEventListener('focusin', onFocus)
  })
  useEffect(() => {
    if (frame.current === null) return
    const card =
      wanted.current === null
        ? null
        : frame.current.querySelector<HTMLElement>(`[data-card="${CSS.escape(wanted.current)}"]`)
    if (card) {
      wanted.current = null
      card.focus()
      return
    }
    if (document.activeElement !== document.body) return note()
    const { current: place } = last
    if (place === null) return
    const tray = traysIn(frame.current).find((each) => each.dataset['tray'] === place.tray)
    const cards = cardsIn(tray)
    const next = cards[place.row] ?? cards.at(-1) ?? tray
    next?.focus({ preventScroll: next === tray })
  })
  const goTo = (id: string | undefined) => {
    wanted.current = id ?? null
  }
  return { frame, goTo }
}
