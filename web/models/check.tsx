import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Radio } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../api/client.ts'
import { checkModel, MODELS } from '../api/models.ts'
import { Button } from '../components/button.tsx'
import { FailedState } from '../components/states/failed-state.tsx'
import { WorkingState } from '../components/states/working-state.tsx'
import { CheckResult } from './check-result.tsx'

/** The only place of the page that calls a provider, and only when it is pressed. */
export function Check({ model }: { model: string }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const [since, setSince] = useState(0)
  const check = useMutation({
    mutationFn: () => checkModel(model),
    onSettled: () => client.invalidateQueries({ queryKey: MODELS }),
  })
  const ask = () => {
    setSince(Date.now())
    check.mutate()
  }
  return (
    <div className="mt-2">
      {check.isPending ? (
        <WorkingState stage={t('models.checking', { model })} since={since} />
      ) : (
        <p className="flex flex-wrap items-center gap-3 text-small text-ink-2">
          <Button icon={Radio} aria-label={t('models.checkOf', { model })} onClick={ask}>
            {t('models.check')}
          </Button>
          {t('models.checkAbout')}
        </p>
      )}
      {check.isError && <FailedState code={codeFrom(check.error)} kept={t('models.checkFailed')} />}
      {check.data && <CheckResult of={check.data} />}
    </div>
  )
}
