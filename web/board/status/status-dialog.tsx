import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type NodeLine, previewStatus, type Status } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { shorten } from '../../lib/text/format.ts'
import { StatusChoices } from './status-choices.tsx'
import { StatusConfirm } from './status-confirm.tsx'

export interface Move {
  node: NodeLine
  /** Where a person already said it should go; they still see what happens and confirm. */
  to?: Status
  /** They said it by a key of their own: the next one may be Enter. Otherwise they look first. */
  meant?: boolean
}

/** For what a machine proposed, for the end of a thing, and for whoever wants to look: choose, see what happens, confirm. */
export function StatusDialog({ node, to, meant = false, onClose }: Move & { onClose: () => void }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const [chosen, setChosen] = useState(to)
  const [reason, setReason] = useState('')
  const [said, setSaid] = useState('')
  // A preview is of this moment: never from an earlier look, and not kept for a later one. It is not of `board`: news must
  // not change under a person's hand what they are about to confirm.
  const preview = useQuery({
    queryKey: ['status-preview', node.id, said],
    queryFn: ({ signal }) => previewStatus(node.id, said, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const lookAgain = () => {
    setChosen(undefined)
    void preview.refetch()
  }
  const { data } = preview
  const target = data?.candidates?.find(({ status }) => status === chosen)?.status
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('board.move.title', { title: shorten(node.title, 60) })}
      about={t('board.move.about')}
    >
      {preview.isError ? (
        <FailedState code={codeFrom(preview.error)} kept={t('board.move.lookFailed')}>
          <Button onClick={() => void preview.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      ) : data === undefined ? (
        <WorkingState stage={t('board.move.looking')} since={since} />
      ) : target !== undefined ? (
        <StatusConfirm
          node={node}
          change={{ type: 'status_change', from: data.current, to: target }}
          reason={reason}
          meant={meant && target === to}
          onReason={setReason}
          onBack={() => setChosen(undefined)}
          onStale={lookAgain}
          onDone={onClose}
        />
      ) : (
        <StatusChoices
          preview={data}
          reason={reason}
          onReason={setReason}
          isStale={said !== reason.trim()}
          onReadAgain={() => setSaid(reason.trim())}
          onChoose={setChosen}
        />
      )}
    </Dialog>
  )
}
