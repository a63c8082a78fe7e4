import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODE_SESSIONS, codeSessionKey, eraseCodeSession } from '../../api/code.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx'

export function EraseSession({ id }: { id: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const deed = useMutation({
    mutationFn: () => eraseCodeSession(id),
    onSuccess: async () => {
      await navigate({ to: '/code' })
      client.removeQueries({ queryKey: codeSessionKey(id) })
      void client.invalidateQueries({ queryKey: CODE_SESSIONS })
    },
  })
  return (
    <>
      <Button kind="quiet" icon={Trash2} className="no-print -mr-3" onClick={() => setAsking(true)}>
        {t('code.erase.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('code.erase.title')}
        about={t('code.erase.about')}
        confirm={t('code.erase.confirm')}
        keep={t('code.erase.keep')}
        working={t('code.erase.working')}
        failed={t('code.erase.kept')}
        deed={deed}
      />
    </>
  )
}
