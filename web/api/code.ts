import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import {
  CallOutput,
  GRAPH_MOST,
  GRAPH_SHOWN,
  GraphOutput,
  ListOutput,
  ListSynonymsOutput,
  SessionOutput,
  StartOutput,
  ToolOutput,
  type StartInput,
} from '../../src/capabilities/code/contract.ts'
import { erase, get, post } from './client.ts'

export { codeStream, INTENTS, lackIn, MAX_QUERY, PHASES, SLOTS } from '../../src/capabilities/code/contract.ts'
export type { Intent, Phase, QueryFrame, SlotName } from '../../src/capabilities/code/contract.ts'

export type CodeSession = z.infer<typeof SessionOutput>
export type CodeSessionSummary = z.infer<typeof ListOutput>['sessions'][number]
export type CodeCall = CodeSession['calls'][number]
export type CodeDecision = CodeSession['decisions'][number]
export type Synonym = z.infer<typeof ListSynonymsOutput>['synonyms'][number]
export type ToolResult = z.infer<typeof ToolOutput>
export type CodeGraph = z.infer<typeof GraphOutput>
export type GraphNode = CodeGraph['uses']['nodes'][number]

/** Live streams can be blocked or cut; this is how long a screen may then be behind. */
const BEHIND_MS = 5_000

export const CODE_SESSIONS = ['code', 'sessions'] as const
export const SYNONYMS = ['code', 'synonyms'] as const
/** Everything read about one session, so that one word from its stream refreshes all of it. */
export const codeSessionKey = (id: string) => ['code', 'session', id] as const

const at = (id: string, rest = '') => `/code/sessions/${encodeURIComponent(id)}${rest}`

export const codeSessionsQuery = infiniteQueryOptions({
  queryKey: CODE_SESSIONS,
  queryFn: async ({ pageParam, signal }) => {
    const cursor = pageParam === null ? '' : `&cursor=${encodeURIComponent(pageParam)}`
    return ListOutput.parse(await get(`/code/sessions?limit=20${cursor}`, { signal }))
  },
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next_cursor,
})

export const codeSessionQuery = (id: string) =>
  queryOptions({
    queryKey: [...codeSessionKey(id), 'state'],
    queryFn: async ({ signal }) => SessionOutput.parse(await get(at(id), { signal })),
    refetchInterval: ({ state }) => state.data?.outcome === null && BEHIND_MS,
  })

/** What a tool answered: it never changes. */
export const callQuery = (id: string, call: string) =>
  queryOptions({
    queryKey: ['code', 'call', id, call],
    queryFn: async ({ signal }) =>
      CallOutput.parse(await get(at(id, `/calls/${encodeURIComponent(call)}`), { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Asked without a session: looking at the index is no evidence of anything. */
export const indexStatusQuery = (root: string) =>
  queryOptions({
    queryKey: ['code', 'index', root],
    queryFn: async ({ signal }) =>
      ToolOutput.parse(await post('/code/tools/index_status', { body: { root, params: {} }, signal })),
    refetchInterval: ({ state }) => state.data?.complete === false && BEHIND_MS,
    retry: false,
  })

/** Which part of the code is looked at; it stands in the address, so that a picture can be shared. */
export interface GraphSearch {
  root?: string
  session?: string
  path?: string
  symbol?: string
  line?: number
}

/** As much as a picture holds, or everything for the table. */
export const graphQuery = ({ session, ...place }: GraphSearch, whole = false) => {
  const wanted = { ...place, session_id: session, limit: whole ? GRAPH_MOST : GRAPH_SHOWN }
  const given = Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return queryOptions({
    queryKey: ['code', 'graph', wanted],
    queryFn: async ({ signal }) =>
      GraphOutput.parse(await get(`/code/graph?${new URLSearchParams(given)}`, { signal })),
    retry: false,
  })
}

/** Files and symbols whose name holds a word. */
export const findingQuery = (root: string, text: string) =>
  queryOptions({
    queryKey: ['code', 'find', root, text],
    queryFn: async ({ signal }) => {
      const ask = async (tool: string, params: object) =>
        ToolOutput.parse(await post(`/code/tools/${tool}`, { body: { root, params }, signal }))
      const [files, symbols] = await Promise.all([
        ask('search_files', { pattern: text, budget: 800 }),
        ask('get_symbols', { name: text, budget: 1_500 }),
      ])
      return { files: files.hits, symbols: symbols.hits }
    },
    enabled: text !== '',
    retry: false,
  })

export const synonymsQuery = queryOptions({
  queryKey: SYNONYMS,
  queryFn: async ({ signal }) => ListSynonymsOutput.parse(await get('/code/synonyms', { signal })).synonyms,
})

export async function startCodeSession(wanted: z.input<typeof StartInput>): Promise<string> {
  return StartOutput.parse(await post('/code/sessions', { body: wanted })).session_id
}

export const eraseCodeSession = (id: string) => erase(at(id))
export const judgeSynonym = (id: string, confirm: boolean) =>
  post(`/code/synonyms/${encodeURIComponent(id)}`, { body: { confirm } })
