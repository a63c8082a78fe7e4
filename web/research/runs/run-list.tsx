import { Link } from '@tanstack/react-router'
import { UserRoundSearch } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isUnderWay, type RunSummary } from '../../api/research.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent, formatWhen } from '../../lib/text/format.ts'
import { RunStatus } from './run-status.tsx'

export function RunList({ runs }: { runs: readonly RunSummary[] }) {
  const { t } = useTranslation()
  return (
    <ul aria-label={t('research.runs')} className="border-b border-hairline">
      {runs.map((run) => (
        <li key={run.run_id} className="border-t border-hairline">
          <RunLine run={run} />
        </li>
      ))}
    </ul>
  )
}

function RunLine({ run }: { run: RunSummary }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <Link
      to={run.status === 'completed' ? '/research/$id/report' : '/research/$id'}
      params={{ id: run.run_id }}
      className="group -mx-2 flex flex-col gap-x-6 gap-y-1 rounded-card px-2 py-3.5 hover:bg-surface md:flex-row md:items-center"
    >
      <span lang={run.language} className="line-clamp-2 min-w-0 flex-1 underline-offset-4 group-hover:underline">
        <bdi>{run.topic}</bdi>
      </span>
      <span className="flex shrink-0 flex-wrap items-center gap-x-4 text-small text-ink-2">
        {run.needs_human_review && (
          <span className="inline-flex items-center gap-1.5 text-signal">
            <UserRoundSearch aria-hidden size={16} strokeWidth={1.75} />
            {t('research.review.short')}
          </span>
        )}
        <RunStatus of={run.status} />
        {isUnderWay(run) && <span>{formatPercent(run.progress / 100, language)}</span>}
        {run.final_score !== null && (
          <span>{t('research.scoreIs', { score: formatPercent(run.final_score, language) })}</span>
        )}
        <span>{t('research.conflictCount', { count: run.conflicts })}</span>
        <time dateTime={run.created_at} className="md:w-24 md:text-right">
          {formatWhen(run.created_at, language)}
        </time>
      </span>
    </Link>
  )
}
