import { TriangleAlert } from 'lucide-react'
import { Phrases } from '../components/phrases/phrases.tsx'

/** Something a person should look at before they say yes. */
export function RiskLine({ children }: { children: string }) {
  return (
    <p className="flex items-start gap-2">
      <TriangleAlert aria-hidden size={16} strokeWidth={1.75} className="mt-1.5 shrink-0 text-signal" />
      <span className="min-w-0 whitespace-pre-line">
        <Phrases text={children} />
      </span>
    </p>
  )
}
