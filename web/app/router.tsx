import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from '@tanstack/react-router'
import type { RunFilter } from '../api/runs.ts'
import { BrokenPage } from '../components/broken-page.tsx'
import { OpeningPage } from './opening-page.tsx'
import { MissingPage } from './missing-page.tsx'
import { Shell } from './shell.tsx'

const root = createRootRoute({ component: Shell, notFoundComponent: MissingPage })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../home/home-page.tsx'), 'HomePage'),
})

const why = createRoute({
  getParentRoute: () => root,
  path: '/why',
  component: lazyRouteComponent(() => import('../why/sessions-page.tsx'), 'SessionsPage'),
})

const kpi = createRoute({
  getParentRoute: () => root,
  path: '/why/kpi',
  component: lazyRouteComponent(() => import('../why/kpi-page.tsx'), 'KpiPage'),
})

const session = createRoute({
  getParentRoute: () => root,
  path: '/why/$id',
  // The only thing about the screen the server does not know: that a person looks at the weights of a written report.
  validateSearch: (search): { view?: 'weights' } => (search['view'] === 'weights' ? { view: 'weights' } : {}),
  component: lazyRouteComponent(() => import('../why/session-page.tsx'), 'SessionPage'),
})

export interface RunsSearch extends RunFilter {
  run?: string
}

const OUTCOMES = ['accepted', 'refused', 'failed'] as const

const runs = createRoute({
  getParentRoute: () => root,
  path: '/runs',
  validateSearch: ({ ask, source, outcome, run }): RunsSearch => ({
    ...(typeof ask === 'string' && ask !== '' && { ask }),
    ...((source === 'model' || source === 'built-in') && { source }),
    ...(OUTCOMES.some((known) => known === outcome) && { outcome: outcome as (typeof OUTCOMES)[number] }),
    ...(typeof run === 'string' && run !== '' && { run }),
  }),
  component: lazyRouteComponent(() => import('../runs/runs-page.tsx'), 'RunsPage'),
})

export const router = createRouter({
  routeTree: root.addChildren([home, why, kpi, session, runs]),
  defaultPreload: 'intent',
  defaultErrorComponent: BrokenPage,
  defaultPendingComponent: OpeningPage,
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
