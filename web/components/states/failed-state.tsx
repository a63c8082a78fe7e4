import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useErrorText } from '../../lib/use-error-text.ts'

interface FailedStateProps {
  /** What happened, where the page knows it better than by its code. */
  text?: string | undefined
  /** The code the server gave, or undefined when `text` says what happened. */
  code?: string
  /** What was kept. */
  kept?: string
  /** What to do. */
  children?: ReactNode
}

/** One sentence on what happened, one on what was kept, and what to do. */
export function FailedState({ text, code, kept, children }: FailedStateProps) {
  const byCode = useErrorText(code)
  return (
    <div role="alert" className="border-l-2 border-signal py-1 pl-4">
      <p className="flex items-start gap-2">
        <CircleAlert aria-hidden size={18} className="mt-1.5 shrink-0 text-signal" />
        <span>
          {text ?? byCode}
          {kept !== undefined && <span className="block text-ink-2">{kept}</span>}
        </span>
      </p>
      {children && <div className="mt-3 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
