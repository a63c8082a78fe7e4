import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../api/client.ts'
import { runsQuery } from '../api/runs.ts'
import { Button, buttonClass } from '../components/button.tsx'
import { EmptyState } from '../components/states/empty-state.tsx'
import { FailedState } from '../components/states/failed-state.tsx'
import { Page } from '../components/page.tsx'
import { WorkingState } from '../components/states/working-state.tsx'
import { ShowMore } from '../components/states/show-more.tsx'
import { RunDialog } from './run-dialog.tsx'
import { isFiltered, RunFilters } from './run-filters.tsx'
import { RunList } from './run-list.tsx'

const route = getRouteApi('/runs')

export function RunsPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const ledger = useInfiniteQuery(runsQuery(search))
  const everything = useInfiniteQuery(runsQuery({}))
  const runs = ledger.data?.pages.flatMap((page) => page.runs) ?? []
  const asks = new Set(everything.data?.pages.flatMap((page) => page.runs.map((run) => run.ask)))
  const filtered = isFiltered(search)
  const open = (run: string | undefined) => {
    const { run: _closed, ...filters } = search
    void navigate({ search: run === undefined ? filters : { ...filters, run }, replace: true, resetScroll: false })
  }
  return (
    <Page
      title={t('runs.title')}
      line={t('runs.line')}
      action={
        <Link to="/models" className={buttonClass('outline')}>
          {t('models.title')}
        </Link>
      }
    >
      {ledger.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {ledger.isError && (
        <FailedState code={codeFrom(ledger.error)} kept={t('runs.failed')}>
          <Button onClick={() => void ledger.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {ledger.isSuccess && runs.length === 0 && !filtered && (
        <EmptyState title={t('runs.emptyTitle')} text={t('runs.empty')}>
          <Link to="/why" className={buttonClass('primary')}>
            {t('runs.emptyStep')}
          </Link>
        </EmptyState>
      )}
      {ledger.isSuccess && (runs.length > 0 || filtered) && (
        <>
          <RunFilters search={search} asks={[...asks].sort()} />
          <output className="mt-4 mb-2 block text-small text-ink-2">
            {runs.length === 0
              ? t('runs.none')
              : t(ledger.hasNextPage ? 'runs.shownSoFar' : 'runs.shown', { count: runs.length })}
          </output>
          {runs.length > 0 && <RunList runs={runs} onOpen={open} />}
          <ShowMore list={ledger} />
        </>
      )}
      <RunDialog run={runs.find((run) => run.id === search.run)} onClose={() => open(undefined)} />
    </Page>
  )
}
