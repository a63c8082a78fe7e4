import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type NodeView, type OwnMove, type Status, transitionsFrom } from '../../api/board.ts'
import { Button } from '../../components/button.tsx'
import { DialogActions } from '../../components/overlays/dialog-actions.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { StatusLabel } from '../status/status-label.tsx'

interface ManyDialogProps {
  nodes: readonly NodeView[]
  to: Status
  onConfirm: (moves: readonly OwnMove[]) => void
  onClose: () => void
}

/** Several at once: each is named, and those that cannot go there stay. */
export function ManyDialog({ nodes, to, onConfirm, onClose }: ManyDialogProps) {
  const { t } = useTranslation()
  const going = nodes.filter(({ status }) => transitionsFrom(status).includes(to))
  const staying = nodes.filter((node) => !going.includes(node))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.move.manyTitle', { count: going.length, status: t(`board.status.${to}`) })}
      about={t('board.move.manyAbout')}
    >
      <Moving nodes={going} />
      {staying.length > 0 && (
        <>
          <p className="mt-4 text-small text-ink-2">{t('board.move.manyStaying', { count: staying.length })}</p>
          <Moving nodes={staying} />
        </>
      )}
      <DialogActions>
        <Button onClick={onClose}>{t('board.edit.cancel')}</Button>
        <Button
          data-first
          kind="primary"
          icon={Check}
          disabled={going.length === 0}
          onClick={() => onConfirm(going.map((node) => ({ node, to })))}
        >
          {t('board.move.manyConfirm', { count: going.length })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function Moving({ nodes }: { nodes: readonly NodeView[] }) {
  return (
    <ul className="border-b border-hairline">
      {nodes.map(({ id, title, status }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 border-t border-hairline py-1.5">
          <span className="min-w-0">{title}</span>
          <StatusLabel of={status} className="text-small text-ink-2" />
        </li>
      ))}
    </ul>
  )
}
