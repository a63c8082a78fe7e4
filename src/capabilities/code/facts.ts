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
  /** The innermost function around a line. */
  functionAt(root: string, path: string, line: number): Promise<KnownSymbol | undefined>
  /** Undefined where the index cannot tell, or once there is as much as `enough`. */
  reach(root: string, relates: Relates, enough: Reach): Promise<Reach | undefined>
  /** Whether a folder holds tests already. */
  hasTests(root: string, folder: string): Promise<boolean>
  look(root: string, path: string): Promise<PathLook>
  /** One thing of the code and what lies next to it; what a session rests on is marked. */
  graph(root: string, asked: GraphAsked, signal: AbortSignal): Promise<GraphView>
  /** Refuses (INVALID_INPUT) what is no readable folder; answers the real path that sessions store. */
  openRoot(root: string): Promise<string>
}
