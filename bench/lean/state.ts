import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Case, mineCases } from '../../src/capabilities/code/evaluation/mine.ts'
import { Git } from '../../src/capabilities/code/ranking/git/git.ts'
import { readCommits } from '../../src/capabilities/code/ranking/git/read-commits.ts'

/** A repository as it was before any of some repairs was made, and the repairs that can be looked for in it. */
export interface State {
  root: string
  cases: readonly Case[]
}

export async function stateOf(repository: string, most: number): Promise<State> {
  const mined = mineCases(await readCommits(new Git(repository), 'HEAD'), most)
  const parent = mined.at(-1)?.parent
  if (parent === undefined) throw new Error(`${repository} has no repairs to ask for`)
  const root = join(mkdtempSync(join(tmpdir(), 'naze-bench-lean-')), 'root')
  const git = (...args: string[]) => execFileSync('git', args, { stdio: ['ignore', 'ignore', 'pipe'] })
  git('clone', '--quiet', '--shared', '--no-checkout', repository, root)
  git('-C', root, 'checkout', '--quiet', '--detach', parent)
  return { root, cases: mined.filter(({ gold }) => gold.some((path) => existsSync(join(root, path)))) }
}
