import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleDashed, CircleDot } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FEWEST_KPI_CASES, KpiOutput } from '../../../src/capabilities/why/contract.ts'
import { codeFrom } from '../../api/client.ts'
import { kpiQuery, type Kpis } from '../../api/why.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { Page } from '../../components/page.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatNumber, formatPercent } from '../../lib/text/format.ts'

const NAMES = KpiOutput.keyof().options

export function KpiPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const kpis = useQuery(kpiQuery)
  return (
    <Page title={t('kpi.title')} line={t('kpi.line')}>
      {kpis.isPending && <WorkingState stage={t('common.loading')} since={since} />}
      {kpis.isError && (
        <FailedState code={codeFrom(kpis.error)} kept={t('kpi.failed')}>
          <Button onClick={() => void kpis.refetch()}>{t('common.tryAgain')}</Button>
        </FailedState>
      )}
      {kpis.data && (
        <dl className="border-b border-hairline">
          {NAMES.map((name) => (
            <Figure key={name} name={name} rate={kpis.data[name]} />
          ))}
        </dl>
      )}
    </Page>
  )
}

interface FigureProps {
  name: (typeof NAMES)[number]
  rate: Kpis[(typeof NAMES)[number]]
}

function Figure({ name, rate }: FigureProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const shown =
    rate.value === null
      ? '–'
      : name === 'turn_to_completion'
        ? t('kpi.turns', { value: formatNumber(rate.value, language, 1) })
        : formatPercent(rate.value, language)
  const [Icon, verdict] =
    rate.met === null
      ? ([CircleDashed, t(rate.n === 0 ? 'kpi.tooEarly' : 'kpi.tooFew', { fewest: FEWEST_KPI_CASES })] as const)
      : rate.met
        ? ([CircleCheck, t('kpi.met')] as const)
        : ([CircleDot, t('kpi.notMet')] as const)
  return (
    <div className="grid gap-x-6 gap-y-1 border-t border-hairline py-5 md:grid-cols-[minmax(0,1fr)_9rem_10rem] md:items-center">
      <dt>
        <span className="font-medium">{t(`kpi.names.${name}`)}</span>
        <span className="block text-small text-ink-2">{t(`kpi.about.${name}`)}</span>
      </dt>
      <dd className="text-title font-semibold md:text-right">{shown}</dd>
      <dd className="text-small">
        <span className="flex items-center gap-1.5">
          <Icon
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className={Icon === CircleCheck ? 'text-accent' : 'text-ink-2'}
          />
          {verdict}
        </span>
        <span className="block text-ink-2">{t('kpi.target', { target: rate.target })}</span>
        {rate.n > 0 && <span className="block text-ink-2">{t('kpi.count', { count: rate.n })}</span>}
      </dd>
    </div>
  )
}
