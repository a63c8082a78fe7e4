import type { ReactNode } from 'react'

/** Where the one primary action of a page stands: on a phone a bar of its own at the bottom, so that it lies over nothing. */
export function PrimaryPlace({ children }: { children: ReactNode }) {
  return (
    <div className="no-print max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:flex max-md:justify-end max-md:border-t max-md:border-hairline max-md:bg-ground max-md:px-4 max-md:py-3">
      {children}
    </div>
  )
}
