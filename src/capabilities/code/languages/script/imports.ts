import type { OutlineImport } from '../outline.ts'
import type { Reader } from './reader.ts'
import { TEXT } from './tokens.ts'

/** `import d, { a as b } from 'x'`, `export * from 'x'`, `require('x')`, `import('x')`. */
export function readImports(read: Reader, lineAt: (offset: number) => number): OutlineImport[] {
  const { tokens, text } = read
  const found: OutlineImport[] = []
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.kind[at] !== TEXT) continue
    const start = tokens.start[at] ?? 0
    const from = text.slice(start + 1, (tokens.end[at] ?? 0) - 1)
    const line = lineAt(start)
    if (read.is(at - 1, '(') && /^(?:require|import)$/.test(read.word(at - 2)))
      found.push({ from, names: [], local: '', line })
    else if (read.word(at - 1) === 'import') found.push({ from, names: [], local: '', line })
    else if (read.word(at - 1) === 'from') {
      const head = headOf(read, at - 1)
      const begin = head === undefined ? undefined : tokens.start[head]
      if (begin !== undefined) found.push({ from, line: lineAt(begin), ...namesOf(text.slice(begin, start)) })
    }
  }
  return found
}

/** The `import` or `export` a `from` belongs to. */
function headOf(read: Reader, from: number): number | undefined {
  for (let at = from - 1; at >= 0; at--) {
    const other = read.tokens.match[at] ?? -1
    if (other !== -1 && other < at) at = other
    const word = read.word(at)
    if (word === 'import' || word === 'export') return at
    if (read.is(at, ';') || read.is(at, '=') || read.is(at, ')')) return undefined
  }
  return undefined
}

function namesOf(head: string): { names: OutlineImport['names']; local: string } {
  const names = (/\{([^}]*)\}/.exec(head)?.[1] ?? '').split(',').flatMap((each) => {
    const [, name, local = name] = /^\s*(?:type\s+)?([\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(each) ?? []
    return name === undefined || local === undefined ? [] : [{ name, local }]
  })
  const standard = /^import\s+(?:type\s+)?(?!type\s*[{*])([\w$]+)\s*(?:,|from\s*$)/.exec(head)?.[1]
  if (standard !== undefined) names.unshift({ name: 'default', local: standard })
  if (/^export\s+(?:type\s+)?\*\s*from/.test(head)) names.push({ name: '*', local: '*' })
  return { names, local: /\*\s*as\s+([\w$]+)/.exec(head)?.[1] ?? '' }
}
