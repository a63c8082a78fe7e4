import type { CodeIndex } from '../index/code-index.ts'

const PIECES = /[\w$\u0080-\u{10FFFF}]+/gu
/** The index knows a longer word by its beginning only. */
const LONGEST = 128

/**
 * The files that may hold a text, judged by its words: one that stands whole in the text must be a word of the file, one at
 * its edge a part of a word. Files whose words were not counted are always among them.
 */
export function candidates(
  index: CodeIndex,
  { text, regex, ignore_case }: { text: string; regex: boolean; ignore_case: boolean },
): string[] {
  const all = Array.from(index.files.values())
    .filter(({ stored }) => stored.state !== 'binary')
    .map(({ path }) => path)
  if (regex || text.includes('\n')) return all
  const pieces = [...text.matchAll(PIECES)].filter(([piece]) => Buffer.byteLength(piece) < LONGEST)
  if (pieces.length === 0) return all
  let left: Set<string> | undefined
  for (const { 0: piece, index: at } of pieces) {
    const files = filesWith(index, piece, {
      isBegin: at > 0,
      isEnd: at + piece.length < text.length,
      ignoreCase: ignore_case,
    })
    const before: Set<string> | undefined = left
    left = before === undefined ? files : new Set([...files].filter((path) => before.has(path)))
  }
  return all.filter((path) => left?.has(path) === true || !index.words.has(path))
}

interface Edges {
  /** Something stands before it in the text, so the word begins here. */
  isBegin: boolean
  isEnd: boolean
  ignoreCase: boolean
}

function filesWith(index: CodeIndex, piece: string, { isBegin, isEnd, ignoreCase }: Edges): Set<string> {
  if (isBegin && isEnd && !ignoreCase) {
    const id = index.words.idOf(piece)
    return new Set(id === undefined ? [] : index.words.filesOf(id))
  }
  const wanted = ignoreCase ? piece.toLowerCase() : piece
  const files = new Set<string>()
  for (const [id, text] of index.words.texts.entries()) {
    const word = ignoreCase ? text.toLowerCase() : text
    const fits =
      isBegin && isEnd
        ? word === wanted
        : isBegin
          ? word.startsWith(wanted)
          : isEnd
            ? word.endsWith(wanted)
            : word.includes(wanted)
    // A word cut at its longest may go on with anything.
    if (fits || isCut(text)) for (const path of index.words.filesOf(id)) files.add(path)
  }
  return files
}

function isCut(word: string): boolean {
  return word.length >= LONGEST / 4 && Buffer.byteLength(word) >= LONGEST
}
