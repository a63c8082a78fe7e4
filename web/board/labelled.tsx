import type { ReactNode } from 'react'

/** A short heading and what belongs to it. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h3 className="text-small text-ink-2">{label}</h3>
      <div className="mt-0.5">{children}</div>
    </section>
  )
}
