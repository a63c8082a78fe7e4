import type { Progress, State } from '../contract.ts'
import type { Talk } from '../participant/participant.ts'
import { FALLBACK_QUESTIONS } from '../talk/transition.ts'

/** The guide's states in their order. */
export const PATH: readonly State[] = [
  'intro',
  'enumerate',
  'recommend',
  'choose',
  'deepening',
  'summary_check',
  'done',
]
const ALMOST = 0.98

/** The further of the two; fallback is beside the path and keeps what was reached before it. */
export function furtherOf(reached: State, state: State): State {
  return PATH.indexOf(state) > PATH.indexOf(reached) ? state : reached
}

export function progressOf({ conversation, project }: Talk): Progress {
  const { userTurns, reached, fallbackTurns, finishedAt } = conversation
  const byTurns = userTurns / project.maxTurns
  const byState = Math.max(0, PATH.indexOf(reached)) / (PATH.length - 1)
  const byFallback = fallbackTurns === null ? 0 : (fallbackTurns + 1) / (FALLBACK_QUESTIONS + 1)
  const ratio = finishedAt !== null ? 1 : Math.min(ALMOST, Math.max(byTurns, byState, byFallback))
  return { user_turns: userTurns, max_turns: project.maxTurns, ratio: Math.round(ratio * 100) / 100 }
}
