import { useState } from 'react'
import type { TextDoor } from './unsent.ts'

/** The words being written, kept with the tab. */
export function useUnsentText(kept: TextDoor) {
  const [text, setText] = useState(kept.read)
  const write = (next: string) => {
    setText(next)
    kept.write(next)
  }
  /** The server has these words now; what was typed meanwhile is not what it took. */
  const taken = (sent: string) => {
    if (kept.read().trim() === sent) kept.write('')
    setText((now) => (now.trim() === sent ? '' : now))
  }
  return { text, write, taken }
}
