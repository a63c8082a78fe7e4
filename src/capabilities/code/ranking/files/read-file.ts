import { familyOf } from './families.ts'
import type { RankedFile } from './ranked-file.ts'

const CODE = 0
const COMMENT = 1
const STRING = 2
const WORD = /[\w$\u0080-\uffff]+/g
/** Beyond these a file is data or generated: only its path is read. */
const MOST_CHARACTERS = 400_000
const LONGEST_LINES = 400

/** Reads a file by the light lexer of its family. Never throws, whatever the text. */
export function readRankedFile(path: string, text: string): RankedFile {
  const lines = countLines(text)
  const bare = { path, words: [], counts: new Uint8Array(), definitions: [], imports: [], lines }
  if (text.length > MOST_CHARACTERS || text.length / lines > LONGEST_LINES || text.includes('\0')) return bare
  const { definitions, imports } = familyOf(path)
  return {
    ...bare,
    ...countWords(path, text),
    definitions: namesIn(text, definitions),
    imports: [...new Set(namesIn(text, imports))],
  }
}

function countWords(path: string, text: string): Pick<RankedFile, 'words' | 'counts'> {
  const places = new Map<string, number>()
  const counts: number[] = []
  const add = (word: string, field: number) => {
    let at = places.get(word)
    if (at === undefined) {
      at = counts.length
      places.set(word, at)
      counts.push(0, 0, 0)
    }
    counts[at + field] = Math.min(255, (counts[at + field] ?? 0) + 1)
  }
  for (const [, comment, string, word] of text.matchAll(familyOf(path).tokens)) {
    if (word !== undefined) add(word, CODE)
    else
      for (const each of (comment ?? string ?? '').match(WORD) ?? [])
        add(each, comment === undefined ? STRING : COMMENT)
  }
  return { words: [...places.keys()], counts: Uint8Array.from(counts) }
}

/** The names a pattern finds, in order. */
export function namesIn(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), (match) => match.slice(1).find((name) => name !== undefined) ?? '').filter(
    (name) => name !== '',
  )
}

function countLines(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
