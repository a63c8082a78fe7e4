import type { ReactNode } from 'react'
import { Phrases } from '../components/phrases/phrases.tsx'

/** A short heading and what belongs to it. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h3 className="text-small text-ink-2">{label}</h3>
      <div className="mt-0.5">{typeof children === 'string' ? <Phrases text={children} /> : children}</div>
    </section>
  )
}
