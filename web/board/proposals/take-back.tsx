import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { takeBackDeclined } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'

/** What was declined may be proposed again. */
export function TakeBack({ declinedId, what }: { declinedId: string; what: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const back = useMutation({
    mutationFn: () => takeBackDeclined(declinedId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['board'] }),
  })
  return (
    <>
      <Button
        icon={RotateCcw}
        disabled={back.isPending}
        aria-label={t('board.proposals.declined.backOf', { what })}
        onClick={() => back.mutate()}
      >
        {t('board.proposals.declined.back')}
      </Button>
      {back.isError && <FailedState code={codeFrom(back.error)} kept={t('board.move.kept')} />}
    </>
  )
}
