import type { ParsedFile } from '../../index/parsed-file.ts'
import { decodeOutline } from '../../index/stored-outline.ts'
import type { OutlineSymbol } from '../../languages/outline.ts'

/** A file as the ranking needs it: what the index has read of it, and nothing else. */
export interface RankedFile {
  /** Relative to the root, with `/`. */
  path: string
  size: number
  /** Every distinct word as it stands (letters, digits, `_`, `$` and all that is not ASCII). */
  words: readonly string[]
  /** Three for each word: how often in code, in comments and in strings (255 at most). */
  counts: Uint8Array
  /** Names of functions, types, methods, constants. */
  definitions: readonly string[]
  /** As they are written: `./router`, `a.b.c`, `crate::x`. */
  imports: readonly string[]
}

/** Beyond this a file is data or generated: only its path counts. */
export const MOST_BYTES = 400_000
const decoder = new TextDecoder()

export function rankedFileOf({
  path,
  size,
  state,
  outline,
  words,
  counts,
}: Pick<ParsedFile, 'path' | 'size' | 'state' | 'outline' | 'words' | 'counts'>): RankedFile {
  const bare = { path, size, words: [], counts: new Uint8Array(0), definitions: [], imports: [] }
  if (size > MOST_BYTES || state === 'minified' || state === 'huge') return bare
  const { symbols, imports } = outline === '' ? { symbols: [], imports: [] } : decodeOutline(outline)
  return {
    ...bare,
    words: words.length === 0 ? [] : decoder.decode(words.subarray(0, -1)).split('\n'),
    counts,
    definitions: symbols.filter(isDefinition).map(({ name }) => name),
    imports: [...new Set(imports.map(({ from }) => from))],
  }
}

/** What a file is known for: the parts of a type are not. */
export function isDefinition({ kind }: Pick<OutlineSymbol, 'kind'>): boolean {
  return kind !== 'property' && kind !== 'member'
}
