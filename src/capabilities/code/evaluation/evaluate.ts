import { NazeError } from '#kernel/errors.ts'
import { defineVerb, type Verb } from '#kernel/verb.ts'
import { EvaluateInput, EvaluateOutput } from '../contract/evaluation.ts'
import { Git } from '../ranking/git/git.ts'
import { readCommits } from '../ranking/git/read-commits.ts'
import { mineCases } from './mine.ts'
import { replay } from './replay.ts'

/** What can be said of a repository without a store: nothing is kept, nothing in it is changed. */
export interface EvaluationVerbs {
  evaluate: Verb<typeof EvaluateInput, typeof EvaluateOutput>
}

/** `progress` hears how many requests of how many are done. */
export function makeEvaluationVerbs(
  progress: (done: number, total: number) => void = () => undefined,
): EvaluationVerbs {
  return {
    evaluate: defineVerb({
      name: 'code.evaluate',
      summary: 'Asks for the repairs in a repository’s own history again, and counts how soon the right files come',
      input: EvaluateInput,
      output: EvaluateOutput,
      errors: ['INVALID_INPUT'],
      async run({ signal }, { repo, n }) {
        const git = new Git(repo)
        const commits = await readCommits(git, await headOf(git, repo, signal), signal)
        const cases = mineCases(commits, n)
        const [newest] = cases
        const oldest = cases.at(-1)
        if (newest === undefined || oldest === undefined) throw nothingToAsk(commits.length)
        const { naze, bm25 } = await replay(git, commits, cases, { progress, signal })
        if (naze === undefined || bm25 === undefined) throw new NazeError('INTERNAL', 'nothing was counted')
        return {
          repo,
          requests: cases.length,
          commits: commits.length,
          first: dayOf(oldest.time),
          last: dayOf(newest.time),
          naze: naze.accuracy,
          bm25: bm25.accuracy,
        }
      },
    }),
  }
}

/** A repository without a commit is no failure of git's, and has its own words. */
async function headOf(git: Git, repo: string, signal: AbortSignal): Promise<string> {
  await git.text(['rev-parse', '--git-dir'], signal)
  try {
    return (await git.text(['rev-parse', '--verify', 'HEAD^{commit}'], signal)).trim()
  } catch {
    signal.throwIfAborted()
    throw new NazeError('INVALID_INPUT', `${repo} has no history yet: there is nothing to ask for again.`)
  }
}

function nothingToAsk(commits: number): NazeError {
  const why = 'a subject of five words or more that tells of a repair, and one to five changed source files'
  return new NazeError('INVALID_INPUT', `None of ${commits} commits can be asked for again; that needs ${why}.`)
}

function dayOf(seconds: number): string {
  return new Date(seconds * 1_000).toISOString().slice(0, 10)
}
