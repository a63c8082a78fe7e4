import type { InterviewVerbs } from '#capabilities/interview/verbs.ts'
import type { Route } from './route.ts'

export function interviewRoutes(interview: InterviewVerbs): Route[] {
  return [...projectRoutes(interview), ...insightRoutes(interview), ...participantRoutes(interview)]
}

function projectRoutes(interview: InterviewVerbs): Route[] {
  const project = { params: { id: 'project_id' } }
  const conversation = { params: { id: 'project_id', cid: 'conversation_id' } }
  return [
    { method: 'POST', path: '/api/projects', verb: interview.createProject, status: 201 },
    { method: 'GET', path: '/api/projects', verb: interview.listProjects },
    { method: 'POST', path: '/api/projects/preview', verb: interview.preview },
    { method: 'GET', path: '/api/projects/:id', verb: interview.getProject, ...project },
    { method: 'PATCH', path: '/api/projects/:id', verb: interview.patchProject, ...project },
    { method: 'DELETE', path: '/api/projects/:id', verb: interview.eraseProject, ...project },
    { method: 'POST', path: '/api/projects/:id/close', verb: interview.closeProject, ...project },
    { method: 'GET', path: '/api/projects/:id/conversations', verb: interview.listConversations, ...project },
    { method: 'GET', path: '/api/projects/:id/conversations/:cid', verb: interview.getConversation, ...conversation },
  ]
}

function insightRoutes(interview: InterviewVerbs): Route[] {
  const project = { params: { id: 'project_id' } }
  return [
    { method: 'GET', path: '/api/projects/:id/insights', verb: interview.listInsights, ...project },
    { method: 'PATCH', path: '/api/insights/:id', verb: interview.patchInsight, params: { id: 'insight_id' } },
    { method: 'POST', path: '/api/insights/merge', verb: interview.mergeInsights },
    { method: 'POST', path: '/api/projects/:id/analyse', verb: interview.analyse, status: 202, ...project },
    { method: 'GET', path: '/api/projects/:id/keywords', verb: interview.keywords, ...project },
    { method: 'GET', path: '/api/projects/:id/funnel', verb: interview.funnel, ...project },
    { method: 'GET', path: '/api/projects/:id/export', verb: interview.exportProject, download: true, ...project },
  ]
}

function participantRoutes(interview: InterviewVerbs): Route[] {
  const own = { params: { id: 'conversation_id' }, participant: 'conversation' } as const
  const message = { ...own, params: { id: 'conversation_id', message_id: 'message_id' } }
  const once = { headers: { 'idempotency-key': 'idempotency_key' } }
  const send = { ...own, ...once, status: 202 }
  const start = { ...once, participant: 'start' } as const
  const erase = { ...own, participant: 'erase' } as const
  return [
    { method: 'GET', path: '/api/i/:token', verb: interview.visit, participant: 'visit' },
    { method: 'POST', path: '/api/i/:token/conversations', verb: interview.startConversation, ...start },
    { method: 'POST', path: '/api/conversations/:id/messages', verb: interview.sendMessage, ...send },
    { method: 'POST', path: '/api/conversations/:id/skip', verb: interview.skip, ...send },
    { method: 'POST', path: '/api/conversations/:id/stop', verb: interview.stop, ...send },
    { method: 'POST', path: '/api/conversations/:id/without-model', verb: interview.answerWithoutModel, ...own },
    { method: 'PATCH', path: '/api/conversations/:id/messages/:message_id', verb: interview.changeMasks, ...message },
    { method: 'GET', path: '/api/conversations/:id/messages', verb: interview.listMessages, ...own },
    { method: 'DELETE', path: '/api/conversations/:id', verb: interview.eraseConversation, ...erase },
  ]
}
