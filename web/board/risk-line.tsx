import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Something a person should look at before they say yes. */
export function RiskLine({ children }: { children: ReactNode }) {
  return (
    <p className="flex items-start gap-2">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-1.5 shrink-0 text-signal" />
      <span className="min-w-0 whitespace-pre-line">{children}</span>
    </p>
  )
}
