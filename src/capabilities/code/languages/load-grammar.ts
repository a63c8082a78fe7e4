import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { GRAMMARS } from './grammars/all.ts'
import { LANGUAGES } from './language.ts'
import type { GrammarOutline } from './grammars/grammar.ts'

type TreeSitter = typeof import('@vscode/tree-sitter-wasm')
export type SyntaxNode = InstanceType<TreeSitter['Node']>
export type SyntaxQuery = InstanceType<TreeSitter['Query']>

export interface LoadedGrammar {
  parser: InstanceType<TreeSitter['Parser']>
  query: SyntaxQuery
  outline: GrammarOutline
}

const require = createRequire(import.meta.url)
const BOX = '@vscode/tree-sitter-wasm'
/** Node 24 itself dies of them: V8 runs out of its own memory while it optimises so large a function (nodejs/node#63421). */
const DEADLY = new Set(['swift'])

/** Where the file of a grammar may lie: in the box, in a folder of the person's, or in a package they installed. */
export function grammarFile(name: string, folder: string): string | undefined {
  const file = `tree-sitter-${name}.wasm`
  const inBox = join(dirname(require.resolve(BOX)), file)
  if (existsSync(inBox)) return inBox
  const given = join(folder, file)
  if (existsSync(given)) return given
  for (const id of [`tree-sitter-${name}/${file}`, `@tree-sitter-grammars/tree-sitter-${name}/${file}`]) {
    try {
      return require.resolve(id)
    } catch {
      // Not installed: the next place may have it.
    }
  }
  return undefined
}

/** Whether the files of a language could be read by a grammar. */
export function hasGrammar(language: string, folder: string): boolean {
  const known = LANGUAGES.find(({ id }) => id === language)
  if (known === undefined || !('grammar' in known)) return false
  return !DEADLY.has(known.grammar) && grammarFile(known.grammar, folder) !== undefined
}

/** Loads grammars as files need them, once for each thread. */
export class Grammars {
  readonly #folder: string
  #library: Promise<TreeSitter> | undefined
  readonly #loaded = new Map<string, Promise<LoadedGrammar | undefined>>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Undefined where it is not installed. */
  load(name: string): Promise<LoadedGrammar | undefined> {
    const known = this.#loaded.get(name) ?? this.#load(name)
    this.#loaded.set(name, known)
    return known
  }

  async #load(name: string): Promise<LoadedGrammar | undefined> {
    const file = DEADLY.has(name) ? undefined : grammarFile(name, this.#folder)
    const outline = GRAMMARS[name]
    if (file === undefined || outline === undefined) return undefined
    const library = await (this.#library ??= startLibrary())
    const language = await library.Language.load(file)
    const query = usableQuery(library, language, outline.patterns)
    if (query === undefined) return undefined
    const parser = new library.Parser()
    parser.setLanguage(language)
    return { parser, query, outline }
  }
}

async function startLibrary(): Promise<TreeSitter> {
  const library = require(BOX) as TreeSitter
  await library.Parser.init({ locateFile: () => join(dirname(require.resolve(BOX)), 'tree-sitter.wasm') })
  return library
}

/** Patterns the grammar does not know are left out; undefined when it knows none. */
function usableQuery(
  library: TreeSitter,
  language: InstanceType<TreeSitter['Language']>,
  patterns: readonly string[],
): SyntaxQuery | undefined {
  const query = (source: readonly string[]) => new library.Query(language, source.join('\n'))
  try {
    return query(patterns)
  } catch {
    const known = patterns.filter((pattern) => {
      try {
        query([pattern]).delete()
        return true
      } catch {
        return false
      }
    })
    return known.length === 0 ? undefined : query(known)
  }
}
