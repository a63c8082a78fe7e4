import type { ToolResult } from '../../api/code.ts'

const STATES = ['indexing', 'ready', 'failed'] as const

/** Where the index of a folder stands, read from what index_status answers. */
export interface IndexFacts {
  state: (typeof STATES)[number] | null
  files: number | null
  isWatched: boolean
  progress: string | null
  languages: { name: string; files: number }[]
}

const countIn = (text = ''): number | null => {
  const digits = /^\d+/u.exec(text)?.[0]
  return digits === undefined ? null : Number(digits)
}

export function indexFacts({ hits }: Pick<ToolResult, 'hits'>): IndexFacts {
  const state = hits.find(({ kind }) => kind === 'state')
  return {
    state: STATES.find((known) => known === state?.symbol) ?? null,
    files: countIn(state?.text),
    isWatched: state?.text?.includes('watched') === true,
    progress: hits.find(({ kind }) => kind === 'progress')?.text?.replace(' of ', ' / ') ?? null,
    languages: hits.flatMap(({ kind, symbol, text }) => {
      const files = countIn(text)
      return kind === 'language' && symbol !== undefined && files !== null ? [{ name: symbol, files }] : []
    }),
  }
}
