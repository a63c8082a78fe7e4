import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { UseNavigateResult } from '@tanstack/react-router'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { nodesQuery } from '../api/board.ts'
import { codeSessionsQuery } from '../api/code.ts'
import { projectsQuery } from '../api/interview.ts'
import { runsQuery } from '../api/research.ts'
import { manySessionsQuery, recentSessionsQuery } from '../api/why.ts'
import { useToast } from '../components/overlays/toast.tsx'
import { setLanguage, useLanguage } from '../i18n/index.ts'
import { shorten } from '../lib/text/format.ts'
import { setTheme, THEMES } from '../lib/browser/theme.ts'
import { useStartSession } from '../why/sessions/use-start-session.ts'
import { ROOMS } from './rooms.ts'

const RECENT = 6

interface PaletteItem {
  id: string
  group: 'go' | 'do' | 'recent' | 'interview' | 'node' | 'research' | 'code'
  label: string
  run: () => void
}

/** Everything the palette can reach, narrowed to what holds every typed word; `looking` while more may come. */
export function usePaletteItems(
  navigate: UseNavigateResult<string>,
  text: string,
): { items: PaletteItem[]; looking: boolean } {
  const { t } = useTranslation()
  const language = useLanguage()
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const asked = useDeferredValue(words.join(' '))
  const searching = words.length > 0
  const recent = useQuery(searching ? manySessionsQuery : recentSessionsQuery)
  const interviews = useInfiniteQuery(projectsQuery)
  const nodes = useInfiniteQuery({
    ...nodesQuery({ q: asked }, RECENT),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  })
  const researched = useInfiniteQuery(runsQuery)
  const coded = useInfiniteQuery(codeSessionsQuery)
  const say = useToast()
  const start = useStartSession({ onError: () => say(t('why.startFailed')) })
  const items: PaletteItem[] = [
    ...ROOMS.map((room): PaletteItem => ({
      id: `room-${room.id}`,
      group: 'go',
      label: t(`rooms.${room.id}`),
      run: () => void navigate({ to: room.to }),
    })),
    { id: 'kpi', group: 'go', label: t('rooms.kpi'), run: () => void navigate({ to: '/why/kpi' }) },
    ...(recent.data?.sessions ?? []).map((session): PaletteItem => ({
      id: `session-${session.session_id}`,
      group: 'recent',
      label: shorten(session.title, 80) || t('why.untitled'),
      run: () => void navigate({ to: '/why/$id', params: { id: session.session_id } }),
    })),
    ...(interviews.data?.pages ?? [])
      .flatMap((page) => page.projects)
      .slice(0, searching ? undefined : RECENT)
      .map((project): PaletteItem => ({
        id: `interview-${project.id}`,
        group: 'interview',
        label: shorten(project.name, 80),
        run: () => void navigate({ to: '/interviews/$id', params: { id: project.id } }),
      })),
    ...(researched.data?.pages[0]?.runs ?? []).slice(0, searching ? undefined : RECENT).map((run): PaletteItem => ({
      id: `research-${run.run_id}`,
      group: 'research',
      label: shorten(run.topic, 80),
      run: () => void navigate({ to: '/research/$id', params: { id: run.run_id } }),
    })),
    ...(coded.data?.pages[0]?.sessions ?? []).slice(0, searching ? undefined : RECENT).map((session): PaletteItem => ({
      id: `code-${session.session_id}`,
      group: 'code',
      label: shorten(session.query, 80),
      run: () => void navigate({ to: '/code/$id', params: { id: session.session_id } }),
    })),
    {
      id: 'code-setup',
      group: 'code',
      label: t('code.toSetup'),
      run: () => void navigate({ to: '/code/setup' }),
    },
    {
      id: 'code-graph',
      group: 'code',
      label: t('code.graph.to'),
      run: () => void navigate({ to: '/code/graph', search: {} }),
    },
    { id: 'start', group: 'do', label: t('palette.start'), run: () => start.mutate({}) },
    {
      id: 'language',
      group: 'do',
      label: t('palette.language'),
      run: () => void setLanguage(language === 'ja' ? 'en' : 'ja'),
    },
    ...THEMES.map((theme): PaletteItem => ({
      id: `theme-${theme}`,
      group: 'do',
      label: t('palette.theme', { name: t(`shell.themes.${theme}`) }),
      run: () => setTheme(theme),
    })),
  ]
  // The board is searched where it lies: by all its words, not only by titles.
  const found = (searching ? (nodes.data?.pages[0]?.nodes ?? []) : []).map((node): PaletteItem => ({
    id: `node-${node.id}`,
    group: 'node',
    label: shorten(node.title, 80),
    run: () => void navigate({ to: '/board/nodes/$id', params: { id: node.id } }),
  }))
  const fitting = items.filter((item) => words.every((word) => item.label.toLowerCase().includes(word)))
  return { items: [...fitting, ...found], looking: searching && (nodes.isFetching || recent.isFetching) }
}
