import { extname } from 'node:path/posix'
import type { Corpus } from '../corpus.ts'
import type { HistoryView } from '../history/history-view.ts'
import type { Repository } from '../repository.ts'

const HALF_YEAR = 182.5 * 86_400

/** How a file is changed, whatever the request. */
interface Changed {
  yearly: number
  quarterly: number
  changeRank: number
  freshness: number
  hasHistory: number
  lastPlace: number
  area: number
}

const NEVER: Changed = { yearly: 0, quarterly: 0, changeRank: 0, freshness: 0, hasHistory: 0, lastPlace: 0, area: 0 }

interface Habits {
  change: number
  /** How often each source file is changed, the most first. */
  counts: Float64Array
  /** The share of all changes in each part of the repository. */
  areas: ReadonlyMap<string, number>
}

const kept = new WeakMap<HistoryView, Habits>()
const languages = new WeakMap<Corpus, { change: number; shares: ReadonlyMap<string, number> }>()

export function changeRanks({ corpus, history: view }: Repository): (path: string) => Changed {
  if (view === undefined) return () => NEVER
  const { counts, areas } = habitsOf(corpus, view)
  const { history, changes, now } = view
  return (path) => {
    const id = history.pathOf(path)
    const yearly = id === undefined ? 0 : (changes.yearly[id] ?? 0)
    const area = areas.get(areaOf(path)) ?? 0
    if (id === undefined || yearly === 0) return { ...NEVER, area }
    const before = counts.findIndex((count) => count <= yearly)
    return {
      yearly: Math.log1p(yearly),
      quarterly: Math.log1p(changes.quarterly[id] ?? 0),
      changeRank: 1 / Math.sqrt(1 + Math.max(0, before)),
      freshness: 0.5 ** (Math.max(0, now - (changes.last[id] ?? 0)) / HALF_YEAR),
      hasHistory: 1,
      lastPlace: 1 / Math.sqrt(1 + (changes.lastPlace[id] ?? Infinity)),
      area,
    }
  }
}

function habitsOf(corpus: Corpus, view: HistoryView): Habits {
  const known = kept.get(view)
  if (known?.change === corpus.change) return known
  const areas = new Map<string, number>()
  const counts: number[] = []
  for (const { path, kind } of corpus.documents()) {
    if (kind !== 'source') continue
    const count = view.changes.yearly[view.history.pathOf(path) ?? -1] ?? 0
    counts.push(count)
    areas.set(areaOf(path), (areas.get(areaOf(path)) ?? 0) + count)
  }
  const all = counts.reduce((sum, count) => sum + count, 0) || 1
  for (const [area, count] of areas) areas.set(area, count / all)
  const made = { change: corpus.change, counts: Float64Array.from(counts).sort().reverse(), areas }
  kept.set(view, made)
  return made
}

/** The part of a repository a file is in: its first two folders. */
function areaOf(path: string): string {
  return path.split('/').slice(0, -1).slice(0, 2).join('/')
}

/** The share of source files with each ending. */
export function languageShares(corpus: Corpus): ReadonlyMap<string, number> {
  const known = languages.get(corpus)
  if (known?.change === corpus.change) return known.shares
  const counts = new Map<string, number>()
  let all = 0
  for (const { path, kind } of corpus.documents()) {
    if (kind !== 'source') continue
    all++
    counts.set(extname(path), (counts.get(extname(path)) ?? 0) + 1)
  }
  const shares = new Map(Array.from(counts, ([ending, count]) => [ending, count / all]))
  languages.set(corpus, { change: corpus.change, shares })
  return shares
}
