import type { ConflictDetail } from '../../contract/engine.ts'

/** How much one source of full reliability convinces. */
const ONE_SOURCE = 0.75
/** What is left when no other agent came upon it. */
const ALONE = 0.8
/** What the heaviest conflict takes away. */
const CONFLICT = 0.5

export interface Support {
  /** Of each independent source. */
  reliabilities: readonly number[]
  agents: number
  agentCount: number
  /** In which it is one of the sides. */
  conflicts: readonly Pick<ConflictDetail, 'severity' | 'confidence'>[]
}

/**
 * (1 − Π(1 − 0.75 r)) × (0.8 + 0.2 · agents / all agents), less half of it for a certain conflict of severity 5. It grows
 * with every independent source and every agent, and shrinks with every conflict.
 */
export function confidenceOf({ reliabilities, agents, agentCount, conflicts }: Support): number {
  const doubt = reliabilities.reduce((left, reliability) => left * (1 - ONE_SOURCE * reliability), 1)
  const agreement = ALONE + (1 - ALONE) * Math.min(1, agents / Math.max(1, agentCount))
  const dispute = conflicts.reduce(
    (left, { severity, confidence }) => left * (1 - CONFLICT * (severity / 5) * confidence),
    1,
  )
  return (1 - doubt) * agreement * dispute
}
