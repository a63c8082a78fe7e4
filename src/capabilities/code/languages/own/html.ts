import { emptyOutline, type Outline } from '../outline.ts'
import { lineNumbers, oneLine } from './text.ts'

export function outlineHtml(text: string): Outline {
  const outline = emptyOutline()
  const lineAt = lineNumbers(text)
  for (const { 0: tag, 1: element = '', index } of text.matchAll(
    /<!--[^]*?-->|<([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/g,
  )) {
    if (element === '') continue
    const line = lineAt(index)
    const endLine = lineAt(index + tag.length - 1)
    const id = /\sid\s*=\s*["']?([^"'\s>]+)/.exec(tag)
    const signature = oneLine(tag)
    const column = index - (text.lastIndexOf('\n', index) + 1)
    if (id !== null)
      outline.symbols.push({
        name: id[1] ?? '',
        kind: 'element',
        container: '',
        line,
        endLine,
        column,
        nameLine: line,
        signature,
        doc: '',
      })
    if (element.includes('-')) outline.calls.push({ name: element, line })
    const from = /\s(?:src|href)\s*=\s*["']([^"']+)["']/.exec(tag)?.[1]
    if (from !== undefined && /^(?:script|link|img|iframe)$/i.test(element) && !/^(?:https?:)?\/\//.test(from))
      outline.imports.push({ from, names: [], local: '', line })
  }
  for (const { 1: level = '1', 2: title = '', index } of text.matchAll(/<h([1-6])\b[^>]*>([^]*?)<\/h\1>/gi)) {
    const name = oneLine(title.replaceAll(/<[^>]*>/g, ''))
    const line = lineAt(index)
    if (name !== '')
      outline.symbols.push({
        name,
        kind: 'heading',
        container: '',
        line,
        endLine: line,
        column: index - (text.lastIndexOf('\n', index) + 1),
        nameLine: line,
        signature: `h${level}: ${name}`,
        doc: '',
      })
  }
  outline.symbols.sort((a, b) => a.line - b.line || a.column - b.column)
  return outline
}
