import type { InterviewerInput } from '../asks/ask-question/input.ts'
import type { GoalState, PlannerInput } from '../asks/plan-turn/input.ts'
import { talkOf } from '../talk/talk.ts'
import { lineBeside } from './question-for.ts'

/** What to ask somebody who comes back from the sliders. `history` is the whole session. */
export async function resumeQuestion(
  session: Pick<PlannerInput, 'language' | 'turn' | 'anchor' | 'history' | 'similarity'> & { goal: GoalState },
): Promise<InterviewerInput> {
  const { goal, ...rest } = session
  const latest = session.history.findLast(({ role }) => role === 'user')?.content ?? ''
  const input: PlannerInput = {
    ...rest,
    latest,
    previousGoal: goal,
    insights: [],
    previousQuestion: null,
    howWords: goal.cognitive_filter.detected_how,
    resumedAtTurn: null,
  }
  return lineBeside({ move: 'resume', slot: null, asks: null, lead: null, heard: null }, await talkOf(input), input)
}
