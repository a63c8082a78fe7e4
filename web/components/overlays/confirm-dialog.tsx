import type { UseMutationResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../button.tsx'
import { Dialog } from './dialog.tsx'
import { FailedState } from '../states/failed-state.tsx'
import { WorkingState } from '../states/working-state.tsx'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What happens, and what is kept. */
  about: string
  /** The verb of the deed, and the way out. */
  confirm: string
  keep: string
  working: string
  failed: string
  deed: UseMutationResult<unknown, Error, void>
  /** It cannot be taken back, and the button looks it. */
  forGood?: boolean
}

/** Asks before something others notice or nobody can take back. The keyboard starts at the way out. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  about,
  confirm,
  keep,
  working,
  failed,
  deed,
  forGood = false,
}: ConfirmDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} about={about}>
      {deed.isPending && <WorkingState stage={working} since={deed.submittedAt} />}
      {deed.isError && <FailedState code={codeFrom(deed.error)} kept={failed} />}
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={() => onOpenChange(false)}>{keep}</Button>
        <Button kind={forGood ? 'danger' : 'primary'} disabled={deed.isPending} onClick={() => deed.mutate()}>
          {deed.isError ? t('common.tryAgain') : confirm}
        </Button>
      </div>
    </Dialog>
  )
}
