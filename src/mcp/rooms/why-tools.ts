import type { WhyVerbs } from '#capabilities/why/verbs.ts'
import type { Tool } from '../tool.ts'

export function whyTools(why: WhyVerbs): Tool[] {
  return [
    {
      name: 'why_start',
      hint: 'Begin here when someone says what they want to make. Ask them the returned message word for word.',
      verb: why.startSession,
      readOnly: false,
    },
    {
      name: 'why_answer',
      hint:
        "Send the person's own words, never your summary of them. Ask them the returned message; when phase is SLIDER " +
        'show them confirmed_insights and go on with why_report or why_resume.',
      verb: why.process,
      readOnly: false,
    },
    {
      name: 'why_resume',
      hint: 'Use in phase SLIDER when the person would rather go on talking.',
      verb: why.resume,
      readOnly: false,
    },
    {
      name: 'why_report',
      hint: 'Use in phase SLIDER. Weights are 0 to 100 by insight id; one not sent keeps its strength.',
      verb: why.report,
      readOnly: false,
    },
    {
      name: 'why_session',
      hint: 'Read a session again: its phase, messages, insights and report.',
      verb: why.getSession,
      readOnly: true,
    },
  ]
}
