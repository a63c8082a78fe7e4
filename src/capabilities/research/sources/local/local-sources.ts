import { realpathSync, statSync } from 'node:fs'
import { NazeError } from '#kernel/errors.ts'
import type { Degraded, PageSource, SearchProvider, SearchQuery } from '../../engine/types.ts'
import { earliest } from '../published.ts'
import type { Sources } from '../sources.ts'
import { listCorpus, readFromCorpus, searchCorpus } from './corpus-thread.ts'

const TRIES = 2
const MOST_NAMED = 3

/** The folder, once links are followed; a missing one is said at once and not in the middle of a run. */
export function corpusFolder(corpus: string | undefined): string {
  if (corpus === undefined) throw invalid('is needed with the provider local: the folder to read')
  try {
    const root = realpathSync(corpus)
    if (statSync(root).isDirectory()) return root
  } catch (cause) {
    throw invalid(`there is no folder "${corpus}"`, cause)
  }
  throw invalid(`"${corpus}" is not a folder`)
}

function invalid(what: string, cause?: unknown): NazeError {
  return new NazeError('INVALID_INPUT', `searchConfig.corpus: ${what}`, { cause })
}

/** A folder of documents, without the network. */
export function localSources(root: string, now: () => number): Sources {
  const told = new Set<string>()
  const tellOnce = (degraded: Degraded, reason: string) => {
    if (told.has(reason)) return
    told.add(reason)
    degraded('local', reason)
  }
  const search: SearchProvider = {
    name: 'local',
    search: async (query, signal, degraded) => {
      const { results, documents, refused } = await asked(query, signal, degraded)
      if (refused.length > 0) tellOnce(degraded, refusedReason(refused))
      if (documents === 0) tellOnce(degraded, 'there is no document in the folder that can be read')
      return results
    },
    list: (signal) => listCorpus(root, signal),
  }
  const asked = async (query: SearchQuery, signal: AbortSignal, degraded: Degraded) => {
    const { text, most } = query
    const since = earliest(query.timeRange, now())
    const question = { text, most, since, covered: [...query.covered], whole: query.whole === true }
    for (let tries = 1; ; tries++) {
      try {
        return await searchCorpus(root, question, signal)
      } catch (error) {
        signal.throwIfAborted()
        degraded('local', error instanceof Error ? error.message : 'the folder cannot be read')
        if (tries >= TRIES) return { results: [], documents: -1, refused: [] }
      }
    }
  }
  const pages: PageSource = {
    read: async ({ url }, signal) => {
      try {
        const page = await readFromCorpus(root, url, signal)
        return 'refused' in page ? page : { ...page, fetchedAt: new Date(now()).toISOString() }
      } catch (error) {
        signal.throwIfAborted()
        return { refused: error instanceof Error ? error.message : 'the folder cannot be read' }
      }
    },
  }
  return { search, pages }
}

function refusedReason(refused: readonly (readonly [path: string, why: string])[]): string {
  const named = refused.slice(0, MOST_NAMED).map(([path, why]) => `${path} (${why})`)
  const more = refused.length - named.length
  return `${refused.length} not read: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
