import type { ReactNode } from 'react'
import { useEffect } from 'react'
import { cx } from '../lib/class-names.ts'
import { Phrases } from './phrases/phrases.tsx'
import { setPageTitle } from '../lib/browser/page-title.ts'

interface PageProps {
  title: string
  line?: string
  action?: ReactNode
  /** Uses the whole width, for what lies side by side. */
  wide?: boolean
  /** Fills the screen and no more where there is room: what lies on it scrolls by itself. */
  tall?: boolean
  children: ReactNode
}

/** The frame of an ordinary page: its name, one line, at most one primary action. */
export function Page({ title, line, action, wide = false, tall = false, children }: PageProps) {
  useDocumentTitle(title)
  return (
    <div
      className={cx(
        'flow-on-paper room px-4 pt-8 pb-28 md:px-8',
        tall ? 'md:flex md:h-[max(34rem,calc(100dvh-3.5rem))] md:flex-col md:pt-6 md:pb-3' : 'md:pt-12 md:pb-16',
        wide ? 'max-w-[110rem]' : 'max-w-4xl',
      )}
    >
      <header
        className={cx('flex shrink-0 flex-wrap items-end justify-between gap-x-8 gap-y-4', tall ? 'mb-4' : 'mb-8')}
      >
        <div>
          <h1 className="phrase text-title font-semibold">
            <Phrases text={title} />
          </h1>
          {line !== undefined && (
            <p className="measure mt-2 text-ink-2">
              <Phrases text={line} />
            </p>
          )}
        </div>
        {action}
      </header>
      {children}
    </div>
  )
}

export function useDocumentTitle(title: string) {
  useEffect(() => {
    document.title = title === '' ? 'naze' : `${title} · naze`
    setPageTitle(title)
  }, [title])
}
