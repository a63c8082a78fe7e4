import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'

interface RunStateProps {
  run: { isPending: boolean; isError: boolean; error: Error | null; submittedAt: number }
  stop: () => void
  /** What is happening now. */
  stage: string
  /** What was kept when it failed. */
  kept: string
}

/** A run that is under way, with a way out, or one that did not come. */
export function RunState({ run, stop, stage, kept }: RunStateProps) {
  const { t } = useTranslation()
  return (
    <div className="min-w-0 flex-1 empty:hidden">
      {run.isPending && (
        <WorkingState stage={stage} since={run.submittedAt}>
          <Button kind="plain" onClick={stop}>
            {t('board.proposals.stop')}
          </Button>
        </WorkingState>
      )}
      {run.isError && <FailedState code={codeFrom(run.error)} kept={kept} />}
    </div>
  )
}
