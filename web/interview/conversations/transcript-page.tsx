import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { type Project, transcriptQuery } from '../../api/interview.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatMoment } from '../../lib/text/format.ts'
import { ProjectFrame } from '../projects/project-frame.tsx'
import { ConversationName } from './conversation-name.tsx'
import { Transcript } from './transcript.tsx'

const route = getRouteApi('/interviews/$id/conversations/$conversation')

export function TranscriptPage() {
  const { id, conversation } = route.useParams()
  return (
    <ProjectFrame key={conversation} id={id}>
      {(project) => <Opened project={project} conversation={conversation} />}
    </ProjectFrame>
  )
}

function Opened({ project, conversation }: { project: Project; conversation: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { message } = route.useSearch()
  const [since] = useState(() => Date.now())
  const query = useQuery(transcriptQuery(project.id, conversation))
  const gone = query.isError && ['NOT_FOUND', 'INVALID_INPUT'].includes(codeFrom(query.error))
  const summary = query.data?.conversation
  return (
    <div className="max-w-3xl">
      <Link
        to={message === undefined ? '/interviews/$id' : '/interviews/$id/insights'}
        params={{ id: project.id }}
        className={buttonClass('plain', '-ml-2')}
      >
        <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
        {t(message === undefined ? 'interview.transcript.back' : 'interview.transcript.backToInsights')}
      </Link>
      <h2 lang={project.language} className="mt-2 line-clamp-2 font-semibold">
        <ConversationName of={summary ?? { id: conversation, first_words: null }} />
      </h2>
      {query.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {query.isError && query.data === undefined && (
        <div className="mt-3">
          <FailedState
            code={gone ? 'NOT_FOUND' : codeFrom(query.error)}
            kept={t(gone ? 'interview.transcript.gone' : 'interview.transcript.failed')}
          >
            {!gone && <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>}
          </FailedState>
        </div>
      )}
      {summary && query.data && (
        <>
          <p className="mb-6 flex flex-wrap gap-x-5 text-small text-ink-2">
            <span>{t('interview.transcript.started', { when: formatMoment(summary.created_at, language) })}</span>
            <span>{summary.erased ? t('interview.conversations.erased') : t(`interview.states.${summary.state}`)}</span>
            {summary.fallback && <span>{t('interview.conversations.fallback')}</span>}
          </p>
          <Transcript messages={query.data.messages} language={project.language} quoted={message} />
        </>
      )}
    </div>
  )
}
