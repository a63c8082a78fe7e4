import { useBlocker } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'

/** Asks before what was written and not saved is left behind: inside the app in words, at the door as the browser does. */
export function LeaveGuard({ when }: { when: boolean }) {
  const { t } = useTranslation()
  const leaving = useBlocker({ shouldBlockFn: () => when, enableBeforeUnload: () => when, withResolver: true })
  return (
    <Dialog
      open={leaving.status === 'blocked'}
      onOpenChange={(open) => !open && leaving.reset?.()}
      title={t('interview.guide.leaveTitle')}
      about={t('interview.guide.leaveAbout')}
    >
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button onClick={() => leaving.proceed?.()}>{t('interview.guide.leave')}</Button>
        <Button kind="primary" onClick={() => leaving.reset?.()}>
          {t('interview.guide.stay')}
        </Button>
      </div>
    </Dialog>
  )
}
