import type { InterviewVerbs } from '#capabilities/interview/verbs.ts'
import type { Tool } from '../tool.ts'

/** The researcher's side. What belongs to participants is not here: nobody answers in their place. */
export function interviewTools(interview: InterviewVerbs): Tool[] {
  return [
    {
      name: 'interview_create',
      hint: 'Write the guide with the person, then give them public_link to share; when it is null, people elsewhere cannot come in until they run naze start --door. Nobody is asked before they share it.',
      verb: interview.createProject,
      readOnly: false,
    },
    {
      name: 'interview_projects',
      hint: 'Find an interview and see how many people have answered.',
      verb: interview.listProjects,
      readOnly: true,
    },
    {
      name: 'interview_close',
      hint: 'Use only when the person asks for it: the link takes no one new from then on.',
      verb: interview.closeProject,
      readOnly: false,
    },
    {
      name: 'interview_conversations',
      hint: 'See how far the conversations of an interview are; read one with interview_transcript.',
      verb: interview.listConversations,
      readOnly: true,
    },
    {
      name: 'interview_transcript',
      hint: 'Read one conversation. Brackets such as [NAME1] are masked persons: never guess who they are.',
      verb: interview.getConversation,
      readOnly: true,
    },
    {
      name: 'interview_insights',
      hint: 'What people said, as cards with verbatim quotes and a confidence. Quote them; do not invent more.',
      verb: interview.listInsights,
      readOnly: true,
    },
    {
      name: 'interview_export',
      hint: 'The masked data of an interview as csv, json or md, for a file or a further step.',
      verb: interview.exportProject,
      readOnly: true,
    },
  ]
}
