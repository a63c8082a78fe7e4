import { BREAK, DIGIT, kindOf, SPACE } from '../characters.ts'

/** Words, numbers, marks and line breaks of a text, as offsets. A final 's and n't stand alone. */
export interface Tokens {
  readonly length: number
  readonly start: Int32Array
  readonly end: Int32Array
}

const LETTER = /[\p{L}\p{M}]/u

function isLetter(unit: number): boolean {
  if (unit < 0x80) return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a)
  if (unit < 0x250) return unit >= 0xc0 && unit !== 0xd7 && unit !== 0xf7
  return LETTER.test(String.fromCharCode(unit)) || (unit >= 0xd800 && unit <= 0xdfff)
}

function isApostrophe(unit: number): boolean {
  return unit === 0x27 || unit === 0x2019
}

export function tokens(text: string): Tokens {
  const size = text.length
  const start = new Int32Array(size)
  const end = new Int32Array(size)
  let count = 0
  const push = (from: number, to: number) => {
    start[count] = from
    end[count++] = to
  }
  for (let i = 0; i < size;) {
    const unit = text.charCodeAt(i)
    const kind = kindOf(unit)
    if (kind === SPACE) {
      i++
      continue
    }
    let to = i + 1
    if (kind === BREAK) while (to < size && kindOf(text.charCodeAt(to)) >= SPACE && /\s/.test(text[to] ?? '')) to++
    else if (kind === DIGIT) while (to < size && kindOf(text.charCodeAt(to)) === DIGIT) to++
    else if (isLetter(unit)) {
      to = endOfWord(text, to)
      const cut = suffixStart(text, i, to)
      if (cut > i && cut < to) {
        push(i, cut)
        i = cut
      }
    }
    push(i, to)
    i = to
  }
  return { length: count, start: start.subarray(0, count), end: end.subarray(0, count) }
}

function endOfWord(text: string, from: number): number {
  let to = from
  for (;;) {
    const unit = text.charCodeAt(to)
    if (isLetter(unit)) to++
    else if (isApostrophe(unit) && isLetter(text.charCodeAt(to + 1))) to += 2
    else return to
  }
}

function suffixStart(text: string, from: number, to: number): number {
  const unit = text.charCodeAt(to - 2)
  if (isApostrophe(unit)) return to - 2
  if (isApostrophe(text.charCodeAt(to - 3)) && to - 3 > from) return to - 3
  return to
}
