import type { Candidate, Scene } from '../types.ts'
import { matchesOf } from '../matches.ts'

const EMAIL = /[a-z0-9][a-z0-9._%+'-]{0,63}(?:@| ?[([](?:at|アット)[)\]] ?)(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}/g

export function emails({ lower }: Scene): Candidate[] {
  if (!/@|[([](?:at|アット)[)\]]/.test(lower)) return []
  return Array.from(matchesOf(lower, EMAIL), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
    type: 'EMAIL' as const,
  }))
}
