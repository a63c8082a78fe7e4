import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { undo } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { useToast } from '../../components/overlays/toast.tsx'

interface Undoing {
  /** Several: what was done together is taken back together, the last first. */
  historyId: string | readonly string[]
  /** What is taken back, in words. */
  what: string
}

/** `quiet`: the caller shows a refusal in its own place. Elsewhere the screen that offered it may be gone by then. */
export function useUndo({ quiet = false }: { quiet?: boolean } = {}) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const say = useToast()
  return useMutation({
    mutationFn: async ({ historyId }: Undoing) => {
      for (const id of [historyId].flat().toReversed()) await undo(id)
    },
    onSuccess: (_undone, { what }) => say(t('board.undo.done', { what })),
    onError: (error) => {
      if (quiet) return
      say(t(codeFrom(error) === 'CONFLICT' ? 'board.undo.refused' : 'board.undo.failed'), {
        label: t('board.node.toHistory'),
        onAct: () => void navigate({ to: '/board/history' }),
      })
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['board'] }),
  })
}

/** Says what was done and offers to take it back. */
export function useDone() {
  const { t } = useTranslation()
  const say = useToast()
  const { mutate } = useUndo()
  return (text: string, undoing: Undoing) => say(text, { label: t('board.undo.action'), onAct: () => mutate(undoing) })
}
