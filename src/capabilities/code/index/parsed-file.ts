/** Why a file has no outline; `ok` when it has one, `text` where its language is none we know. */
export const FILE_STATES = ['ok', 'text', 'binary', 'huge', 'minified', 'no-grammar', 'failed'] as const
export type FileState = (typeof FILE_STATES)[number]

/** One file as the index keeps it. */
export interface ParsedFile {
  path: string
  size: number
  mtime: number
  hash: string
  language: string
  state: FileState
  /** An encoded outline; empty where there is none. */
  outline: string
  /** Distinct words in UTF-8, each followed by a newline; empty where the file has to be read to be searched. */
  words: Uint8Array
  /** Three a word: how often in code, comments and strings. */
  counts: Uint8Array
  lengths: [number, number, number]
}
