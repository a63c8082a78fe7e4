import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { projectKey, projectStream } from '../../api/interview.ts'
import { keepFollowing } from '../../api/live.ts'

/** Several facts may come at once: what is on the screen is read again once for all of them. */
const TOGETHER_MS = 150

/** While a page of a project is open, whatever happens in it is read again as soon as the server says so. */
export function useProjectLive(id: string) {
  const client = useQueryClient()
  const refresh = useEffectEvent(() => void client.invalidateQueries({ queryKey: projectKey(id) }))
  useEffect(() => {
    const open = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    void keepFollowing(projectStream.name(id), open.signal, () => {
      timer ??= setTimeout(() => {
        timer = undefined
        refresh()
      }, TOGETHER_MS)
    })
    return () => {
      open.abort()
      clearTimeout(timer)
    }
  }, [id])
}
