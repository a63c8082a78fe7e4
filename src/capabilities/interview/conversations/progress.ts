import { GUIDE_STATES, type Progress, type State } from '../contract.ts'
import type { Talk } from '../rows/conversations.ts'
import { FALLBACK_QUESTIONS } from '../talk/transition.ts'

/** How far along the guide a state is; fallback is beside it. */
export const placeOf = (state: State): number => GUIDE_STATES.findIndex((each) => each === state)
const ALMOST = 0.98

/** The further of the two; fallback is beside the path and keeps what was reached before it. */
export function furtherOf(reached: State, state: State): State {
  return placeOf(state) > placeOf(reached) ? state : reached
}

export function progressOf({ conversation, project }: Talk): Progress {
  const { userTurns, reached, fallbackTurns, finishedAt } = conversation
  const byTurns = userTurns / project.maxTurns
  const byState = Math.max(0, placeOf(reached)) / (GUIDE_STATES.length - 1)
  const byFallback = fallbackTurns === null ? 0 : (fallbackTurns + 1) / (FALLBACK_QUESTIONS + 1)
  const ratio = finishedAt !== null ? 1 : Math.min(ALMOST, Math.max(byTurns, byState, byFallback))
  return { user_turns: userTurns, max_turns: project.maxTurns, ratio: Math.round(ratio * 100) / 100 }
}
