import { useInfiniteQuery } from '@tanstack/react-query'
import { type NodeView, type Tray, trayQuery } from '../../api/board.ts'

export interface OpenTray {
  nodes: NodeView[]
  hasMore: boolean
  isLoadingMore: boolean
  loadMore: () => void
  failedMore: boolean
}

function useTray(tray: Tray) {
  const query = useInfiniteQuery(trayQuery(tray))
  const opened: OpenTray = {
    nodes: query.data?.pages.flatMap((page) => page.nodes) ?? [],
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    loadMore: () => void query.fetchNextPage(),
    failedMore: query.isFetchNextPageError,
  }
  return { query, opened }
}

/** All five trays, ready together or not at all. */
export function useTrays() {
  const trays = {
    in_progress: useTray('in_progress'),
    needs_decision: useTray('needs_decision'),
    waiting_external: useTray('waiting_external'),
    cooling: useTray('cooling'),
    other_active: useTray('other_active'),
  } satisfies Record<Tray, unknown>
  const all = Object.values(trays)
  return {
    trays: {
      in_progress: trays.in_progress.opened,
      needs_decision: trays.needs_decision.opened,
      waiting_external: trays.waiting_external.opened,
      cooling: trays.cooling.opened,
      other_active: trays.other_active.opened,
    } satisfies Record<Tray, OpenTray>,
    isReady: all.every(({ query }) => query.data !== undefined),
    error: all.find(({ query }) => query.data === undefined && query.isError)?.query.error ?? null,
    retry: () => all.forEach(({ query }) => query.isError && void query.refetch()),
    isEmpty: all.every(({ opened }) => opened.nodes.length === 0),
  }
}
