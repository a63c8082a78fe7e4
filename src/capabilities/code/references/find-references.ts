import { NazeError } from '#kernel/errors.ts'
import type { Hit } from '../contract/hits.ts'
import { lack } from '../contract/lacks.ts'
import type { ToolParams } from '../contract/tools.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { PlacedSymbol } from '../index/symbol-table.ts'
import { isScript } from '../languages/language.ts'
import type { Findings } from '../tools/answer.ts'
import { definitionsOf } from '../tools/find-definitions.ts'
import { knownPath } from '../tools/known-path.ts'
import { scopeReferences } from './scope/scope-references.ts'
import { mentionedPlaces } from './script/mentioned-places.ts'
import type { ServicePlace } from './script/messages.ts'
import { CompilerGone } from './script/script-references.ts'
import { literal } from '#text/literal.ts'

type Asked = Pick<ToolParams<'find_references'>, 'name' | 'path' | 'line'>

/** More definitions of one name than this and nobody means all of them. */
const MOST_DEFINITIONS = 60

/** Who uses a symbol: by the compiler for TypeScript and JavaScript, by scopes and imports with a confidence for the others. */
export async function findReferences(index: CodeIndex, params: Asked, signal: AbortSignal): Promise<Findings> {
  const reasons = outlineReasons(index.status())
  const meant = await meantDefinitions(index, params)
  if (meant.length === 0) reasons.push(lack('no-definition', { name: params.name }))
  if (meant.length > MOST_DEFINITIONS)
    reasons.push(lack('many-definitions', { count: meant.length, most: MOST_DEFINITIONS }))
  const followed = meant.slice(0, MOST_DEFINITIONS)
  const hits = [
    ...(await byCompiler(index, followed, reasons, signal)),
    ...(await scopeReferences(index, followed, reasons, signal)),
  ]
  return { hits: inOrder(hits), reasons: [...new Set(reasons)] }
}

async function meantDefinitions(index: CodeIndex, { name, path, line }: Asked): Promise<PlacedSymbol[]> {
  const inside = path === undefined ? undefined : knownPath(index, path)
  const all = withClasses(index, definitionsOf(index, name)).filter(
    (symbol) => inside === undefined || symbol.path === inside,
  )
  if (line === undefined) return all
  const at = all.filter((symbol) => symbol.line <= line && line <= Math.max(symbol.nameLine, symbol.line))
  if (at.length > 0 || inside === undefined) return at
  const local = await localName(index, inside, name, line)
  return local === undefined ? [] : [local]
}

/** A class of Python is made by its own name: who calls that calls its `__init__`. */
function withClasses(index: CodeIndex, found: readonly PlacedSymbol[]): PlacedSymbol[] {
  const made = found.filter(({ name, language }) => name === '__init__' && language === 'python')
  return [
    ...found,
    ...made.flatMap(({ container, path }) => definitionsOf(index, container).filter((each) => each.path === path)),
  ]
}

/** A name inside a function is in no outline; the compiler knows it by its place. */
async function localName(
  index: CodeIndex,
  path: string,
  name: string,
  line: number,
): Promise<PlacedSymbol | undefined> {
  const language = index.files.get(path)?.stored.language ?? ''
  if (!isScript(language)) return undefined
  const text = (await index.read(path))?.split('\n')[line - 1]
  const column = text?.search(new RegExp(`(?<![\\w$])${literal(name)}(?![\\w$])`)) ?? -1
  if (column === -1) throw new NazeError('NOT_FOUND', `${name} does not stand on line ${line} of ${path}`)
  return {
    name,
    kind: 'variable',
    container: '',
    path,
    language,
    line,
    endLine: line,
    column,
    nameLine: line,
    signature: '',
    doc: '',
  }
}

async function byCompiler(
  index: CodeIndex,
  definitions: readonly PlacedSymbol[],
  reasons: string[],
  signal: AbortSignal,
): Promise<Hit[]> {
  const found = new Map<string, ServicePlace & { definition: PlacedSymbol }>()
  const without: Hit[] = []
  let untold = 0
  for (const definition of definitions.filter(({ language }) => isScript(language))) {
    signal.throwIfAborted()
    const { path, nameLine, column } = definition
    // The uses of overloads and merged declarations are the same: one question answers for all of them.
    if (found.get(keyOf({ path, line: nameLine, column }))?.isDefinition === true) continue
    try {
      const answer = await index.scripts.at(path, nameLine, column)
      for (const place of answer.places) {
        const key = keyOf(place)
        if (!found.has(key)) found.set(key, { ...place, definition })
      }
      untold = Math.max(untold, answer.untold)
      for (const file of answer.computed) reasons.push(lack('computed-exports', { file }))
    } catch (error) {
      const { hits, unsure } = await mentionedPlaces(index, definition)
      without.push(...hits)
      reasons.push(whyNot(error))
      if (unsure > 0) reasons.push(lack('names-elsewhere', { count: unsure }))
    }
  }
  if (index.scripts.isReduced && found.size > 0) reasons.push(lack('installed-packages', {}))
  if (untold > 0) reasons.push(lack('types-unknown', { count: untold }))
  const lines = new LineReader(index)
  const hits: Hit[] = []
  for (const { path, line, isDefinition, isImport, definition } of found.values()) {
    const text = await lines.line(path, line)
    const kind = isDefinition ? 'definition' : isImport ? 'import' : 'reference'
    hits.push({ path, lines: [line, line], symbol: definition.name, kind, text, confidence: 1 })
  }
  return [...hits, ...without]
}

function whyNot(error: unknown): string {
  if (error instanceof CompilerGone && error.isFull) return lack('compiler-memory', {})
  return lack('compiler-silent', { why: error instanceof Error ? error.message : 'unknown' })
}

function keyOf({ path, line, column }: { path: string; line: number; column: number }): string {
  return `${path}:${line}:${column}`
}

class LineReader {
  readonly #index: CodeIndex
  readonly #files = new Map<string, Promise<string[]>>()

  constructor(index: CodeIndex) {
    this.#index = index
  }

  async line(path: string, line: number): Promise<string> {
    const known = this.#files.get(path) ?? this.#index.read(path).then((text) => text?.split('\n') ?? [])
    this.#files.set(path, known)
    return ((await known)[line - 1] ?? '').trim().slice(0, 240)
  }
}

/** One hit a line, the surest of them; by path and line. */
function inOrder(hits: readonly Hit[]): Hit[] {
  const best = new Map<string, Hit>()
  for (const hit of hits) {
    const key = `${hit.path}:${hit.lines?.[0]}`
    const known = best.get(key)
    if (known === undefined || (hit.confidence ?? 0) > (known.confidence ?? 0)) best.set(key, hit)
  }
  return [...best.values()].toSorted((a, b) =>
    a.path < b.path ? -1 : a.path > b.path ? 1 : (a.lines?.[0] ?? 0) - (b.lines?.[0] ?? 0),
  )
}
