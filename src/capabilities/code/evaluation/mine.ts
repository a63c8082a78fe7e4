import { kindOf } from '../ranking/files/kind.ts'
import type { Commit } from '../ranking/history/commit.ts'

/** A change somebody asked for, and where it was made. */
export interface Case {
  commit: string
  parent: string
  time: number
  request: string
  /** The source files it changed, by the names they had before. */
  gold: readonly string[]
}

const FIX =
  /\b(?:fix(?:e[sd]|ing)?|bug(?:fix)?s?|resolve[sd]?|regressions?|crash(?:es)?|broken|incorrect(?:ly)?|wrong(?:ly)?|leaks?|panics?|deadlock)\b|修正|不具合|バグ/iu
const BY_ROTE =
  /^(?:merge|revert|release|bump|version|chore|v?\d+\.\d+)|\b(?:typos?|lint(?:ing|er)?|eslint|prettier|readme|docs?|documentation|changelog|comments?|spelling|formatting|ci|workflows?|flaky|tests?|dependenc(?:y|ies)|bump|flake8|mypy|clippy|vet|build|[0-9a-f]{7,40})\b/iu
const TYPE =
  /^(?:\w+)(?:\([^)]*\))!?:\s*|^(?:fix|feat|chore|refactor|perf|bug|bugfix|hotfix|types?|revert)!?:\s*|^\[[^\]]*\]:?\s*/iu
const TRAILER = /\s*\(#\d+\)\s*$|\s*\(?(?:fix(?:es|ed)?|close[sd]?|refs?|see|via)?\s*(?:#|gh-)\d+\)?[.,]?/giu
const FEWEST_WORDS = 5
const MOST_FILES = 5

/** Newest first, at most `most`: subjects that ask for a repair in words, changes small enough to be looked for. */
export function mineCases(commits: readonly Commit[], most: number): Case[] {
  const found: Case[] = []
  for (const commit of commits) {
    if (found.length === most) break
    const one = caseOf(commit)
    if (one !== undefined) found.push(one)
  }
  return found
}

function caseOf({ id, parents, time, subject, files }: Commit): Case | undefined {
  const [parent] = parents
  if (parent === undefined || parents.length > 1) return undefined
  if (!FIX.test(subject) || BY_ROTE.test(subject)) return undefined
  const request = requestIn(subject)
  if ((request.match(/[\p{L}\p{N}_'’.-]+/gu) ?? []).length < FEWEST_WORDS) return undefined
  const sources = files.filter(({ path }) => kindOf(path) === 'source')
  if (sources.length === 0 || sources.length > MOST_FILES) return undefined
  // A new file cannot be found where it is not yet.
  const gold = sources
    .filter(({ status }) => status === 'M' || status === 'R' || status === 'D')
    .map(({ path, from }) => from ?? path)
  return gold.length === 0 ? undefined : { commit: id, parent, time, request, gold }
}

/** The subject without its prefix, scope and numbers: what a person would have written. */
function requestIn(subject: string): string {
  return subject.replace(TYPE, '').replaceAll(TRAILER, '').trim()
}
