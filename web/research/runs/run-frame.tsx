import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, Outlet } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { runQuery, type Run } from '../../api/research.ts'
import { useDocumentTitle } from '../../components/page.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { NotOpened } from '../../components/states/not-opened.tsx'
import { viewLinkClass } from '../../components/view-link.ts'
import { WorkingState } from '../../components/states/working-state.tsx'
import { SnapshotSheet } from '../sources/snapshot-sheet.tsx'
import { RunActions } from './run-actions.tsx'
import { RunContext } from './run-context.ts'
import { RunStatus } from './run-status.tsx'
import { useRunLive } from './use-run-live.ts'

const route = getRouteApi('/research/$id')

export function RunFrame() {
  const { id } = route.useParams()
  return <Opened key={id} id={id} />
}

/** Around every view of a run: its topic, how it stands, and the way to the other views. Follows it live. */
function Opened({ id }: { id: string }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(runQuery(id))
  const drafts = useRunLive(id)
  useDocumentTitle(query.data?.topic ?? t('research.run'))
  if (query.data === undefined)
    return (
      <div className="room max-w-5xl px-4 pt-12 md:px-8">
        {query.isError ? (
          <NotOpened
            code={codeFrom(query.error)}
            title={t('research.run')}
            gone={t('research.gone')}
            failed={t('research.openFailed')}
            renderWayBack={(className) => (
              <Link to="/research" className={className}>
                {t('research.toList')}
              </Link>
            )}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <WorkingState stage={t('research.opening')} since={since} />
        )}
      </div>
    )
  const run = query.data
  return (
    <RunContext value={{ run, drafts }}>
      <div className="flow-on-paper room max-w-5xl px-4 pt-8 pb-24 md:px-8 md:pt-10 md:pb-20">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0 flex-1 basis-80">
            <RunStatus of={run.status} />
            <h1 lang={run.language} className="phrase text-title font-semibold">
              <bdi>
                <Phrases text={run.topic} lang={run.language} />
              </bdi>
            </h1>
          </div>
          <RunActions run={run} />
        </header>
        <Views run={run} />
        {query.isError && <p className="mb-6 text-small text-ink-2">{t('research.behind')}</p>}
        <Outlet />
      </div>
      <SnapshotSheet run={run} />
    </RunContext>
  )
}

function Views({ run }: { run: Run }) {
  const { t } = useTranslation()
  const params = { id: run.run_id }
  return (
    <nav aria-label={t('research.views.label')} className="no-print mt-5 mb-8 border-b border-hairline">
      <ul className="flex gap-6">
        {run.has_report && (
          <li className="flex">
            <Link to="/research/$id/report" params={params} search={{}} className={viewLinkClass}>
              {t('research.views.report')}
            </Link>
          </li>
        )}
        <li className="flex">
          <Link
            to="/research/$id"
            params={params}
            search={{}}
            activeOptions={{ exact: true }}
            className={viewLinkClass}
          >
            {t('research.views.course')}
          </Link>
        </li>
        <li className="flex">
          <Link to="/research/$id/agents" params={params} search={{}} className={viewLinkClass}>
            {t('research.views.agents')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
