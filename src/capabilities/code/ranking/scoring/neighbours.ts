import { dirname } from 'node:path/posix'
import { changedTogether } from '../history/history-scores.ts'
import { graphOf, type Repository } from '../repository.ts'
import type { FirstLook } from './first-look.ts'

/** What a file gains by those around it. */
export interface Neighbours {
  importedByHits: number
  importsHits: number
  together: number
  tested: number
  folderBest: number
  folderSum: number
}

const HITS = 10

/** Sees each candidate from the files and tests that match best. */
export function neighboursOf(
  { corpus, history }: Repository,
  { candidates, tests }: FirstLook,
): (path: string) => Neighbours {
  const graph = graphOf(corpus)
  const hits = candidates.slice(0, HITS)
  const weights = new Map(hits.map(({ path, rough }) => [path, rough]))
  const imported = new Map<string, number>()
  for (const [path, weight] of weights) {
    const targets = graph.importsOf(path)
    for (const target of targets) gain(imported, target, weight / Math.sqrt(targets.length))
  }
  const tested = new Map<string, number>()
  for (const { path, score } of tests) for (const target of graph.testedBy(path)) gain(tested, target, score)
  const folders = new Map<string, { best: number; second: number; sum: number }>()
  for (const { path, rough } of candidates.slice(0, 40)) {
    const known = folders.get(dirname(path)) ?? { best: 0, second: 0, sum: 0 }
    const [best = 0, second = 0] = [known.best, known.second, rough].toSorted((a, b) => b - a)
    folders.set(dirname(path), { best, second, sum: known.sum + rough })
  }
  const ids = new Map<number, number>()
  for (const [path, weight] of weights) {
    const id = history?.history.pathOf(path)
    if (id !== undefined) ids.set(id, weight)
  }
  const together = history === undefined ? undefined : changedTogether(history, ids)
  const own = new Map(candidates.map(({ path, rough }) => [path, rough]))
  return (path) => {
    const folder = folders.get(dirname(path))
    const mine = own.get(path) ?? 0
    const id = history?.history.pathOf(path)
    return {
      importedByHits: imported.get(path) ?? 0,
      importsHits: graph.importsOf(path).reduce((sum, target) => sum + (weights.get(target) ?? 0), 0),
      together: id === undefined ? 0 : (together?.[id] ?? 0),
      tested: tested.get(path) ?? 0,
      // A file is not its own neighbour.
      folderBest: folder === undefined ? 0 : mine === folder.best ? folder.second : folder.best,
      folderSum: folder === undefined ? 0 : Math.max(0, folder.sum - mine),
    }
  }
}

function gain(scores: Map<string, number>, path: string, by: number): void {
  scores.set(path, (scores.get(path) ?? 0) + by)
}
