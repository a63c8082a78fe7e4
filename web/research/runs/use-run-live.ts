import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { followNews } from '../../api/live.ts'
import { researchStream, runKey } from '../../api/research.ts'
import { type LiveDrafts, NO_DRAFTS, tellsFacts, withEvents } from './live-drafts.ts'

/** Several facts may come at once: what is on the screen is read again once for all of them. */
const TOGETHER_MS = 150

/** While a page of a run is open, whatever happens in it is read again as soon as the server says so. */
export function useRunLive(id: string): LiveDrafts {
  const client = useQueryClient()
  const [drafts, setDrafts] = useState(NO_DRAFTS)
  const onNews = useEffectEvent((events: readonly (z.infer<typeof researchStream.events> | undefined)[]) => {
    setDrafts((before) => withEvents(before, events))
    if (tellsFacts(events)) void client.invalidateQueries({ queryKey: runKey(id) })
  })
  useEffect(() => {
    const open = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    let events: Parameters<typeof onNews>[0][number][] = []
    void followNews(researchStream.of(id), open.signal, (event) => {
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
  }, [id])
  return drafts
}
