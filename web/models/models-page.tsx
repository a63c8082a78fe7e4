import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../api/client.ts'
import { modelsQuery } from '../api/models.ts'
import { Button } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { FailedState } from '../components/states/failed-state.tsx'
import { WorkingState } from '../components/states/working-state.tsx'
import { Budgets } from './budgets.tsx'
import { Choices } from './choices.tsx'
import { ModelList } from './model-list.tsx'
import { Spending } from './spending.tsx'

/** Reads what is set. A provider is called only by the button that says so. */
export function ModelsPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(modelsQuery)
  return (
    <Page title={t('models.title')} line={t('models.line')}>
      {query.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {query.isError && query.data === undefined && (
        <FailedState code={codeFrom(query.error)} kept={t('models.failed')}>
          <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {query.data !== undefined && (
        <div className="space-y-12">
          {query.data.today.over && <p className="border-l-2 border-signal py-1 pl-4">{t('models.overDay')}</p>}
          <ModelList models={query.data.models} pricesAsOf={query.data.prices_as_of} />
          <Choices view={query.data} />
          <Budgets budgets={query.data.budgets} />
          <Spending today={query.data.today} />
        </div>
      )}
    </Page>
  )
}
