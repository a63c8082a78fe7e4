import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { codeFrom } from '../../api/client.ts'
import { sessionQuery, type SessionView, writeReport } from '../../api/why.ts'
import { readWriting, writeWeights, writeWriting } from '../tab-memory.ts'

type Weights = Parameters<typeof writeReport>[1]

/** How long after asking a reloaded page still expects the report: the server takes two minutes at most. */
const EXPECT_MS = 125_000

/** Asks for the report; after a reload in the middle it waits for the one that is being written. */
export function useReport(view: SessionView) {
  const id = view.session_id
  const client = useQueryClient()
  const navigate = useNavigate()
  const flight = useRef<AbortController | null>(null)
  const [expected, setExpected] = useState(() => {
    const at = readWriting(id)
    return view.phase === 'SLIDER' && at !== null && Date.now() - at < EXPECT_MS ? at : null
  })
  const [since, setSince] = useState<number | null>(null)

  useQuery({ ...sessionQuery(id), refetchInterval: 2_000, enabled: expected !== null })
  useEffect(() => {
    if (expected === null) return
    const timer = setTimeout(() => setExpected(null), Math.max(0, expected + EXPECT_MS - Date.now()))
    return () => clearTimeout(timer)
  }, [expected])
  useEffect(() => () => flight.current?.abort(), [])

  const write = useMutation({
    mutationFn: (weights: Weights) => {
      const controller = new AbortController()
      flight.current = controller
      const now = Date.now()
      setSince(now)
      writeWriting(id, now)
      return writeReport(id, weights, controller.signal)
    },
    onSuccess: async (report, weights) => {
      const given = new Map(weights.map((weight) => [weight.id, weight.slider_weight]))
      client.setQueryData(sessionQuery(id).queryKey, (old) =>
        old === undefined
          ? old
          : {
              ...old,
              ...report,
              confirmed_insights: old.confirmed_insights.map((insight) => ({
                ...insight,
                slider_weight: given.get(insight.id) ?? insight.slider_weight,
              })),
            },
      )
      writeWeights(id, null)
      void client.invalidateQueries({ queryKey: ['why'] })
      await navigate({ to: '/why/$id', params: { id }, search: {}, replace: true })
    },
    // A call that broke off, as by leaving or reloading the page, says nothing about the report itself.
    onSettled: (_report, error) => {
      const brokeOff = flight.current?.signal.aborted === true || codeFrom(error) === 'OFFLINE'
      if (error === null || !brokeOff) writeWriting(id, null)
    },
  })

  const stop = () => {
    flight.current?.abort()
    writeWriting(id, null)
    setExpected(null)
    write.reset()
  }
  const waitingSince = write.isPending ? since : expected
  return { write, waitingSince, joined: expected !== null && !write.isPending, stop }
}
