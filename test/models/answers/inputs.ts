import { z } from 'zod'
import type { ReportInput } from '../../../src/capabilities/board/asks/report-input.ts'
import { NOTHING_DECLINED } from '../../../src/capabilities/board/declined/declined-set.ts'
import { newFields } from '../../../src/capabilities/board/nodes/fields.ts'
import { makeBoardFacts } from '../../../src/capabilities/board/proposal-quality/board-facts.ts'
import { STATUSES } from '../../../src/capabilities/board/status/statuses.ts'

/** What each ask is given, as it is written down beside the answers to it. */
export const LANGUAGES = ['ja', 'en'] as const
export const Language = z.enum(LANGUAGES)
export type Language = z.infer<typeof Language>

export const Board = z.object({
  language: Language,
  focus: z.string().nullable(),
  nodes: z.array(z.object({ id: z.string(), title: z.string(), context: z.string(), status: z.enum(STATUSES) })),
})

export function boardInput({ language, focus, nodes: given }: z.infer<typeof Board>): ReportInput {
  const nodes = given.map(({ id, title, context, status }) => ({
    id,
    ...newFields({ title, context }),
    status,
    parent_id: null,
    tags: [],
    updated_at: new Date(0),
    relations: [],
  }))
  const ids = nodes.map(({ id }) => id)
  return {
    language,
    nodes,
    facts: makeBoardFacts(ids, { nodes, ...(focus === null ? {} : { focusNodeId: focus }) }),
    focusNodeId: focus ?? undefined,
    userIntent: '',
    constraints: [],
    declined: NOTHING_DECLINED,
  }
}

export const Asked = z.object({ language: Language, answers: z.array(z.string()), keywords: z.array(z.string()) })
export const Page = z.object({
  topic: z.string(),
  language: Language,
  title: z.string(),
  sentences: z.array(z.string()),
  builtIn: z.array(z.number()),
})
export const Pairs = z.object({
  language: Language,
  pairs: z.array(z.object({ id: z.string(), a: z.string(), b: z.string(), why: z.string() })),
})
export const Claims = z.object({
  topic: z.string(),
  language: Language,
  viewpoint: z.string(),
  claims: z.array(z.string()),
})

export const Query = z.object({ query: z.string() })
