import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { conversationsQuery, type Project } from '../../api/interview.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { ConversationRow } from './conversation-row.tsx'

export function ConversationList({ project }: { project: Project }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const list = useInfiniteQuery(conversationsQuery(project.id))
  const conversations = list.data?.pages.flatMap((page) => page.conversations) ?? []
  return (
    <section aria-labelledby="conversations">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="conversations" className="font-semibold">
          {t('interview.conversations.title')}
        </h2>
        <p className="flex items-center gap-2 text-small text-ink-2">
          {t('interview.count', { total: project.counts.conversations, done: project.counts.finished })}
        </p>
      </div>
      {list.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {list.isError && conversations.length === 0 && (
        <FailedState code={codeFrom(list.error)} kept={t('interview.conversations.failed')}>
          <Button onClick={() => void list.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {list.isSuccess && conversations.length === 0 && (
        <p className="measure border-t border-hairline py-6 text-ink-2">{t('interview.conversations.empty')}</p>
      )}
      {conversations.length > 0 && (
        <ul aria-label={t('interview.conversations.list')} className="border-t border-hairline">
          {conversations.map((conversation) => (
            <ConversationRow key={conversation.id} project={project.id} conversation={conversation} />
          ))}
        </ul>
      )}
      <ShowMore list={list} />
    </section>
  )
}
