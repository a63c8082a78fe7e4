import type { Peer } from '../../src/capabilities/code/evaluation/replay.ts'
import { ENGLISH_STOP_WORDS } from '../../src/text/words/stop-words.ts'

/** What `rg -c -i -e word -e word …` would put first: the files with the most lines that hold any word of the request. */
export const lineCount: Peer = ({ corpus, sourceOf }, request) => {
  const words = (request.match(/[\p{L}\p{N}_]{3,}/gu) ?? []).filter(
    (word) => !ENGLISH_STOP_WORDS.has(word.toLowerCase()),
  )
  if (words.length === 0) return []
  const line = new RegExp(`^.*(?:${words.join('|')}).*$`, 'gimu')
  return [...corpus.documents()]
    .filter(({ kind }) => kind === 'source')
    .map(({ path }) => ({ path, count: (sourceOf(path)?.text.match(line) ?? []).length }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1))
    .slice(0, 10)
    .map(({ path }) => path)
}
