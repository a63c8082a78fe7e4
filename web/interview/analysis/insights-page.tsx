import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { insightsQuery } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ProjectFrame } from '../projects/project-frame.tsx'
import { AnalyseAgain } from './analyse-again.tsx'
import { Exports } from './exports.tsx'
import { InsightBoard } from './insight-board.tsx'
import { KeywordList } from './keyword-list.tsx'

const route = getRouteApi('/interviews/$id/insights')

export function InsightsPage() {
  const { id } = route.useParams()
  return (
    <ProjectFrame key={id} id={id} renderAction={() => <AnalyseAgain id={id} />}>
      {(project) => (
        <div className="grid gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,1fr)_17rem]">
          <div className="min-w-0">
            <Board id={id} language={project.language} />
          </div>
          <div className="flex flex-col gap-12">
            <KeywordList id={id} language={project.language} />
            <Exports id={id} />
          </div>
        </div>
      )}
    </ProjectFrame>
  )
}

function Board({ id, language }: { id: string; language: string }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(insightsQuery(id))
  if (query.isPending) return <WorkingState stage={t('common.loading')} since={since} />
  if (query.data === undefined)
    return (
      <FailedState code={codeFrom(query.error)} kept={t('interview.insights.failed')}>
        <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
      </FailedState>
    )
  return <InsightBoard project={id} language={language} insights={query.data} />
}
