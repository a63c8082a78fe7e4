import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { followNews, type NewsStream } from './live.ts'

/** Several things may happen at once: what is on the screen is read again once for all of them. */
const TOGETHER_MS = 150

/**
 * While a page is open, what was read under `key` is read again as soon as the stream has news. `isNews` leaves out what
 * changes nothing that can be read; undefined is what came while nobody looked.
 */
export function useNews<E>(
  { name, events }: NewsStream<E>,
  key: QueryKey,
  isNews: (event: E | undefined) => boolean = () => true,
) {
  const client = useQueryClient()
  const matters = useEffectEvent(isNews)
  const refresh = useEffectEvent(() => void client.invalidateQueries({ queryKey: key }))
  useEffect(() => {
    const open = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    void followNews({ name, events }, open.signal, (event) => {
      if (!matters(event)) return
      timer ??= setTimeout(() => {
        timer = undefined
        refresh()
      }, TOGETHER_MS)
    })
    return () => {
      open.abort()
      clearTimeout(timer)
    }
  }, [name, events])
}
