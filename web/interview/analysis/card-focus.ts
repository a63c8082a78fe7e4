import { useEffect, useReducer, useRef } from 'react'
import type { Insight } from '../../api/interview.ts'

export const cardId = (insight: string) => `card-${insight}`

/** The card to go on at when the one a person was on goes away: the next, or else the one before. */
export function neighbourOf(id: string, order: readonly string[]): string | null {
  const at = order.indexOf(id)
  return order[at + 1] ?? order[at - 1] ?? null
}

type Once = (shown: readonly Insight[]) => boolean

/**
 * Puts the keyboard on an element once the cards shown are those it was wanted for: what had it before is gone then. A
 * card that moves to another level is made anew, so the keyboard must not come before the move.
 */
export function useFocusOn(shown: readonly Insight[]): (id: string, once?: Once) => void {
  const wish = useRef<{ id: string; once: Once } | null>(null)
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0)
  useEffect(() => {
    const wanted = wish.current
    if (wanted === null || !wanted.once(shown)) return
    wish.current = null
    document.getElementById(wanted.id)?.focus()
  })
  return (id, once = () => true) => {
    wish.current = { id, once }
    lookAgain()
  }
}
