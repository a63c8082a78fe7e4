import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../api/client.ts'
import { type Run, runQuery } from '../api/runs.ts'
import { Button } from '../components/button.tsx'
import { Fold } from '../components/fold.tsx'
import { FailedState } from '../components/states/failed-state.tsx'
import { WorkingState } from '../components/states/working-state.tsx'
import { useLanguage } from '../i18n/index.ts'
import { formatMs, formatNumber } from '../lib/text/format.ts'
import { useCostText } from './cost.tsx'
import { Findings } from './findings.tsx'

/** Every try of a run: who, what came of it, what it broke, and what it said. */
export function Tries({ of }: { of: Run }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const cost = useCostText()
  const [since] = useState(() => Date.now())
  const query = useQuery(runQuery(of.id))
  if (query.isPending) return <WorkingState stage={t('common.loading')} since={since} />
  if (query.isError)
    return (
      <FailedState code={codeFrom(query.error)} kept={t('runs.failed')}>
        <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
      </FailedState>
    )
  const { attempts, talk } = query.data
  return (
    <section className="mt-5">
      <h3 className="font-semibold">{t('runs.tries')}</h3>
      <ol className="mt-1 text-small">
        {attempts.map((one) => (
          <li key={one.n} className="border-b border-hairline py-2">
            <span className="font-medium">{t(`runs.tryBy.${one.source}`, { n: one.n, model: of.model })}</span>
            <span className="ml-3">{t(`runs.tryOutcomes.${one.outcome}`)}</span>
            {one.ms > 0 && <span className="ml-3 text-ink-2">{formatMs(one.ms, language)}</span>}
            {one.source === 'model' && one.tokens_in + one.tokens_out > 0 && (
              <span className="ml-3 text-ink-2">
                {`${formatNumber(one.tokens_in, language)} / ${formatNumber(one.tokens_out, language)} tokens`}
              </span>
            )}
            <Findings of={one.errors} />
            {one.output !== null && (
              <Fold title={t('runs.said')}>
                <pre className="mt-1 overflow-x-clip rounded-card [overflow-wrap:anywhere] bg-sunken p-3 whitespace-pre-wrap">
                  {one.output}
                </pre>
              </Fold>
            )}
          </li>
        ))}
      </ol>
      {talk !== null && talk.cost_is !== 'none' && (
        <p className="mt-3 text-small">
          <span className="text-ink-2">{t('runs.talkCost')}</span>
          <span className="ml-3">{cost(talk)}</span>
        </p>
      )}
    </section>
  )
}
