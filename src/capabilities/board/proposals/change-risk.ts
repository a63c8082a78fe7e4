import type { Language } from '#text/index.ts'
import type { Change } from '../contract.ts'
import { waitingEdge } from '../proposal-quality/relation-key.ts'
import type { DeskNode } from '../rows/desk.ts'
import { isActive } from '../status/statuses.ts'

/** What a person ought to know before they apply a change, from the board as it is; null when nothing stands out. */
export function riskOf(change: Change, board: readonly DeskNode[], language: Language): string | null {
  const find = (id: string) => board.find((node) => node.id === id)
  if (change.type === 'decomposition') {
    const children = board.filter(({ parent_id }) => parent_id === change.target_node_id).length
    return children === 0 ? null : SAY[language].hasChildren(children)
  }
  if (change.type === 'grouping') {
    const grouped = change.node_ids.filter((id) => (find(id)?.tags.length ?? 0) > 0).length
    return grouped === 0 ? null : SAY[language].inOtherGroups(grouped)
  }
  const edge = waitingEdge({ from: change.from_node_id, to: change.to_node_id, type: change.relation_type })
  if (edge === undefined) return null
  const [waits, needed] = [find(edge[0]), find(edge[1])]
  if (needed !== undefined && needed.status !== 'DONE' && !isActive(needed.status)) {
    return SAY[language].waitsForResting(needed.title)
  }
  return waits?.status === 'IN_PROGRESS' ? SAY[language].alreadyMoving(waits.title) : null
}

const SAY = {
  ja: {
    hasChildren: (n: number) => `すでに子が ${n} 件あります。`,
    inOtherGroups: (n: number) => `${n} 件はすでに別のグループにも入っています。`,
    waitsForResting: (title: string) => `「${title}」は今は動いていないので、待っても進まないかもしれません。`,
    alreadyMoving: (title: string) => `「${title}」はすでに進行中です。`,
  },
  en: {
    hasChildren: (n: number) => `It already has ${n} children.`,
    inOtherGroups: (n: number) => `${n} of them are in another group already.`,
    waitsForResting: (title: string) => `"${title}" is not being worked on: waiting for it may lead nowhere.`,
    alreadyMoving: (title: string) => `"${title}" is already in progress.`,
  },
} as const
