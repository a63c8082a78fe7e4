import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { codeFrom } from '../../api/client.ts'
import type { SessionView } from '../../api/why.ts'
import { Button } from '../../components/button.tsx'
import { FailedState } from '../../components/states/failed-state.tsx'
import { WorkingState } from '../../components/states/working-state.tsx'
import { useStartSession } from '../sessions/use-start-session.ts'

/** At the end of the report: finishes this session, if it is not, and opens a new one. */
export function StartAgain({ view }: { view: SessionView }) {
  const { t } = useTranslation()
  const start = useStartSession()
  return (
    <footer className="no-print mt-12 border-t border-hairline pt-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          icon={RotateCcw}
          disabled={start.isPending}
          aria-describedby="again-about"
          onClick={() => start.mutate(view.phase === 'REPORT' ? { finish: view.session_id } : {})}
        >
          {t('report.again')}
        </Button>
        <span id="again-about" className="text-small text-ink-2">
          {t('report.againAbout')}
        </span>
      </div>
      {start.isPending && (
        <div className="mt-3">
          <WorkingState stage={t('report.starting')} since={start.submittedAt} />
        </div>
      )}
      {start.isError && (
        <div className="mt-3">
          <FailedState code={codeFrom(start.error)} kept={t('report.againFailed')} />
        </div>
      )}
    </footer>
  )
}
