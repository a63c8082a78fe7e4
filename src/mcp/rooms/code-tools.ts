import { z } from 'zod'
import { TOOL_NAMES, TOOL_PARAMS, ToolInput, type ToolName, ToolOutput } from '#capabilities/code/contract.ts'
import type { CodeVerbs } from '#capabilities/code/verbs.ts'
import { callVerb, defineVerb, type Verb } from '#kernel/verb.ts'
import type { Tool } from '../tool.ts'

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
      hint: 'Begin here. Pass session_id to every tool: its answer has the evidence to hand in. Tools also take budget (tokens), page (`next` of the answer before, as it is) and, without a session, root.',
      verb: at(root, code.startSession),
      readOnly: false,
    },
    {
      name: 'update_slot',
      hint: 'Give the evidence of the tool that showed it. A target_feature cut wrongly is put right by a quote of the request alone.',
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
      hint: 'Only after find_definitions, find_references and search_text. reason: no_definition_found, architecture_unknown; for observed_issue no_similar_implementation, context_fragmented.',
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

const HINT = 'complete: false says what may be missing.'
type FactTool = Exclude<ToolName, 'semantic_search'>
const SUMMARIES: Readonly<Record<FactTool, string>> = {
  query: 'Files, symbols and lines for a request in plain words',
  search_text: 'Lines that hold a text',
  search_files: 'Files by their path',
  find_definitions: 'Where a symbol is defined',
  find_references: 'Where a symbol is used',
  get_symbols: 'Symbols of a file or folder',
  get_function_at_line: 'The function around a line, or a range of lines',
  analyze_structure: 'Imports, calls and exports of a file or folder',
  repo_map: 'The repository at a glance',
  index_status: 'How far the index is',
}
const FACT_TOOLS = TOOL_NAMES.filter((name): name is FactTool => name !== 'semantic_search')

/** What every tool takes besides its own parameters, which are checked where the tool is run. */
const Common = z.looseObject({
  session_id: ToolInput.shape.session_id,
  root: ToolInput.shape.root,
})

/** Each is the one verb `code.tool` with its parameters beside session and root, as an assistant expects them. */
function factTools(code: CodeVerbs, root: string | undefined): Tool[] {
  return FACT_TOOLS.map((tool) => ({
    name: tool,
    hint: HINT,
    // Within a session the answer is kept, which changes nothing but what may be handed in.
    readOnly: true,
    input: z.looseObject({ session_id: Common.shape.session_id, ...ownParams(tool) }),
    verb: defineVerb({
      name: `code.${tool}`,
      summary: SUMMARIES[tool],
      input: Common,
      output: ToolOutput,
      errors: code.tool.errors,
      run: (ctx, { session_id, root: asked, ...rest }) => {
        const where = session_id === undefined ? { root: asked ?? root } : { session_id }
        return callVerb(code.tool, ctx, { tool, params: rest, ...where })
      },
    }),
  }))
}

/** As short as what all of them take can be said: where to go on, `next` as it was given. */
const Page = z.union([z.string(), z.int()]).optional()

function ownParams(tool: FactTool): z.ZodRawShape {
  const { budget: _budget, page: _page, ...own } = TOOL_PARAMS[tool].shape
  return tool === 'index_status' ? own : { ...own, page: Page }
}

/** With the folder this server was started for, where none is named. */
function at(root: string | undefined, verb: CodeVerbs['startSession']): Verb {
  if (root === undefined) return verb
  return defineVerb({ ...verb, run: (ctx, input) => callVerb(verb, ctx, { root, ...input }) })
}
