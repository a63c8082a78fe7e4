import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Gauge, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { sessionsQuery } from '../../api/why.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Page } from '../../components/page.tsx'
import { PrimaryPlace } from '../../components/primary-place.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { SessionList } from './session-list.tsx'
import { useStartSession } from './use-start-session.ts'

export function SessionsPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const list = useInfiniteQuery(sessionsQuery)
  const start = useStartSession()
  const sessions = list.data?.pages.flatMap((page) => page.sessions) ?? []
  const startButton = (
    <Button kind="primary" icon={Plus} disabled={start.isPending} onClick={() => start.mutate({})}>
      {t('why.start')}
    </Button>
  )
  const empty = list.isSuccess && sessions.length === 0
  return (
    <Page title={t('why.title')} line={t('why.line')} action={!empty && <PrimaryPlace>{startButton}</PrimaryPlace>}>
      {start.isError && (
        <div className="mb-6">
          <FailedState code={codeFrom(start.error)} kept={t('why.startFailed')} />
        </div>
      )}
      {list.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {list.isError && (
        <FailedState code={codeFrom(list.error)} kept={t('why.listFailed')}>
          <Button onClick={() => void list.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {empty && (
        <EmptyState title={t('why.emptyTitle')} text={t('why.empty')}>
          {startButton}
        </EmptyState>
      )}
      {sessions.length > 0 && (
        <>
          <div className="mb-2 flex items-center justify-between gap-4">
            <h2 className="font-semibold">{t('why.sessions')}</h2>
            <Link to="/why/kpi" className={buttonClass('plain', '-mr-2')}>
              <Gauge aria-hidden size={18} strokeWidth={1.75} />
              {t('why.figures')}
            </Link>
          </div>
          <SessionList sessions={sessions} />
          <ShowMore list={list} />
        </>
      )}
    </Page>
  )
}
