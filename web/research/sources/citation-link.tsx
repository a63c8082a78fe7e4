import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Citation } from '../../api/research.ts'
import { cx } from '../../lib/class-names.ts'
import { type Place, writePlace } from './place.ts'

const LOOKS = {
  inline: 'underline decoration-edge underline-offset-4 hover:decoration-ink',
  number:
    'inline-flex min-h-6 min-w-6 items-center justify-center rounded-[4px] px-0.5 align-baseline text-small text-accent hover:bg-accent-soft',
}

interface PageLinkProps {
  /** Names the snapshot inside the run. */
  page: string
  /** The sentence that is meant; without it the page opens at its beginning. */
  at?: Place
  /** What a screen reader says in place of the children. */
  label?: string
  look?: keyof typeof LOOKS
  className?: string
  children: ReactNode
}

/** Opens a page as it was read, over whatever is on the screen; the address can be shared. */
export function PageLink({ page, at, label, look = 'inline', className, children }: PageLinkProps) {
  return (
    <Link
      to="."
      search={(before) => ({ ...before, page, at: at && writePlace(at) })}
      resetScroll={false}
      preload={false}
      aria-label={label}
      className={cx(LOOKS[look], className)}
    >
      {children}
    </Link>
  )
}

/** The numbers after a sentence: each leads to the words it rests on. */
export function Citations({ of }: { of: readonly Citation[] }) {
  const { t } = useTranslation()
  return of.map((citation) => (
    <PageLink
      key={`${citation.pageId} ${citation.start}`}
      page={citation.pageId}
      at={citation}
      label={t('research.sources.cite', { number: citation.source })}
      look="number"
    >
      {`[${citation.source}]`}
    </PageLink>
  ))
}
