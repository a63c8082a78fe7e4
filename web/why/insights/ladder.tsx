import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { type ConfirmedInsight, LAYERS } from '../../../src/capabilities/why/contract.ts'
import { Tabs } from '../../components/tabs.tsx'
import type { Rung } from './ladder-chart.tsx'

const LadderChart = lazy(() => import('./ladder-chart.tsx'))

/** Top to bottom as one climbs down: value, consequence, attribute. */
function rungsOf(insights: readonly ConfirmedInsight[]): Rung[] {
  return LAYERS.toReversed().flatMap((layer) =>
    insights
      .filter((insight) => insight.layer === layer)
      .map(({ id, label, strength, slider_weight }) => ({
        id,
        label,
        layer,
        strength,
        weight: slider_weight ?? strength,
      })),
  )
}

export function Ladder({ insights }: { insights: readonly ConfirmedInsight[] }) {
  const { t } = useTranslation()
  const rungs = rungsOf(insights)
  if (rungs.length === 0) return null
  return (
    <section aria-labelledby="ladder">
      <h2 id="ladder" className="mb-1 font-semibold">
        {t('ladder.title')}
      </h2>
      <Tabs
        label={t('ladder.title')}
        tabs={[
          {
            id: 'chart',
            label: t('common.chart'),
            content: (
              <figure>
                <figcaption className="text-small text-ink-2">{t('ladder.about')}</figcaption>
                <p className="sr-only">{t('ladder.summary', { count: rungs.length })}</p>
                <div aria-hidden>
                  <Suspense>
                    <LadderChart rungs={rungs} />
                  </Suspense>
                </div>
              </figure>
            ),
          },
          { id: 'table', label: t('common.table'), content: <LadderTable rungs={rungs} /> },
        ]}
      />
    </section>
  )
}

function LadderTable({ rungs }: { rungs: readonly Rung[] }) {
  const { t } = useTranslation()
  return (
    <table className="w-full text-small">
      <thead className="text-ink-2">
        <tr className="border-b border-hairline text-left">
          <th className="py-2 pr-3 font-normal">{t('ladder.point')}</th>
          <th className="py-2 pr-3 font-normal whitespace-nowrap">{t('ladder.layer')}</th>
          <th className="py-2 pr-3 text-right font-normal whitespace-nowrap">{t('ladder.strength')}</th>
          <th className="py-2 text-right font-normal whitespace-nowrap">{t('ladder.weight')}</th>
        </tr>
      </thead>
      <tbody>
        {rungs.map((rung) => (
          <tr key={rung.id} className="border-b border-hairline align-top">
            <td className="py-2 pr-3">{rung.label}</td>
            <td className="py-2 pr-3 whitespace-nowrap">{t(`layer.${rung.layer}`)}</td>
            <td className="py-2 pr-3 text-right">{rung.strength}</td>
            <td className="py-2 text-right">{rung.weight}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
