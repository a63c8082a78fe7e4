import type { MayFollow } from '#kernel/live/index.ts'
import { ModelWaits } from '#kernel/gate/model-waits.ts'
import { makeAnalysisVerbs } from './analysis/index.ts'
import { makeAnswerWithoutModel } from './participant/answer-without-model.ts'
import { makeChangeMasks } from './participant/change-masks.ts'
import { makeCloseProject } from './projects/close-project.ts'
import { makeCreateProject } from './projects/create-project.ts'
import { conversationStream, projectStream } from './contract.ts'
import type { InterviewDeps } from './deps.ts'
import { Drafts } from './turn/drafts.ts'
import { makeEraseConversation } from './participant/erase-conversation.ts'
import { makeEraseProject } from './projects/erase-project.ts'
import { makeFollow } from './participant/follow.ts'
import { makeGetConversation } from './conversations/get-conversation.ts'
import { makeGetProject } from './projects/get-project.ts'
import { InterviewTurns } from './turn/kind.ts'
import { makeListConversations } from './conversations/list-conversations.ts'
import { makeListMessages } from './participant/list-messages.ts'
import { makeListProjects } from './projects/list-projects.ts'
import { makePatchProject } from './projects/patch-project.ts'
import { makePreview } from './projects/preview.ts'
import { makeSendMessage, makeSkip, makeStop } from './participant/send-message.ts'
import { makeStartConversation } from './participant/start-conversation.ts'
import type { InterviewVerbs } from './verbs.ts'
import { makeVisit } from './participant/visit.ts'

export { analyseConversation } from './analysis/index.ts'
export type { InterviewDeps } from './deps.ts'
export { analyseQueue } from './analysis/queue.ts'
export type { InterviewVerbs } from './verbs.ts'

/** A project is the researcher's; a conversation also its participant's, whose key `follow` has looked at. */
export const mayFollow: MayFollow = ({ actor }, stream) => {
  if (stream.startsWith(projectStream.name(''))) return actor.kind === 'person'
  if (stream.startsWith(conversationStream.name(''))) return actor.kind === 'person' || actor.kind === 'participant'
  return undefined
}

export function makeInterviewVerbs(deps: InterviewDeps): InterviewVerbs {
  const drafts = new Drafts(deps.live)
  const waits = new ModelWaits()
  const turns = new InterviewTurns(deps, drafts, waits)
  return {
    createProject: makeCreateProject(deps),
    getProject: makeGetProject(deps),
    listProjects: makeListProjects(deps),
    patchProject: makePatchProject(deps),
    closeProject: makeCloseProject(deps),
    eraseProject: makeEraseProject(deps, drafts),
    preview: makePreview(),
    listConversations: makeListConversations(deps.store),
    getConversation: makeGetConversation(deps.store),
    visit: makeVisit(deps.store),
    startConversation: makeStartConversation(deps, drafts),
    sendMessage: makeSendMessage(deps, turns),
    skip: makeSkip(deps, turns),
    stop: makeStop(deps, turns),
    changeMasks: makeChangeMasks(deps),
    answerWithoutModel: makeAnswerWithoutModel(deps, waits),
    listMessages: makeListMessages(deps, drafts),
    follow: makeFollow(deps.store),
    eraseConversation: makeEraseConversation(deps, drafts),
    ...makeAnalysisVerbs(deps),
  }
}
