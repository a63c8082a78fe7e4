import { WORD_FIELDS } from '../nodes/fields.ts'
import type { Board, BoardNode } from './report-types.ts'

/** Everything a report may be compared with, made ready once for all rules. */
export interface BoardFacts {
  usable: ReadonlySet<string>
  /** Undefined when nobody said what is on the board. */
  nodes: ReadonlyMap<string, BoardNode> | undefined
  focusNodeId: string | undefined
  /** The board's own words: what equals one of them was not authored by the report. */
  texts: ReadonlySet<string>
  titles: ReadonlySet<string>
}

export function makeBoardFacts(validNodeIds: readonly string[], board: Board = {}): BoardFacts {
  const texts = new Set<string>()
  const titles = new Set<string>()
  for (const node of board.nodes ?? []) {
    titles.add(node.title)
    for (const field of WORD_FIELDS) texts.add(node[field] ?? '')
    for (const tag of node.tags ?? []) texts.add(tag)
  }
  texts.delete('')
  return {
    usable: new Set(validNodeIds),
    nodes: board.nodes === undefined ? undefined : new Map(board.nodes.map((node) => [node.id, node])),
    focusNodeId: board.focusNodeId,
    texts,
    titles,
  }
}
