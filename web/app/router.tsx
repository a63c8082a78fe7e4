import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Link } from '@tanstack/react-router'
import { isStatus } from '../../src/capabilities/board/contract.ts'
import type { Kind, NodeFilter } from '../api/board.ts'
import type { RunsSearch } from '../api/runs.ts'
import { placeIn } from '../code/graph/place.ts'
import { comparedIn } from '../research/agents/chosen-reports.ts'
import { openPageIn } from '../research/sources/place.ts'
import { BrokenPage } from '../components/states/broken-page.tsx'
import { Shell } from './shell.tsx'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { useState } from 'react'
import { WorkingState } from '../components/states/working-state.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: MissingPage })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../home/home-page.tsx'), 'HomePage'),
})

const why = createRoute({
  getParentRoute: () => root,
  path: '/why',
  component: lazyRouteComponent(() => import('../why/sessions/sessions-page.tsx'), 'SessionsPage'),
})

const kpi = createRoute({
  getParentRoute: () => root,
  path: '/why/kpi',
  component: lazyRouteComponent(() => import('../why/sessions/kpi-page.tsx'), 'KpiPage'),
})

const session = createRoute({
  getParentRoute: () => root,
  path: '/why/$id',
  // The only thing about the screen the server does not know: that a person looks at the weights of a written report.
  validateSearch: (search): { view?: 'weights' } => (search['view'] === 'weights' ? { view: 'weights' } : {}),
  component: lazyRouteComponent(() => import('../why/sessions/session-page.tsx'), 'SessionPage'),
})

const interviews = createRoute({
  getParentRoute: () => root,
  path: '/interviews',
  component: lazyRouteComponent(() => import('../interview/projects/projects-page.tsx'), 'ProjectsPage'),
})

const newInterview = createRoute({
  getParentRoute: () => root,
  path: '/interviews/new',
  component: lazyRouteComponent(() => import('../interview/projects/guide/new-project-page.tsx'), 'NewProjectPage'),
})

const interview = createRoute({
  getParentRoute: () => root,
  path: '/interviews/$id',
  component: lazyRouteComponent(() => import('../interview/conversations/conversations-page.tsx'), 'ConversationsPage'),
})

const interviewGuide = createRoute({
  getParentRoute: () => root,
  path: '/interviews/$id/guide',
  component: lazyRouteComponent(() => import('../interview/projects/guide/guide-page.tsx'), 'GuidePage'),
})

const interviewInsights = createRoute({
  getParentRoute: () => root,
  path: '/interviews/$id/insights',
  component: lazyRouteComponent(() => import('../interview/analysis/insights-page.tsx'), 'InsightsPage'),
})

const transcript = createRoute({
  getParentRoute: () => root,
  path: '/interviews/$id/conversations/$conversation',
  // The message a card quotes, so that the link to a quote can be shared.
  validateSearch: ({ message }): { message?: string } => (typeof message === 'string' ? { message } : {}),
  component: lazyRouteComponent(() => import('../interview/conversations/transcript-page.tsx'), 'TranscriptPage'),
})

const research = createRoute({
  getParentRoute: () => root,
  path: '/research',
  component: lazyRouteComponent(() => import('../research/runs/runs-page.tsx'), 'RunsPage'),
})

const researchRun = createRoute({
  getParentRoute: () => root,
  path: '/research/$id',
  // The page behind a citation and the sentence in it, so that the link to a citation can be shared.
  validateSearch: openPageIn,
  component: lazyRouteComponent(() => import('../research/runs/run-frame.tsx'), 'RunFrame'),
})

const researchCourse = createRoute({
  getParentRoute: () => researchRun,
  path: '/',
  component: lazyRouteComponent(() => import('../research/course/course-page.tsx'), 'CoursePage'),
})

const researchReport = createRoute({
  getParentRoute: () => researchRun,
  path: '/report',
  component: lazyRouteComponent(() => import('../research/report/report-page.tsx'), 'ReportPage'),
})

const researchAgents = createRoute({
  getParentRoute: () => researchRun,
  path: '/agents',
  validateSearch: comparedIn,
  component: lazyRouteComponent(() => import('../research/agents/agents-page.tsx'), 'AgentsPage'),
})

const board = createRoute({
  getParentRoute: () => root,
  path: '/board',
  validateSearch: ({ q, status, tag }): NodeFilter => ({
    ...(typeof q === 'string' && q !== '' && { q }),
    ...(isStatus(status) && { status }),
    ...(typeof tag === 'string' && tag !== '' && { tag }),
  }),
  component: lazyRouteComponent(() => import('../board/trays/board-page.tsx'), 'BoardPage'),
})

