import { z } from 'zod'
import { ToolInput, type ToolName, ToolOutput } from '#capabilities/code/contract.ts'
import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import { callVerb, defineVerb, type Verb } from '#kernel/verb.ts'
import type { Tool } from './tool.ts'

/** The tools of the code room under the source's plain names. Confirming a synonym is a person's and not here. */
export function codeTools(code: CodeVerbs, root?: string): Tool[] {
  return [...sessionTools(code, root), ...factTools(code, root)].map((tool) =>
    Object.assign(tool, { brief: true as const }),
  )
}

function sessionTools(code: CodeVerbs, root: string | undefined): Tool[] {
  return [
    {
      name: 'start_session',
      hint: "Begin here with the person's words, then pass session_id to every tool: its answer has the evidence to hand in. Tools also take budget (tokens), page (next of the answer before) and, without a session, root.",
      verb: at(root, code.startSession),
      readOnly: false,
    },
    {
      name: 'update_slot',
      hint: 'Give the evidence of the tool that showed it.',
      verb: code.updateSlot,
      readOnly: false,
    },
    {
      name: 'map_symbol',
      hint: 'Give the evidence of the tool that showed it.',
      verb: code.mapSymbol,
      readOnly: false,
    },
    {
      name: 'submit_understanding',
      hint: 'Only what tools of this session have shown. errors name what is false, next says what to do.',
      verb: code.submitUnderstanding,
      readOnly: false,
    },
    {
      name: 'semantic_search',
      hint: 'Only after find_definitions, find_references and search_text.',
      verb: code.semanticSearch,
      readOnly: false,
    },
    { name: 'verify_hypotheses', hint: 'Needed after semantic_search.', verb: code.verifyHypotheses, readOnly: false },
    { name: 'check_write_target', hint: 'Ask before each write.', verb: code.checkWriteTarget, readOnly: false },
    {
      name: 'record_outcome',
      hint: 'Use when the change is done or given up.',
      verb: code.recordOutcome,
      readOnly: false,
    },
    { name: 'outcome_log', hint: 'Learn from earlier ones.', verb: code.outcomeLog, readOnly: true },
  ]
}

const path = z.string().describe('relative to the root')
const name = z.string().describe('name or Container.name')
const line = z.int()
const HINT = 'complete: false says what may be missing.'
const FACT_TOOLS: readonly { name: ToolName; summary: string; params: z.ZodRawShape }[] = [
  { name: 'query', summary: 'Files, symbols and lines for a request in plain words', params: { text: z.string() } },
  { name: 'search_text', summary: 'Lines that hold a text', params: { text: z.string() } },
  { name: 'search_files', summary: 'Files by a glob or a part of the path', params: { pattern: z.string() } },
  { name: 'find_definitions', summary: 'Where a symbol is defined', params: { name } },
  { name: 'find_references', summary: 'Where a symbol is used', params: { name } },
  { name: 'get_symbols', summary: 'Symbols of a file', params: { path } },
  { name: 'get_function_at_line', summary: 'The function around a line', params: { path, line } },
  { name: 'analyze_structure', summary: 'Imports, calls and exports of a file or folder', params: { path } },
  { name: 'repo_map', summary: 'The repository at a glance', params: {} },
  { name: 'index_status', summary: 'How far the index is', params: {} },
]

/** What every tool takes besides its own; `start_session` says so once for all of them. */
const Common = z.looseObject({
  session_id: ToolInput.shape.session_id,
  root: ToolInput.shape.root,
  budget: z.int().optional(),
  page: z.string().optional(),
})

/** Each is the one verb `code.tool` with its parameters beside session and root, as an assistant expects them. */
function factTools(code: CodeVerbs, root: string | undefined): Tool[] {
  return FACT_TOOLS.map(({ name: tool, summary, params }) => ({
    name: tool,
    hint: HINT,
    // Within a session the answer is kept, which changes nothing but what may be handed in.
    readOnly: true,
    input: z.looseObject({ session_id: Common.shape.session_id, ...params }),
    verb: defineVerb({
      name: `code.${tool}`,
      summary,
      input: Common.extend(params),
      output: ToolOutput,
      errors: code.tool.errors,
      run: (ctx, { session_id, root: asked, ...rest }) => {
        const where = session_id === undefined ? { root: asked ?? root } : { session_id }
        return callVerb(code.tool, ctx, { tool, params: rest, ...where })
      },
    }),
  }))
}

/** With the folder this server was started for, where none is named. */
function at(root: string | undefined, verb: CodeVerbs['startSession']): Verb {
  if (root === undefined) return verb
  return defineVerb({ ...verb, run: (ctx, input) => callVerb(verb, ctx, { root, ...input }) })
}
