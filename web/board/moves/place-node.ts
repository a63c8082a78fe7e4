import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { DESK_TRAYS, deskTrayOf, type NodeView, trayQuery } from '../../api/board.ts'
import { byUrgency } from '../nodes/due.ts'

interface Page {
  nodes: NodeView[]
  next: string | null
}
type Pages = InfiniteData<Page>

/** Puts a node where it belongs in what was read of the trays, so that nobody waits for them to be read again. */
export function placeNode(client: QueryClient, node: NodeView): void {
  if (isOlder(client, node)) return
  const here = deskTrayOf(node.status)
  for (const tray of DESK_TRAYS) {
    client.setQueryData(trayQuery(tray).queryKey, (data: Pages | undefined) => {
      if (data === undefined) return data
      const without = takeOut(data, node.id)
      return tray === here ? putIn(without, node) : without
    })
  }
  client.setQueriesData({ queryKey: ['board', 'nodes'] }, (data: Pages | undefined) =>
    data === undefined ? data : { ...data, pages: data.pages.map((page) => replaced(page, node)) },
  )
}

/** What is not on the board any more lies in no tray. */
export function dropNode(client: QueryClient, id: string): void {
  for (const tray of DESK_TRAYS) {
    client.setQueryData(trayQuery(tray).queryKey, (data: Pages | undefined) => data && takeOut(data, id))
  }
}

/** Answers may overtake each other: the past never takes the place of what is known. */
function isOlder(client: QueryClient, node: NodeView): boolean {
  return DESK_TRAYS.some((tray) =>
    client
      .getQueryData(trayQuery(tray).queryKey)
      ?.pages.some((page) => page.nodes.some(({ id, version }) => id === node.id && version > node.version)),
  )
}

function replaced(page: Page, node: NodeView): Page {
  return page.nodes.some(({ id }) => id === node.id)
    ? { ...page, nodes: page.nodes.map((each) => (each.id === node.id ? node : each)) }
    : page
}

function takeOut(data: Pages, id: string): Pages {
  const holds = (page: Page) => page.nodes.some((each) => each.id === id)
  if (!data.pages.some(holds)) return data
  const pages = data.pages.map((page) =>
    holds(page) ? { ...page, nodes: page.nodes.filter((each) => each.id !== id) } : page,
  )
  return { ...data, pages }
}

/** Behind everything that was read and more to come: it will be read in its time. */
function putIn(data: Pages, node: NodeView): Pages {
  const before = data.pages.findIndex((page) => page.nodes.some((each) => byUrgency(node, each) < 0))
  const at = before === -1 && data.pages.at(-1)?.next === null ? data.pages.length - 1 : before
  const page = data.pages[at]
  if (page === undefined) return data
  const nodes = [...page.nodes, node].toSorted(byUrgency)
  return { ...data, pages: data.pages.with(at, { ...page, nodes }) }
}
