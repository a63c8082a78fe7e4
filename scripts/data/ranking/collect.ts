import { mineCases } from '../../../src/capabilities/code/evaluation/mine.ts'
import { PastRepository } from '../../../src/capabilities/code/evaluation/past-repository.ts'
import { Git } from '../../../src/capabilities/code/ranking/git/git.ts'
import { readCommits } from '../../../src/capabilities/code/ranking/git/read-commits.ts'
import { History } from '../../../src/capabilities/code/ranking/history/history.ts'
import { judge } from '../../../src/capabilities/code/ranking/scoring/candidate-features.ts'
import { parseRequest } from '../../../src/capabilities/code/ranking/words/request.ts'

/** One request with its candidates, as the training needs it. */
export interface Lesson {
  request: string
  gold: readonly string[]
  paths: readonly string[]
  plain: readonly number[]
  /** One row a candidate, rounded: they are kept as JSON. */
  rows: readonly (readonly number[])[]
}

/** The lessons of one repository, oldest first, each at the parent of its commit. */
export async function collect(folder: string, most: number): Promise<Lesson[]> {
  const git = new Git(folder)
  const commits = await readCommits(git, 'HEAD')
  const past = new PastRepository(git, new History(commits))
  const lessons: Lesson[] = []
  try {
    for (const { parent, request, gold } of mineCases(commits, most).toReversed()) {
      const { candidates } = judge(await past.at(parent), parseRequest(request))
      lessons.push({
        request,
        gold,
        paths: candidates.map(({ path }) => path),
        plain: candidates.map(({ plain }) => round(plain)),
        rows: candidates.map(({ features }) => Array.from(features, round)),
      })
    }
  } finally {
    past.close()
  }
  return lessons
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000
}
