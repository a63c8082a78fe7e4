import { useEffect, useEffectEvent } from 'react'

export const onApple = /mac|iphone|ipad/i.test(navigator.userAgent)

/** ⌘K on Apple machines, Ctrl+K elsewhere. */
export function usePaletteKey(toggle: () => void) {
  const onPalette = useEffectEvent(toggle)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return
      if (onApple ? !event.metaKey : !event.ctrlKey) return
      event.preventDefault()
      onPalette()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
