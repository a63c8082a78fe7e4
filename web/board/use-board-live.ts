import { useQueryClient } from '@tanstack/react-query'
import { boardStream } from '../api/board.ts'
import { useEffect, useEffectEvent } from 'react'
import { followNews, type NewsStream } from '../api/live.ts'

/** Several things may happen at once: what is on the screen is read again once for all of them. */
const TOGETHER_MS = 150

/** Calls `refresh` after anything has happened in a stream, for as long as the page is open. */
function useNews<E>(stream: NewsStream<E>, refresh: (events: (E | undefined)[]) => void) {
  const onNews = useEffectEvent(refresh)
  useEffect(() => {
    const open = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let events: (E | undefined)[] = []
    void followNews(stream, open.signal, (event) => {
      events.push(event)
      timer ??= setTimeout(() => {
        const news = events
        timer = undefined
        events = []
        onNews(news)
      }, TOGETHER_MS)
    })
    return () => {
      open.abort()
      clearTimeout(timer)
    }
  }, [stream])
}

const BOARD = boardStream.of()

/** While a page of the board is open, whatever happens on it is read again as soon as the server says so. */
export function useBoardLive() {
  const client = useQueryClient()
  useNews(BOARD, (events) => {
    if (events.some((event) => event?.type !== 'stage')) void client.invalidateQueries({ queryKey: ['board'] })
  })
}
