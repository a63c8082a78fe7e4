import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { applyDiffs, type DiffView } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useDone } from '../changes/use-undo.ts'
import { RiskLine } from '../risk-line.tsx'
import { useChangeText } from './change-text.ts'
import { ChangeView } from './change-view.tsx'

interface AcceptDialogProps {
  diffs: readonly DiffView[]
  nameOf: (id: string) => string
  onClose: () => void
}

/** Several proposals in one look: each is shown whole, each gets its own confirmation, and what no longer fits stays open. */
export function AcceptDialog({ diffs, nameOf, onClose }: AcceptDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const done = useDone()
  const textOf = useChangeText()
  const apply = useMutation({
    mutationFn: () => applyDiffs(diffs.map(({ diff_id }) => diff_id)),
    onSuccess: ({ applied, failed }) => {
      const what = t('board.proposals.many.applied', { count: applied.length })
      if (applied.length > 0) done(what, { historyId: applied.map(({ history_id }) => history_id), what })
      void client.invalidateQueries({ queryKey: ['board'] })
      if (failed.length === 0) onClose()
    },
  })
  const failed = apply.data?.failed ?? []
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.proposals.many.title', { count: diffs.length })}
      about={t('board.proposals.confirmAbout')}
    >
      {apply.isSuccess && failed.length > 0 ? (
        <p role="alert">{t('board.proposals.many.left', { count: failed.length })}</p>
      ) : (
        <ul className="border-b border-hairline">
          {diffs.map((diff) => (
            <li key={diff.diff_id} className="border-t border-hairline py-3">
              <p className="mb-2 font-medium">{textOf(diff.change, nameOf)}</p>
              <ChangeView change={diff.change} nameOf={nameOf} />
              <p className="mt-2 text-small text-ink-2">{diff.reason}</p>
              {diff.risk !== null && <RiskLine>{diff.risk}</RiskLine>}
            </li>
          ))}
        </ul>
      )}
      <div className="mt-4 empty:hidden">
        {apply.isPending && <WorkingState stage={t('board.proposals.applying')} since={apply.submittedAt} />}
        {apply.isError && (
          <FailedState
            code={codeFrom(apply.error)}
            kept={t(codeFrom(apply.error) === 'CONFLICT' ? 'board.proposals.stale' : 'board.move.kept')}
          />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t(apply.isSuccess ? 'common.close' : 'board.edit.cancel')}</Button>
        {!apply.isSuccess && (
          <Button kind="primary" icon={Check} disabled={apply.isPending} onClick={() => apply.mutate()}>
            {t('board.proposals.many.confirm', { count: diffs.length })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
