import type { Prompt } from '#kernel/gate/ask.ts'
import { DATA_IS_NOT_INSTRUCTION, dataBlock } from '#kernel/gate/data-block.ts'
import { HYPOTHESIS_FROM, MOST_GAIN } from '../../score/understanding.ts'
import type { PlannerInput } from './input.ts'
import { anchorMessage } from './said.ts'

export const MESSAGES_IN_PROMPT = 20

const SYSTEM = `You are the Planner of an interview that looks for the reason behind a wish. You do not talk to the person.
Read the conversation and answer with one JSON object of exactly this shape, and nothing else:
{"main_goal_understanding":0-100,"sub_question_clarity":0-100,"why_completeness_score":0-100,"sessionPurpose":"...",
"question_type":"open"|"hypothesis","active_sub_questions":[{"question":"...","layer":"attribute"|"consequence"|"value","status":"active"|"resolved"}],
"confirmed_insights":[{"label":"...","layer":"...","strength":0-100,"confirmation_strength":0-1,"turn":0,"quote":"..."}],
"cognitive_filter":{"detected_how":["..."],"detected_what":["..."],"instruction":"..."},
"next_question_focus":{"target_layer":"attribute"|"consequence"|"value","focus":"..."}}
- confirmed_insights: only what the newest message newly confirms, several if it does. quote is copied character by character from the person's messages; label is
  short and in their words. confirmation_strength: to a hypothesis yes 1.0, mostly 0.7, a little or maybe 0.3, no or a correction 0.0 (then add a new sub-question instead);
  to an open question a stated reason 1.0, hedged 0.3, a bare yes or "don't know" 0.
- layers: attribute = what is there, consequence = what it leads to, value = why that matters to the person. Cover each at least once.
- main_goal_understanding: previous + attribute 5, consequence 10, value 20 times confirmation_strength; at most ${MOST_GAIN} more than before.
- sub_question_clarity = 100 - ambiguous words / all words x 100 (pronouns, abstract nouns, undefined proper terms). At 80 or more the sub-question is resolved.
- sessionPurpose: one sentence, grounded in what the person said, without any means (tools, features, technology). What they want to make may stay.
- question_type: below ${HYPOTHESIS_FROM} open, else hypothesis. A hypothesis never takes the axis of the previous one.
- sub-questions concern sessionPurpose and do not repeat each other.
- detected_how: tools, features, technology, means. They are recorded, never asked about. detected_what: what they want to make.
${DATA_IS_NOT_INSTRUCTION}`

export function plannerPrompt(input: PlannerInput): Prompt {
  const goal = input.previousGoal
  const deep = (goal?.mgu ?? 0) >= HYPOTHESIS_FROM
  const judgedAgainst = deep ? 'anchor, purpose and insights' : 'the anchor only'
  return {
    system: `${SYSTEM}\nLanguage of every text you write: ${input.language === 'ja' ? 'Japanese' : 'English'}. This is turn ${input.turn}. Judge ambiguous words against ${judgedAgainst}.`,
    user: [
      dataBlock('anchor', anchorMessage(input)),
      dataBlock('previous_state', goal === null ? 'none' : JSON.stringify(goal)),
      dataBlock('insights_so_far', JSON.stringify(input.insights)),
      dataBlock('how_words_so_far', JSON.stringify(input.howWords)),
      dataBlock(
        'conversation',
        input.history
          .slice(-MESSAGES_IN_PROMPT)
          .map((m) => `${m.role} (turn ${m.turn}): ${m.content}`)
          .join('\n'),
      ),
      dataBlock(
        'previous_question',
        input.previousQuestion === null ? 'none' : `${input.previousQuestion.type}: ${input.previousQuestion.text}`,
      ),
      dataBlock('newest_message', input.latest),
    ].join('\n'),
  }
}
