import { useSyncExternalStore } from 'react'
import { lasting } from './browser/storage.ts'

/** The one thing a person is at: the rail keeps it in reach wherever they go. */
export interface InReach {
  id: string
  title: string
}

const KEY = 'naze.following'
const listeners = new Set<() => void>()

function parse(text: string | null): InReach | null {
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || !('id' in value) || !('title' in value)) return null
    return typeof value.id === 'string' && typeof value.title === 'string' ? { id: value.id, title: value.title } : null
  } catch {
    return null
  }
}

// useSyncExternalStore compares by identity, so the same text must give the same object.
let last: { text: string | null; value: InReach | null } = { text: null, value: null }
function current(): InReach | null {
  const text = lasting.read(KEY)
  if (text !== last.text) last = { text, value: parse(text) }
  return last.value
}

export function keepInReach(thing: InReach | null) {
  if (thing === null) lasting.remove(KEY)
  else lasting.write(KEY, JSON.stringify(thing))
  for (const listener of listeners) listener()
}

export function useInReach(): InReach | null {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, current)
}
