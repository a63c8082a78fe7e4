import type { ChangedFile, Commit } from '../history/commit.ts'
import type { Git } from './git.ts'

const FORMAT = '--format=%x01%H%x00%P%x00%ct%x00%s%x00'
/** Enough to know what belongs together; the oldest say little about today. */
const MOST_COMMITS = 40_000

interface ReadOptions {
  signal?: AbortSignal
  /** Paths as seen from the folder, and only those under it. */
  relative?: boolean
}

/** Newest first, children before their parents, with what each changed against its only parent. */
export async function readCommits(
  git: Git,
  from: string,
  { signal, relative = false }: ReadOptions = {},
): Promise<Commit[]> {
  const log = (renames: string) => {
    const how = ['--topo-order', renames, '-l400', '--name-status', '-z', FORMAT, `--max-count=${MOST_COMMITS}`]
    return git.text(['log', ...how, ...(relative ? ['--relative'] : []), from, '--'], signal)
  }
  try {
    return parseCommits(await log('--find-renames'))
  } catch (error) {
    signal?.throwIfAborted()
    // Similar files are compared by their texts, which a partial clone lacks; equal ones by their names alone.
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
