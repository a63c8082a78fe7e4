import { emptyOutline, type Outline, type OutlineSymbol } from '../outline.ts'
import { lineNumbers, oneLine } from './text.ts'

/** Keys of the first three levels: below that a JSON file is data. */
const JSON_DEPTH = 3

export function outlineJson(text: string): Outline {
  const symbols: OutlineSymbol[] = []
  const lineAt = lineNumbers(text)
  const open: { symbol: OutlineSymbol | undefined; brace: string }[] = []
  let last: OutlineSymbol | undefined
  for (const { 0: token, index } of text.matchAll(/\/\/[^\n]*|\/\*[^]*?\*\/|"(?:\\.|[^"\\])*"(\s*:)?|[{}[\]]/g)) {
    const mark = token[0]
    if (mark === '/') continue
    if (mark === '{' || mark === '[') {
      open.push({ symbol: last, brace: mark })
      last = undefined
    } else if (mark === '}' || mark === ']') {
      const symbol = open.pop()?.symbol
      if (symbol !== undefined) symbol.endLine = lineAt(index)
    } else if (token.endsWith(':') && open.length <= JSON_DEPTH && open.every(({ brace }) => brace === '{')) {
      const name = token.slice(1, token.lastIndexOf('"'))
      const line = lineAt(index)
      const container = open
        .map(({ symbol }) => symbol?.name)
        .filter((each) => each !== undefined)
        .join('.')
      const lineEnd = text.indexOf('\n', index)
      const signature = oneLine(text.slice(index, Math.min(lineEnd === -1 ? text.length : lineEnd, index + 200)))
      const column = index - (text.lastIndexOf('\n', index) + 1) + 1
      last = { name, kind: 'key', container, line, endLine: line, column, nameLine: line, signature, doc: '' }
      symbols.push(last)
    }
  }
  return { ...emptyOutline(), symbols }
}
