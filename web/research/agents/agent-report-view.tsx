import { useTranslation } from 'react-i18next'
import type { WrittenReport } from '../../api/research.ts'
import { ProvenanceChip } from '../../components/provenance-chip.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { useDuration } from '../duration.ts'
import { Sentences } from '../report/sentences.tsx'
import { useRun } from '../runs/run-context.ts'
import { shortAddress } from '../sources/address.ts'
import { PageLink } from '../sources/citation-link.tsx'
import { useAgentName } from './agent-name.ts'
import { onlyIn } from './chosen-reports.ts'
import { citedSections } from './cited-sections.ts'

/** One agent's report: how it looked, how it was scored, what it says, and which sources only it has. */
export function AgentReportView({ report, other }: { report: WrittenReport; other: WrittenReport | undefined }) {
  const { t } = useTranslation()
  const { run } = useRun()
  const name = useAgentName()
  const language = useLanguage()
  const duration = useDuration()
  const { title, about } = name(report.agentId, report.strategy)
  const round = run.iterations.find(({ iteration }) => iteration === report.iteration)
  const score = round?.scores.find(({ reportId }) => reportId === report.reportId)
  const elsewhere = new Set(other?.sources.map(({ originId }) => originId))
  const sections = citedSections(report)
  return (
    <article aria-label={title} className="min-w-0">
      <header className="border-b border-hairline pb-3">
        <h2 className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
          {title}
          {score !== undefined && (
            <span className="text-small font-normal">
              {t('research.scoreIs', { score: formatPercent(score.totalScore, language) })}
            </span>
          )}
        </h2>
        {about !== null && <p className="text-small text-ink-2">{about}</p>}
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-small text-ink-2">
          <ProvenanceChip
            of={
              report.writtenBy === 'built-in'
                ? { kind: 'built-in' }
                : { kind: 'model', name: t('research.method.model') }
            }
          />
          <span>{duration(report.durationMs)}</span>
          {round?.selected_report_id === report.reportId && (
            <span className="font-medium text-accent">{t('research.course.taken')}</span>
          )}
        </p>
        {report.unchanged && <p className="mt-2 text-small text-ink-2">{t('research.compare.unchanged')}</p>}
      </header>
      {sections.length === 0 && <p className="mt-4 text-ink-2">{t('research.compare.nothing')}</p>}
      {sections.map(({ heading, sentences }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a report never changes, and headings may repeat.
        <section key={index} className="mt-5">
          <h3 lang={run.language} className="mb-1 font-medium">
            <bdi>{heading}</bdi>
          </h3>
          <Sentences
            of={sentences}
            language={run.language}
            {...(other !== undefined && {
              marked: { texts: onlyIn(report, other), about: t('research.compare.only') },
            })}
          />
        </section>
      ))}
      <h3 className="mt-6 mb-1 font-medium">{t('research.course.queryList')}</h3>
      <ul className="list-disc pl-5 text-small marker:text-ink-2">
        {report.queries.map((query) => (
          <li key={query}>
            <bdi>{query}</bdi>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 mb-1 font-medium">{t('research.sources.title')}</h3>
      <ol className="text-small">
        {report.sources.map((source, index) => (
          <li key={source.pageId} className="grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-1 py-1">
            <span className="text-ink-2">{`[${index + 1}]`}</span>
            <span className="min-w-0">
              <PageLink page={source.pageId}>
                <bdi>{source.title === '' ? shortAddress(source.url) : source.title}</bdi>
              </PageLink>
              {other !== undefined && !elsewhere.has(source.originId) && (
                <span className="ml-2 whitespace-nowrap text-ink-2">{t('research.compare.only')}</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </article>
  )
}
