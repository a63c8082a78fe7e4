import { type HistoryScores, historyScores } from '../history/history-scores.ts'
import type { Repository } from '../repository.ts'
import type { Request } from '../words/request.ts'
import { best } from './best.ts'
import { type Lexical, lexicalOf } from './lexical.ts'
import { matchAll, type Matches } from './matches.ts'

/** One file after the cheap scores. */
export interface Looked {
  path: string
  /** Its row among the matches. */
  row: number
  lexical: Lexical
  told: number
  votes: number
  /** A rough sum, to say which files the others are seen from. */
  rough: number
}

export interface FirstLook {
  matches: Matches
  past: HistoryScores | undefined
  candidates: readonly Looked[]
  /** Tests that speak of the request, best first: their sources gain by them. */
  tests: readonly { path: string; score: number }[]
}

/** So many of each score are looked at closely. */
const CANDIDATES = [
  [60, ({ rough }: Looked) => rough],
  [40, ({ lexical }: Looked) => lexical.bm25f],
  [40, ({ lexical }: Looked) => lexical.plain],
  [20, ({ lexical }: Looked) => lexical.fields[0] ?? 0],
  [20, ({ lexical }: Looked) => lexical.fields[1] ?? 0],
  [30, ({ told }: Looked) => told],
  [20, ({ votes }: Looked) => votes],
] as const
const TESTS = 12
/** In a small repository every file is looked at. */
const FEW = 60

export function lookAt({ corpus, history }: Repository, request: Request): FirstLook {
  const matches = matchAll(corpus, request)
  const past = history === undefined ? undefined : historyScores(history, request.terms)
  const looked: Looked[] = []
  const tests: { path: string; score: number }[] = []
  const isSmall = matches.documents.filter(({ kind }) => kind !== 'other').length <= FEW
  for (const [row, { path, kind }] of matches.documents.entries()) {
    const isMatched = matches.matched[row] === 1
    if (kind === 'test' && isMatched) tests.push({ path, score: lexicalOf(matches, row).bm25f })
    if (kind !== 'source' && !(kind === 'test' && request.speaksOf.tests)) continue
    const id = history?.history.pathOf(path)
    const told = id === undefined ? 0 : (past?.told[id] ?? 0)
    const votes = id === undefined ? 0 : (past?.votes[id] ?? 0)
    if (isMatched || told > 0 || votes > 0 || isSmall)
      looked.push({ path, row, lexical: lexicalOf(matches, row), told, votes, rough: 0 })
  }
  // In a small repository all are looked at, but only when the request has to do with any of them.
  if (!looked.some(({ row, told, votes }) => matches.matched[row] === 1 || told > 0 || votes > 0)) looked.length = 0
  addRough(looked)
  const candidates = new Set(CANDIDATES.flatMap(([most, score]) => chosen(looked, most, score, isSmall)))
  return {
    matches,
    past,
    candidates: best([...candidates], candidates.size, ({ rough }) => rough),
    tests: best(tests, TESTS, ({ score }) => score),
  }
}

function chosen(looked: readonly Looked[], most: number, score: (each: Looked) => number, all: boolean): Looked[] {
  return best(looked, most, score).filter((each) => all || score(each) > 0)
}

function addRough(looked: readonly Looked[]): void {
  const most = { bm25f: 0, told: 0, votes: 0 }
  for (const { lexical, told, votes } of looked) {
    most.bm25f = Math.max(most.bm25f, lexical.bm25f)
    most.told = Math.max(most.told, told)
    most.votes = Math.max(most.votes, votes)
  }
  const of = (value: number, largest: number) => (largest === 0 ? 0 : value / largest)
  for (const each of looked) {
    const words = of(each.lexical.bm25f, most.bm25f)
    each.rough = words + 0.4 * of(each.told, most.told) + 0.2 * of(each.votes, most.votes) + 0.3 * each.lexical.inPath
  }
}
