import type { Candidate, Scene } from '../types.ts'
import { matchesOf } from '../detect/matches.ts'
import { spokenEmails } from './spoken-email.ts'

const EMAIL = /[a-z0-9][a-z0-9._%+'-]{0,63}(?:@| ?[([](?:at|アット)[)\]] ?)(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}/g
const HIDDEN = /[([{<] ?(?:at|アット|@)|[a-z0-9][★☆◎][a-z0-9]|[ \t]@|@\s/

/** With what no hidden address can be without: "at" is in most messages, a domain after it in few. */
function isHidden(lower: string): boolean {
  if (/あっと|どっと/.test(lower)) return true
  if (lower.includes(' at ') && /\.[a-z]|[ ([]dot[ )\]]/.test(lower)) return true
  return lower.includes('アット') || HIDDEN.test(lower)
}

export function emails({ lower }: Scene): Candidate[] {
  const found: Candidate[] = []
  if (/@|[([](?:at|アット)[)\]]/.test(lower))
    for (const { 0: match, index } of matchesOf(lower, EMAIL))
      found.push({ start: index, end: index + match.length, type: 'EMAIL' })
  if (isHidden(lower)) found.push(...spokenEmails(lower))
  return found
}
