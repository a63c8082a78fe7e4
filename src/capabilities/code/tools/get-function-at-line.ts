import type { ToolParams } from '../contract/tools.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import { CALLABLE } from '../languages/outline.ts'
import type { Findings } from './answer.ts'
import { hitOf } from './find-definitions.ts'
import { knownPath } from './known-path.ts'

/** The innermost function around a line, then what it stands in; the symbol at the line where it is in no function. */
export async function getFunctionAtLine(
  index: CodeIndex,
  params: ToolParams<'get_function_at_line'>,
): Promise<Findings> {
  const path = knownPath(index, params.path)
  const file = index.files.get(path)
  const around = (file?.outline.symbols ?? [])
    .filter(({ line, endLine }) => line <= params.line && params.line <= endLine)
    .toSorted((a, b) => a.endLine - a.line - (b.endLine - b.line) || b.line - a.line)
  const inner = around.find(({ kind }) => CALLABLE.has(kind)) ?? around[0]
  const order =
    inner === undefined
      ? []
      : [inner, ...around.filter((each) => each !== inner && each.endLine - each.line >= inner.endLine - inner.line)]
  const text = await index.read(path)
  const lines = text?.split('\n') ?? []
  const hits = order.map((symbol, n) => {
    const hit = hitOf({ ...symbol, path, language: file?.stored.language ?? '' })
    if (n === 0) hit.text = lines.slice(symbol.line - 1, symbol.endLine).join('\n')
    return hit
  })
  return { hits, reasons: outlineReasons(index.status()) }
}
