import type { GraphNeighbour } from '../contract/graph.ts'
import { lack } from '../contract/lacks.ts'
import type { CodeIndex } from '../index/code-index.ts'
import { outlineReasons } from '../index/index-status.ts'
import type { IndexedFile, PlacedSymbol } from '../index/symbol-table.ts'
import { isScript } from '../languages/language.ts'
import { qualifiedName } from '../languages/outline.ts'
import { findReferences } from '../references/find-references.ts'
import { literal } from '#text/literal.ts'
import { isSameFamily } from '../references/scope/visibility.ts'
import type { ImportGraph } from './import-graph.ts'

/** So many definitions are asked who uses them, for calls that no import explains. */
const MOST_ASKED = 24
const MOST_SHARED = 8
const LEAST = 0.5
const DEEPEST = 5
const NO_CALLEES: ReadonlySet<string> = new Set(['heading', 'selector', 'key', 'element', 'module', 'property'])

interface Callees {
  nodes: GraphNeighbour[]
  outside: Map<string, number>
  reasons: string[]
}

/** What a symbol calls: by the names it imports and those beside it; the rest by asking who uses each definition of the name. */
export async function callees(
  index: CodeIndex,
  graph: ImportGraph,
  symbol: PlacedSymbol,
  signal: AbortSignal,
): Promise<Callees> {
  const file = index.files.get(symbol.path)
  const nodes = new Map<string, GraphNeighbour>()
  const outside = new Map<string, number>()
  const open: { name: string; lines: number[]; candidates: PlacedSymbol[] }[] = []
  const add = (definition: PlacedSymbol, count: number, confidence: number) => {
    const spot = { path: definition.path, symbol: qualifiedName(definition), line: definition.line }
    const key = `${spot.path}:${spot.line}:${spot.symbol}`
    if (!nodes.has(key) && !isSelf(definition, symbol))
      nodes.set(key, { kind: 'symbol', ...spot, how: 'call', names: [], count, confidence })
  }
  const text = (await index.read(symbol.path))?.split('\n') ?? []
  for (const [name, lines] of file === undefined ? [] : calledIn(file, symbol)) {
    const asked = new Set(lines.map((line) => receiverOf(text[line - 1] ?? '', name)))
    const taken = file === undefined || !asked.has('none') ? undefined : takenAs(file, name)
    const led = taken === undefined ? [] : leadingTo(index, graph, symbol.path, taken, 0)
    const beside = index.symbols
      .named(name)
      .filter((each) => each.path === symbol.path && isBeside(each, symbol, asked))
    if (led.length > 0) for (const each of led) add(each, lines.length, 1)
    else if (taken !== undefined && !hasInside(index, name)) outside.set(name, lines.length)
    else if (beside.length > 0) for (const each of beside) add(each, lines.length, 1)
    else {
      const candidates = named(index, name).filter((each) => mayBeCalled(each, symbol))
      if (candidates.length > 0) open.push({ name, lines, candidates })
    }
  }
  const always = new Set(outlineReasons(index.status()))
  const unasked: string[] = []
  const untied: string[] = []
  let asked = 0
  for (const { name, lines, candidates } of open.toSorted((a, b) => a.candidates.length - b.candidates.length)) {
    asked += candidates.length
    if (candidates.length > MOST_SHARED || asked > MOST_ASKED) unasked.push(name)
    else {
      let isTied = false
      let isSure = true
      for (const candidate of candidates) {
        const { path, nameLine } = candidate
        const found = await findReferences(index, { name: candidate.name, path, line: nameLine }, signal)
        const here = found.hits.filter((hit) => hit.path === symbol.path && lines.includes(hit.lines?.[0] ?? 0))
        const confidence = Math.max(0, ...here.map((hit) => hit.confidence ?? 1))
        if (confidence >= LEAST) add(candidate, here.length, confidence)
        isTied ||= confidence >= LEAST
        isSure &&= found.reasons.every((reason) => always.has(reason))
      }
      if (!isTied && !isSure) untied.push(name)
    }
  }
  const reasons = [
    ...(unasked.length > 0 ? [lack('calls-shared', { count: unasked.length, example: unasked[0] ?? '' })] : []),
    ...(untied.length > 0 ? [lack('calls-untied', { count: untied.length, example: untied[0] ?? '' })] : []),
  ]
  return { nodes: [...nodes.values()], outside, reasons }
}

function calledIn({ outline }: IndexedFile, { line, endLine }: PlacedSymbol): Map<string, number[]> {
  const called = new Map<string, number[]>()
  for (const call of outline.calls)
    if (line <= call.line && call.line <= endLine) called.set(call.name, [...(called.get(call.name) ?? []), call.line])
  return called
}

/** The name something is imported under, and its own. */
function takenAs({ outline }: IndexedFile, local: string): string | undefined {
  return outline.imports.flatMap(({ names }) => names).find((each) => each.local === local)?.name
}

/** The definitions behind an imported name, through files that only pass it on. */
function leadingTo(index: CodeIndex, graph: ImportGraph, from: string, name: string, depth: number): PlacedSymbol[] {
  if (depth > DEEPEST) return []
  for (const [path, { names }] of graph.uses(from)) {
    if (!names.includes(name) && !names.includes('*')) continue
    const defined = index.symbols.named(name).filter((each) => each.path === path && each.container === '')
    if (defined.length > 0) return defined
    const further = leadingTo(index, graph, path, name, depth + 1)
    if (further.length > 0) return further
  }
  return []
}

/** A private name of JavaScript is called without its mark. */
const named = (index: CodeIndex, name: string) => [...index.symbols.named(name), ...index.symbols.named(`#${name}`)]

const hasInside = (index: CodeIndex, name: string) => index.symbols.named(name).length > 0

/** In the same file: at the top or inside the symbol when it is called by its bare name, in the same class when it is asked of this one. */
function isBeside(each: PlacedSymbol, symbol: PlacedSymbol, asked: ReadonlySet<Receiver>): boolean {
  if (NO_CALLEES.has(each.kind)) return false
  const whole = qualifiedName(symbol)
  if (asked.has('none') && (each.container === '' || each.container === whole)) return true
  if (each.container === '') return false
  // In some languages a method is called by its bare name, too.
  const isMate = each.container === symbol.container || each.container === whole
  return isMate && (asked.has('self') || (asked.has('none') && !isScript(symbol.language)))
}

type Receiver = 'none' | 'self' | 'other'

/** What a name is asked of where it is called. A call that goes on over lines counts as asked of something. */
function receiverOf(line: string, name: string): Receiver {
  const found = Array.from(
    line.matchAll(new RegExp(`(\\S*?)(?<![\\w$])${literal(name)}(?![\\w$])`, 'g')),
    (each) => each[1] ?? '',
  )
  if (found.some((before) => /(?:^|[^\w$])(?:this|self|cls|super\(\))(?:\.|->|\?\.|::)#?$/.test(before))) return 'self'
  return found.some((before) => !/(?:\.|->|::)#?$/.test(before) || before.endsWith('...')) ? 'none' : 'other'
}

function mayBeCalled(each: PlacedSymbol, { language, path }: PlacedSymbol): boolean {
  const isFamily = isScript(language) ? isScript(each.language) : isSameFamily(each.language, language)
  return isFamily && !NO_CALLEES.has(each.kind) && (each.container !== '' || each.path !== path)
}

function isSelf(a: PlacedSymbol, b: PlacedSymbol): boolean {
  return a.path === b.path && a.line === b.line && a.name === b.name
}
