import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { createNode } from '../../api/board.ts'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { useToast } from '../../components/overlays/toast.tsx'
import { CaptureLine } from './capture-line.tsx'

/** The line of the inbox, wherever one is. */
export default function CaptureDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  const capture = async (title: string) => {
    await createNode({ title })
    say(t('board.capture.saved', { title }))
    await client.invalidateQueries({ queryKey: ['board'] })
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.capture.title')}
      about={t('board.capture.about')}
    >
      <CaptureLine capture={capture} onLeave={onClose} />
    </Dialog>
  )
}
