import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import * as board from '#capabilities/board/contract.ts'
import * as code from '#capabilities/code/contract.ts'
import * as interview from '#capabilities/interview/contract.ts'
import * as research from '#capabilities/research/contract.ts'
import * as why from '#capabilities/why/contract.ts'
import { ERROR_CODES } from '#kernel/errors.ts'
import { inMemoryVerbs } from '../../test/support/surfaces/in-memory-verbs.ts'
import { startTestServer } from '../../test/support/surfaces/test-server.ts'
import { STATUS } from './answers/error-status.ts'
import { routeTable } from './routes/route-table.ts'

// Frozen on purpose: a client somewhere relies on each line. Change one only together with the contract.
const ROUTES = [
  'POST /api/session → why.startSession',
  'POST /api/process → why.process',
  'POST /api/process/without-model → why.answerWithoutModel',
  'POST /api/process/resume → why.resume',
  'POST /api/report → why.report',
  'GET /api/session/:id → why.getSession',
  'POST /api/session/:id/complete → why.complete',
  'DELETE /api/session/:id → why.eraseSession',
  'GET /api/sessions → why.listSessions',
  'GET /api/kpi → why.kpi',
  'POST /api/chat → why.chat',
  'GET /api/dashboard → board.dashboard',
  'GET /api/nodes → board.listNodes',
  'POST /api/nodes → board.createNode',
  'POST /api/nodes/:id/children → board.createNode',
  'GET /api/nodes/:id → board.getNode',
  'PATCH /api/nodes/:id → board.editNode',
  'DELETE /api/nodes/:id → board.deleteNode',
  'PATCH /api/nodes/:id/status → board.patchStatus',
  'POST /api/nodes/:id/estimate-status → board.estimateStatus',
  'POST /api/confirmations → board.confirmChange',
  'POST /api/moves → board.moveNodes',
  'POST /api/relations → board.relate',
  'DELETE /api/relations/:id → board.unrelate',
  'GET /api/groups → board.listGroups',
  'POST /api/groups → board.group',
  'POST /api/groups/remove → board.ungroup',
  'POST /api/organizer/run → board.runOrganizer',
  'POST /api/advisor/run → board.runAdvisor',
  'GET /api/proposals → board.listProposals',
  'GET /api/proposals/:id → board.getProposal',
  'POST /api/proposals/:id/request-changes → board.requestChanges',
  'POST /api/proposals/:id/decline → board.decline',
  'GET /api/declined → board.listDeclined',
  'DELETE /api/declined/:id → board.takeBackDeclined',
  'POST /api/proposal-quality/validate → board.validateReport',
  'POST /api/diffs → board.createDiffs',
  'POST /api/diffs/apply → board.applyDiffs',
  'GET /api/diffs/:id → board.getDiff',
  'POST /api/diffs/:id/apply → board.applyDiff',
  'POST /api/diffs/:id/reject → board.rejectDiff',
  'GET /api/history → board.listHistory',
  'POST /api/history/:id/undo → board.undo',
  'POST /api/projects → interview.createProject',
  'GET /api/projects → interview.listProjects',
  'POST /api/projects/preview → interview.preview',
  'GET /api/projects/:id → interview.getProject',
  'PATCH /api/projects/:id → interview.patchProject',
  'DELETE /api/projects/:id → interview.eraseProject',
  'POST /api/projects/:id/close → interview.closeProject',
  'GET /api/projects/:id/conversations → interview.listConversations',
  'GET /api/projects/:id/conversations/:cid → interview.getConversation',
  'GET /api/projects/:id/insights → interview.listInsights',
  'PATCH /api/insights/:id → interview.patchInsight',
  'POST /api/insights/merge → interview.mergeInsights',
  'POST /api/projects/:id/analyse → interview.analyse',
  'GET /api/projects/:id/keywords → interview.keywords',
  'GET /api/projects/:id/funnel → interview.funnel',
  'GET /api/projects/:id/export → interview.exportProject',
  'GET /api/i/:token → interview.visit',
  'POST /api/i/:token/conversations → interview.startConversation',
  'POST /api/conversations/:id/messages → interview.sendMessage',
  'POST /api/conversations/:id/skip → interview.skip',
  'POST /api/conversations/:id/stop → interview.stop',
  'POST /api/conversations/:id/without-model → interview.answerWithoutModel',
  'PATCH /api/conversations/:id/messages/:message_id → interview.changeMasks',
  'GET /api/conversations/:id/messages → interview.listMessages',
  'DELETE /api/conversations/:id → interview.eraseConversation',
  'POST /api/research → research.startRun',
  'GET /api/research → research.listRuns',
  'GET /api/research/:id → research.getRun',
  'POST /api/research/:id/cancel → research.cancelRun',
  'POST /api/research/:id/resume → research.resumeRun',
  'DELETE /api/research/:id → research.deleteRun',
  'GET /api/research/:id/report → research.report',
  'GET /api/research/:id/transparency → research.transparency',
  'GET /api/research/:id/agents → research.agentReports',
  'GET /api/research/:id/pages/:pid → research.page',
  'POST /api/code/sessions → code.startSession',
  'GET /api/code/sessions → code.listSessions',
  'GET /api/code/sessions/:id → code.getSession',
  'DELETE /api/code/sessions/:id → code.deleteSession',
  'GET /api/code/sessions/:id/calls/:cid → code.getCall',
  'POST /api/code/sessions/:id/slots → code.updateSlot',
  'POST /api/code/sessions/:id/symbols → code.mapSymbol',
  'POST /api/code/sessions/:id/understanding → code.submitUnderstanding',
  'POST /api/code/sessions/:id/semantic-search → code.semanticSearch',
  'POST /api/code/sessions/:id/verify → code.verifyHypotheses',
  'POST /api/code/sessions/:id/write-target → code.checkWriteTarget',
  'POST /api/code/sessions/:id/outcome → code.recordOutcome',
  'POST /api/code/tools/:name → code.tool',
  'GET /api/code/graph → code.showGraph',
  'GET /api/code/outcomes → code.outcomeLog',
  'GET /api/code/synonyms → code.listSynonyms',
  'POST /api/code/synonyms → code.addSynonym',
  'POST /api/code/synonyms/:id → code.judgeSynonym',
  'GET /api/health → operations.health',
  'GET /api/runs → operations.runs',
  'GET /api/runs/:id → operations.run',
  'GET /api/spending → operations.spending',
  'GET /api/models → operations.models',
  'PATCH /api/models → operations.changeModels',
  'POST /api/models/check → operations.checkModel',
  'GET /api/jobs/failed → operations.failedJobs',
  'POST /api/jobs/:queue/:id/retry → operations.retryJob',
  'POST /api/backup → operations.backup',
  'POST /api/purge → operations.purge',
]

