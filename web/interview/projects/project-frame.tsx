import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { modelsQuery } from '../../api/models.ts'
import { type Project, projectQuery, projectKey, projectStream } from '../../api/interview.ts'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { NotOpened } from '../../components/states/not-opened.tsx'
import { useDocumentTitle } from '../../components/page.tsx'
import { viewLinkClass } from '../../components/view-link.ts'
import { WorkingState } from '../../components/states/working-state.tsx'
import { StatusWord } from './status-word.tsx'
import { useNews } from '../../api/use-news.ts'

interface ProjectFrameProps {
  id: string
  /** What stands at the right of the name. */
  renderAction?: (project: Project) => ReactNode
  children: (project: Project) => ReactNode
}

/** Around every view of a project: its name, how it stands, and the way to the other views. Follows it live. */
export function ProjectFrame({ id, renderAction, children }: ProjectFrameProps) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(projectQuery(id))
  useNews(projectStream.of(id), projectKey(id))
  useDocumentTitle(query.data?.name ?? t('interview.project'))
  if (query.data === undefined)
    return (
      <div className="room max-w-5xl px-4 pt-12 md:px-8">
        {query.isError ? (
          <NotOpened
            code={codeFrom(query.error)}
            title={t('interview.project')}
            gone={t('interview.gone')}
            failed={t('interview.openFailed')}
            renderWayBack={(className) => (
              <Link to="/interviews" className={className}>
                {t('interview.toList')}
              </Link>
            )}
            onRetry={() => void query.refetch()}
          />
        ) : (
          <WorkingState stage={t('interview.opening')} since={since} />
        )}
      </div>
    )
  const project = query.data
  return (
    <div className="flow-on-paper room max-w-5xl px-4 pt-8 pb-20 md:px-8 md:pt-10">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <StatusWord of={project.status} />
          <h1 lang={project.language} className="phrase text-title font-semibold">
            <bdi>
              <Phrases text={project.name} lang={project.language} />
            </bdi>
          </h1>
          <p lang={project.language} className="measure mt-1 line-clamp-3 text-ink-2">
            <bdi>{project.goal}</bdi>
          </p>
        </div>
        {renderAction?.(project)}
      </header>
      <OverBudget />
      <Views id={id} />
      {children(project)}
    </div>
  )
}

/** Said where the talks are read: until tomorrow no model words them. */
function OverBudget() {
  const { t } = useTranslation()
  const { data } = useQuery(modelsQuery)
  if (data?.today.over !== true) return null
  return (
    <p className="no-print mt-4 border-l-2 border-signal py-1 pl-4">
      {t('models.overDay')}{' '}
      <Link to="/models" className="text-accent underline-offset-4 hover:underline">
        {t('models.title')}
      </Link>
    </p>
  )
}

function Views({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('interview.views.label')} className="no-print mt-6 mb-8 border-b border-hairline">
      <ul className="flex gap-6">
        <li className="flex">
          <Link to="/interviews/$id" params={{ id }} activeOptions={{ exact: true }} className={viewLinkClass}>
            {t('interview.views.conversations')}
          </Link>
        </li>
        <li className="flex">
          <Link to="/interviews/$id/insights" params={{ id }} className={viewLinkClass}>
            {t('interview.views.insights')}
          </Link>
        </li>
        <li className="flex">
          <Link to="/interviews/$id/guide" params={{ id }} className={viewLinkClass}>
            {t('interview.views.guide')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
