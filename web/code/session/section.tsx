import type { ReactNode } from 'react'

/** A part of a session's page under its name. */
export function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`code-${id}`}>
      <h2 id={`code-${id}`} className="mb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
