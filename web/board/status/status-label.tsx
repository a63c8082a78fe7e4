import {
  CalendarDays,
  Circle,
  CircleCheck,
  CircleDashed,
  CircleDot,
  CirclePause,
  CircleX,
  Coffee,
  Eye,
  Hourglass,
  type LucideIcon,
  Moon,
  RotateCcw,
  Search,
  Signpost,
  UserRound,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Status } from '../../api/board.ts'
import { cx } from '../../lib/class-names.ts'

const ICONS: Record<Status, LucideIcon> = {
  CAPTURED: CircleDashed,
  CLARIFYING: Search,
  READY: Circle,
  IN_PROGRESS: CircleDot,
  DELEGATED: UserRound,
  WAITING_EXTERNAL: Hourglass,
  SCHEDULED: CalendarDays,
  BLOCKED: CirclePause,
  NEEDS_DECISION: Signpost,
  NEEDS_REVIEW: Eye,
  COOLING: Coffee,
  DORMANT: Moon,
  REACTIVATED: RotateCcw,
  DONE: CircleCheck,
  CANCELLED: CircleX,
}

export function StatusLabel({ of, className }: { of: Status; className?: string }) {
  const { t } = useTranslation()
  const Icon = ICONS[of]
  return (
    <span className={cx('inline-flex items-center gap-1.5 whitespace-nowrap', className)}>
      <Icon aria-hidden size={15} strokeWidth={1.75} className="shrink-0 text-accent" />
      {t(`board.status.${of}`)}
    </span>
  )
}
