import { useMutation, useQueryClient } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decline } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useToast } from '../../components/overlays/toast.tsx'

interface RejectDialogProps {
  runId: string
  /** Which of its proposals, as the run names them. */
  sources: readonly string[]
  onClose: () => void
}

/** What is declined stays declined: later runs leave it out until that is taken back. */
export function RejectDialog({ runId, sources, onClose }: RejectDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  const [comment, setComment] = useState('')
  const reject = useMutation({
    mutationFn: () => decline(runId, sources, comment),
    onSuccess: () => {
      say(t('board.proposals.rejected'))
      void client.invalidateQueries({ queryKey: ['board'] })
      onClose()
    },
  })
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.proposals.rejectTitle', { count: sources.length })}
      about={t('board.proposals.rejectAbout')}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!reject.isPending) reject.mutate()
        }}
      >
        <TextField
          id="reject-comment"
          label={t('board.proposals.rejectComment')}
          autoComplete="off"
          maxLength={4000}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        {reject.isError && (
          <div className="mt-4">
            <FailedState code={codeFrom(reject.error)} kept={t('board.proposals.rejectKept')} />
          </div>
        )}
        <DialogActions>
          <Button onClick={onClose}>{t('board.edit.cancel')}</Button>
          <Button type="submit" kind="primary" icon={X} disabled={reject.isPending}>
            {t('board.proposals.reject')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
