const OPEN = 123
const CLOSE = 125
/** `f"`, `rf'`, `F"""`: what stands before the first quote. */
const FORMATTED = /(?:^|[^\w])(?:[fF][rR]?|[rR][fF])$/
const LISTED = /(?:^|\n)__all__\s*(?::[^=\n]*)?\+?=\s*[[(](?:[^\])]*)$/
/** A list of exports is not longer. */
const LONGEST_LIST = 20_000

/** Where a text of Python holds code: in the braces of an f-string, and as a whole where it is listed in `__all__`. */
export function codeInText(bytes: Buffer, start: number, end: number): (readonly [number, number])[] {
  const before = bytes.toString('latin1', Math.max(0, start - 3), start)
  if (FORMATTED.test(before)) return bracesIn(bytes, start, end)
  const listed = bytes.lastIndexOf('__all__', start)
  if (listed === -1 || start - listed > LONGEST_LIST) return []
  return LISTED.test(bytes.toString('latin1', Math.max(0, listed - 1), start)) ? [[start, end]] : []
}

/** `{{` and `}}` are marks of their own; braces within braces are the width of what stands around them. */
function bracesIn(bytes: Buffer, start: number, end: number): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = []
  let depth = 0
  let from = 0
  for (let at = start; at < end; at++) {
    const byte = bytes[at]
    if (depth === 0 && byte === OPEN && bytes[at + 1] === OPEN) at++
    else if (byte === OPEN && depth++ === 0) from = at + 1
    else if (byte === CLOSE && depth > 0 && --depth === 0) found.push([from, at])
  }
  return found
}