/** The live route asks it before it opens a conversation's stream; masking, extraction and single conflicts are for the command line. */
const UNROUTED = ['interview.follow', 'masking.mask', 'research.conflicts', 'research.extract']

const DOCUMENTED = [
  'delete /api/code/sessions/{id}',
  'delete /api/conversations/{id}',
  'delete /api/declined/{id}',
  'delete /api/nodes/{id}',
  'delete /api/projects/{id}',
  'delete /api/relations/{id}',
  'delete /api/research/{id}',
  'delete /api/session/{id}',
  'get /api/code/graph',
  'get /api/code/outcomes',
  'get /api/code/sessions',
  'get /api/code/sessions/{id}',
  'get /api/code/sessions/{id}/calls/{cid}',
  'get /api/code/synonyms',
  'get /api/conversations/{id}/messages',
  'get /api/dashboard',
  'get /api/declined',
  'get /api/diffs/{id}',
  'get /api/groups',
  'get /api/health',
  'get /api/history',
  'get /api/i/{token}',
  'get /api/jobs/failed',
  'get /api/kpi',
  'get /api/live/{stream}',
  'get /api/models',
  'get /api/nodes',
  'get /api/nodes/{id}',
  'get /api/projects',
  'get /api/projects/{id}',
  'get /api/projects/{id}/conversations',
  'get /api/projects/{id}/conversations/{cid}',
  'get /api/projects/{id}/export',
  'get /api/projects/{id}/funnel',
  'get /api/projects/{id}/insights',
  'get /api/projects/{id}/keywords',
  'get /api/proposals',
  'get /api/proposals/{id}',
  'get /api/research',
  'get /api/research/{id}',
  'get /api/research/{id}/agents',
  'get /api/research/{id}/pages/{pid}',
  'get /api/research/{id}/report',
  'get /api/research/{id}/transparency',
  'get /api/runs',
  'get /api/runs/{id}',
  'get /api/session/{id}',
  'get /api/sessions',
  'get /api/spending',
  'patch /api/conversations/{id}/messages/{message_id}',
  'patch /api/insights/{id}',
  'patch /api/models',
  'patch /api/nodes/{id}',
  'patch /api/nodes/{id}/status',
  'patch /api/projects/{id}',
  'post /api/advisor/run',
  'post /api/backup',
  'post /api/chat',
  'post /api/code/sessions',
  'post /api/code/sessions/{id}/outcome',
  'post /api/code/sessions/{id}/semantic-search',
  'post /api/code/sessions/{id}/slots',
  'post /api/code/sessions/{id}/symbols',
  'post /api/code/sessions/{id}/understanding',
  'post /api/code/sessions/{id}/verify',
  'post /api/code/sessions/{id}/write-target',
  'post /api/code/synonyms',
  'post /api/code/synonyms/{id}',
  'post /api/code/tools/{name}',
  'post /api/confirmations',
  'post /api/conversations/{id}/messages',
  'post /api/conversations/{id}/skip',
  'post /api/conversations/{id}/stop',
  'post /api/conversations/{id}/without-model',
  'post /api/diffs',
  'post /api/diffs/apply',
  'post /api/diffs/{id}/apply',
  'post /api/diffs/{id}/reject',
  'post /api/groups',
  'post /api/groups/remove',
  'post /api/history/{id}/undo',
  'post /api/i/{token}/conversations',
  'post /api/insights/merge',
  'post /api/jobs/{queue}/{id}/retry',
  'post /api/models/check',
  'post /api/moves',
  'post /api/nodes',
  'post /api/nodes/{id}/children',
  'post /api/nodes/{id}/estimate-status',
  'post /api/organizer/run',
  'post /api/process',
  'post /api/process/resume',
  'post /api/process/without-model',
  'post /api/projects',
  'post /api/projects/preview',
  'post /api/projects/{id}/analyse',
  'post /api/projects/{id}/close',
  'post /api/proposal-quality/validate',
  'post /api/proposals/{id}/decline',
  'post /api/proposals/{id}/request-changes',
  'post /api/purge',
  'post /api/relations',
  'post /api/report',
  'post /api/research',
  'post /api/research/{id}/cancel',
  'post /api/research/{id}/resume',
  'post /api/session',
  'post /api/session/{id}/complete',
]

