import { CODE, eachField } from '../../languages/fields.ts'
import { languageById } from '../../languages/language.ts'
import { codeInText } from './python-texts.ts'

/** A name where it stands in code: not in a comment, not in a text. */
export interface Occurrence {
  line: number
  /** The whole line. */
  text: string
  /** What it is asked of (`self` in `self.name`), empty where it stands alone, `?` where that is no plain name. */
  receiver: string
  /** What stands directly before it. */
  before: string
  isCall: boolean
}

const WORD = /[\w$]/
const NEWLINE = 10

export function occurrencesOf(bytes: Buffer, name: string, language: string): Occurrence[] {
  const wanted = Buffer.from(name)
  if (wanted.length === 0 || bytes.indexOf(wanted) === -1) return []
  const code = codeMask(bytes, language)
  const found: Occurrence[] = []
  let line = 1
  let counted = 0
  for (let at = bytes.indexOf(wanted); at !== -1; at = bytes.indexOf(wanted, at + 1)) {
    for (; counted < at; counted++) if (bytes[counted] === NEWLINE) line++
    if (!code(at) || isWordByte(bytes[at - 1]) || isWordByte(bytes[at + wanted.length])) continue
    const start = bytes.lastIndexOf(NEWLINE, at - 1) + 1
    const end = bytes.indexOf(NEWLINE, at)
    const text = bytes.toString('utf8', start, end === -1 ? bytes.length : end)
    const before = codeBefore(bytes, start, at)
    const after = bytes.toString('utf8', at + wanted.length, at + wanted.length + 40)
    found.push({
      line,
      text: text.trim(),
      receiver: receiverIn(before),
      before,
      isCall: /^\s*(?:<[^>]*>|::<[^>]*>)?\s*\(/.test(after),
    })
  }
  return found
}

/** Up to the name, with the line above where the name begins its own: a dot may stand there, but not the end of a remark. */
function codeBefore(bytes: Buffer, start: number, at: number): string {
  const own = bytes.toString('utf8', Math.max(start, at - 80), at)
  if (own.trim() !== '' || start === 0) return own
  const above = bytes.toString('utf8', bytes.lastIndexOf(NEWLINE, start - 2) + 1, start)
  return /#|\/\/|\/\*|^\s*\*|--|["']/.test(above) ? own : above + own
}

/** `a.b.name` is asked of `b`; what a call or an index gave has no name. */
function receiverIn(before: string): string {
  const dotted = /(?:([\w$\u0080-\uffff]+)\s*(?:\(\s*\))?|([)\]}"'`?!]))\s*(?:\?\.|\.|::|->)\s*$/.exec(before)
  if (dotted === null) return /(?:\.|::|->)\s*$/.test(before) ? '?' : ''
  return dotted[1] ?? '?'
}

function codeMask(bytes: Buffer, language: string): (at: number) => boolean {
  const starts: number[] = []
  const ends: number[] = []
  eachField(bytes, languageById(language)?.lexis ?? [], (field, start, end) => {
    const inside = field === CODE ? [[start, end] as const] : language === 'python' ? codeInText(bytes, start, end) : []
    for (const [from, to] of inside) {
      starts.push(from)
      ends.push(to)
    }
  })
  let n = 0
  // Asked from the beginning to the end of a file.
  return (at) => {
    while (n < ends.length && (ends[n] ?? 0) <= at) n++
    return n < starts.length && (starts[n] ?? 0) <= at
  }
}

function isWordByte(byte: number | undefined): boolean {
  return byte !== undefined && (byte >= 128 || WORD.test(String.fromCharCode(byte)))
}
