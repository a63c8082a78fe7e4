import { sentences } from '#text/index.ts'
import { STATUS_CUES, USUAL_NEXT } from './status-cues.ts'
import type { Status } from './statuses.ts'
import { transitionsFrom } from './transitions.ts'

export interface StatusCandidate {
  status: Status
  /** The words that speak for it; null when nothing does. */
  reason: string | null
}

export interface Readable {
  status: Status
  title: string
  context: string
  note: string
}

/**
 * Reads where a node could go next: what the person says now counts before the note, the note before the context. Only
 * statuses that can be reached are candidates. Asks no model and writes nothing.
 */
export function previewStatus(node: Readable, said = ''): { suggested: Status; candidates: StatusCandidate[] } {
  const lines = [said, node.note, node.context, node.title].flatMap((text) => sentences(text).map((each) => each.text))
  const spoken = new Map<Status, { at: number; line: string }>()
  lines.forEach((line, at) => {
    const cue = STATUS_CUES.find(({ words }) => words.test(line))
    if (cue !== undefined && !spoken.has(cue.status)) spoken.set(cue.status, { at, line })
  })
  const candidates = transitionsFrom(node.status).map((status) => ({
    status,
    reason: spoken.get(status)?.line ?? null,
  }))
  const told = candidates
    .filter(({ reason }) => reason !== null)
    .sort((a, b) => (spoken.get(a.status)?.at ?? 0) - (spoken.get(b.status)?.at ?? 0))
  return { suggested: told[0]?.status ?? USUAL_NEXT[node.status], candidates }
}