/** What may be followed, and everything it tells. */
const STREAMS = {
  'why:<id>': ['turn.accepted', 'turn.done', 'session.resumed', 'report.written', 'stage'],
  'conversation:<id>': ['message.accepted', 'message.final', 'message.masked', 'conversation.erased', 'reply'],
  'project:<id>': ['conversation.changed', 'project.changed', 'project.closed', 'insights.changed'],
  'research:<id>': [
    'researchStarted',
    'iterationStarted',
    'agentStarted',
    'agentCompleted',
    'scoringCompleted',
    'consensusSelected',
    'iterationCompleted',
    'researchCompleted',
    'researchFailed',
    'providerDegraded',
    'agentProgress',
  ],
  'code:<id>': ['code.started', 'code.call', 'code.slot', 'code.symbol', 'code.judged', 'code.decided', 'code.closed'],
  board: [
    'board.changed',
    'board.run',
    'board.diffs',
    'board.diffs-superseded',
    'board.diff-rejected',
    'board.declined',
    'stage',
  ],
}

const STATUSES = {
  INVALID_INPUT: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  GONE: 410,
  SESSION_NOT_FOUND: 404,
  PHASE_MISMATCH: 400,
  TURN_IN_PROGRESS: 409,
  AI_TIMEOUT: 504,
  AI_ERROR: 502,
  PLANNER_PARSE_ERROR: 500,
  MODEL_NOT_CONFIGURED: 503,
  MASKING_UNAVAILABLE: 503,
  DB_ERROR: 500,
  DB_UNAVAILABLE: 503,
  CONFIRMATION_REQUIRED: 403,
  CONFIRMATION_EXPIRED: 403,
  CONFIRMATION_CONSUMED: 409,
  CONFIRMATION_MISMATCH: 400,
  FORBIDDEN: 403,
  CONFLICT: 409,
  IDEMPOTENCY_MISMATCH: 422,
  IDEMPOTENCY_UNSUPPORTED: 400,
  TRANSITION_NOT_ALLOWED: 422,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  OVERLOADED: 503,
  STORE_LOCKED: 503,
  STORE_TOO_NEW: 503,
  STORE_FULL: 507,
  CONFIG_INVALID: 500,
  CANCELLED: 503,
  INTERNAL: 500,
}

