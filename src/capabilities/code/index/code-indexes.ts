import { createHash } from 'node:crypto'
import { join, posix } from 'node:path'
import type { GraphView } from '../contract/graph.ts'
import type { ToolAnswer, ToolName } from '../contract/hits.ts'
import type { CodeFacts, GraphAsked, KnownSymbol, PathLook, Reach, Relates, SymbolName } from '../facts.ts'
import { isDocument } from '../files/documents.ts'
import { readPlain } from '../files/read-plain.ts'
import { reallyWithin, realRoot } from '../files/root.ts'
import { sameButCase } from '../files/same-but-case.ts'
import { isSecretPath } from '../files/secrets.ts'
import { isLeftOut } from '../files/walk.ts'
import { graphOf } from '../graph/graph.ts'
import { importGraphOf } from '../graph/import-graph.ts'
import { isValue, qualifiedName } from '../languages/outline.ts'
import { findReferences } from '../references/find-references.ts'
import { definitionsOf } from '../tools/find-definitions.ts'
import { runTool } from '../tools/run-tool.ts'
import type { ScriptLimits } from '../references/script/script-references.ts'
import { RootWatcher } from '../watch/root-watcher.ts'
import { kindOf } from '../ranking/files/kind.ts'
import { CodeIndex } from './code-index.ts'
import { functionAt, isEntryPoint } from './entry-points.ts'
import { innerNames } from './inner-names.ts'
import type { PlacedSymbol } from './symbol-table.ts'
import { withinReach } from './within-reach.ts'

export interface CodeIndexesOptions {
  /** NAZE_HOME: indexes and further grammars lie in its folder `code`. */
  home: string
  /** A server follows what happens to the files; a single command looks once. */
  watch: boolean
  /** So long an answer waits for an index that is being built before it says what it has. */
  patienceMs?: number
  compiler?: Partial<ScriptLimits>
  /** So many folders of a root are followed; in a larger one the files are checked at each question. */
  mostWatched?: number
}

interface Open {
  index: CodeIndex
  watcher: RootWatcher | undefined
}

const PATIENCE_MS = 20_000
const HISTORY_MS = 2_000
/** Below this a use may be of another thing of that name. */
const SURE = 0.8

/** All indexes of a process, one for each root, whatever path it was asked for by. */
export class CodeIndexes implements CodeFacts {
  readonly #options: CodeIndexesOptions & { patienceMs: number }
  readonly #open = new Map<string, Open>()

  constructor(options: CodeIndexesOptions) {
    this.#options = { patienceMs: PATIENCE_MS, ...options }
  }

  openRoot(root: string): Promise<string> {
    return realRoot(root)
  }

  /** The index of a root, begun when it is asked for the first time. It may still be building. */
  async index(root: string): Promise<CodeIndex> {
    const real = await realRoot(root)
    const open = this.#open.get(real) ?? this.#begin(real)
    open.index.catchUp()
    return open.index
  }

  async run(root: string, tool: ToolName, params: unknown, signal: AbortSignal): Promise<ToolAnswer> {
    const index = await this.index(root)
    if (tool !== 'index_status') await this.#patiently(this.#upToDate(index), signal)
    return runTool(index, tool, params, signal)
  }

  async graph(root: string, asked: GraphAsked, signal: AbortSignal): Promise<GraphView> {
    const index = await this.index(root)
    await this.#patiently(this.#upToDate(index), signal)
    return graphOf(index, asked, signal)
  }

  async symbols(root: string, name: string): Promise<KnownSymbol[]> {
    const index = await this.#current(root)
    return definitionsOf(index, name).map((symbol) => knownSymbol(index, symbol))
  }

  async innerNames(root: string, name: string): Promise<KnownSymbol[]> {
    const index = await this.#current(root)
    return (await innerNames(index, name)).map((symbol) => knownSymbol(index, symbol))
  }

  async functionAt(root: string, path: string, line: number): Promise<KnownSymbol | undefined> {
    const index = await this.#current(root)
    const found = functionAt(index, path, line)
    return found && knownSymbol(index, found)
  }

  async symbolsIn(root: string, path: string): Promise<KnownSymbol[]> {
    const index = await this.#current(root)
    const file = index.files.get(path)
    if (file === undefined) return []
    const { language } = file.stored
    return file.outline.symbols.map((symbol) => knownSymbol(index, Object.assign(symbol, { path, language })))
  }

  async everySymbol(root: string): Promise<SymbolName[]> {
    const index = await this.#current(root)
    const code = [...index.files.values()].filter(({ path }) => !isDocument(path) && kindOf(path) !== 'test')
    return code.flatMap(({ path, outline }) =>
      outline.symbols
        .filter(({ kind }) => !isValue(kind))
        .map((symbol) => ({ name: qualifiedName(symbol), kind: symbol.kind, path })),
    )
  }

