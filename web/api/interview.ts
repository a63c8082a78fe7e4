import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type * as contract from '../../src/capabilities/interview/contract.ts'
import { erase, get, patch, post } from './client.ts'

export type {
  ConfidenceLabel,
  ConversationSummary,
  Guide,
  Insight,
  Message,
  PiiType,
  Project,
  ProjectStatus,
} from '../../src/capabilities/interview/contract.ts'
export {
  CONFIDENCE_LABELS,
  EXPORT_FORMATS,
  KEEP_PLACES,
  LIMIT_RANGES,
  MAX_TOPIC_CHARACTERS,
  MAX_TOPICS,
  projectStream,
  TONES,
} from '../../src/capabilities/interview/contract.ts'
type ProjectPage = z.infer<typeof contract.ListProjectsOutput>
type ConversationPage = z.infer<typeof contract.ListConversationsOutput>
type Transcript = z.infer<typeof contract.GetConversationOutput>
type Insights = z.infer<typeof contract.ListInsightsOutput>
export type Keywords = z.infer<typeof contract.KeywordsOutput>
export type Funnel = z.infer<typeof contract.FunnelOutput>
type One = z.infer<typeof contract.ProjectOutput>

export const PROJECTS = ['interview', 'projects'] as const
/** Everything read about one project, so that one word from its stream refreshes all of it. */
export const projectKey = (id: string) => ['interview', 'project', id] as const

/** Live streams can be blocked or cut; this is how long a screen may then be behind. */
const BEHIND_MS = 5_000

const at = (id: string, rest = '') => `/projects/${encodeURIComponent(id)}${rest}`
const before = (cursor: string | null) => (cursor === null ? '' : `&before=${encodeURIComponent(cursor)}`)

export const projectsQuery = infiniteQueryOptions({
  queryKey: PROJECTS,
  queryFn: ({ pageParam, signal }) => get<ProjectPage>(`/projects?limit=20${before(pageParam)}`, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
})

export const projectQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'guide'],
    queryFn: ({ signal }) => get<One>(at(id), { signal }),
    select: ({ project }) => project,
  })

export const conversationsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...projectKey(id), 'conversations'],
    queryFn: ({ pageParam, signal }) =>
      get<ConversationPage>(at(id, `/conversations?limit=50${before(pageParam)}`), { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: BEHIND_MS,
  })

export const transcriptQuery = (id: string, conversation: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'conversation', conversation],
    queryFn: ({ signal }) => get<Transcript>(at(id, `/conversations/${encodeURIComponent(conversation)}`), { signal }),
    refetchInterval: BEHIND_MS,
  })

export const funnelQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'funnel'],
    queryFn: ({ signal }) => get<Funnel>(at(id, '/funnel'), { signal }),
    refetchInterval: BEHIND_MS,
  })

export const insightsQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'insights'],
    queryFn: ({ signal }) => get<Insights>(at(id, '/insights?hidden=true'), { signal }),
    select: ({ insights }) => insights,
    refetchInterval: BEHIND_MS,
  })

/** Remarks that stand on no card of several people; read together with the cards. */
export const saidOnceQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'insights'],
    queryFn: ({ signal }) => get<Insights>(at(id, '/insights?hidden=true'), { signal }),
    select: ({ said_once }) => said_once,
    refetchInterval: BEHIND_MS,
  })

export const keywordsQuery = (id: string) =>
  queryOptions({
    queryKey: [...projectKey(id), 'keywords'],
    queryFn: ({ signal }) => get<Keywords>(at(id, '/keywords?limit=12'), { signal }),
    refetchInterval: BEHIND_MS,
  })

export const previewQuery = (guide: z.infer<typeof contract.PreviewInput>) =>
  queryOptions({
    queryKey: ['interview', 'preview', guide],
    queryFn: ({ signal }) => post<z.infer<typeof contract.PreviewOutput>>('/projects/preview', { body: guide, signal }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })

export async function createProject(
  guide: contract.Guide,
  status: z.output<typeof contract.CreateProjectInput>['status'],
): Promise<contract.Project> {
  return (await post<One>('/projects', { body: { ...guide, status } })).project
}

export async function openProject(id: string): Promise<contract.Project> {
  return (await patch<One>(at(id), { body: { status: 'active' } })).project
}

export type GuideChanges = Omit<z.input<typeof contract.PatchProjectInput>, 'project_id' | 'status'>

/** Only what was changed here: what someone else saved meanwhile stays. */
export async function saveGuide(id: string, changes: GuideChanges): Promise<contract.Project> {
  return (await patch<One>(at(id), { body: changes })).project
}

export function eraseProject(id: string): Promise<{ erased: true }> {
  return erase(at(id))
}

export async function closeProject(id: string): Promise<contract.Project> {
  return (await post<One>(at(id, '/close'))).project
}

export function analyse(id: string): Promise<z.infer<typeof contract.AnalyseOutput>> {
  return post(at(id, '/analyse'))
}

type InsightChange = Omit<z.infer<typeof contract.PatchInsightInput>, 'insight_id'>

export async function changeInsight(id: string, change: InsightChange): Promise<contract.Insight> {
  const path = `/insights/${encodeURIComponent(id)}`
  return (await patch<z.infer<typeof contract.InsightOutput>>(path, { body: change })).insight
}

export async function mergeInsights(into: string, from: readonly string[]): Promise<contract.Insight> {
  return (await post<z.infer<typeof contract.InsightOutput>>('/insights/merge', { body: { into, from } })).insight
}

/** A plain address: the browser downloads it by itself. */
export const exportAddress = (id: string, format: z.output<typeof contract.ExportInput>['format']) =>
  `/api${at(id, `/export?format=${format}`)}`
