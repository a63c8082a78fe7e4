import { dirname, join, normalize } from 'node:path'
import type { Hit } from '../../contract/hits.ts'
import { readPlain } from '../../files/read-plain.ts'
import type { CodeIndex } from '../../index/code-index.ts'
import type { IndexedFile, PlacedSymbol } from '../../index/symbol-table.ts'
import { isScript } from '../../languages/language.ts'
import { occurrencesOf } from '../scope/occurrences.ts'

/** Where the compiler gave up: places of the name in the file itself and in files that import it. Others are only counted. */
export async function mentionedPlaces(
  index: CodeIndex,
  definition: PlacedSymbol,
): Promise<{ hits: Hit[]; unsure: number }> {
  const { name, path, nameLine } = definition
  const id = index.words.idOf(name)
  const hits: Hit[] = []
  let unsure = 0
  for (const candidate of id === undefined ? [] : index.words.filesOf(id)) {
    const file = index.files.get(candidate)
    if (file === undefined || !isScript(file.stored.language)) continue
    const bytes = await readPlain(join(index.root, candidate)).catch(() => undefined)
    if (bytes === undefined) continue
    const locals = candidate === path ? [name] : localNames(file, definition)
    for (const local of new Set([name, ...locals]))
      for (const { line, text, isCall, receiver } of occurrencesOf(bytes, local, file.stored.language)) {
        const isDefinition = candidate === path && line === nameLine && receiver === ''
        if (!locals.includes(local)) unsure++
        else
          hits.push({
            path: candidate,
            lines: [line, line],
            symbol: name,
            kind: isDefinition ? 'definition' : isCall ? 'call' : 'reference',
            text: text.slice(0, 240),
            confidence: isDefinition ? 1 : candidate === path ? 0.8 : 0.6,
          })
      }
  }
  return { hits, unsure }
}

/** What a definition goes by in a file that imports the one it stands in; empty where none of its imports leads there. */
function localNames({ path, outline }: IndexedFile, definition: PlacedSymbol): string[] {
  const leading = outline.imports.filter(
    ({ from }) => from.startsWith('.') && stem(normalize(join(dirname(path), from))) === stem(definition.path),
  )
  if (leading.length === 0) return []
  const taken = leading.flatMap(({ names }) => names.filter(({ name }) => name === definition.name))
  return [definition.name, ...taken.map(({ local }) => local)]
}

function stem(path: string): string {
  return path.replace(/\.(?:d\.)?[cm]?[jt]sx?$/, '').replace(/(?:^|\/)index$/, '')
}
