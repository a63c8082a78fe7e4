import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'

/** Only for what can be picked up as one thing; everything else is a list with hairlines. */
export function Card({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={cx('rounded-card border border-hairline bg-surface p-5', className)}>{children}</div>
}
