import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/client.ts'
import { changeModels, modelsQuery } from '../api/models.ts'
import { useToast } from '../components/overlays/toast.tsx'

/** Keeps a change and shows what follows from it; one that is refused changes nothing and says why. */
export function useChange(onKept?: () => void) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const say = useToast()
  return useMutation({
    mutationFn: changeModels,
    onSuccess: (view) => {
      client.setQueryData(modelsQuery.queryKey, view)
      say(t('models.kept'))
      onKept?.()
    },
    onError: (error) => {
      const why = error instanceof ApiError && error.code === 'INVALID_INPUT' ? ` ${error.message}` : ''
      say(`${t('models.notKept')}${why}`)
    },
  })
}
