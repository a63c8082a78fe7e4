import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { projectsQuery } from '../../api/interview.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Page } from '../../components/page.tsx'
import { PrimaryPlace } from '../../components/primary-place.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { ProjectList } from './project-list.tsx'

export function ProjectsPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const list = useInfiniteQuery(projectsQuery)
  const projects = list.data?.pages.flatMap((page) => page.projects) ?? []
  const empty = list.isSuccess && projects.length === 0
  const create = (
    <Link to="/interviews/new" className={buttonClass('primary')}>
      <Plus aria-hidden size={18} strokeWidth={1.75} />
      {t('interview.create')}
    </Link>
  )
  return (
    <Page
      title={t('interview.title')}
      line={t('interview.line')}
      action={!empty && <PrimaryPlace>{create}</PrimaryPlace>}
    >
      {list.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {list.isError && (
        <FailedState code={codeFrom(list.error)} kept={t('interview.listFailed')}>
          <Button onClick={() => void list.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {empty && (
        <EmptyState title={t('interview.emptyTitle')} text={t('interview.empty')}>
          {create}
        </EmptyState>
      )}
      {projects.length > 0 && (
        <>
          <h2 className="mb-2 font-semibold">{t('interview.projects')}</h2>
          <ProjectList projects={projects} />
          <ShowMore list={list} />
        </>
      )}
    </Page>
  )
}
