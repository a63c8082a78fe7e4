import type { Corpus } from './corpus.ts'
import type { SourceText } from './files/source-text.ts'
import type { HistoryView } from './history/history-view.ts'
import { FileGraph } from './scoring/graph.ts'

/** What a request is ranked over. */
export interface Repository {
  corpus: Corpus
  /** Left out where there is no git, or no history yet. */
  history?: HistoryView
  /** The text of a file with its outline; undefined when it cannot be read. */
  sourceOf(path: string): SourceText | undefined
}

const graphs = new WeakMap<Corpus, FileGraph>()

export function graphOf(corpus: Corpus): FileGraph {
  const known = graphs.get(corpus)
  if (known !== undefined && known.change === corpus.change) return known
  const graph = new FileGraph(corpus)
  graphs.set(corpus, graph)
  return graph
}
