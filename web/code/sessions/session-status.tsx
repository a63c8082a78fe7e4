import { useTranslation } from 'react-i18next'
import type { CodeSessionSummary } from '../../api/code.ts'
import { cx } from '../../lib/class-names.ts'

const DOT: Record<CodeSessionSummary['phase'] | 'success' | 'failure', string> = {
  EXPLORATION: 'border border-accent',
  SEMANTIC: 'border border-accent',
  VERIFICATION: 'border border-accent',
  READY: 'bg-accent',
  success: 'bg-accent',
  failure: 'bg-signal',
}

/** How it turned out; until then how far it is. */
export function SessionStatus({ of: { phase, outcome } }: { of: Pick<CodeSessionSummary, 'phase' | 'outcome'> }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-2 text-small whitespace-nowrap text-ink-2">
      <span aria-hidden className={cx('size-2 shrink-0 rounded-full', DOT[outcome ?? phase])} />
      {outcome === null ? t(`code.phases.${phase}.name`) : t(`code.outcomes.${outcome}`)}
    </span>
  )
}
