import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { boardStream, nodeQuery } from '../api/board.ts'
import { codeFrom } from '../api/client.ts'
import { followNews } from '../api/live.ts'
import { dropNode, placeNode } from './moves/place-node.ts'

/** Several things may happen at once: what is on the screen is read again once for all of them. */
const TOGETHER_MS = 150
/** More changed nodes than this are read with their trays. */
const MOST_SINGLY = 12

/**
 * While a page of the board is open, whatever happens on it is read again as soon as the server says so. Of the trays only
 * the nodes that changed: a person may have opened many pages of them.
 */
export function useBoardLive() {
  const client = useQueryClient()
  const readNews = useEffectEvent((ids: readonly string[], everything: boolean) => {
    if (everything) return void client.invalidateQueries({ queryKey: ['board'] })
    void client.invalidateQueries({ queryKey: ['board'], predicate: ({ queryKey }) => !isTray(queryKey) })
    for (const id of ids) void readAgain(client, id)
  })
  useEffect(() => {
    const open = new AbortController()
    let changed = new Set<string>()
    let everything = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      readNews([...changed], everything || changed.size > MOST_SINGLY)
      timer = undefined
      changed = new Set()
      everything = false
    }
    void followNews(boardStream.of(), open.signal, (event) => {
      if (event?.type === 'stage') return
      if (event === undefined) everything = true
      else if ('node_ids' in event.data) for (const id of event.data.node_ids) changed.add(id)
      timer ??= setTimeout(refresh, TOGETHER_MS)
    })
    return () => {
      open.abort()
      clearTimeout(timer)
    }
  }, [])
}

export const isTray = (key: QueryKey) => key[1] === 'tray'

async function readAgain(client: QueryClient, id: string): Promise<void> {
  try {
    placeNode(client, (await client.fetchQuery({ ...nodeQuery(id), staleTime: 0 })).node)
  } catch (error) {
    if (codeFrom(error) === 'NOT_FOUND') dropNode(client, id)
    else void client.invalidateQueries({ queryKey: ['board', 'tray'] })
  }
}
