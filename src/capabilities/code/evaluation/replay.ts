import type { Git } from '../ranking/git/git.ts'
import type { Commit } from '../ranking/history/commit.ts'
import { History } from '../ranking/history/history.ts'
import { byPlainWords, rank } from '../ranking/rank-files.ts'
import type { Repository } from '../ranking/repository.ts'
import { Tally } from './accuracy.ts'
import type { Case } from './mine.ts'
import { PastRepository } from './past-repository.ts'

/** Another way of ordering the files of the same repository, to compare with. */
export type Peer = (repository: Repository, request: string) => string[]

export interface ReplayOptions {
  progress?: (done: number, total: number) => void
  signal?: AbortSignal
  peers?: Readonly<Record<string, Peer>>
}

/** Asks for each repair again, over the repository as it was just before it. */
export async function replay(
  git: Git,
  commits: readonly Commit[],
  cases: readonly Case[],
  { progress, signal, peers = {} }: ReplayOptions = {},
): Promise<Record<string, Tally>> {
  const past = new PastRepository(git, new History(commits))
  const tallies: Record<string, Tally> = { naze: new Tally(), bm25: new Tally() }
  try {
    // Oldest first: from one to the next little has to be read.
    for (const [done, { parent, request, gold }] of cases.toReversed().entries()) {
      signal?.throwIfAborted()
      progress?.(done, cases.length)
      const repository = await past.at(parent, signal)
      const ranking = await rank(repository, request)
      const ranked = ranking.ranked.map(({ path }) => path)
      tallies['naze']?.add(ranked, gold)
      tallies['bm25']?.add(byPlainWords(ranking), gold)
      for (const [name, peer] of Object.entries(peers))
        (tallies[name] ??= new Tally()).add(peer(repository, request), gold)
    }
  } finally {
    past.close()
  }
  return tallies
}
