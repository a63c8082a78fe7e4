import type { History, PastCommit } from './history.ts'
import { inOrder } from './in-order.ts'

const DAY = 86_400
const YEAR = 365 * DAY
const QUARTER = 90 * DAY
/** So many commits count; what is older says little about today. */
export const MOST_COMMITS = 10_000

interface SeenCommit {
  commit: PastCommit
  /** By the names its files have now. */
  files: Int32Array
  /** 1 now, half after a year. */
  freshness: number
}

/** How often and how lately each path was changed, by the path's number. */
export interface Changes {
  yearly: Float64Array
  quarterly: Float64Array
  last: Float64Array
  /** How many commits ago it was changed last; Infinity when never. */
  lastPlace: Float64Array
  /** The freshness of all subjects that speak for a path. */
  told: Float64Array
}

/** The history as it stood at one commit: nothing that is not its ancestor is in it, nor is its own future known. */
export class HistoryView {
  readonly history: History
  readonly seen: readonly SeenCommit[]
  readonly changes: Changes
  readonly now: number

  /** `known` answers for every commit of the history whether it is already past. Now is when the last of them was made. */
  constructor(history: History, known: (commit: PastCommit) => boolean = () => true) {
    this.history = history
    const past = inOrder(history.commits.filter(known)).slice(0, MOST_COMMITS)
    const now = past.reduce((last, { time }) => Math.max(last, time), 0)
    this.now = now
    const size = history.paths.length
    const names = Int32Array.from({ length: size }, (_, id) => id)
    const seen: SeenCommit[] = []
    const changes: Changes = {
      yearly: new Float64Array(size),
      quarterly: new Float64Array(size),
      last: new Float64Array(size),
      lastPlace: new Float64Array(size).fill(Infinity),
      told: new Float64Array(size),
    }
    for (const commit of past) {
      const files = commit.files.map((id) => names[id] ?? id)
      for (let n = 0; n + 1 < commit.renames.length; n += 2) {
        const after = commit.renames[n + 1] ?? 0
        names[commit.renames[n] ?? 0] = names[after] ?? after
      }
      if (!commit.speaks) continue
      const age = Math.max(0, now - commit.time)
      const one = { commit, files, freshness: 0.5 ** (age / YEAR) }
      count(changes, one, age, seen.length)
      seen.push(one)
    }
    this.seen = seen
    this.changes = changes
  }
}

function count(changes: Changes, { commit, files, freshness }: SeenCommit, age: number, place: number): void {
  const { yearly, quarterly, last, lastPlace, told } = changes
  const recent = 0.5 ** (age / QUARTER)
  const share = 1 / Math.sqrt(files.length)
  for (const id of files) {
    yearly[id] = (yearly[id] ?? 0) + freshness
    quarterly[id] = (quarterly[id] ?? 0) + recent
    last[id] = Math.max(last[id] ?? 0, commit.time)
    lastPlace[id] = Math.min(lastPlace[id] ?? Infinity, place)
    told[id] = (told[id] ?? 0) + freshness * share * commit.terms.length
  }
}

/** All commits that one commit descends from, itself included: what could be known when it was made. */
export function ancestorsOf(history: History, id: string): Set<string> {
  const parents = new Map(history.commits.map((commit) => [commit.id, commit.parents]))
  const found = new Set<string>()
  const open = [id]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...(parents.get(next) ?? []))
  }
  return found
}
