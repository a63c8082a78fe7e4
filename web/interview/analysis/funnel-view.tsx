import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Funnel, funnelQuery } from '../../api/interview.ts'
import { Tabs } from '../../components/tabs.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'

/** How many conversations came how far. */
export function FunnelView({ id }: { id: string }) {
  const { t } = useTranslation()
  const funnel = useQuery(funnelQuery(id))
  return (
    <section aria-labelledby="funnel">
      <h2 id="funnel" className="font-semibold">
        {t('interview.funnel.title')}
      </h2>
      {funnel.data === undefined || funnel.data.conversations === 0 ? (
        <p className="mt-1 text-small text-ink-2">{t('interview.funnel.empty')}</p>
      ) : (
        <>
          <p className="mt-1 mb-3 text-small text-ink-2">{t('interview.funnel.about')}</p>
          <Tabs
            label={t('interview.funnel.views')}
            tabs={[
              { id: 'chart', label: t('common.chart'), content: <Bars funnel={funnel.data} /> },
              { id: 'table', label: t('common.table'), content: <Table funnel={funnel.data} /> },
            ]}
          />
        </>
      )}
    </section>
  )
}

const share = (reached: number, funnel: Funnel) => (funnel.conversations === 0 ? 0 : reached / funnel.conversations)

function Bars({ funnel }: { funnel: Funnel }) {
  const { t } = useTranslation()
  return (
    <ol className="flex flex-col gap-3">
      {funnel.steps.map(({ state, reached }) => (
        <li key={state}>
          <span className="flex items-baseline justify-between gap-4 text-small">
            <span>{t(`interview.states.${state}`)}</span>
            <span className="font-medium">{reached}</span>
          </span>
          <span aria-hidden className="relative mt-1 block h-1 rounded-full bg-hairline">
            <span
              className="absolute inset-y-0 left-0 rounded-full bg-accent transition-[width] duration-200 ease-out"
              style={{ width: `${Math.round(share(reached, funnel) * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ol>
  )
}

function Table({ funnel }: { funnel: Funnel }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="text-left text-ink-2">
          <th className="py-1.5 font-normal">{t('interview.funnel.state')}</th>
          <th className="py-1.5 text-right font-normal">{t('interview.funnel.reached')}</th>
          <th className="py-1.5 text-right font-normal">{t('interview.funnel.here')}</th>
          <th className="py-1.5 text-right font-normal">{t('interview.funnel.share')}</th>
        </tr>
      </thead>
      <tbody>
        {funnel.steps.map(({ state, reached, here }) => (
          <tr key={state} className="border-t border-hairline">
            <th scope="row" className="py-1.5 text-left font-normal">
              {t(`interview.states.${state}`)}
            </th>
            <td className="py-1.5 text-right">{reached}</td>
            <td className="py-1.5 text-right">{here}</td>
            <td className="py-1.5 text-right">{formatPercent(share(reached, funnel), language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
