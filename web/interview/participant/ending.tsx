import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'

interface EndingProps {
  /** Else the project closed before the conversation came to its end. */
  finished: boolean
  erase: () => Promise<unknown>
  onErased: () => void
}

/** Thanks, and the way to take everything back. */
export function Ending({ finished, erase, onErased }: EndingProps) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const erasing = useMutation({ mutationFn: () => erase(), onSuccess: onErased })
  return (
    <section aria-labelledby="ending" className="mt-8 border-t border-hairline pt-6">
      <h2 id="ending" className="font-semibold">
        {t(finished ? 'interview.participant.doneTitle' : 'interview.participant.closedTitle')}
      </h2>
      <p className="mt-1 text-ink-2">{t(finished ? 'interview.participant.done' : 'interview.participant.closed')}</p>
      <Button icon={Trash2} className="mt-5" onClick={() => setAsking(true)}>
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
      />
    </section>
  )
}
