import type { InterviewDeps } from '../deps.ts'
import type { AnalysisVerbs } from '../verbs.ts'
import { makeAnalyse } from './analyse.ts'
import { makeExportProject } from './export/export-project.ts'
import { makeFunnel } from './funnel.ts'
import { makeListInsights, makeMergeInsights, makePatchInsight } from './cards/insight-verbs.ts'
import { makeKeywords } from './keywords.ts'

export { analyseConversation } from './analyse-conversation.ts'
export { forgetConversation } from './filing/forget-conversation.ts'

export function makeAnalysisVerbs(deps: Pick<InterviewDeps, 'store' | 'evidence' | 'live' | 'jobs'>): AnalysisVerbs {
  return {
    listInsights: makeListInsights(deps),
    patchInsight: makePatchInsight(deps),
    mergeInsights: makeMergeInsights(deps),
    analyse: makeAnalyse(deps),
    keywords: makeKeywords(deps),
    funnel: makeFunnel(deps),
    exportProject: makeExportProject(deps),
  }
}
