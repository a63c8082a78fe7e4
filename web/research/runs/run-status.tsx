import { useTranslation } from 'react-i18next'
import type { RunSummary } from '../../api/research.ts'
import { cx } from '../../lib/class-names.ts'

const DOT: Record<RunSummary['status'], string> = {
  queued: 'border border-edge',
  running: 'animate-breathe bg-accent',
  completed: 'bg-accent',
  failed: 'bg-signal',
  cancelled: 'bg-edge',
}

export function RunStatus({ of }: { of: RunSummary['status'] }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-2 text-small whitespace-nowrap text-ink-2">
      <span aria-hidden className={cx('size-2 shrink-0 rounded-full', DOT[of])} />
      {t(`research.status.${of}`)}
    </span>
  )
}
