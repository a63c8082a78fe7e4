import { isExported } from '../languages/exported.ts'
import { CALLABLE, qualifiedName } from '../languages/outline.ts'
import { kindOf } from '../ranking/files/kind.ts'
import type { CodeIndex } from './code-index.ts'
import type { IndexedFile, PlacedSymbol } from './symbol-table.ts'

const PRIVATE = /^(?:#|_(?!_\w+__$))/u
const PRIVATE_WORD = /^(?:private|protected)\b/u

/**
 * An entry point is a function or method somebody outside its file comes in by: a main, one that is given to others, or
 * one that another file names. A class is none: its methods are. Neither is a function inside another, or a test.
 */
export function isEntryPoint(index: CodeIndex, symbol: PlacedSymbol): boolean {
  const { name, kind, path, container, signature } = symbol
  if (!CALLABLE.has(kind) || kindOf(path) === 'test') return false
  if (name === 'main') return true
  const file = index.files.get(path)
  const holders = file === undefined ? [] : holdersOf(file, container)
  if (holders.some((holder) => CALLABLE.has(holder.kind))) return false
  if (PRIVATE.test(name) || PRIVATE_WORD.test(signature)) return false
  const outermost = holders[0]
  const isGiven = outermost === undefined ? isExported(symbol, symbol.language) : isExported(outermost, symbol.language)
  return isGiven || isNamedElsewhere(index, path, name) || isOfOthers(index, holders.at(-1))
}

const BASES = /\bclass\s+[\w$]+\s*\(([^)]*)\)|\b(?:extends|implements)\s+([^{]+)/gu
/** What a language gives to every class; nobody comes in by it. */
const PLAIN_BASES =
  /^(?:object|ABC|Generic|Protocol|Enum|IntEnum|NamedTuple|TypedDict|\w*(?:Exception|Error)|dict|list|set|str|int|tuple|Object|Array|Map|Set)$/u

/** A method of a class that is made from what lies outside of the repository: whoever has made that calls it. */
function isOfOthers(index: CodeIndex, holder: PlacedSymbol | undefined): boolean {
  if (holder === undefined) return false
  const bases = Array.from(holder.signature.matchAll(BASES), ([, python, other]) => python ?? other ?? '')
    .join(',')
    .replaceAll(/[<[].*?[>\]]|[\w$]+\s*=\s*[\w$.]+/gu, ' ')
    .split(/[,\s]+|\bimplements\b/u)
    .map((base) => base.slice(base.lastIndexOf('.') + 1))
    .filter((base) => /^[\p{L}_$]/u.test(base))
  return bases.some((base) => !PLAIN_BASES.test(base) && index.symbols.named(base).length === 0)
}

/** What holds a symbol of that container, outermost first. */
function holdersOf({ outline, stored, path }: IndexedFile, container: string): PlacedSymbol[] {
  if (container === '') return []
  return outline.symbols
    .filter((symbol) => {
      const whole = qualifiedName(symbol)
      return container === whole || container.startsWith(`${whole}.`)
    })
    .map((symbol) => Object.assign(symbol, { path, language: stored.language }))
}

function isNamedElsewhere(index: CodeIndex, path: string, name: string): boolean {
  for (const { path: other, outline } of index.files.values()) {
    if (other === path) continue
    if (outline.calls.some((call) => call.name === name)) return true
    if (outline.imports.some(({ names }) => names.some((taken) => taken.name === name))) return true
  }
  return false
}

/** The innermost function around a line of a file. */
export function functionAt(index: CodeIndex, path: string, line: number): PlacedSymbol | undefined {
  const file = index.files.get(path)
  if (file === undefined) return undefined
  const [inner] = file.outline.symbols
    .filter((symbol) => CALLABLE.has(symbol.kind) && symbol.line <= line && line <= symbol.endLine)
    .toSorted((a, b) => a.endLine - a.line - (b.endLine - b.line))
  return inner && Object.assign(inner, { path, language: file.stored.language })
}
