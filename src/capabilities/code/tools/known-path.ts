import { NazeError } from '#kernel/errors.ts'
import { withinRoot } from '../files/root.ts'
import type { CodeIndex } from '../index/code-index.ts'

/** The path as the index spells it. What lies outside the root is refused; what is not indexed is not found. */
export function knownPath(index: CodeIndex, path: string): string {
  const inside = withinRoot(index.root, path)
  if (inside === undefined) throw new NazeError('FORBIDDEN', `${path} is outside the root`)
  if (inside === '' || index.files.has(inside)) return inside
  for (const each of index.files.keys()) if (each.startsWith(`${inside}/`)) return inside
  throw new NazeError('NOT_FOUND', `${path} is not in the index`)
}
