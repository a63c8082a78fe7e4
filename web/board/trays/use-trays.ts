import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { DESK_TRAYS, type DeskTray, deskTrayOf, type NodeView, trayQuery } from '../../api/board.ts'
import { byUrgency } from '../nodes/due.ts'

export interface OpenTray {
  nodes: readonly NodeView[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  failedMore: boolean
}

type Pending = ReadonlyMap<string, NodeView>

function useTray(tray: DeskTray, pending: Pending) {
  const query = useInfiniteQuery(trayQuery(tray))
  const { data } = query
  const nodes = useMemo(() => {
    const read = (data?.pages ?? []).flatMap((page) => page.nodes).filter(({ id }) => !pending.has(id))
    const coming = [...pending.values()].filter(({ status }) => deskTrayOf(status) === tray)
    return [...new Map([...read, ...coming].map((node) => [node.id, node])).values()].toSorted(byUrgency)
  }, [data, pending, tray])
  const opened: OpenTray = {
    nodes,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    failedMore: query.isFetchNextPageError,
  }
  return { query, opened }
}

/** All trays, ready together or not at all; `pending` is what a person has moved and the server has not answered for. */
export function useTrays(pending: Pending) {
  const trays = {
    inbox: useTray('inbox', pending),
    in_progress: useTray('in_progress', pending),
    needs_decision: useTray('needs_decision', pending),
    waiting_external: useTray('waiting_external', pending),
    cooling: useTray('cooling', pending),
    other_active: useTray('other_active', pending),
  } satisfies Record<DeskTray, unknown>
  const all = Object.values(trays)
  const find = (id: string): NodeView | undefined => {
    for (const tray of DESK_TRAYS) {
      const node = trays[tray].opened.nodes.find((each) => each.id === id)
      if (node !== undefined) return node
    }
    return undefined
  }
  return {
    trays: {
      inbox: trays.inbox.opened,
      in_progress: trays.in_progress.opened,
      needs_decision: trays.needs_decision.opened,
      waiting_external: trays.waiting_external.opened,
      cooling: trays.cooling.opened,
      other_active: trays.other_active.opened,
    } satisfies Record<DeskTray, OpenTray>,
    find,
    isReady: all.every(({ query }) => query.data !== undefined),
    error: all.find(({ query }) => query.data === undefined && query.isError)?.query.error ?? null,
    retry: () => all.forEach(({ query }) => query.isError && void query.refetch()),
    isEmpty: all.every(({ opened }) => opened.nodes.length === 0),
  }
}
