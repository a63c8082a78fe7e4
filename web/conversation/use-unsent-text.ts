import { useState } from 'react'
import type { DraftDoor } from './unsent.ts'

/** The words being written, kept with the tab. */
export function useDraft(draft: DraftDoor) {
  const [text, setText] = useState(draft.read)
  const write = (next: string) => {
    setText(next)
    draft.write(next)
  }
  /** The server has these words now; what was typed meanwhile is not what it took. */
  const taken = (sent: string) => {
    if (draft.read().trim() === sent) draft.write('')
    setText((now) => (now.trim() === sent ? '' : now))
  }
  return { text, write, taken }
}
