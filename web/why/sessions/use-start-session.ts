import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { completeSession, startSession } from '../../api/why.ts'
import { useLanguage } from '../../i18n/index.ts'
import { unsent } from '../../conversation/unsent.ts'

interface Start {
  /** Words to put into the first answer's field; a person still has to send them. */
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
      if (text !== undefined) unsent('why', started.session_id).text.write(text)
      return started.session_id
    },
    onError: () => options.onError?.(),
    onSuccess: async (id) => {
      void client.invalidateQueries({ queryKey: ['why'] })
      await navigate({ to: '/why/$id', params: { id } })
    },
  })
}
