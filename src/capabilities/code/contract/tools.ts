import { z } from 'zod'
import type { ToolName } from './hits.ts'

const MOST_TEXT = 4_000
export const DEFAULT_BUDGET = 2_000
const Path = z.string().min(1).max(1_000).describe('relative to the root')
const Name = z.string().min(1).max(300).describe('a name, or Container.name')

/** Every tool takes these: how much it may say at once, and where to go on. */
const Paged = {
  budget: z.number().int().min(200).max(20_000).default(DEFAULT_BUDGET).describe('tokens of one answer'),
  page: z
    .union([z.string().max(40), z.number().int().min(0).transform(String)])
    .optional()
    .describe('`next` of the answer before'),
}

/** What each tool takes. Unknown fields are refused: a misspelt filter must not look like an answer to it. */
export const TOOL_PARAMS = {
  query: z.strictObject({
    text: z.string().min(1).max(MOST_TEXT).describe('what you look for, in any words, Japanese or English'),
    ...Paged,
  }),
  search_text: z.strictObject({
    text: z.string().min(1).max(MOST_TEXT),
    regex: z.boolean().default(false).describe('text is a regular expression of JavaScript'),
    ignore_case: z.boolean().default(false),
    path: z.string().max(1_000).optional().describe('only files that match: a folder or a glob such as src/**/*.ts'),
    ...Paged,
  }),
  search_files: z.strictObject({
    pattern: z.string().min(1).max(1_000).describe('a glob, or a part of the path'),
    ...Paged,
  }),
  find_definitions: z.strictObject({
    name: Name,
    kind: z.string().max(40).optional(),
    path: Path.optional(),
    ...Paged,
  }),
  find_references: z.strictObject({
    name: Name,
    path: Path.optional().describe('the file of the definition, where several share the name'),
    line: z.number().int().min(1).optional().describe('the line of the definition'),
    ...Paged,
  }),
  get_symbols: z.strictObject({
    path: Path.optional().describe('a file or a folder'),
    name: z.string().max(300).optional().describe('a part of the name'),
    kind: z.string().max(40).optional(),
    ...Paged,
  }),
  get_function_at_line: z.strictObject({
    path: Path,
    line: z.number().int().min(1),
    to: z.number().int().min(1).optional().describe('last line: reads these lines as they stand, of any file'),
    ...Paged,
  }),
  analyze_structure: z.strictObject({
    path: z.string().max(1_000).default('').describe('a file or a folder'),
    ...Paged,
  }),
  repo_map: z.strictObject({ path: z.string().max(1_000).default(''), ...Paged }),
  semantic_search: z.strictObject({ text: z.string().min(1).max(MOST_TEXT), ...Paged }),
  index_status: z.strictObject({ ...Paged }),
} as const satisfies Record<ToolName, z.ZodType>

export type ToolParams<T extends ToolName> = z.output<(typeof TOOL_PARAMS)[T]>
