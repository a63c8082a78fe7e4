import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { applyDiff, type DiffView } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useChangeText } from './change-text.ts'
import { ChangeView } from './change-view.tsx'
import { Labelled } from '../labelled.tsx'
import { RiskLine } from '../risk-line.tsx'
import { useDone } from '../changes/use-undo.ts'

interface DiffDialogProps {
  diff: DiffView
  nameOf: (id: string) => string
  onClose: () => void
}

/** A person says yes to exactly this change; the token is made only now. */
export function DiffDialog({ diff, nameOf, onClose }: DiffDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const done = useDone()
  const what = useChangeText()(diff.change, nameOf)
  const apply = useMutation({
    mutationFn: () => applyDiff(diff),
    onSuccess: ({ history_id: historyId }) => {
      done(t('board.proposals.applied', { what }), { historyId, what })
      void client.invalidateQueries({ queryKey: ['board'] })
      onClose()
    },
  })
  const failed = apply.isError ? codeFrom(apply.error) : null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.proposals.confirmTitle')}
      about={t('board.proposals.confirmAbout')}
    >
      <ChangeView change={diff.change} nameOf={nameOf} />
      <Labelled label={t('board.proposals.reason')}>{diff.reason}</Labelled>
      <Labelled label={t('board.proposals.risk')}>
        {diff.risk === null ? t('board.proposals.noRisk') : <RiskLine>{diff.risk}</RiskLine>}
      </Labelled>
      <Labelled label={t('board.proposals.happens')}>
        <ul className="list-disc pl-5 marker:text-ink-2">
          <li>{happens(diff.change)}</li>
          <li>{t('board.move.inHistory')}</li>
        </ul>
      </Labelled>
      <div className="mt-4 empty:hidden">
        {apply.isPending && <WorkingState stage={t('board.proposals.applying')} since={apply.submittedAt} />}
        {failed !== null && (
          <FailedState code={failed} kept={t(failed === 'CONFLICT' ? 'board.proposals.stale' : 'board.move.kept')} />
        )}
      </div>
      <DialogActions>
        <Button onClick={onClose}>{t('board.edit.cancel')}</Button>
        <Button kind="primary" icon={Check} disabled={apply.isPending} onClick={() => apply.mutate()}>
          {t('board.proposals.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )

  function happens(change: DiffView['change']): string {
    if (change.type === 'relation') return t('board.proposals.happensRelation')
    if (change.type === 'grouping') return t('board.proposals.happensGrouping')
    return t('board.proposals.happensDecomposition', { count: change.children.length })
  }
}
