import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { deleteNode, type GetNodeOutput } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { shorten } from '../../lib/text/format.ts'
import { useDone } from '../changes/use-undo.ts'

export function DeleteDialog({ view, onClose }: { view: GetNodeOutput; onClose: () => void }) {
  const { node, children } = view
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const done = useDone()
  const take = useMutation({
    mutationFn: () => deleteNode(node.id, node.version),
    onSuccess: async ({ history_id: historyId }) => {
      const what = t('board.node.deleted', { title: node.title })
      onClose()
      // First away from its page: refreshing it there would only show that it is gone.
      await navigate({ to: '/board' })
      done(what, { historyId, what })
      void client.invalidateQueries({ queryKey: ['board'] })
    },
  })
  const failed = take.isError ? codeFrom(take.error) : null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.node.deleteTitle', { title: shorten(node.title, 60) })}
      about={t('board.node.deleteAbout')}
    >
      {take.isPending && <WorkingState stage={t('board.node.deleting')} since={take.submittedAt} />}
      {failed !== null && (
        <FailedState
          code={failed}
          kept={t(failed === 'CONFLICT' && children.length > 0 ? 'board.node.deleteChildren' : 'board.node.deleteKept')}
        />
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('board.edit.cancel')}</Button>
        <Button kind="primary" icon={Trash2} disabled={take.isPending} onClick={() => take.mutate()}>
          {t('board.node.deleteConfirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
