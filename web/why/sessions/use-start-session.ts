import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { completeSession, startSession } from '../../api/why.ts'
import { useLanguage } from '../../i18n/index.ts'
import { Outgoing } from '../../conversation/outgoing.ts'
import { unsent } from '../../conversation/unsent.ts'
import { writeTold } from '../tab-memory.ts'

interface Start {
  /** What the person has said already: it is the first message, and is not asked for again. */
  text?: string
  /** A session whose report is written, to be finished first. */
  finish?: string
}

/** `onError` is for callers that are gone by the time it fails; others show the state of the mutation. */
export function useStartSession(options: { onError?: () => void } = {}) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const language = useLanguage()
  return useMutation({
    mutationFn: async ({ text, finish }: Start) => {
      if (finish !== undefined) await completeSession(finish)
      const started = await startSession(language)
      if (text !== undefined) {
        new Outgoing(unsent('why', started.session_id).outbox).leave(text)
        writeTold(started.session_id)
      }
      return started.session_id
    },
    onError: () => options.onError?.(),
    onSuccess: async (id) => {
      void client.invalidateQueries({ queryKey: ['why'] })
      await navigate({ to: '/why/$id', params: { id } })
    },
  })
}
