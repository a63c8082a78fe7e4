import type { GraphRequest, GraphView } from './contract/graph.ts'
import type { ToolAnswer, ToolName } from './contract/hits.ts'
import type { Marks } from './graph/marks.ts'

/** Where a path leads: nothing outside the root, by whatever spelling or link, is ever `inside`. */
export interface PathLook {
  inside: boolean
  /** Relative to the root after links are followed; undefined when outside. */
  path?: string
  exists: boolean
  indexed: boolean
  /** Of the file's content as it is now; undefined for what is no readable file. */
  hash?: string
}

export interface KnownSymbol {
  name: string
  kind: string
  container?: string
  path: string
  line: number
  endLine: number
  /** Whether somebody outside its file comes in here: `index/entry-points.ts` says what that means. */
  readonly isEntry: boolean
}

/** A symbol by its whole name, `Container.name`. */
export interface SymbolName {
  name: string
  kind: string
  path: string
}

/** How much of a repository can have to do with a request: no more can be asked for. */
export interface Reach {
  /** Files of code, and documents by their name. */
  files: number
  documents: number
  /** What does something or says what things are, and plain values besides. */
  symbols: number
  values: number
  entryPoints: number
}

/** Whether a name of the code can be what a request speaks of. */
export type Relates = (name: string) => Promise<boolean>

export interface GraphAsked extends Pick<GraphRequest, 'path' | 'symbol' | 'line' | 'limit'> {
  marks: Marks
  /** Whether nothing but the files of the marks is meant where no path is given. */
  ofSession: boolean
}

/** What a session needs to know of a repository. The index answers it; a session never reads files by itself. */
export interface CodeFacts {
  /** Checks the parameters, waits for the part of the index it needs, answers within the token budget. */
  run(root: string, tool: ToolName, params: unknown, signal: AbortSignal): Promise<ToolAnswer>
  /** Exact name, or `Container.name`. Empty: not in the index. */
  symbols(root: string, name: string): Promise<KnownSymbol[]>
  /** What functions take and give themselves by that name, where no outline holds it. */
  innerNames(root: string, name: string): Promise<KnownSymbol[]>
  /** Every symbol of a file, in the order of its lines. */
  symbolsIn(root: string, path: string): Promise<KnownSymbol[]>
  /** Every symbol of code there is, tests and documents left out. */
  everySymbol(root: string): Promise<SymbolName[]>
  /** The names that are called between two lines of a file. */
  callsIn(root: string, path: string, from: number, to: number): Promise<string[]>
  /** Every line that surely means this definition: by the compiler, or where scope and imports lead to it. */
  usesOf(root: string, symbol: KnownSymbol): Promise<{ path: string; line: number }[]>
  /** The files that a file imports or that import it. */
  linked(root: string, path: string): Promise<string[]>
  /** What lies where a path would, and differs from it by nothing but the case of letters. */
  sameButCase(root: string, path: string): Promise<string | undefined>
  /** The innermost function around a line. */
  functionAt(root: string, path: string, line: number): Promise<KnownSymbol | undefined>
  /** Undefined where the index cannot tell, or once there is as much as `enough`. */
  reach(root: string, relates: Relates, enough: Reach): Promise<Reach | undefined>
  /** The files of a folder that are in the index, without those of folders in it. */
  filesIn(root: string, folder: string): Promise<string[]>
  /** Whether the repository leaves a file of that path out of itself (.gitignore). */
  isIgnored(root: string, path: string): Promise<boolean>
  look(root: string, path: string): Promise<PathLook>
  /** One thing of the code and what lies next to it; what a session rests on is marked. */
  graph(root: string, asked: GraphAsked, signal: AbortSignal): Promise<GraphView>
  /** Refuses (INVALID_INPUT) what is no readable folder; answers the real path that sessions store. */
  openRoot(root: string): Promise<string>
}
