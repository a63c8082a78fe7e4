import type { CodeFacts, KnownSymbol } from '../../facts.ts'
import { isDocument } from '../../files/documents.ts'
import { CALLABLE } from '../../languages/outline.ts'

const WHOLE = 20_000
const PATIENCE_MS = 10_000

/** Where an issue is shown: the lines of the function around it, or of what stands there by itself. */
export interface Place {
  path: string
  line: number
  /** Undefined in a document, and between things. */
  symbol: KnownSymbol | undefined
  /** The statements of its body, as they stand, without its head and without comments. */
  statements: readonly string[]
}

type PlaceFacts = Pick<CodeFacts, 'symbolsIn' | 'run'>

export async function placeAt(facts: PlaceFacts, root: string, path: string, line: number): Promise<Place> {
  if (isDocument(path)) return { path, line, symbol: undefined, statements: [] }
  const around = (await facts.symbolsIn(root, path))
    .filter((symbol) => symbol.line <= line && line <= symbol.endLine)
    .toSorted((a, b) => a.endLine - a.line - (b.endLine - b.line))
  const symbol = around.find(({ kind }) => CALLABLE.has(kind)) ?? around[0]
  if (symbol === undefined) return { path, line, symbol, statements: [] }
  const lines = await linesOf(facts, root, symbol)
  return { path, line, symbol, statements: lines.slice(headOf(lines)).filter(isStatement) }
}

/** As the files are now. */
export async function linesOf(
  facts: Pick<CodeFacts, 'run'>,
  root: string,
  { path, line, endLine }: Pick<KnownSymbol, 'path' | 'line' | 'endLine'>,
): Promise<string[]> {
  const params = { path, line, to: endLine, budget: WHOLE }
  const { hits } = await facts.run(root, 'get_function_at_line', params, AbortSignal.timeout(PATIENCE_MS))
  return hits.flatMap(({ text = '' }) => text.split('\n'))
}

/** How many lines the head of a function takes: its name, what it takes and gives. */
function headOf(lines: readonly string[]): number {
  const end = lines.findIndex((line) =>
    /(?:\{|:|=>|\bdo|\bthen|\()\s*$|\{.*\}\s*$|=>|^\s*(?:const|let|var)\b/u.test(line),
  )
  // What is said in one line has its body in it.
  if (lines.length < 2) return 0
  return end < 0 ? 1 : lines[end]?.trimEnd().endsWith('(') === true ? afterHead(lines, end) : end + 1
}

function afterHead(lines: readonly string[], from: number): number {
  const end = lines.findIndex((line, n) => n > from && /^\s*\).*(?:\{|:|=>)\s*$/u.test(line))
  return end < 0 ? from + 1 : end + 1
}

const COMMENT = /^\s*(?:\/\/|\/\*|\*|#(?!\[)|--|"""|'''|<!--)/u
const IMPORT =
  /^\s*(?:import\b|from\s+\S+\s+import\b|export\s+(?:\*|\{[^}]*\})\s+from\b|use\s+[\w:]+|require\b|#include|using\s+\w|package\s+\w)/u

export const isComment = (line: string): boolean => COMMENT.test(line)
export const isImport = (line: string): boolean => IMPORT.test(line)

/** A line that does something. */
const isStatement = (line: string): boolean => /[\p{L}\p{N}]/u.test(line) && !isComment(line) && !isImport(line)

/** Whether a line is the head of a symbol, or a part of it. */
export function isHead({ symbol, statements }: Place, line: string): boolean {
  if (symbol === undefined || !CALLABLE.has(symbol.kind)) return false
  return !statements.some((each) => each.trim() === line.trim())
}
