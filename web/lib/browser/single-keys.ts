import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { isComposing } from '../text/composing.ts'
import { lasting } from './storage.ts'

const KEY = 'naze.single-keys'
const listeners = new Set<() => void>()
let on = lasting.read(KEY) !== 'off'

/** Whoever speaks to their machine, or has a cat on it, can switch keys without a modifier off. */
export function setSingleKeys(next: boolean): void {
  on = next
  lasting.write(KEY, next ? 'on' : 'off')
  for (const listener of listeners) listener()
}

export function useSingleKeysOn(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => on,
  )
}

interface Press {
  target: EventTarget | null
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  isComposing: boolean
  keyCode: number
}

const WRITTEN_IN = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

/** A key by itself, pressed where nobody writes. */
export function isSingleKey(event: Press): boolean {
  if (!on || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return false
  return !(event.target instanceof Element && event.target.closest(WRITTEN_IN) !== null)
}

/** Keys of the whole page; while something lies over it they rest. */
export function useSingleKeys(keys: Readonly<Record<string, () => void>>) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = keys[event.key.toLowerCase()]
    if (act === undefined || event.defaultPrevented || !isSingleKey(event)) return
    if (document.querySelector('[role=dialog], [role=menu]') !== null) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
