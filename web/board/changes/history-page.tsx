import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { historyQuery } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Page } from '../../components/page.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { HistoryList } from './history-list.tsx'
import { useBoardLive } from '../use-board-live.ts'

const route = getRouteApi('/board/history')

export function HistoryPage() {
  useBoardLive()
  const { t } = useTranslation()
  const { node } = route.useSearch()
  const [since] = useState(() => Date.now())
  const history = useInfiniteQuery(historyQuery(node))
  const rows = history.data?.pages.flatMap((page) => page.history) ?? []
  const title = node === undefined ? undefined : rows.find((row) => row.titles[node] !== undefined)?.titles[node]
  return (
    <Page
      title={title === undefined ? t('board.history.title') : t('board.history.ofNode', { title })}
      line={t('board.history.line')}
      action={
        node !== undefined && (
          <Link to="/board/history" className={buttonClass('outline')}>
            {t('board.history.whole')}
          </Link>
        )
      }
    >
      {history.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {history.isError && (
        <FailedState code={codeFrom(history.error)} kept={t('board.history.failed')}>
          <Button onClick={() => void history.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {history.isSuccess && rows.length === 0 && (
        <EmptyState title={t('board.history.emptyTitle')} text={t('board.history.empty')}>
          <Link to="/board" className={buttonClass('primary')}>
            {t('board.node.toBoard')}
          </Link>
        </EmptyState>
      )}
      {rows.length > 0 && <HistoryList rows={rows} />}
      <ShowMore list={history} />
    </Page>
  )
}
