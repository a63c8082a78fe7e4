import { NazeError } from '#kernel/errors.ts'
import type { ToolAnswer, ToolName } from '../contract/hits.ts'
import { TOOL_PARAMS, type ToolParams } from '../contract/tools.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { searchText } from '../search/text-search.ts'
import { analyzeStructure } from './analyze-structure.ts'
import { answerWithin, type Findings } from './answer.ts'
import { findDefinitions } from './find-definitions.ts'
import { findReferences } from '../references/find-references.ts'
import { getFunctionAtLine } from './get-function-at-line.ts'
import { getSymbols } from './get-symbols.ts'
import { indexStatus } from './index-status.ts'
import { query } from './query.ts'
import { repoMap } from './repo-map.ts'
import { searchFiles } from './search-files.ts'

type Tool<T extends ToolName> = (
  index: CodeIndex,
  params: ToolParams<T>,
  signal: AbortSignal,
) => Findings | Promise<Findings>

const TOOLS: { [T in ToolName]: Tool<T> } = {
  query,
  search_text: searchText,
  search_files: searchFiles,
  find_definitions: findDefinitions,
  find_references: findReferences,
  get_symbols: getSymbols,
  get_function_at_line: getFunctionAtLine,
  analyze_structure: analyzeStructure,
  repo_map: repoMap,
  semantic_search: (index, params, signal) => query(index, params, signal, true),
  index_status: indexStatus,
}

/** One tool, from unchecked parameters to a page of its answer. */
export async function runTool<T extends ToolName>(
  index: CodeIndex,
  tool: T,
  raw: unknown,
  signal: AbortSignal,
): Promise<ToolAnswer> {
  const params = checked(tool, raw)
  signal.throwIfAborted()
  return answerWithin(await TOOLS[tool](index, params, signal), params)
}

function checked<T extends ToolName>(tool: T, raw: unknown): ToolParams<T> {
  const parsed = TOOL_PARAMS[tool].safeParse(raw)
  if (parsed.success) return parsed.data as ToolParams<T>
  const issue = parsed.error.issues[0]
  const where = issue === undefined || issue.path.length === 0 ? tool : issue.path.map(String).join('.')
  throw new NazeError('INVALID_INPUT', `${where}: ${issue?.message ?? 'not understood'}`)
}
