import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeftRight, Network, Plug } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { codeSessionsQuery, synonymsQuery } from '../../api/code.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { SessionList } from './session-list.tsx'
import { StartForm } from './start-form.tsx'

export function SessionsPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const list = useInfiniteQuery(codeSessionsQuery)
  const sessions = list.data?.pages.flatMap((page) => page.sessions) ?? []
  return (
    <Page title={t('code.title')} line={t('code.line')} action={<Ways />}>
      <StartForm roots={[...new Set(sessions.map(({ root }) => root))]} />
      <section aria-labelledby="code-sessions" className="mt-14">
        <h2 id="code-sessions" className="mb-2 font-semibold">
          {t('code.sessions')}
        </h2>
        {list.isPending && <WorkingState stage={t('common.loading')} since={since} />}
        {list.isError && sessions.length === 0 && (
          <FailedState code={codeFrom(list.error)} kept={t('code.listFailed')}>
            <Button onClick={() => void list.refetch()}>{t('common.tryAgain')}</Button>
          </FailedState>
        )}
        {list.isSuccess && sessions.length === 0 && <p className="measure text-ink-2">{t('code.empty')}</p>}
        {sessions.length > 0 && <SessionList sessions={sessions} />}
        <ShowMore list={list} />
      </section>
    </Page>
  )
}

/** The other pages of the room; pairs that wait for a person are counted. */
function Ways() {
  const { t } = useTranslation()
  const waiting = useQuery(synonymsQuery).data?.filter(({ status }) => status === 'proposed').length ?? 0
  return (
    <div className="-ml-2 flex flex-wrap gap-x-2">
      <Link to="/code/setup" className={buttonClass('plain')}>
        <Plug aria-hidden size={18} strokeWidth={1.75} />
        {t('code.toSetup')}
      </Link>
      <Link to="/code/graph" search={{}} className={buttonClass('plain')}>
        <Network aria-hidden size={18} strokeWidth={1.75} />
        {t('code.graph.to')}
      </Link>
      <Link to="/code/words" className={buttonClass('plain')}>
        <ArrowLeftRight aria-hidden size={18} strokeWidth={1.75} />
        {t('code.toWords')}
        {waiting > 0 && <span className="text-signal">{t('code.words.count', { count: waiting })}</span>}
      </Link>
    </div>
  )
}
