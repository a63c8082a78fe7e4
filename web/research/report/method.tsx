import { useTranslation } from 'react-i18next'
import type { FinalReport } from '../../api/research.ts'
import { ProvenanceChip } from '../../components/provenance-chip.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatMoment, formatPercent } from '../../lib/text/format.ts'

/** How the report came about: who looked, how often, at how much, and why it ended there. */
export function Method({ report }: { report: FinalReport }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { method } = report
  return (
    <section id="method" aria-labelledby="method-title" className="scroll-mt-20">
      <h2 id="method-title" className="mb-2 font-semibold">
        {t('research.method.title')}
      </h2>
      <p className="measure">
        {t('research.method.text', {
          agents: method.agents,
          iterations: method.iterations,
          read: method.pagesRead,
          refused: method.pagesRefused,
        })}{' '}
        {t(`research.endings.${method.endedBy}`)}
      </p>
      <ol className="mt-4 border-b border-hairline text-small">
        {report.iterations.map(({ iteration, score, reason }) => (
          <li
            key={iteration}
            className="grid gap-x-4 border-t border-hairline py-2 sm:grid-cols-[7rem_4rem_minmax(0,1fr)]"
          >
            <span>{t('research.scores.roundIs', { iteration })}</span>
            <span>{formatPercent(score, language)}</span>
            <span lang={report.language} className="text-ink-2">
              <bdi>{reason}</bdi>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-small text-ink-2">
        <time dateTime={report.generatedAt}>
          {t('research.method.written', { when: formatMoment(report.generatedAt, language) })}
        </time>
        <ProvenanceChip
          of={
            method.writtenBy === 'built-in' ? { kind: 'built-in' } : { kind: 'model', name: t('research.method.model') }
          }
        />
      </p>
    </section>
  )
}
