import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Run } from '../api/runs.ts'

export function Outcome({ of }: { of: Run['outcome'] }) {
  const { t } = useTranslation()
  const Icon = of === 'accepted' ? CircleCheck : CircleX
  return (
    <span className="inline-flex items-center gap-1.5 text-ink">
      <Icon aria-hidden size={16} strokeWidth={1.75} className={of === 'accepted' ? 'text-accent' : 'text-ink-2'} />
      {t(`runs.outcomes.${of}`)}
    </span>
  )
}
