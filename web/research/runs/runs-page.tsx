import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { runsQuery } from '../../api/research.ts'
import { Button } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { RunList } from './run-list.tsx'
import { StartForm } from './start/start-form.tsx'

export function RunsPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const list = useInfiniteQuery(runsQuery)
  const runs = list.data?.pages.flatMap((page) => page.runs) ?? []
  return (
    <Page title={t('research.title')} line={t('research.line')}>
      <StartForm corpora={list.data?.pages[0]?.corpora} />
      <section aria-labelledby="research-runs" className="mt-14">
        <h2 id="research-runs" className="mb-2 font-semibold">
          {t('research.runs')}
        </h2>
        {list.isPending && <WorkingState stage={t('common.loading')} since={since} />}
        {list.isError && runs.length === 0 && (
          <FailedState code={codeFrom(list.error)} kept={t('research.listFailed')}>
            <Button onClick={() => void list.refetch()}>{t('common.tryAgain')}</Button>
          </FailedState>
        )}
        {list.isSuccess && runs.length === 0 && <p className="measure text-ink-2">{t('research.empty')}</p>}
        {runs.length > 0 && <RunList runs={runs} />}
        <ShowMore list={list} />
      </section>
    </Page>
  )
}
