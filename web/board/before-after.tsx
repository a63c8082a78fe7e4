import { ArrowDown, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'

interface BeforeAfterProps {
  labels: { before: string; after: string }
  before: ReactNode
  after: ReactNode
}

/** How it is and how it would be, side by side or, on a phone, one below the other. */
export function BeforeAfter({ labels, before, after }: BeforeAfterProps) {
  return (
    <div className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] md:items-stretch">
      <div className="rounded-card bg-sunken px-4 py-3">
        <p className="text-small text-ink-2">{labels.before}</p>
        <div className="mt-0.5">{before}</div>
      </div>
      <div aria-hidden className="flex items-center justify-center text-accent">
        <ArrowRight size={18} className="hidden md:block" />
        <ArrowDown size={18} className="md:hidden" />
      </div>
      <div className="rounded-card bg-accent-soft px-4 py-3">
        <p className="text-small text-ink-2">{labels.after}</p>
        <div className="mt-0.5">{after}</div>
      </div>
    </div>
  )
}
