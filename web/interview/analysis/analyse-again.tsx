import { useMutation } from '@tanstack/react-query'
import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { analyse } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { useToast } from '../../components/overlays/toast.tsx'

/** For conversations whose analysis did not come through; reading the same one again changes nothing. */
export function AnalyseAgain({ id }: { id: string }) {
  const { t } = useTranslation()
  const say = useToast()
  const work = useMutation({
    mutationFn: () => analyse(id),
    onSuccess: ({ queued }) =>
      say(queued === 0 ? t('interview.insights.upToDate') : t('interview.insights.analysing', { count: queued })),
    onError: () => say(t('interview.insights.analyseFailed')),
  })
  return (
    <Button icon={RotateCw} disabled={work.isPending} onClick={() => work.mutate()}>
      {t('interview.insights.analyse')}
    </Button>
  )
}
