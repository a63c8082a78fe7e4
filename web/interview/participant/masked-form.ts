import type { Message } from '../../api/interview.ts'
import { splitMasks } from '../../lib/text/split-masks.ts'

/** Whether a kept message is what became of these words: the same, with something masked at most. Null: a skip. */
export function isMaskedFormOf(message: Message, text: string | null): boolean {
  const isSkip = message.meta.kind === 'skip'
  if (text === null || isSkip) return text === null && isSkip
  const [first = '', ...rest] = betweenMasks(message.content)
  const last = rest.pop()
  if (last === undefined) return text === first
  if (!text.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    // A mask stands for at least one character.
    const found = text.indexOf(part, at + 1)
    if (found < 0) return false
    at = found + part.length
  }
  return text.endsWith(last) && at < text.length - last.length
}

/** What each mask of a kept message stands for, in order, as far as the words around them tell; else nothing. */
export function wordsUnderMasks(content: string, text: string): string[] {
  const [first = '', ...rest] = betweenMasks(content)
  if (!text.startsWith(first)) return []
  const words: string[] = []
  let at = first.length
  for (const [index, part] of rest.entries()) {
    const isLast = index === rest.length - 1
    const found = isLast ? text.length - part.length : text.indexOf(part, at + 1)
    if (found <= at || !text.startsWith(part, found)) return []
    words.push(text.slice(at, found))
    at = found + part.length
  }
  return words
}

function betweenMasks(content: string): string[] {
  const parts = ['']
  for (const { text, mask } of splitMasks(content)) {
    if (mask) parts.push('')
    else parts.push((parts.pop() ?? '') + text)
  }
  return parts
}
