import type { ReactNode } from 'react'
import { Phrases } from '../phrases/phrases.tsx'
import { ThreadMark } from '../thread-mark.tsx'

/** Says what this place is for and offers the first step. */
export function EmptyState({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <div className="py-10">
      <ThreadMark className="mb-5 h-8 w-20 text-accent" />
      <h2 className="phrase font-semibold">
        <Phrases text={title} />
      </h2>
      <p className="measure mt-2 text-ink-2">
        <Phrases text={text} />
      </p>
      {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
    </div>
  )
}
