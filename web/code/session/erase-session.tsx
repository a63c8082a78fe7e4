import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CODE_SESSIONS, codeSessionKey, eraseCodeSession } from '../../api/code.ts'
import { EraseButton } from '../../components/erase-button.tsx'

export function EraseSession({ id }: { id: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const deed = useMutation({
    mutationFn: () => eraseCodeSession(id),
    onSuccess: async () => {
      await navigate({ to: '/code' })
      client.removeQueries({ queryKey: codeSessionKey(id) })
      void client.invalidateQueries({ queryKey: CODE_SESSIONS })
    },
  })
  const texts = {
    action: t('code.erase.action'),
    title: t('code.erase.title'),
    about: t('code.erase.about'),
    confirm: t('code.erase.confirm'),
    keep: t('code.erase.keep'),
    working: t('code.erase.working'),
    failed: t('code.erase.kept'),
  }
  return <EraseButton texts={texts} deed={deed} className="no-print -mr-3" />
}
