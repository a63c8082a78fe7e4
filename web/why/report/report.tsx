import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SessionView } from '../../api/why.ts'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { Ladder } from '../insights/ladder.tsx'
import { ReportActions } from './report-actions.tsx'
import { MadeBy } from '../made-by.tsx'
import { firstWords } from '../sessions/first-words.ts'
import { StartAgain } from './start-again.tsx'
import { Steps } from '../sessions/steps.tsx'
import { Phrases } from '../../components/phrases/phrases.tsx'

const SafeMarkdown = lazy(() => import('../../components/markdown.tsx'))

export function Report({ view }: { view: SessionView }) {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  const words = firstWords(view)
  const isLong = (view.session_purpose ?? '').length > LONGEST_TITLE
  return (
    <div className="flow-on-paper room max-w-3xl px-4 pb-28 md:px-8 md:pb-16 xl:max-w-5xl">
      <Steps at="report" />
      <header className="relative mt-2 pl-7">
        <span aria-hidden className="absolute top-3 bottom-3.5 left-1 w-px bg-accent" />
        <span aria-hidden className="absolute top-2.5 left-0 size-2 rounded-full border border-accent bg-ground" />
        <span aria-hidden className="absolute bottom-3 left-0 size-2 rounded-full bg-accent" />
        {words !== null && !isLong && (
          <p lang={view.language} className="measure text-ink-2">
            {words}
          </p>
        )}
        <p className="mt-4 text-small text-ink-2">{t('report.purpose')}</p>
        <h1 lang={view.language} className={`phrase measure ${isLong ? 'text-body' : 'text-title font-semibold'}`}>
          <Phrases text={view.session_purpose ?? t('report.title')} lang={view.language} />
        </h1>
        {view.report_made_by !== null && <MadeBy of={view.report_made_by} className="no-print mt-3 block" />}
      </header>
      {view.phase === 'COMPLETE' && <p className="no-print mt-5 text-small text-ink-2">{t('report.finished')}</p>}
      <ReportActions view={view} />
      <div className="mt-8 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <article aria-label={t('report.body')} className="order-2 min-w-0 xl:order-1">
          {view.report_markdown === null ? (
            <EmptyState title={t('report.title')} text={t('report.missing')} />
          ) : (
            <Suspense fallback={<WorkingState stage={t('report.loading')} since={since} />}>
              <SafeMarkdown lang={view.language} text={withoutTitle(view.report_markdown)} />
            </Suspense>
          )}
        </article>
        <div className="order-1 min-w-0 xl:order-2">
          <Ladder insights={view.confirmed_insights} />
        </div>
      </div>
      <StartAgain view={view} />
    </div>
  )
}

/** A purpose that quotes whole sentences is read, not looked at. */
const LONGEST_TITLE = 90

/** The page has its own first heading; the file a person downloads keeps the report's. */
function withoutTitle(markdown: string): string {
  return markdown.replace(/^\s*# [^\n]*\n/, '')
}
