import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { type Project, projectQuery, projectKey, projectStream } from '../../api/interview.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { useDocumentTitle } from '../../components/page.tsx'
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
      <div className="mx-auto w-full max-w-5xl px-4 pt-12 md:px-8">
        {query.isError ? (
          <NotOpened code={codeFrom(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <WorkingState stage={t('interview.opening')} since={since} />
        )}
      </div>
    )
  const project = query.data
  return (
    <div className="flow-on-paper mx-auto w-full max-w-5xl px-4 pt-8 pb-20 md:px-8 md:pt-10">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div className="min-w-0">
          <StatusWord of={project.status} />
          <h1 lang={project.language} className="text-title font-semibold">
            <bdi>{project.name}</bdi>
          </h1>
          <p lang={project.language} className="measure mt-1 line-clamp-3 text-ink-2">
            <bdi>{project.goal}</bdi>
          </p>
        </div>
        {renderAction?.(project)}
      </header>
      <Views id={id} />
      {children(project)}
    </div>
  )
}

const VIEW =
  '-mb-px inline-flex min-h-11 items-center border-b-2 border-transparent text-small text-ink-2 transition-colors duration-150 ease-out hover:text-ink aria-[current=page]:border-accent aria-[current=page]:text-ink md:min-h-10'

function Views({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('interview.views.label')} className="no-print mt-6 mb-8 border-b border-hairline">
      <ul className="flex gap-6">
        <li className="flex">
          <Link to="/interviews/$id" params={{ id }} activeOptions={{ exact: true }} className={VIEW}>
            {t('interview.views.conversations')}
          </Link>
        </li>
        <li className="flex">
          <Link to="/interviews/$id/insights" params={{ id }} className={VIEW}>
            {t('interview.views.insights')}
          </Link>
        </li>
        <li className="flex">
          <Link to="/interviews/$id/guide" params={{ id }} className={VIEW}>
            {t('interview.views.guide')}
          </Link>
        </li>
      </ul>
    </nav>
  )
}

function NotOpened({ code, onRetry }: { code: string; onRetry: () => void }) {
  const { t } = useTranslation()
  const gone = code === 'NOT_FOUND' || code === 'INVALID_INPUT'
  return (
    <>
      <h1 className="sr-only">{t('interview.project')}</h1>
      <FailedState {...(gone ? { text: t('interview.gone') } : { code, kept: t('interview.openFailed') })}>
        {!gone && (
          <Button kind="primary" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
        <Link to="/interviews" className={buttonClass(gone ? 'primary' : 'outline')}>
          {t('interview.toList')}
        </Link>
      </FailedState>
    </>
  )
}
