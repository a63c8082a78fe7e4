import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Provenance } from '../api/why.ts'
import { cx } from '../lib/class-names.ts'
import { MadeBy } from './made-by.tsx'

interface BubbleProps {
  role: 'user' | 'assistant'
  children: ReactNode
  madeBy?: Provenance | undefined
  /** Arrived while the person looked on. */
  fresh?: boolean
}

/** What was said, hung on the thread at the left; the knot of a person's words is filled. */
export function Bubble({ role, children, madeBy, fresh = false }: BubbleProps) {
  const { t } = useTranslation()
  const mine = role === 'user'
  return (
    <li
      className={cx(
        'relative flex pl-7',
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
        )}
      >
        <span className="sr-only">{`${mine ? t('chat.you') : t('chat.naze')}: `}</span>
        {children}
      </div>
      {madeBy !== undefined && <MadeBy of={madeBy} />}
    </li>
  )
}
