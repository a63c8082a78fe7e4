import type { ChangedFile, Commit } from '../history/commit.ts'
import type { Git } from './git.ts'

const HOW = ['-l400', '--name-status', '-z', '--format=%x01%H%x00%P%x00%ct%x00%s%x00']
/** Enough to find repairs in; the oldest say little about today. */
const MOST_COMMITS = 40_000

/** Newest first, children before their parents, with what each changed against its only parent. */
export function readCommits(git: Git, from: string, signal?: AbortSignal): Promise<Commit[]> {
  return withRenames((renames) =>
    git.text(['log', '--topo-order', renames, ...HOW, `--max-count=${MOST_COMMITS}`, from, '--'], signal),
  )
}

/** The ids of the last commits, newest first. Quick: nothing is compared. */
export async function listCommits(git: Git, from: string, most: number, signal?: AbortSignal): Promise<string[]> {
  const listed = await git.text(['rev-list', '--date-order', `--max-count=${most}`, from, '--'], signal)
  return listed.split('\n').filter((id) => id !== '')
}

/** These commits alone, by paths as seen from the folder; what lies outside of it is left out. */
export function readThese(git: Git, ids: readonly string[], signal?: AbortSignal): Promise<Commit[]> {
  const args = (renames: string) => ['log', '--no-walk=unsorted', '--stdin', '--relative', renames, ...HOW]
  return withRenames((renames) => git.text(args(renames), signal, `${ids.join('\n')}\n`), signal)
}

/** Similar files are compared by their texts, which a partial clone lacks; equal ones by their names alone. */
async function withRenames(log: (renames: string) => Promise<string>, signal?: AbortSignal): Promise<Commit[]> {
  try {
    return parseCommits(await log('--find-renames'))
  } catch (error) {
    signal?.throwIfAborted()
    return parseCommits(await log('--find-renames=100%').catch(() => Promise.reject(error)))
  }
}

export function parseCommits(log: string): Commit[] {
  return log
    .split('\u0001')
    .slice(1)
    .map((entry) => {
      const [id = '', parents = '', time = '', subject = '', ...rest] = entry.split('\0')
      return {
        id,
        parents: parents.split(' ').filter((each) => each !== ''),
        time: Number(time),
        subject,
        files: filesIn(rest),
      }
    })
}

/** `M path`, or for a rename `R093 from to`, each part of its own. */
function filesIn(parts: readonly string[]): ChangedFile[] {
  const files: ChangedFile[] = []
  const there = parts.map((part) => part.replace(/^\n/, '')).filter((part) => part !== '')
  for (let n = 0; n + 1 < there.length; n += 2) {
    const status = there[n]?.[0] ?? ''
    const path = there[n + 1] ?? ''
    if (status !== 'R' && status !== 'C') {
      files.push({ status, path })
      continue
    }
    files.push({ status, path: there[n + 2] ?? path, ...(status === 'R' && { from: path }) })
    n++
  }
  return files
}
