import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { eraseProject, projectKey, PROJECTS } from '../../api/interview.ts'
import { EraseButton } from '../../components/erase-button.tsx'

export function EraseProject({ id }: { id: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const navigate = useNavigate()
  const deed = useMutation({
    mutationFn: () => eraseProject(id),
    onSuccess: async () => {
      await navigate({ to: '/interviews', ignoreBlocker: true })
      client.removeQueries({ queryKey: projectKey(id) })
      void client.invalidateQueries({ queryKey: PROJECTS })
    },
  })
  const texts = {
    action: t('interview.erase.action'),
    title: t('interview.erase.title'),
    about: t('interview.erase.about'),
    confirm: t('interview.erase.confirm'),
    keep: t('interview.erase.keep'),
    working: t('interview.erase.working'),
    failed: t('interview.erase.failed'),
  }
  return <EraseButton texts={texts} deed={deed} />
}
