import { literal } from '#text/literal.ts'
import { CALLABLE, type OutlineSymbol, qualifiedName } from '../languages/outline.ts'
import type { CodeIndex } from './code-index.ts'
import type { IndexedFile, PlacedSymbol } from './symbol-table.ts'

/** Further files say nothing new of a name that everybody uses. */
const MOST_FILES = 60
const MOST_FOUND = 40
/** A list of parameters is not longer. */
const LONGEST_HEAD = 60

/**
 * Names that no outline holds: what a function takes or keeps for itself, and what a method gives to itself
 * (`self.leading = …`). Looked for
 * only when somebody asks by name, so they cost no index; a comment or a text gives nothing a name.
 */
export async function innerNames(index: CodeIndex, asked: string): Promise<PlacedSymbol[]> {
  const parts = asked.split(/::|[.#]/u).filter((part) => part !== '')
  const name = parts.at(-1) ?? asked
  const holder = parts.slice(0, -1).join('.')
  const id = /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(name) ? index.words.idOf(name) : undefined
  const paths = id === undefined ? [] : [...index.words.filesOf(id)].toSorted().slice(0, MOST_FILES)
  const found: PlacedSymbol[] = []
  for (const path of paths) {
    const file = index.files.get(path)
    const text = file === undefined ? undefined : await index.read(path)
    if (file === undefined || text === undefined) continue
    found.push(...namesIn(file, text.split('\n'), name).filter((symbol) => isIn(symbol, holder)))
    if (found.length >= MOST_FOUND) break
  }
  return found.slice(0, MOST_FOUND)
}

const isIn = ({ container }: PlacedSymbol, holder: string): boolean =>
  holder === '' || container === holder || container.endsWith(`.${holder}`) || container.startsWith(`${holder}.`)

function namesIn(file: IndexedFile, lines: readonly string[], name: string): PlacedSymbol[] {
  const functions = file.outline.symbols.filter(({ kind }) => CALLABLE.has(kind))
  const given = new RegExp(`^\\s*(?:self\\.|this\\.|@)${literal(name)}\\s*(?::[^=]+)?=(?!=)`, 'u')
  const found = new Map<string, PlacedSymbol>()
  const local = new RegExp(
    `^\\s*(?:(?:const|let|var|val|final|auto)\\s+${literal(name)}\\s*(?::[^=]+)?=(?!=)|${literal(name)}\\s*(?::\\s*[\\w\\[\\], .|]+)?:?=(?!=))`,
    'u',
  )
  const add = (kind: 'property' | 'parameter' | 'variable', container: string, line: number) => {
    const text = lines[line - 1] ?? ''
    const { path, stored } = file
    const key = `${kind} ${container}`
    const column = Math.max(0, text.indexOf(name))
    const place = { line, endLine: line, nameLine: line, column, signature: text.trim(), doc: '' }
    if (!found.has(key)) found.set(key, { name, kind, container, path, language: stored.language, ...place })
  }
  for (const symbol of functions) {
    const head = parameterLine(lines, symbol, name)
    if (head !== undefined) add('parameter', qualifiedName(symbol), head)
    for (let n = symbol.line + 1; n <= symbol.endLine; n++)
      if (local.test(lines[n - 1] ?? '') && isInnermost(functions, symbol, n)) add('variable', qualifiedName(symbol), n)
    if (symbol.container === '') continue
    for (let n = symbol.line; n <= symbol.endLine; n++)
      if (given.test(lines[n - 1] ?? '')) add('property', symbol.container, n)
  }
  return [...found.values()]
}

function isInnermost(functions: readonly OutlineSymbol[], symbol: OutlineSymbol, line: number): boolean {
  return !functions.some((each) => symbol.line < each.line && each.line <= line && line <= each.endLine)
}

/** The line of a function's head where it says that it takes something of that name. */
function parameterLine(lines: readonly string[], symbol: OutlineSymbol, name: string): number | undefined {
  const wanted = new RegExp(`(?:^|[(,*&\\s{[.])${literal(name)}\\??\\s*(?:[,:=)}\\]]|$)`, 'u')
  let depth = 0
  for (let n = symbol.nameLine; n <= Math.min(symbol.endLine, symbol.nameLine + LONGEST_HEAD); n++) {
    const line = (lines[n - 1] ?? '').replace(/(?:#|\/\/).*$/u, '')
    const from = n === symbol.nameLine ? line.indexOf('(', symbol.column) : 0
    if (from < 0) return undefined
    let end = line.length
    for (let at = from; at < line.length && end === line.length; at++) {
      if (line[at] === '(') depth++
      else if (line[at] === ')' && --depth === 0) end = at + 1
    }
    if (wanted.test(line.slice(from, end))) return n
    if (depth === 0) return undefined
  }
  return undefined
}
