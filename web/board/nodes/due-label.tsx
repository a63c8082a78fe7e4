import { CalendarClock, CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/index.ts'
import { cx } from '../../lib/class-names.ts'
import { formatDay } from '../../lib/text/format.ts'
import { urgencyOf } from './due.ts'

/** By when; what is late needs a person and says so in words too. */
export function DueLabel({ due }: { due: string }) {
  const { t } = useTranslation()
  const urgency = urgencyOf(due)
  const Icon = urgency === 'later' ? CalendarDays : CalendarClock
  const date = formatDay(due, useLanguage())
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 whitespace-nowrap',
        urgency === 'overdue' && 'font-medium text-signal',
        urgency === 'today' && 'font-medium text-ink',
      )}
    >
      <Icon aria-hidden size={15} strokeWidth={1.75} className="shrink-0" />
      {t(`board.dues.${urgency}`, { date })}
    </span>
  )
}
