import { useTranslation } from 'react-i18next'
import type { ProjectStatus } from '../../api/interview.ts'
import { cx } from '../../lib/class-names.ts'

const DOT: Record<ProjectStatus, string> = {
  draft: 'border border-edge',
  active: 'bg-accent',
  closed: 'bg-edge',
}

export function StatusWord({ of }: { of: ProjectStatus }) {
  const { t } = useTranslation()
  return (
    <span className="inline-flex items-center gap-2 text-small text-ink-2">
      <span aria-hidden className={cx('size-2 rounded-full', DOT[of])} />
      {t(`interview.status.${of}`)}
    </span>
  )
}
