import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../lib/class-names.ts'

interface BubbleProps {
  by: 'user' | 'assistant'
  children: ReactNode
  /** What a screen reader says before the words; else "you" and "naze". */
  speaker?: string
  /** Stands beside the words on a wide page, below them on a phone. */
  aside?: ReactNode
  /** Arrived while the person looked on. */
  fresh?: boolean
  /** What a thread led here for. */
  mark?: boolean
  /** Shown, but not read aloud. */
  quiet?: boolean
  id?: string
}

/** What was said, hung on the thread at the left; the knot of a person's words is filled. */
export function Bubble({ by, children, speaker, aside, fresh = false, mark = false, quiet = false, id }: BubbleProps) {
  const { t } = useTranslation()
  const mine = by === 'user'
  return (
    <li
      id={id}
      aria-hidden={quiet || undefined}
      className={cx(
        'group/line relative flex pl-7',
        mine ? 'justify-end' : 'flex-col items-start gap-1 md:flex-row md:items-center',
        fresh && 'animate-arrive',
      )}
    >
      <span
        aria-hidden
        className={cx(
          'absolute top-5 left-0.5 size-2 rounded-full',
          mine ? 'bg-accent' : 'border border-edge bg-ground',
        )}
      />
      {mine && <span aria-hidden className="absolute top-6 right-0 left-3 h-px bg-hairline" />}
      <div
        className={cx(
          'relative',
          'measure rounded-card px-4 py-2.5 whitespace-pre-wrap',
          mine ? 'ml-6 bg-accent-soft md:ml-16' : 'mr-2 border border-hairline bg-surface md:mr-16',
          mark && 'outline-2 outline-offset-2 outline-accent',
        )}
      >
        <span className="sr-only">{`${speaker ?? (mine ? t('chat.you') : t('chat.naze'))}: `}</span>
        {children}
      </div>
      {aside}
    </li>
  )
}
