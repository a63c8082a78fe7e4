import type { ReactNode } from 'react'

/** The last line of a dialog. It stays in reach however long what stands above it is. */
export function DialogActions({ children }: { children: ReactNode }) {
  return (
    <div className="sticky bottom-0 -mx-5 mt-5 -mb-5 flex flex-wrap justify-end gap-3 border-t border-hairline bg-surface px-5 py-3">
      {children}
    </div>
  )
}
