import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useDone } from './use-undo.ts'

/** Something a person does to the board by hand: it is said, can be taken back, and the board is read again. */
export function useEffectOf<T extends { history_id: string }>(act: () => Promise<T>, what: string, then?: () => void) {
  const client = useQueryClient()
  const done = useDone()
  return useMutation({
    mutationFn: act,
    onSuccess: ({ history_id: historyId }) => {
      done(what, { historyId, what })
      void client.invalidateQueries({ queryKey: ['board'] })
      then?.()
    },
  })
}
