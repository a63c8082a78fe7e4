import { type CodeSession, type Phase, PHASES } from '../../api/code.ts'

export type Step = 'now' | 'passed' | 'skipped' | 'ahead'

/** Guessing and verifying happen only where facts do not suffice: once READY is reached without them they were not needed. */
export function stepsOf({ phase, decisions }: Pick<CodeSession, 'phase' | 'decisions'>): Record<Phase, Step> {
  const visited = new Set(decisions.flatMap(({ from, to }) => [from, to]))
  const here = PHASES.indexOf(phase)
  const step = (one: Phase, n: number): Step => {
    if (one === phase) return 'now'
    if (n > here) return 'ahead'
    return visited.has(one) ? 'passed' : 'skipped'
  }
  const [exploration, semantic, verification, ready] = PHASES.map(step)
  return {
    EXPLORATION: exploration ?? 'ahead',
    SEMANTIC: semantic ?? 'ahead',
    VERIFICATION: verification ?? 'ahead',
    READY: ready ?? 'ahead',
  }
}
