import { History } from '../history/history.ts'
import { HistoryView } from '../history/history-view.ts'
import { Git } from './git.ts'
import { readCommits } from './read-commits.ts'

/** The past of a folder as it is known now, by paths under it; undefined where there is no git or no commit yet. */
export async function readHistory(folder: string, now: Date, signal?: AbortSignal): Promise<HistoryView | undefined> {
  try {
    const commits = await readCommits(new Git(folder), 'HEAD', { relative: true, ...(signal && { signal }) })
    return new HistoryView(new History(commits), () => true, now.getTime() / 1_000)
  } catch {
    signal?.throwIfAborted()
    return undefined
  }
}
