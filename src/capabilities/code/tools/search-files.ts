import { basename } from 'node:path'
import type { ToolParams } from '../contract/tools.ts'
import { pathFilter } from '../files/path-filter.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { reasonsOf } from '../index/index-status.ts'
import type { Findings } from './answer.ts'

/** By glob, or by a part of the path: whole names first, then the shortest paths. */
export function searchFiles(index: CodeIndex, { pattern }: ToolParams<'search_files'>): Findings {
  const isGlob = /[*?[]/.test(pattern)
  const matches = pathFilter(pattern)
  const wanted = pattern.toLowerCase()
  const found = [...index.files.keys()].filter((path) => (isGlob ? matches(path) : path.toLowerCase().includes(wanted)))
  const rank = (path: string) => {
    const name = basename(path).toLowerCase()
    return isGlob || name === wanted ? 0 : name.startsWith(wanted) ? 1 : name.includes(wanted) ? 2 : 3
  }
  const sorted = found.toSorted(
    (a, b) => rank(a) - rank(b) || a.split('/').length - b.split('/').length || (a < b ? -1 : 1),
  )
  return {
    hits: sorted.map((path) => ({ path, kind: index.files.get(path)?.stored.language || 'file' })),
    reasons: reasonsOf(index.status()),
  }
}
