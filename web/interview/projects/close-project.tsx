import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleStop } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closeProject, projectKey, PROJECTS } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/overlays/confirm-dialog.tsx'

export function CloseProject({ id }: { id: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const closing = useMutation({
    mutationFn: () => closeProject(id),
    onSuccess: async () => {
      void client.invalidateQueries({ queryKey: PROJECTS })
      await client.invalidateQueries({ queryKey: projectKey(id) })
    },
  })
  return (
    <>
      <Button icon={CircleStop} onClick={() => setAsking(true)}>
        {t('interview.share.close')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('interview.share.closeTitle')}
        about={t('interview.share.closeAbout')}
        confirm={t('interview.share.closeConfirm')}
        keep={t('interview.share.keep')}
        working={t('interview.share.closing')}
        failed={t('interview.share.closeFailed')}
        deed={closing}
      />
    </>
  )
}
