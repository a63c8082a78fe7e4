import { useSyncExternalStore } from 'react'
import { lasting } from './storage.ts'

export const THEMES = ['light', 'dark', 'system'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'naze.theme'
const listeners = new Set<() => void>()
const darkOutside = () => matchMedia('(prefers-color-scheme: dark)')

function chosen(): Theme {
  const stored = lasting.read(KEY)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

function paint() {
  const dark = chosen() === 'dark' || (chosen() === 'system' && darkOutside().matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', dark ? '#14161A' : '#FBFAF7')
}

export function setTheme(theme: Theme) {
  if (theme === 'system') lasting.remove(KEY)
  else lasting.write(KEY, theme)
  paint()
  for (const listener of listeners) listener()
}

export function watchSystemTheme() {
  paint()
  darkOutside().addEventListener('change', paint)
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, chosen)
}
