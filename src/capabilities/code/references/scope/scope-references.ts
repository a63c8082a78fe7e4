import { join } from 'node:path'
import type { Hit } from '../../contract/hits.ts'
import { lack } from '../../contract/lacks.ts'
import { readPlain } from '../../files/read-plain.ts'
import type { CodeIndex } from '../../index/code-index.ts'
import type { IndexedFile, PlacedSymbol } from '../../index/symbol-table.ts'
import { CALLABLE } from '../../languages/outline.ts'
import { isScript } from '../../languages/language.ts'
import { judge } from './judge.ts'
import { modulesOf } from './modules.ts'
import { occurrencesOf } from './occurrences.ts'
import { isSameFamily, visibilityOf } from './visibility.ts'

/** Below this a place shares a name and nothing more: it is counted, not listed. */
const LEAST = 0.5
const NAMELESS: ReadonlySet<string> = new Set(['json', 'yaml', 'markdown', 'html', 'css', 'sql'])

/** References by scope and import, for every language without a compiler here. Never by the name alone. */
export async function scopeReferences(
  index: CodeIndex,
  definitions: readonly PlacedSymbol[],
  reasons: string[],
  signal: AbortSignal,
): Promise<Hit[]> {
  const meant = definitions.filter(({ language }) => !isScript(language) && !NAMELESS.has(language))
  if (definitions.some(({ language }) => NAMELESS.has(language))) reasons.push(lack('nameless', {}))
  const hits: Hit[] = []
  let unsure = 0
  let starred = 0
  for (const definition of meant) {
    const others = index.symbols.named(definition.name).length
    for (const file of candidatesFor(index, definition)) {
      signal.throwIfAborted()
      const { hits: found, isStarred } = await placesIn(index, file, definition, others)
      if (isStarred && found.some(({ confidence = 0 }) => confidence >= LEAST)) starred++
      for (const hit of found) {
        if ((hit.confidence ?? 0) >= LEAST) hits.push(hit)
        else unsure++
      }
    }
  }
  if (starred > 0) reasons.push(lack('whole-modules', { count: starred }))
  if (unsure > 0) reasons.push(lack('scopes-elsewhere', { count: unsure }))
  return hits
}

/** Files that hold the name, or take it under another. */
function candidatesFor(index: CodeIndex, { name, language }: PlacedSymbol): IndexedFile[] {
  const id = index.words.idOf(name)
  const paths = new Set(id === undefined ? [] : index.words.filesOf(id))
  const aliases = new Set(
    [...paths]
      .flatMap((path) => index.files.get(path)?.outline.imports ?? [])
      .flatMap(({ names }) => names.filter((taken) => taken.name === name && taken.local !== name))
      .map(({ local }) => index.words.idOf(local)),
  )
  for (const alias of aliases) if (alias !== undefined) for (const path of index.words.filesOf(alias)) paths.add(path)
  return [...paths]
    .map((path) => index.files.get(path))
    .filter((file) => file !== undefined && isSameFamily(file.stored.language, language)) as IndexedFile[]
}

async function placesIn(
  index: CodeIndex,
  file: IndexedFile,
  definition: PlacedSymbol,
  others: number,
): Promise<{ hits: Hit[]; isStarred: boolean }> {
  const bytes = await readPlain(join(index.root, file.path)).catch(() => undefined)
  if (bytes === undefined) return { hits: [], isStarred: false }
  const visibility = visibilityOf(index, file, definition)
  const names = new Set([definition.name, ...(definition.container === '' ? (visibility?.names ?? []) : [])])
  const text = bytes.toString('utf8')
  const home = modulesOf(index).packageOf(definition.path)
  const hits: Hit[] = []
  const definedHere = new Set(
    file.outline.symbols
      .filter((symbol) => names.has(symbol.name) && CALLABLE.has(symbol.kind))
      .map(({ nameLine }) => nameLine),
  )
  const importLines = linesOfImports(file, text)
  for (const name of names)
    for (const occurrence of occurrencesOf(bytes, name, file.stored.language)) {
      const isDefinition =
        file.path === definition.path && occurrence.line === definition.nameLine && occurrence.receiver === ''
      // `def track(` of another class is no use of it.
      const isOther = !isDefinition && definedHere.has(occurrence.line) && occurrence.receiver === ''
      if (isOther) continue
      const confidence = isDefinition
        ? 1
        : judge({ repository: index, home, occurrence, definition, file, visibility, others, text, name })
      const isImport = importLines.has(occurrence.line)
      const kind = isDefinition ? 'definition' : isImport ? 'import' : occurrence.isCall ? 'call' : 'reference'
      hits.push({
        path: file.path,
        lines: [occurrence.line, occurrence.line],
        symbol: definition.name,
        kind,
        text: occurrence.text.slice(0, 240),
        confidence,
      })
    }
  return { hits, isStarred: visibility?.isStarred === true }
}

/** Every line an import takes: a list in brackets goes on until they are closed. */
function linesOfImports({ outline }: IndexedFile, text: string): Set<number> {
  const lines = text.split('\n')
  const found = new Set<number>()
  for (const { line: first } of outline.imports)
    for (let n = first, depth = 0; n <= lines.length; n++) {
      found.add(n)
      for (const [mark] of (lines[n - 1] ?? '').matchAll(/[()[\]{}]/gu)) depth += /[([{]/u.test(mark) ? 1 : -1
      if (depth <= 0 && !/[\\,]\s*$/u.test(lines[n - 1] ?? '')) break
    }
  return found
}
