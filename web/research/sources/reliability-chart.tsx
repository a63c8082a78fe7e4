import { useTranslation } from 'react-i18next'
import type { FinalReport } from '../../api/research.ts'
import { Tabs } from '../../components/tabs.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { shortAddress } from './address.ts'
import { bandOf, RELIABILITY_BANDS } from './reliability.ts'

type Sources = FinalReport['sources']

/** How much of the report rests on sources of what kind? */
export function ReliabilityChart({ sources }: { sources: Sources }) {
  const { t } = useTranslation()
  if (sources.length === 0) return null
  return (
    <section aria-labelledby="reliability-title">
      <h2 id="reliability-title" className="mb-1 font-semibold">
        {t('research.reliability.title')}
      </h2>
      <Tabs
        label={t('research.reliability.title')}
        tabs={[
          { id: 'chart', label: t('common.chart'), content: <Bars sources={sources} /> },
          { id: 'table', label: t('common.table'), content: <Table sources={sources} /> },
        ]}
      />
    </section>
  )
}

function Bars({ sources }: { sources: Sources }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <>
      <p className="mb-4 text-small text-ink-2">{t('research.reliability.about')}</p>
      <ol className="flex flex-col gap-4">
        {RELIABILITY_BANDS.map(({ band, from }, index) => {
          const count = sources.filter(({ reliabilityScore }) => bandOf(reliabilityScore) === band).length
          const to = RELIABILITY_BANDS[index - 1]?.from
          return (
            <li key={band}>
              <span className="flex items-baseline justify-between gap-4 text-small">
                <span>
                  {t(`research.reliability.${band}`)}
                  <span className="ml-2 text-ink-2">
                    {to === undefined
                      ? t('research.reliability.above', { from: formatPercent(from, language) })
                      : t('research.reliability.below', { to: formatPercent(to, language) })}
                  </span>
                </span>
                <span className="font-medium">{count}</span>
              </span>
              <span aria-hidden className="relative mt-1 block h-1 rounded-full bg-hairline">
                <span
                  className="absolute inset-y-0 left-0 rounded-full bg-accent"
                  style={{ width: `${Math.round((count / sources.length) * 100)}%` }}
                />
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

function Table({ sources }: { sources: Sources }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="border-b border-hairline text-ink-2">
          <th className="py-1.5 pr-3 text-left font-normal">{t('research.sources.source')}</th>
          <th className="py-1.5 text-right font-normal whitespace-nowrap">{t('research.sources.reliability')}</th>
        </tr>
      </thead>
      <tbody>
        {sources
          .toSorted((a, b) => b.reliabilityScore - a.reliabilityScore)
          .map(({ pageId, number, title, url, reliabilityScore }) => (
            <tr key={pageId} className="border-b border-hairline align-top">
              <th scope="row" className="py-1.5 pr-3 text-left font-normal">
                {`[${number}] `}
                <bdi>{plainDirection(title) || shortAddress(url)}</bdi>
              </th>
              <td className="py-1.5 text-right">{formatPercent(reliabilityScore, language)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  )
}
