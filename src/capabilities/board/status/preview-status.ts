import { sentences } from '#text/index.ts'
import { type WithWords, wordsOf } from '../nodes/fields.ts'
import { STATUS_CUES, USUAL_NEXT } from './status-cues.ts'
import type { Status } from './statuses.ts'
import { transitionsFrom } from './transitions.ts'

export interface StatusCandidate {
  status: Status
  /** The words that speak for it; null when nothing does. */
  reason: string | null
}

/**
 * Reads where a node could go next: what the person says now counts before all that is written. Only
 * statuses that can be reached are candidates. Asks no model and writes nothing.
 */
export function previewStatus(
  node: WithWords & { status: Status },
  said = '',
): { suggested: Status; candidates: StatusCandidate[] } {
  const lines = [said, ...wordsOf(node)].flatMap((text) => sentences(text).map((each) => each.text))
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
