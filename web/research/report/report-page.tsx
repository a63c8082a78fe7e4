import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { type FinalReport, isUnderWay, reportQuery } from '../../api/research.ts'
import { Button, buttonClass } from '../../components/button.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { plainDirection } from '../../lib/text/plain-direction.ts'
import { ConflictList } from '../conflicts/conflict-list.tsx'
import { useRun } from '../runs/run-context.ts'
import { Scores } from '../scores/scores.tsx'
import { shortAddress } from '../sources/address.ts'
import { InstructedSources } from '../sources/instruction-notes.tsx'
import { ReliabilityChart } from '../sources/reliability-chart.tsx'
import { SourceList } from '../sources/source-list.tsx'
import { beyondFindings } from './beyond-findings.ts'
import { Contents } from './contents.tsx'
import { Downloads } from './downloads.tsx'
import { Findings } from './findings.tsx'
import { Method } from './method.tsx'
import { ReviewBanner } from './review-banner.tsx'
import { Sentences } from './sentences.tsx'
import { aboutBeside, speakerOf } from '../sources/speaker.ts'

export function ReportPage() {
  const { t } = useTranslation()
  const { run } = useRun()
  const [since] = useState(() => Date.now())
  const query = useQuery({ ...reportQuery(run.run_id), enabled: run.has_report })
  if (query.data !== undefined) return <Report report={query.data} />
  if (!run.has_report)
    return (
      <EmptyState title={t('research.report.noneTitle')} text={t('research.report.none')}>
        <Link to="/research/$id" params={{ id: run.run_id }} search={{}} className={buttonClass('primary')}>
          {t(isUnderWay(run) ? 'research.report.watch' : 'research.report.course')}
        </Link>
      </EmptyState>
    )
  if (query.isError)
    return (
      <FailedState code={codeFrom(query.error)} kept={t('research.report.failed')}>
        <Button onClick={() => void query.refetch()}>{t('common.tryAgain')}</Button>
      </FailedState>
    )
  return <WorkingState stage={t('research.report.opening')} since={since} />
}

/** Findings first, then what they rest on; every number leads to a sentence in its page. */
function Report({ report }: { report: FinalReport }) {
  const { t } = useTranslation()
  const { run } = useRun()
  const summary = beyondFindings(report)
  return (
    <div className="flex flex-col gap-x-12 gap-y-8 xl:grid xl:grid-cols-[minmax(0,1fr)_13rem]">
      <article aria-label={t('research.report.body')} className="order-2 flex xl:order-1 min-w-0 flex-col gap-12">
        {report.method.needsHumanReview && <ReviewBanner />}
        <InstructedSources sources={report.sources} />
        <Findings
          findings={report.findings}
          conflicts={report.conflicts}
          sources={report.sources}
          language={report.language}
        />
        {summary.length > 0 && (
          <section id="summary" aria-labelledby="summary-title" className="scroll-mt-20">
            <h2 id="summary-title" className="mb-2 font-semibold">
              {t('research.report.summary')}
            </h2>
            <Sentences of={summary} language={report.language} />
          </section>
        )}
        <Missing report={report} />
        <ConflictList conflicts={report.conflicts} sources={report.sources} />
        {report.sections.length > 0 && (
          <section id="details" aria-labelledby="details-title" className="scroll-mt-20">
            <h2 id="details-title" className="font-semibold">
              {t('research.report.details')}
            </h2>
            {report.sections.map((section, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a report never changes, and headings may repeat.
              <Section key={index} section={section} report={report} />
            ))}
          </section>
        )}
        {report.openQuestions.length > 0 && (
          <section id="questions" aria-labelledby="questions-title" className="scroll-mt-20">
            <h2 id="questions-title" className="mb-2 font-semibold">
              {t('research.report.questions')}
            </h2>
            <Sentences of={report.openQuestions} language={report.language} listed />
          </section>
        )}
        <Scores scores={report.iterations} />
        <ReliabilityChart sources={report.sources} />
        <SourceList sources={report.sources} />
        <Method report={report} />
        <Downloads id={run.run_id} />
      </article>
      <Contents report={report} />
    </div>
  )
}

interface SectionProps {
  section: FinalReport['sections'][number]
  report: FinalReport
}

/** What one source says besides, under its title, author and day; or what a model wrote. */
function Section({ section: { heading, source, sentences }, report }: SectionProps) {
  const speaker = speakerOf(report.sources, source)
  const told = sentences.map((sentence) => ({ ...sentence, about: aboutBeside(sentence, speaker) }))
  return (
    <div className="mt-5">
      <h3 lang={report.language} className="font-medium">
        <bdi>{heading}</bdi>
      </h3>
      {speaker.head !== '' && (
        <p lang={report.language} className="text-small text-ink-2">
          <bdi>{speaker.head}</bdi>
        </p>
      )}
      <div className="mt-1">
        <Sentences of={source === undefined ? sentences : told} language={report.language} />
      </div>
    </div>
  )
}

/** What was asked and not answered, and what was there and not read. */
function Missing({ report: { unanswered, method, language } }: { report: FinalReport }) {
  const { t } = useTranslation()
  if (unanswered === undefined && method.unread === undefined) return null
  return (
    <div lang={language} className="measure text-ink-2">
      {unanswered !== undefined && (
        <p>
          {t('research.report.unanswered', {
            parts: unanswered.map(plainDirection).join(language === 'ja' ? '、' : '; '),
          })}
        </p>
      )}
      {method.unread !== undefined && (
        <p>
          {t('research.report.unread', {
            count: method.unread.count,
            named: method.unread.urls.map((url) => plainDirection(shortAddress(url))).join(', '),
          })}
        </p>
      )}
    </div>
  )
}
