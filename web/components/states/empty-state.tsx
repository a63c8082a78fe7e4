import type { ReactNode } from 'react'
import { ThreadMark } from '../thread-mark.tsx'

/** Says what this place is for and offers the first step. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="py-10">
      <ThreadMark className="mb-5 h-8 w-20 text-accent" />
      <h2 className="font-semibold">{title}</h2>
      <p className="measure mt-2 text-ink-2">{text}</p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
