import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ProposalView } from '../../api/board.ts'
import { Phrases } from '../../components/phrases/phrases.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatWhen, shorten } from '../../lib/text/format.ts'
import { RunOutcome } from './run-outcome.tsx'

export function ProposalList({ runs }: { runs: readonly ProposalView[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <ul aria-label={t('board.proposals.list')} className="border-b border-hairline">
      {runs.map((run) => (
        <li key={run.run_id} className="border-t border-hairline">
          <Link
            to="/board/proposals/$id"
            params={{ id: run.run_id }}
            className="group -mx-2 block rounded-card px-2 py-3.5 hover:bg-surface"
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-6">
              <span className="font-medium underline-offset-4 group-hover:underline">
                {t(`board.proposals.kinds.${run.kind}`)}
                {run.user_intent !== null && `: ${shorten(run.user_intent, 60)}`}
              </span>
              <time dateTime={run.created_at} className="text-small text-ink-2">
                {formatWhen(run.created_at, language)}
              </time>
            </span>
            <span className="line-clamp-2">
              <Phrases text={summaryOf(run)} />
            </span>
            <span className="mt-1 block text-small text-ink-2">
              <RunOutcome run={run} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What an adopted run says in short, or the first rule a refused one broke. */
export function summaryOf({ ok, report, errors }: ProposalView): string {
  if (!ok) return errors[0] ?? ''
  const summary = typeof report === 'object' && report !== null && 'summary' in report ? report.summary : null
  return typeof summary === 'string' ? summary : ''
}
