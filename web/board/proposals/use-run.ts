import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Starts a run and goes to it; leaving the page or stopping ends the waiting, never the run's record. */
export function useRun<T>(start: (wish: T, signal: AbortSignal) => Promise<string>) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const flight = useRef<AbortController | null>(null)
  useEffect(() => () => flight.current?.abort(), [])
  const run = useMutation({
    mutationFn: (wish: T) => {
      flight.current = new AbortController()
      return start(wish, flight.current.signal)
    },
    onSuccess: async (id) => {
      void client.invalidateQueries({ queryKey: ['board', 'proposal'] })
      void client.invalidateQueries({ queryKey: ['board', 'proposals'] })
      await navigate({ to: '/board/proposals/$id', params: { id } })
    },
  })
  const stop = () => {
    flight.current?.abort()
    run.reset()
  }
  return { run, stop }
}