const boardNode = createRoute({
  getParentRoute: () => root,
  path: '/board/nodes/$id',
  component: lazyRouteComponent(() => import('../board/nodes/node-page.tsx'), 'NodePage'),
})

const proposals = createRoute({
  getParentRoute: () => root,
  path: '/board/proposals',
  validateSearch: ({ kind, focus }): { kind?: Kind; focus?: string } => ({
    ...((kind === 'organizer' || kind === 'advisor') && { kind }),
    ...(typeof focus === 'string' && focus !== '' && { focus }),
  }),
  component: lazyRouteComponent(() => import('../board/proposals/proposals-page.tsx'), 'ProposalsPage'),
})

const proposal = createRoute({
  getParentRoute: () => root,
  path: '/board/proposals/$id',
  component: lazyRouteComponent(() => import('../board/proposals/proposal-page.tsx'), 'ProposalPage'),
})

const boardHistory = createRoute({
  getParentRoute: () => root,
  path: '/board/history',
  validateSearch: ({ node }): { node?: string } => (typeof node === 'string' && node !== '' ? { node } : {}),
  component: lazyRouteComponent(() => import('../board/changes/history-page.tsx'), 'HistoryPage'),
})

const code = createRoute({
  getParentRoute: () => root,
  path: '/code',
  component: lazyRouteComponent(() => import('../code/sessions/sessions-page.tsx'), 'SessionsPage'),
})

const codeSetup = createRoute({
  getParentRoute: () => root,
  path: '/code/setup',
  component: lazyRouteComponent(() => import('../code/setup/setup-page.tsx'), 'SetupPage'),
})

const codeWords = createRoute({
  getParentRoute: () => root,
  path: '/code/words',
  component: lazyRouteComponent(() => import('../code/words/words-page.tsx'), 'WordsPage'),
})

const codeGraph = createRoute({
  getParentRoute: () => root,
  path: '/code/graph',
  // What is in the middle, so that a picture can be shared and gone back to.
  validateSearch: placeIn,
  component: lazyRouteComponent(() => import('../code/graph/graph-page.tsx'), 'GraphPage'),
})

const codeSession = createRoute({
  getParentRoute: () => root,
  path: '/code/$id',
  // The call whose answer is open, so that the link to a piece of evidence can be shared.
  validateSearch: ({ call }): { call?: string } => (typeof call === 'string' && call !== '' ? { call } : {}),
  component: lazyRouteComponent(() => import('../code/session/session-page.tsx'), 'SessionPage'),
})

const OUTCOMES = ['accepted', 'refused', 'failed'] as const

const runs = createRoute({
  getParentRoute: () => root,
  path: '/runs',
  validateSearch: ({ ask, source, outcome, run, subject_id }): RunsSearch => ({
    ...(typeof subject_id === 'string' && /^[\da-f-]{36}$/.test(subject_id) && { subject_id }),
    ...(typeof ask === 'string' && ask !== '' && { ask }),
    ...((source === 'model' || source === 'built-in' || source === 'external') && { source }),
    ...(OUTCOMES.some((known) => known === outcome) && { outcome: outcome as (typeof OUTCOMES)[number] }),
    ...(typeof run === 'string' && run !== '' && { run }),
  }),
  component: lazyRouteComponent(() => import('../runs/runs-page.tsx'), 'RunsPage'),
})

const models = createRoute({
  getParentRoute: () => root,
  path: '/models',
  component: lazyRouteComponent(() => import('../models/models-page.tsx'), 'ModelsPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([
    home,
    why,
    kpi,
    session,
    interviews,
    newInterview,
    interview,
    interviewGuide,
    interviewInsights,
    transcript,
    research,
    researchRun.addChildren([researchCourse, researchReport, researchAgents]),
    board,
    boardNode,
    proposals,
    proposal,
    boardHistory,
    code,
    codeSetup,
    codeWords,
    codeGraph,
    codeSession,
    runs,
    models,
  ]),
  defaultPreload: 'intent',
  defaultErrorComponent: () => BrokenPage({ home: true }),
  defaultPendingComponent: OpeningPage,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

function MissingPage() {
  const { t } = useTranslation()
  return (
    <Page title={t('missing.title')} line={t('missing.text')}>
      <Link to="/" className={buttonClass('primary')}>
        {t('common.goHome')}
      </Link>
    </Page>
  )
}

function OpeningPage() {
  const { t } = useTranslation()
  const [since] = useState(() => Date.now())
  return (
    <div className="room max-w-4xl px-4 pt-12 md:px-8">
      <WorkingState stage={t('common.loading')} since={since} />
    </div>
  )
}
