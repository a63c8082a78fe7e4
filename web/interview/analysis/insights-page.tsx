import { useQuery, useMutation } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { insightsQuery, analyse, EXPORT_FORMATS, exportAddress } from '../../api/interview.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ProjectFrame } from '../projects/project-frame.tsx'
import { InsightBoard } from './insight-board.tsx'
import { SaidOnce } from './said-once.tsx'
import { KeywordList } from './keyword-list.tsx'
import { RotateCw, Download } from 'lucide-react'
import { useToast } from '../../components/overlays/toast.tsx'

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
  return (
    <>
      <InsightBoard project={id} language={language} insights={query.data} />
      <SaidOnce project={id} language={language} />
    </>
  )
}

/** For conversations whose analysis did not come through; reading the same one again changes nothing. */
function AnalyseAgain({ id }: { id: string }) {
  const { t } = useTranslation()
  const say = useToast()
  const work = useMutation({
    mutationFn: () => analyse(id),
    onSuccess: ({ queued }) =>
      say(queued === 0 ? t('interview.insights.upToDate') : t('interview.insights.analysing', { count: queued })),
    onError: () => say(t('interview.insights.analyseFailed')),
  })
  return (
    <Button icon={RotateCw} disabled={work.isPending} onClick={() => work.mutate()}>
      {t('interview.insights.analyse')}
    </Button>
  )
}

function Exports({ id }: { id: string }) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="exports">
      <h2 id="exports" className="font-semibold">
        {t('interview.export.title')}
      </h2>
      <p className="mt-1 text-small text-ink-2">{t('interview.export.about')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <a href={exportAddress(id, format)} download className={buttonClass('outline')}>
              <Download aria-hidden size={18} strokeWidth={1.75} />
              {t(`interview.export.${format}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
