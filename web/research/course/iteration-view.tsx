import { GitMerge } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Lane, RunIteration } from '../../api/research.ts'
import { useLanguage } from '../../i18n/index.ts'
import { formatPercent } from '../../lib/text/format.ts'
import { knownConflicts } from '../conflicts/known-conflicts.ts'
import { useRun } from '../runs/run-context.ts'
import { LaneView } from './lane-view.tsx'

/** One round: the agents beside each other, each on its own thread, and where the threads meet. */
export function IterationView({ iteration }: { iteration: RunIteration }) {
  const { t } = useTranslation()
  const { run } = useRun()
  const heading = `iteration-${iteration.iteration}`
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-4 font-semibold">
        {t('research.course.iteration', { iteration: iteration.iteration, of: run.config.iterationCount })}
      </h2>
      <ul
        aria-label={t('research.course.lanes', { iteration: iteration.iteration })}
        className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3"
      >
        {lastTries(iteration.agents).map((lane) => (
          <LaneView key={lane.agent_id} lane={lane} iteration={iteration} />
        ))}
      </ul>
      <Meeting iteration={iteration} />
    </section>
  )
}

/** An agent that tried twice is shown as it stands now. */
function lastTries(lanes: readonly Lane[]): Lane[] {
  const last = new Map<number, Lane>()
  for (const lane of lanes) if (lane.attempt >= (last.get(lane.agent_id)?.attempt ?? 0)) last.set(lane.agent_id, lane)
  return [...last.values()].sort((a, b) => a.agent_id - b.agent_id)
}

function Meeting({ iteration }: { iteration: RunIteration }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const chosen = iteration.scores.find(({ reportId }) => reportId === iteration.selected_report_id)
  const agent = iteration.agents.find((lane) => lane.report_id === iteration.selected_report_id)
  if (chosen === undefined || agent === undefined) return null
  return (
    <div className="mt-5 flex items-start gap-3 border-t border-accent pt-3">
      <GitMerge aria-hidden size={18} strokeWidth={1.75} className="mt-1 shrink-0 rotate-90 text-accent" />
      <div className="min-w-0">
        <p>
          {t('research.course.chosen', {
            agent: agent.agent_id,
            score: formatPercent(chosen.totalScore, language),
          })}{' '}
          {t('research.conflictCount', { count: knownConflicts([iteration]).length })}
        </p>
        {iteration.selection_reason !== null && (
          <p lang={undefined} className="measure text-small text-ink-2">
            <bdi>{iteration.selection_reason}</bdi>
          </p>
        )}
      </div>
    </div>
  )
}