it('[house.pins] has exactly these routes, each on its verb', () => {
  const { verbs } = inMemoryVerbs()
  const names = new Map<unknown, string>()
  for (const [capability, group] of Object.entries(verbs))
    for (const [name, verb] of Object.entries(group)) names.set(verb, `${capability}.${name}`)
  const routes = routeTable(verbs).flatMap(({ routes }) =>
    routes.map((route) => `${route.method} ${route.path} → ${names.get(route.verb)}`),
  )
  expect(routes).toEqual(ROUTES)
  const routed = new Set(routes.map((route) => route.split(' → ')[1]))
  expect([...names.values()].filter((name) => !routed.has(name))).toEqual(UNROUTED)
})

/** Every stream a contract declares, however it is called there. */
function declaredStreams(contract: object): [name: string, types: unknown[]][] {
  return Object.values(contract).flatMap((declared: unknown) => {
    if (typeof declared !== 'object' || declared === null || !('of' in declared && 'events' in declared)) return []
    const { of, events } = declared
    if (typeof of !== 'function' || !(events instanceof z.ZodDiscriminatedUnion)) return []
    const options = events.options.map((option) => z.toJSONSchema(option).properties?.['type'])
    return [[of('<id>').name, options.map((type) => (typeof type === 'object' ? type.const : type))]]
  })
}

it('[house.pins] has exactly these live streams with these events', () => {
  const declared = [why, interview, board, research, code].flatMap(declaredStreams)
  expect(Object.fromEntries(declared)).toEqual(STREAMS)
})

it('each event is named by somebody besides its contract, who can tell it', () => {
  const sources = globSync('src/capabilities/**/*.ts').filter(
    (file) => !/\.test\.ts$|[/\\]contract(?:\.|[/\\])/.test(file),
  )
  const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
  const types = Object.values(STREAMS).flat()
  expect(types.filter((type) => !code.includes(`'${type}'`))).toEqual([])
})

it('documents exactly these routes', async () => {
  const { get } = await startTestServer()
  const { json } = await get('/api/openapi.json')
  const documented = Object.entries(json['paths'] ?? {}).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => `${method} ${path}`),
  )
  expect(documented.sort()).toEqual(DOCUMENTED)
  const names = [...JSON.stringify(json['paths']).matchAll(/"operationId":"([^"]+)"/g)].map((match) => match[1])
  expect(names).toHaveLength(DOCUMENTED.length)
  expect(new Set(names).size).toBe(names.length)
})

it('[house.pins] has exactly these error codes with these statuses', () => {
  expect(STATUS).toEqual(STATUSES)
  expect([...ERROR_CODES]).toEqual(Object.keys(STATUSES))
})
