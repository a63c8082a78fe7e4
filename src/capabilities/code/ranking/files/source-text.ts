import { decodeOutline } from '../../index/stored-outline.ts'
import type { OutlineSymbol } from '../../languages/outline.ts'
import { isDefinition } from './ranked-file.ts'

const NEWLINE = 10
const END_OF_LINE = -1
const IS_WORD = Uint8Array.from({ length: 128 }, (_, code) => (/[\w$]/.test(String.fromCharCode(code)) ? 1 : 0))
const COMMENT_LINE = /^\s*(?:\/\/|\/?\*|#(?!\s*(?:include|define))|--|@)/
const MOST_WORDS = 600_000

/** Every word of the texts that are held, once: a request then compares numbers, not letters. */
let numbers = new Map<string, number>()
let spelled: string[] = []

/** The text of one file, cut into words when it is first needed. Who keeps it saves the next request that work. */
export class SourceText {
  readonly text: string
  readonly #outline: string
  #symbols: readonly OutlineSymbol[] | undefined
  #starts: readonly number[] | undefined
  #words: { numbers: Int32Array; spelled: readonly string[] } | undefined

  constructor(text: string, outline: string) {
    this.text = text
    this.#outline = outline
  }

  get symbols(): readonly OutlineSymbol[] {
    return (this.#symbols ??= this.#outline === '' ? [] : decodeOutline(this.#outline).symbols)
  }

  /** The lines on which definitions begin, with the comment above them. */
  get starts(): readonly number[] {
    return (this.#starts ??= startsIn(this.text, this.symbols.filter(isDefinition)))
  }

  /** The number of each word in its order, -1 for every end of a line. */
  get words(): { numbers: Int32Array; spelled: readonly string[] } {
    return (this.#words ??= cut(this.text))
  }
}

function cut(text: string): { numbers: Int32Array; spelled: readonly string[] } {
  if (spelled.length > MOST_WORDS) {
    // Texts that were cut before keep the spelling they were cut by.
    numbers = new Map()
    spelled = []
  }
  const found: number[] = []
  let from = -1
  for (let at = 0; at <= text.length; at++) {
    const code = at === text.length ? NEWLINE : text.charCodeAt(at)
    if (code >= 128 || IS_WORD[code] === 1) {
      if (from === -1) from = at
      continue
    }
    if (from !== -1) found.push(numberOf(text.slice(from, at)))
    from = -1
    if (code === NEWLINE) found.push(END_OF_LINE)
  }
  return { numbers: Int32Array.from(found), spelled }
}

function numberOf(word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  const number = spelled.push(word) - 1
  numbers.set(word, number)
  return number
}

function startsIn(text: string, symbols: readonly OutlineSymbol[]): number[] {
  if (symbols.length === 0) return []
  const lines = text.split('\n')
  const starts = new Set<number>()
  for (const { line } of symbols) {
    let start = Math.min(line, lines.length)
    while (start > 1 && COMMENT_LINE.test(lines[start - 2] ?? '')) start--
    starts.add(start)
  }
  return [...starts].toSorted((a, b) => a - b)
}
