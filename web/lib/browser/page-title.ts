import { useSyncExternalStore } from 'react'

let title = ''
const listeners = new Set<() => void>()

export function setPageTitle(next: string) {
  title = next
  for (const listener of listeners) listener()
}

/** What the page that is open calls itself. */
export function usePageTitle(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => title,
  )
}
