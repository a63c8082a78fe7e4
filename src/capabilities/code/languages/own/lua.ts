import { emptyOutline, type Outline, type OutlineSymbol } from '../outline.ts'
import { docAbove } from '../doc-above.ts'
import { lineNumbers, oneLine } from './text.ts'

/** Texts and comments are blanked first, so that every word left is code; columns stay. */
const NOT_CODE = /--\[(=*)\[[^]*?\]\1\]|--[^\n]*|\[(=*)\[[^]*?\]\2\]|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g
const WORD = /\b(?:function|do|then|repeat|until|end|elseif|else)\b/g
const NAMED = /^function\s+([\w.:]+)\s*\([^)]*\)/
const ASSIGNED = /(?:^|[\n;,{])\s*(?:local\s+)?([\w.]+)\s*=\s*$/

interface Block {
  word: string
  symbol: OutlineSymbol | undefined
}

export function outlineLua(text: string): Outline {
  const outline = emptyOutline()
  const code = text.replaceAll(NOT_CODE, (found) => found.replaceAll(/[^\n]/g, ' '))
  const lineAt = lineNumbers(text)
  const open: Block[] = []
  for (const { 0: word, index } of code.matchAll(WORD)) {
    if (word === 'elseif' || word === 'else') continue
    if (word === 'end' || word === 'until') {
      const symbol = open.pop()?.symbol
      if (symbol !== undefined) symbol.endLine = lineAt(index)
    } else if (word === 'then') {
      // An `elseif … then` goes on with the block of its `if`.
      if (!/\belseif\b(?:(?!\bthen\b)[^])*$/.test(code.slice(Math.max(0, index - 400), index)))
        open.push({ word, symbol: undefined })
    } else open.push({ word, symbol: word === 'function' ? definition(text, code, index, open, lineAt) : undefined })
    const symbol = open.at(-1)?.symbol
    if (symbol !== undefined && word === 'function') outline.symbols.push(symbol)
  }
  for (const { index, 1: name = '' } of code.matchAll(/^local\s+(\w+)\s*=(?!\s*function)/gm)) {
    const at = index + 6
    const line = lineAt(index)
    const signature = oneLine(text.slice(index, lineEnd(text, index)))
    outline.symbols.push({
      name,
      kind: 'variable',
      container: '',
      line,
      endLine: line,
      column: at - index,
      nameLine: line,
      signature,
      doc: docAbove(text, index),
    })
  }
  outline.symbols.sort((a, b) => a.line - b.line || a.column - b.column)
  for (const { index, 1: name = '' } of code.matchAll(/(?<![\w.:]|function\s+)(?:[\w.]+[.:])?(\w+)\s*\(/g))
    if (!/^(?:if|while|for|return|and|or|not|function|until|elseif)$/.test(name))
      outline.calls.push({ name, line: lineAt(index) })
  for (const match of text.matchAll(/(?:local\s+(\w+)\s*=\s*)?\brequire\s*\(?\s*["']([^"'\n]+)["']/g))
    outline.imports.push({ from: match[2] ?? '', names: [], local: match[1] ?? '', line: lineAt(match.index) })
  return outline
}

function definition(
  text: string,
  code: string,
  index: number,
  open: readonly Block[],
  lineAt: (offset: number) => number,
): OutlineSymbol | undefined {
  const named = NAMED.exec(code.slice(index, index + 400))
  const before = code.slice(Math.max(0, index - 200), index)
  const path = named?.[1] ?? ASSIGNED.exec(before)?.[1]
  if (path === undefined) return undefined
  const parts = path.split(/[.:]/)
  const name = parts.pop() ?? path
  const start = named === null ? index - (before.length - before.lastIndexOf(path)) : index
  const nameAt =
    named === null ? start + path.length - name.length : index + named[0].indexOf(path) + path.length - name.length
  const line = lineAt(nameAt)
  const outer = open.findLast(({ symbol }) => symbol !== undefined)?.symbol
  const container = parts.length > 0 ? parts.join('.') : (outer?.name ?? '')
  const from = text.lastIndexOf('\n', start) + 1
  const close = text.indexOf(')', index)
  const signature = oneLine(text.slice(from, close === -1 ? lineEnd(text, index) : close + 1))
  return {
    name,
    kind: parts.length > 0 ? 'method' : 'function',
    container,
    line,
    endLine: line,
    column: nameAt - (text.lastIndexOf('\n', nameAt) + 1),
    nameLine: line,
    signature,
    doc: docAbove(text, from),
  }
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end === -1 ? text.length : end
}
