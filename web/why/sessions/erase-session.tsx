import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { eraseSession, sessionQuery } from '../../api/why.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx'
import { keepInReach } from '../../lib/in-reach.ts'

/** Deletes a session for good, after asking. */
export function EraseSession({ id }: { id: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const deed = useMutation({
    mutationFn: () => eraseSession(id),
    onSuccess: async () => {
      keepInReach(null)
      await navigate({ to: '/why' })
      client.removeQueries({ queryKey: sessionQuery(id).queryKey })
      void client.invalidateQueries({ queryKey: ['why'] })
    },
  })
  return (
    <>
      <Button kind="quiet" icon={Trash2} onClick={() => setAsking(true)}>
        {t('why.erase.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('why.erase.title')}
        about={t('why.erase.about')}
        confirm={t('why.erase.confirm')}
        keep={t('why.erase.keep')}
        working={t('why.erase.working')}
        failed={t('why.erase.failed')}
        deed={deed}
      />
    </>
  )
}
