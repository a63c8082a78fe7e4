import { basename, dirname } from 'node:path/posix'
import type { Request } from '../words/request.ts'
import { termsOf } from '../words/terms.ts'

/** What a path alone says about a request. */
export interface PathScores {
  /** Share of the base name's words that the request says. */
  base: number
  /** Share of the nearest two folders' words that the request says. */
  folder: number
  /** The whole base name is said. */
  named: number
  /** Its folder or base name is the scope of the request. */
  scope: number
  /** The request names this very path. */
  literal: number
}

const NOTHING_SAID = new Set([
  'index',
  'main',
  'mod',
  'lib',
  '__init__',
  'src',
  'packages',
  'core',
  'internal',
  'common',
  'utils',
  'util',
])

export function pathScores(path: string, { paths, scope }: Request, said: ReadonlySet<string>): PathScores {
  const base = basename(path)
  const bare = base.replace(/\..*$/, '')
  const folders = dirname(path).split('/').slice(-2)
  const words = NOTHING_SAID.has(bare) ? [] : partsOf(bare)
  const around = folders.filter((folder) => !NOTHING_SAID.has(folder)).flatMap((folder) => partsOf(folder))
  const share = words.length === 0 ? 0 : words.filter((word) => said.has(word)).length / words.length
  const lower = path.toLowerCase()
  return {
    base: share,
    folder: around.length === 0 ? 0 : around.filter((word) => said.has(word)).length / around.length,
    named: share === 1 || said.has(termsOf(bare).at(-1) ?? '') ? 1 : 0,
    scope: scopeScore(scope, words, partsOf(path)),
    literal: paths.some((named) => lower === named || lower.endsWith(`/${named}`)) ? 1 : 0,
  }
}

function scopeScore(scope: readonly string[], base: readonly string[], all: readonly string[]): number {
  if (scope.length === 0) return 0
  const inBase = scope.filter((word) => base.includes(word)).length
  const inPath = scope.filter((word) => all.includes(word)).length
  return (inBase + inPath) / (2 * scope.length)
}

/** The single words, without the joined one that comes last. */
function partsOf(text: string): readonly string[] {
  const terms = text.split('/').flatMap((part) => termsOf(part))
  return text.includes('/') || terms.length < 2 ? terms : terms.slice(0, -1)
}
