import { makeAnalysisVerbs } from './analysis/index.ts'
import { makeCloseProject } from './close-project.ts'
import { makeCreateProject } from './create-project.ts'
import type { InterviewDeps } from './deps.ts'
import { Drafts } from './drafts.ts'
import { makeEraseConversation } from './erase-conversation.ts'
import { makeFollow } from './follow.ts'
import { makeGetConversation } from './get-conversation.ts'
import { makeGetProject } from './get-project.ts'
import { InterviewTurns } from './interview-turn.ts'
import { makeListConversations } from './list-conversations.ts'
import { makeListMessages } from './list-messages.ts'
import { makeListProjects } from './list-projects.ts'
import { makePatchProject } from './patch-project.ts'
import { makePreview } from './preview.ts'
import { makeSendMessage, makeSkip } from './send-message.ts'
import { makeStartConversation } from './start-conversation.ts'
import type { InterviewVerbs } from './verbs.ts'
import { makeVisit } from './visit.ts'

export { analyseConversation } from './analysis/index.ts'
export type { InterviewDeps } from './deps.ts'
export { analyseQueue } from './queue.ts'
export type { InterviewVerbs } from './verbs.ts'

export function makeInterviewVerbs(deps: InterviewDeps): InterviewVerbs {
  const drafts = new Drafts(deps.live)
  const turns = new InterviewTurns(deps, drafts)
  return {
    createProject: makeCreateProject(deps),
    getProject: makeGetProject(deps),
    listProjects: makeListProjects(deps),
    patchProject: makePatchProject(deps),
    closeProject: makeCloseProject(deps),
    preview: makePreview(),
    listConversations: makeListConversations(deps.store),
    getConversation: makeGetConversation(deps.store),
    visit: makeVisit(deps.store),
    startConversation: makeStartConversation(deps, drafts),
    sendMessage: makeSendMessage(deps, turns),
    skip: makeSkip(deps, turns),
    listMessages: makeListMessages(deps, drafts),
    follow: makeFollow(deps.store),
    eraseConversation: makeEraseConversation(deps, drafts),
    ...makeAnalysisVerbs(deps),
  }
}
