import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Tabs } from '../../components/tabs.tsx'
import { cx } from '../../lib/class-names.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { PARTS, type RoundScore } from './scores-of.ts'

const ScoreChart = lazy(() => import('./score-chart.tsx'))

/** Did another round make the report better? */
export function Scores({ scores }: { scores: readonly RoundScore[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const last = scores.at(-1)
  if (last === undefined) return null
  return (
    <section id="scores" aria-labelledby="scores-title" className="scroll-mt-20">
      <h2 id="scores-title" className="mb-1 font-semibold">
        {t('research.scores.title')}
      </h2>
      <Tabs
        label={t('research.scores.title')}
        tabs={[
          {
            id: 'chart',
            label: t('common.chart'),
            content: (
              <figure>
                <figcaption className="measure text-small text-ink-2">{t('research.scores.about')}</figcaption>
                <p className="sr-only">
                  {t('research.scores.summary', { count: scores.length, score: formatPercent(last.score, language) })}
                </p>
                <div aria-hidden className="mt-3 max-w-3xl">
                  {scores.length === 1 ? (
                    <Bars round={last} />
                  ) : (
                    <Suspense fallback={<div className="h-60" />}>
                      <ScoreChart scores={scores} />
                    </Suspense>
                  )}
                </div>
              </figure>
            ),
          },
          { id: 'table', label: t('common.table'), content: <ScoreTable scores={scores} /> },
        ]}
      />
    </section>
  )
}

/** One round is no line yet. */
function Bars({ round }: { round: RoundScore }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul className="flex max-w-md flex-col gap-3">
      {(['score', ...PARTS] as const).map((part) => (
        <li key={part}>
          <span className={cx('flex justify-between gap-4 text-small', part === 'score' && 'font-medium')}>
            <span>{t(`research.scores.${part}`)}</span>
            <span>{formatPercent(round[part], language)}</span>
          </span>
          <span className="relative mt-1 block h-1 rounded-full bg-hairline">
            <span
              className={cx('absolute inset-y-0 left-0 rounded-full', part === 'score' ? 'bg-accent' : 'bg-edge')}
              style={{ width: `${Math.round(round[part] * 100)}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}

function ScoreTable({ scores }: { scores: readonly RoundScore[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <table className="w-full text-small">
      <thead>
        <tr className="border-b border-hairline text-ink-2">
          <th className="py-1.5 pr-3 text-left font-normal">{t('research.scores.round')}</th>
          {(['score', ...PARTS] as const).map((part) => (
            <th key={part} className="py-1.5 pl-3 text-right font-normal">
              {t(`research.scores.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {scores.map((round) => (
          <tr key={round.iteration} className="border-b border-hairline">
            <th scope="row" className="py-1.5 pr-3 text-left font-normal">
              {round.iteration}
            </th>
            {(['score', ...PARTS] as const).map((part) => (
              <td key={part} className="py-1.5 pl-3 text-right">
                {formatPercent(round[part], language)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
