import { ChevronRight } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../lib/class-names.ts'

interface FoldProps extends ComponentProps<'details'> {
  title: string
}

/** What not everyone needs, folded behind its name. */
export function Fold({ title, className, children, ...rest }: FoldProps) {
  return (
    <details className={cx('group/fold', className)} {...rest}>
      <summary className="-mx-1 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-card px-1 text-small text-ink-2 hover:text-ink md:min-h-8 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          size={16}
          className="shrink-0 transition-transform duration-150 ease-out group-open/fold:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}
