const MOST = 240

/** Letters, digits, underscore and everything beyond ASCII. */
export function isWordCode(code: number): boolean {
  return (
    (code >= 97 && code <= 122) ||
    (code >= 65 && code <= 90) ||
    (code >= 48 && code <= 57) ||
    code === 95 ||
    code >= 128
  )
}

/** White space folded, and cut where it becomes too long to read. */
export function oneLine(text: string): string {
  const folded = (text.length > MOST * 4 ? text.slice(0, MOST * 4) : text).replaceAll(/\s+/g, ' ').trim()
  return folded.length > MOST ? `${folded.slice(0, MOST - 1)}…` : folded
}

/** The line of an offset, from 1. Made for questions that go forward, and quick with them. */
export function lineNumbers(text: string): (offset: number) => number {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  let last = 0
  return (offset) => {
    if ((starts[last] ?? 0) > offset) last = firstAfter(starts, offset) - 1
    while (last + 1 < starts.length && (starts[last + 1] ?? 0) <= offset) last++
    return last + 1
  }
}

function firstAfter(starts: readonly number[], offset: number): number {
  let low = 0
  let high = starts.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((starts[middle] ?? 0) <= offset) low = middle + 1
    else high = middle
  }
  return Math.max(low, 1)
}
