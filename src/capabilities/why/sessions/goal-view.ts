import type { GoalState } from '../asks/plan-turn/input.ts'
import type { Debug } from '../contract.ts'

type Goal = GoalState & Pick<Debug, 'manager_alignment_score'>

/** The planner's view of the conversation. Leaves the server only when debug is on. */
export function debugOf(goal: Goal): Debug {
  return {
    mgu: goal.mgu,
    sqc: goal.sqc,
    question_type: goal.question_type,
    session_purpose: goal.session_purpose,
    manager_alignment_score: goal.manager_alignment_score,
    active_sub_questions: goal.active_sub_questions
      .filter((question) => question.status === 'active')
      .map((question) => question.question),
    cognitive_filter: {
      detected_how_what: [...goal.cognitive_filter.detected_how, ...goal.cognitive_filter.detected_what],
    },
  }
}
