import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../lib/class-names.ts'
import { Tooltip } from './overlays/tooltip.tsx'

interface ChipProps {
  children: ReactNode
  /** Said on hover and focus. */
  about: string
  icon?: LucideIcon
  tone?: 'plain' | 'accent'
  /** As high as a finger needs on a phone, whatever it looks like. */
  touch?: boolean
  /** Opens the run or the evidence. */
  onOpen?: () => void
}

const TONES = {
  plain: 'border-hairline text-ink-2',
  accent: 'border-accent text-accent',
}

/** A small word that says what something is and, on asking, why. */
export function Chip({ children, about, icon: Icon, tone = 'plain', touch = false, onOpen }: ChipProps) {
  return (
    <Tooltip text={about}>
      <button
        type="button"
        onClick={onOpen}
        className={cx(
          'group/chip inline-flex items-center rounded-full',
          touch && 'min-h-11 md:min-h-6',
          !onOpen && 'cursor-help!',
        )}
      >
        <span
          className={cx(
            'inline-flex min-h-6 items-center gap-1 rounded-full border bg-surface px-2.5 text-small leading-normal whitespace-nowrap',
            onOpen && 'group-hover/chip:border-ink',
            TONES[tone],
          )}
        >
          {Icon && <Icon aria-hidden size={14} strokeWidth={1.75} className="shrink-0" />}
          {children}
        </span>
      </button>
    </Tooltip>
  )
}
