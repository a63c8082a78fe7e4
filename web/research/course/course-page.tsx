import { useTranslation } from 'react-i18next'
import { isUnderWay, type Run } from '../../api/research.ts'
import { Fold } from '../../components/fold.tsx'
import { EmptyState } from '../../components/states/empty-state.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { ConflictList } from '../conflicts/conflict-list.tsx'
import { knownConflicts } from '../conflicts/known-conflicts.ts'
import { ReviewBanner } from '../report/review-banner.tsx'
import { useRun } from '../runs/run-context.ts'
import { Scores } from '../scores/scores.tsx'
import { scoresOf } from '../scores/scores-of.ts'
import { troubleIn, useTrouble } from '../trouble.ts'
import { IterationView } from './iteration-view.tsx'
import { ProgressLine } from './progress-line.tsx'
import { RunFacts } from './run-facts.tsx'

/** How a run goes, or went: the agents side by side, what they came to together, and where they disagree. */
export function CoursePage() {
  const { t } = useTranslation()
  const { run } = useRun()
  const conflicts = knownConflicts(run.iterations)
  return (
    <>
      {isUnderWay(run) && <ProgressLine run={run} />}
      <Ended run={run} />
      {run.needs_human_review && (
        <div className="mb-6">
          <ReviewBanner />
        </div>
      )}
      <RunFacts run={run} />
      {run.iterations.length === 0 && !isUnderWay(run) && (
        <EmptyState title={t('research.course.emptyTitle')} text={t('research.course.empty')} />
      )}
      <div className="mt-8 flex flex-col gap-10">
        {run.iterations.map((iteration) => (
          <IterationView key={iteration.iteration} iteration={iteration} />
        ))}
      </div>
      <div className="mt-12 flex flex-col gap-12">
        <Scores scores={scoresOf(run.iterations)} />
        {run.iterations.some(({ scores }) => scores.length > 0) && <ConflictList conflicts={conflicts} />}
      </div>
    </>
  )
}

/** Why a run stopped before its end, and what is left of it. */
function Ended({ run }: { run: Run }) {
  const { t } = useTranslation()
  const trouble = useTrouble()
  if (run.status === 'failed')
    return (
      <div className="mb-6">
        <FailedState
          text={t('research.failed.title')}
          kept={t(run.has_report ? 'research.failed.keptReport' : 'research.failed.kept')}
        />
        {run.error !== null && (
          <Fold title={t('research.failed.detail')} className="mt-1 pl-3">
            <p className="pl-6 text-small">{trouble(run.error.message)}</p>
            {troubleIn(run.error.message).kind === 'other' && (
              <p className="pl-6 text-small text-ink-2">
                {t('research.failed.record')}: <bdi lang="en">{run.error.message}</bdi>
              </p>
            )}
          </Fold>
        )}
      </div>
    )
  if (run.status === 'cancelled')
    return (
      <p className="measure mb-6 text-ink-2">{t(run.has_report ? 'research.cancelledReport' : 'research.cancelled')}</p>
    )
  if (run.status === 'completed' && run.ended_by === 'budget')
    return <p className="measure mb-6 text-ink-2">{t('research.endings.budget')}</p>
  return null
}
