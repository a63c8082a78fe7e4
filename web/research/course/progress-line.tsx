import { useTranslation } from 'react-i18next'
import type { Run } from '../../api/research.ts'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { useRun } from '../runs/run-context.ts'

/** What the run is at, how long so far and how far, as one thin line. */
export function ProgressLine({ run }: { run: Run }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { drafts } = useRun()
  const progress = Math.max(run.progress, drafts.progress)
  const share = formatPercent(progress / 100, language)
  return (
    <div className="mb-6">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <WorkingState stage={stageOf(run)} since={Date.parse(run.started_at ?? run.created_at)} />
        <span aria-hidden className="shrink-0 text-small font-medium">
          {share}
        </span>
      </div>
      <progress max={100} value={progress} aria-label={t('research.progress')} className="sr-only">
        {share}
      </progress>
      <div aria-hidden className="h-1 rounded-full bg-hairline">
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200 ease-out"
          style={{ width: `${progress}%` }}
        />
      </div>
    </div>
  )

  function stageOf({ status, iterations, config }: Run): string {
    const last = iterations.at(-1)
    if (status === 'queued') return t('research.course.waiting')
    if (last === undefined) return t('research.course.starting')
    const place = { iteration: last.iteration, of: config.iterationCount }
    if (last.agents.some((agent) => agent.status === 'running')) return t('research.course.researching', place)
    return t(last.selected_report_id === null ? 'research.course.comparing' : 'research.course.writing', place)
  }
}
