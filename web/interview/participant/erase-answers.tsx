import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx'

interface EraseAnswersProps {
  erase: () => Promise<unknown>
  onErased: () => void
}

/** The way to take everything back, at any time. */
export function EraseAnswers({ erase, onErased }: EraseAnswersProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const erasing = useMutation({
    mutationFn: async () => {
      try {
        await erase()
      } catch (error) {
        // Another tab was quicker: what was asked for is done.
        if (codeFrom(error) !== 'GONE') throw error
      }
    },
    onSuccess: onErased,
  })
  return (
    <>
      <Button kind="danger-quiet" icon={Trash2} onClick={() => setAsking(true)}>
        {t('interview.participant.erase')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('interview.participant.eraseTitle')}
        about={t('interview.participant.eraseAbout')}
        confirm={t('interview.participant.eraseConfirm')}
        keep={t('interview.participant.eraseKeep')}
        working={t('interview.participant.erasing')}
        failed={t('interview.participant.eraseFailed')}
        deed={erasing}
        forGood
      />
    </>
  )
}
