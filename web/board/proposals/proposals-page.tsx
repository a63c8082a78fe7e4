import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { proposalsQuery } from '../../api/board.ts'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Page } from '../../components/page.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { ShowMore } from '../../components/states/show-more.tsx'
import { ProposalList } from './proposal-list.tsx'
import { RunForm } from './run-form.tsx'
import { useBoardLive } from '../use-board-live.ts'

export function ProposalsPage() {
  useBoardLive()
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const list = useInfiniteQuery(proposalsQuery)
  const runs = list.data?.pages.flatMap((page) => page.proposals) ?? []
  return (
    <Page title={t('board.proposals.title')} line={t('board.proposals.line')}>
      <RunForm />
      <section aria-labelledby="earlier" className="mt-12">
        <h2 id="earlier" className="mb-2 font-semibold">
          {t('board.proposals.earlier')}
        </h2>
        {list.isPending && <WorkingState stage={t('common.loading')} since={since} />}
        {list.isError && (
          <FailedState code={codeFrom(list.error)} kept={t('board.proposals.listFailed')}>
            <Button onClick={() => void list.refetch()}>{t('common.tryAgain')}</Button>
          </FailedState>
        )}
        {list.isSuccess && runs.length === 0 && <p className="measure text-ink-2">{t('board.proposals.empty')}</p>}
        {runs.length > 0 && <ProposalList runs={runs} />}
        <ShowMore list={list} />
      </section>
    </Page>
  )
}
