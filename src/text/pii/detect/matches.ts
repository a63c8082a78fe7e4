const NONE: readonly RegExpExecArray[] = []

/**
 * All matches of a global pattern, which must never match the empty string. Every rule asks this of every message, and
 * `matchAll` would copy the pattern each time.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0
  let match = pattern.exec(text)
  if (match === null) return NONE
  const found: RegExpExecArray[] = []
  for (; match !== null; match = pattern.exec(text)) {
    if (match[0] === '') throw new RangeError('a pattern matches nothing')
    found.push(match)
  }
  return found
}
