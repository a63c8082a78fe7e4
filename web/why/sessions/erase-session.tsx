import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { eraseSession, sessionQuery } from '../../api/why.ts'
import { EraseButton } from '../../components/erase-button.tsx'
import { keepInReach } from '../../lib/in-reach.ts'

export function EraseSession({ id }: { id: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const deed = useMutation({
    mutationFn: () => eraseSession(id),
    onSuccess: async () => {
      keepInReach(null)
      await navigate({ to: '/why' })
      client.removeQueries({ queryKey: sessionQuery(id).queryKey })
      void client.invalidateQueries({ queryKey: ['why'] })
    },
  })
  const texts = {
    action: t('why.erase.action'),
    title: t('why.erase.title'),
    about: t('why.erase.about'),
    confirm: t('why.erase.confirm'),
    keep: t('why.erase.keep'),
    working: t('why.erase.working'),
    failed: t('why.erase.failed'),
  }
  return <EraseButton texts={texts} deed={deed} />
}