  async callsIn(root: string, path: string, from: number, to: number): Promise<string[]> {
    const index = await this.#current(root)
    const calls = index.files.get(path)?.outline.calls ?? []
    return calls.filter(({ line }) => from <= line && line <= to).map(({ name }) => name)
  }

  async usesOf(root: string, { name, container, path, line }: KnownSymbol): Promise<{ path: string; line: number }[]> {
    const index = await this.#current(root)
    const asked = { name: container === undefined ? name : `${container}.${name}`, path, line }
    const { hits } = await findReferences(index, asked, AbortSignal.timeout(this.#options.patienceMs))
    return hits.flatMap(({ path: at, lines, confidence = 0 }) =>
      lines === undefined || confidence < SURE ? [] : [{ path: at, line: lines[0] }],
    )
  }

  async linked(root: string, path: string): Promise<string[]> {
    const graph = await importGraphOf(await this.#current(root))
    return [...new Set([...graph.uses(path).keys(), ...graph.usedBy(path).keys()])]
  }

  async sameButCase(root: string, path: string): Promise<string | undefined> {
    return sameButCase(await realRoot(root), path)
  }

  async reach(root: string, relates: Relates, enough: Reach): Promise<Reach | undefined> {
    return withinReach(await this.#current(root), relates, enough)
  }

  async filesIn(root: string, folder: string): Promise<string[]> {
    const index = await this.#current(root)
    return [...index.files.keys()].filter((path) => posix.dirname(path) === folder)
  }

  async isIgnored(root: string, path: string): Promise<boolean> {
    return isLeftOut(await realRoot(root), path)
  }

  async look(root: string, path: string): Promise<PathLook> {
    const real = await realRoot(root)
    const found = await reallyWithin(real, path)
    if (found === undefined || isSecretPath(found.path)) return { inside: false, exists: false, indexed: false }
    const index = await this.index(real)
    await this.#upToDate(index)
    const hash = found.exists ? await hashOf(join(real, found.path)) : undefined
    const indexed = index.files.has(found.path)
    return { inside: true, path: found.path, exists: found.exists, indexed, ...(hash !== undefined && { hash }) }
  }

  async close(): Promise<void> {
    const all = [...this.#open.values()]
    this.#open.clear()
    for (const { watcher } of all) watcher?.close()
    // A command is over when it has answered: what it began to read of the history is not thrown away at once.
    const patienceMs = this.#options.watch ? 0 : HISTORY_MS
    await Promise.all(all.map(({ index }) => index.close(patienceMs)))
  }

  #begin(root: string): Open {
    const { home, watch, compiler, mostWatched } = this.#options
    const name = createHash('sha256').update(root).digest('hex').slice(0, 24)
    const index = new CodeIndex({
      root,
      folder: join(home, 'code', name),
      grammarFolder: join(home, 'code', 'grammars'),
      ...(compiler !== undefined && { compiler }),
    })
    const open: Open = { index, watcher: watch ? new RootWatcher(index, mostWatched) : undefined }
    this.#open.set(root, open)
    void this.#readAll(open)
    return open
  }

  /** Never rejects: a round that fails is told by the status, and without its history a repository is ranked all the same. */
  async #readAll({ index, watcher }: Open): Promise<void> {
    await index.refresh()
    watcher?.start()
    // Before the first request needs it.
    if (this.#options.watch) await index.ranker.readHistory().catch(() => undefined)
  }

  async #current(root: string): Promise<CodeIndex> {
    const index = await this.index(root)
    await this.#upToDate(index)
    return index
  }

  /** What was changed before a question is in its answer, also where nobody could be told of it. */
  #upToDate(index: CodeIndex): Promise<void> {
    return this.#open.get(index.root)?.watcher?.caughtUp() ?? index.settled()
  }

  /** Waits for the round that runs, but not for ever: the answer then says that it is not complete. */
  async #patiently(settled: Promise<void>, signal: AbortSignal): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, this.#options.patienceMs)
    const leave = () => reject(signal.reason as Error)
    signal.addEventListener('abort', leave, { once: true })
    try {
      await Promise.race([settled, promise])
    } finally {
      clearTimeout(timer)
      signal.removeEventListener('abort', leave)
    }
  }
}

function knownSymbol(index: CodeIndex, symbol: PlacedSymbol): KnownSymbol {
  const { name, kind, container, path, line, endLine } = symbol
  return {
    name,
    kind,
    path,
    line,
    endLine,
    ...(container !== '' && { container }),
    // Other files may have to be looked at: only where somebody asks.
    get isEntry() {
      return isEntryPoint(index, symbol)
    },
  }
}

/** Read anew each time: the index may not have seen the change that is asked about. */
async function hashOf(file: string): Promise<string | undefined> {
  try {
    const bytes = await readPlain(file)
    return bytes && createHash('sha256').update(bytes).digest('hex')
  } catch {
    return undefined
  }
}
