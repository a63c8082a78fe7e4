import { useEffect, useState } from 'react'

export const cardId = (insight: string) => `card-${insight}`

/** The card to go on at when the one a person was on goes away: the next, or else the one before. */
export function neighbourOf(id: string, order: readonly string[]): string | null {
  const at = order.indexOf(id)
  return order[at + 1] ?? order[at - 1] ?? null
}

/** Puts the keyboard on an element once the page shows it: what had it before is gone. */
export function useFocusOn(): (id: string) => void {
  const [wanted, setWanted] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (wanted !== null) document.getElementById(wanted.id)?.focus()
  }, [wanted])
  return (id) => setWanted({ id })
}
