import { z } from 'zod'

/** The fact tools and the one that only guesses; the names are the source's. */
export const TOOL_NAMES = [
  'query',
  'search_text',
  'search_files',
  'find_definitions',
  'find_references',
  'get_symbols',
  'get_function_at_line',
  'analyze_structure',
  'repo_map',
  'semantic_search',
  'index_status',
] as const
export const ToolName = z.enum(TOOL_NAMES)
export type ToolName = z.infer<typeof ToolName>

/** One place in the code. Every tool answers in these, so that evidence can be checked the same way for all. */
export const Hit = z.object({
  path: z.string().describe('relative to the root, with /'),
  lines: z.tuple([z.number().int(), z.number().int()]).optional().describe('first and last line, from 1'),
  symbol: z.string().optional(),
  kind: z.string().optional().describe('function, class, method, import, export, call …'),
  container: z.string().optional(),
  text: z.string().optional().describe('the line, signature or excerpt itself'),
  score: z.number().optional(),
  confidence: z.number().min(0).max(1).optional().describe('below 1 where a reference is resolved by rules'),
})
export type Hit = z.infer<typeof Hit>

/** `complete: false` always comes with its reasons: an empty answer must never look like "there are none". */
export const ToolAnswer = z.object({
  complete: z.boolean(),
  reasons: z.array(z.string()).describe('why the answer may lack something; empty when complete'),
  hits: z.array(Hit),
  total: z.number().int().describe('hits in all pages'),
  history: z.literal('reading').optional().describe('ranked before all of the git history was read'),
  next: z.string().optional().describe('pass as `page` for the next ones'),
})
export type ToolAnswer = z.infer<typeof ToolAnswer>
