import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Citation } from '../../api/research.ts'
import { cx } from '../../lib/class-names.ts'
import { type Place, writePlace } from './place.ts'

const LOOKS = {
  inline: 'underline decoration-edge underline-offset-4 hover:decoration-ink',
  number: 'rounded-[4px] px-1 py-0.5 text-small whitespace-nowrap text-accent hover:bg-accent-soft',
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

/** A number never begins a line. */
const NO_BREAK = '\u2060'

/** The numbers after a sentence: each leads to the words it rests on. */
export function Citations({ of }: { of: readonly Citation[] }) {
  const { t } = useTranslation()
  return of.map((citation) => (
    <Fragment key={`${citation.pageId} ${citation.start}`}>
      {NO_BREAK}
      <PageLink
        page={citation.pageId}
        at={citation}
        label={t('research.sources.cite', { number: citation.source })}
        look="number"
      >
        {`[${citation.source}]`}
      </PageLink>
    </Fragment>
  ))
}
