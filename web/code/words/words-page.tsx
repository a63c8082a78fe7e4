import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { synonymsQuery } from '../../api/code.ts'
import { Button } from '../../components/button.tsx'
import { Page } from '../../components/page.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { PairList } from './pair-list.tsx'

/** Pairs naze has proposed and those a person has confirmed. Nothing here counts without a person. */
export function WordsPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const query = useQuery(synonymsQuery)
  const waiting = query.data?.filter(({ status }) => status === 'proposed') ?? []
  const settled = query.data?.filter(({ status }) => status === 'confirmed') ?? []
  return (
    <Page title={t('code.words.title')} line={t('code.words.line')}>
      {query.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {query.isError && query.data === undefined && (
        <FailedState code={codeFrom(query.error)} kept={t('code.words.listFailed')}>
          <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {query.data !== undefined && (
        <section aria-labelledby="code-waiting">
          <h2 id="code-waiting" className="mb-2 font-semibold">
            {t('code.words.waiting')}
          </h2>
          {waiting.length === 0 ? (
            <p className="measure text-ink-2">{t('code.words.none')}</p>
          ) : (
            <PairList label={t('code.words.waiting')} pairs={waiting} />
          )}
        </section>
      )}
      {settled.length > 0 && (
        <section aria-labelledby="code-settled" className="mt-10">
          <h2 id="code-settled" className="mb-2 font-semibold">
            {t('code.words.settled')}
          </h2>
          <PairList label={t('code.words.settled')} pairs={settled} />
        </section>
      )}
    </Page>
  )
}
