import { NazeError } from '#kernel/errors.ts'
import type { Hit } from '../contract/hits.ts'
import type { ToolParams } from '../contract/tools.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons, reasonsOf } from '../index/index-status.ts'
import { CALLABLE } from '../languages/outline.ts'
import { type Findings, roomFor } from './answer.ts'
import { hitOf } from './find-definitions.ts'
import { knownPath } from './known-path.ts'
import { piecesOf } from './pieces.ts'

/** So many lines around one that is in nothing. */
const BEFORE = 10
const BEHIND = 30

/**
 * The innermost function around a line, then what it stands in; the symbol at the line where it is in no function. With
 * `to`, the lines from one to the other as they stand. What is too long comes in pieces, the one asked for first.
 */
export async function getFunctionAtLine(
  index: CodeIndex,
  params: ToolParams<'get_function_at_line'>,
): Promise<Findings> {
  const path = knownPath(index, params.path)
  const text = await index.read(path)
  if (text === undefined) throw new NazeError('NOT_FOUND', `${params.path} is no file that can be read`)
  const lines = text.replace(/\n$/, '').split('\n')
  return params.to === undefined ? functionAround(index, path, lines, params) : range(index, path, lines, params)
}

function functionAround(
  index: CodeIndex,
  path: string,
  lines: readonly string[],
  { line: asked, budget }: ToolParams<'get_function_at_line'>,
): Findings {
  const file = index.files.get(path)
  const around = (file?.outline.symbols ?? [])
    .filter(({ line, endLine }) => line <= asked && asked <= endLine)
    .toSorted((a, b) => a.endLine - a.line - (b.endLine - b.line) || b.line - a.line)
  const inner = around.find(({ kind }) => CALLABLE.has(kind)) ?? around[0]
  const reasons = outlineReasons(index.status())
  // A handler without a name, or code that stands by itself: what is there is shown as it stands.
  if (inner === undefined) {
    if (asked > lines.length) return { hits: [], reasons }
    return range(index, path, lines, { path, line: Math.max(1, asked - BEFORE), to: asked + BEHIND, budget })
  }
  const asHit = (symbol: typeof inner): Hit => hitOf({ ...symbol, path, language: file?.stored.language ?? '' })
  const { text: _signature, ...whole } = asHit(inner)
  const pieces = piecesOf(lines, [inner.line, inner.endLine], asked, roomFor(whole, reasons, budget))
  const outer = around.filter((each) => each !== inner && each.endLine - each.line >= inner.endLine - inner.line)
  return { hits: [...pieces.map((piece) => Object.assign({}, whole, piece)), ...outer.map(asHit)], reasons }
}

function range(
  index: CodeIndex,
  path: string,
  lines: readonly string[],
  { line, to = line, budget }: ToolParams<'get_function_at_line'>,
): Findings {
  if (to < line) throw new NazeError('INVALID_INPUT', 'to: the last line, not before the first')
  if (line > lines.length) throw new NazeError('NOT_FOUND', `${path} has ${lines.length} lines`)
  // Lines are read as they are: they lack nothing that only outlines lack.
  const reasons = reasonsOf(index.status())
  const whole: Hit = { path, kind: 'lines' }
  const room = roomFor({ ...whole, lines: [line, to] }, reasons, budget)
  const pieces = piecesOf(lines, [line, Math.min(to, lines.length)], line, room)
  return { hits: pieces.map((piece) => Object.assign({}, whole, piece)), reasons }
}
