import { createContext, useContext } from 'react'
import type { Run } from '../../api/research.ts'
import type { LiveDrafts } from './live-drafts.ts'

interface OpenRun {
  run: Run
  drafts: LiveDrafts
}

export const RunContext = createContext<OpenRun | null>(null)

/** The run whose pages these are: read once, in their frame. */
export function useRun(): OpenRun {
  const open = useContext(RunContext)
  if (open === null) throw new Error('a view of a run stands in its frame')
  return open
}
