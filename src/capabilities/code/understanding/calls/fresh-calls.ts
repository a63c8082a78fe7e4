import type { CodeFacts } from '../../facts.ts'
import type { CallRow } from '../../rows/calls.ts'

export interface Fresh {
  /** The calls without what stands in files that have changed since. */
  calls: CallRow[]
  /** Files that were shown, and by no call as they are now. */
  stale: ReadonlySet<string>
  /** Every file that was shown as it still is, with its hash. */
  hashes: ReadonlyMap<string, string>
}

/** What was seen counts only as far as it is still so; `own`: files whose change is the work itself. */
export async function freshCalls(
  facts: Pick<CodeFacts, 'look'>,
  root: string,
  calls: readonly CallRow[],
  own: readonly string[] = [],
): Promise<Fresh> {
  const paths = [...new Set(calls.flatMap(({ files }) => Object.keys(files)))]
  const looks = await Promise.all(paths.map(async (path) => [path, (await facts.look(root, path)).hash] as const))
  const now = new Map(looks)
  const isFresh = (call: CallRow, path: string) => {
    const then = call.files[path]
    return then !== undefined && (then === now.get(path) || own.includes(path))
  }
  const hashes = new Map<string, string>()
  const fresh = calls.map((call) => {
    const hits = call.result.hits.filter(({ path }) => isFresh(call, path))
    for (const { path } of hits) hashes.set(path, call.files[path] ?? '')
    return hits.length === call.result.hits.length ? call : { ...call, result: { ...call.result, hits } }
  })
  return { calls: fresh, hashes, stale: new Set(paths.filter((path) => !hashes.has(path))) }
}
