/** A file as the ranking needs it; whoever has parsed it already can give these without its text. */
export interface RankedFile {
  /** Relative to the root, with `/`. */
  path: string
  /** Every distinct word as it stands (letters, digits, `_`, `$` and all that is not ASCII). */
  words: readonly string[]
  /** Three for each word: how often in code, in comments and in strings (255 at most). */
  counts: Uint8Array
  /** Names of functions, types, methods, constants. */
  definitions: readonly string[]
  /** As they are written: `./router`, `a.b.c`, `crate::x`. */
  imports: readonly string[]
  lines: number
}
