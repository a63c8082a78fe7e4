import type { Lexis } from './lexis.ts'

export const CODE = 0
export const COMMENT = 1
export const STRING = 2
export type Field = 0 | 1 | 2

export interface Mark {
  open: Uint8Array
  close: Uint8Array
  field: Field
  escape: boolean
  oneLine: boolean
}

const NEWLINE = 10
const BACKSLASH = 92

/** Marks by their first byte, made once for each language. */
const MARKS = new WeakMap<Lexis, (readonly Mark[] | undefined)[]>()

export function marksOf(lexis: Lexis): readonly (readonly Mark[] | undefined)[] {
  const known = MARKS.get(lexis)
  if (known !== undefined) return known
  const byByte: (Mark[] | undefined)[] = Array.from({ length: 256 }, () => undefined)
  for (const { open, close, field, escape = false, oneLine = false } of lexis) {
    const first = open.charCodeAt(0)
    const marks = (byByte[first] ??= [])
    const made = { open: Buffer.from(open), close: Buffer.from(close), escape, oneLine }
    marks.push({ ...made, field: field === 'comment' ? COMMENT : STRING })
  }
  MARKS.set(lexis, byByte)
  return byByte
}

/** Calls back for every stretch of a file, in order and without gaps, with the field it belongs to. */
export function eachField(
  bytes: Uint8Array,
  lexis: Lexis,
  onStretch: (field: Field, start: number, end: number) => void,
): void {
  const marks = marksOf(lexis)
  const length = bytes.length
  let from = 0
  let at = 0
  while (at < length) {
    const candidates = marks[bytes[at] ?? 0]
    const mark = candidates === undefined ? undefined : markAt(bytes, at, candidates)
    if (mark === undefined) {
      at++
      continue
    }
    const end = endOfSpan(bytes, at + mark.open.length, mark)
    if (from < at) onStretch(CODE, from, at)
    onStretch(mark.field, at, end)
    at = end
    from = end
  }
  if (from < length) onStretch(CODE, from, length)
}

/** Behind the mark that closes what was opened before `start`. */
export function endOfSpan(bytes: Uint8Array, start: number, { close, escape, oneLine }: Mark): number {
  const first = close[0]
  for (let at = start; at < bytes.length; at++) {
    const byte = bytes[at]
    if (escape && byte === BACKSLASH) at++
    else if (byte === first && startsWith(bytes, at, close)) return at + close.length
    else if (oneLine && byte === NEWLINE) return at
  }
  return bytes.length
}

/** The first of the marks that stands here. */
export function markAt(bytes: Uint8Array, at: number, marks: readonly Mark[] | undefined): Mark | undefined {
  if (marks !== undefined) for (const mark of marks) if (startsWith(bytes, at, mark.open)) return mark
  return undefined
}

function startsWith(bytes: Uint8Array, at: number, mark: Uint8Array): boolean {
  for (let n = 0; n < mark.length; n++) if (bytes[at + n] !== mark[n]) return false
  return true
}
