import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { moveNode, type NodeLine, nodeQuery, type Status, type StatusChange, trayOf } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { TextArea } from '../../components/fields/text-area.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { BeforeAfter } from '../before-after.tsx'
import { Labelled } from '../labelled.tsx'
import { StatusLabel } from './status-label.tsx'
import { StatusRisks } from './status-risks.tsx'
import { useDone } from '../changes/use-undo.ts'

interface StatusConfirmProps {
  node: NodeLine
  change: StatusChange
  reason: string
  /** The keyboard goes straight to the button that confirms. */
  meant: boolean
  onReason: (reason: string) => void
  onBack: () => void
  onStale: () => void
  onDone: () => void
}

export function StatusConfirm({ node, change, reason, meant, onReason, onBack, onStale, onDone }: StatusConfirmProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const done = useDone()
  const view = useQuery(nodeQuery(node.id))
  const { heading, confirm } = useFocusOnShow(meant && view.data !== undefined)
  const what = t('board.move.moved', { title: node.title, status: t(`board.status.${change.to}`) })
  const move = useMutation({
    mutationFn: () => moveNode(node.id, change, reason.trim()),
    onSuccess: ({ history_id: historyId }) => {
      if (historyId !== undefined) done(what, { historyId, what })
      void client.invalidateQueries({ queryKey: ['board'] })
      onDone()
    },
  })
  const failed = move.isError ? codeFrom(move.error) : null
  return (
    <>
      <h3 ref={heading} tabIndex={-1} className="sr-only">
        {t('board.move.confirmTitle')}
      </h3>
      <BeforeAfter
        labels={{ before: t('board.move.before'), after: t('board.move.after') }}
        before={<StatusLabel of={change.from} />}
        after={<StatusLabel of={change.to} className="font-medium" />}
      />
      <Labelled label={t('board.move.risk')}>
        <StatusRisks view={view.data} to={change.to} />
      </Labelled>
      <Labelled label={t('board.move.happens')}>
        <WhatHappens from={change.from} to={change.to} />
      </Labelled>
      <div className="mt-4">
        <TextArea
          id="move-why"
          label={t('board.move.reason')}
          rows={1}
          maxLength={2000}
          value={reason}
          onChange={(event) => onReason(event.target.value)}
        />
      </div>
      <div className="mt-4 empty:hidden">
        {move.isPending && <WorkingState stage={t('board.move.moving')} since={move.submittedAt} />}
        {failed !== null && (
          <FailedState code={failed} kept={t(failed === 'CONFLICT' ? 'board.move.stale' : 'board.move.kept')}>
            {failed === 'CONFLICT' && <Button onClick={onStale}>{t('board.move.lookAgain')}</Button>}
          </FailedState>
        )}
      </div>
      <DialogActions>
        <Button icon={ArrowLeft} disabled={move.isPending} onClick={onBack}>
          {t('board.move.back')}
        </Button>
        <Button
          ref={confirm}
          kind="primary"
          icon={Check}
          disabled={move.isPending || view.data === undefined}
          onClick={() => move.mutate()}
        >
          {t('board.move.confirm')}
        </Button>
      </DialogActions>
    </>
  )
}

function WhatHappens({ from, to }: { from: Status; to: Status }) {
  const { t } = useTranslation()
  const [left, reached] = [trayOf(from), trayOf(to)]
  const name = (tray: NonNullable<typeof left>) => t(`board.trays.${tray}`)
  const place =
    reached === null
      ? t('board.move.offTrays')
      : left === null
        ? t('board.move.ontoTrays', { tray: name(reached) })
        : left === reached
          ? t('board.move.withinTray', { tray: name(reached) })
          : t('board.move.toTray', { from: name(left), to: name(reached) })
  return (
    <ul className="list-disc pl-5 marker:text-ink-2">
      <li>{place}</li>
      <li>{t('board.move.nothingElse')}</li>
      <li>{t('board.move.inHistory')}</li>
    </ul>
  )
}

/** The step that appears takes the keyboard with it, at its beginning: a second Enter must not confirm by itself. */
function useFocusOnShow(ready: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => (ready ? confirm : heading).current?.focus(), [ready])
  return { heading, confirm }
}
