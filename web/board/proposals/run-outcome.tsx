import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProposalView } from '../../api/board.ts'

export function RunOutcome({ run }: { run: Pick<ProposalView, 'ok' | 'attempts'> }) {
  const { t } = useTranslation()
  const Icon = run.ok ? CircleCheck : CircleX
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <span className="inline-flex items-center gap-1.5 text-ink">
        <Icon aria-hidden size={16} strokeWidth={1.75} className={run.ok ? 'text-accent' : 'text-signal'} />
        {t(run.ok ? 'board.proposals.adopted' : 'board.proposals.notAdopted')}
      </span>
      {run.attempts > 0 && <span>{t('board.proposals.count', { count: run.attempts })}</span>}
    </span>
  )
}
