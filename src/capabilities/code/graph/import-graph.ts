import { setImmediate as breathe } from 'node:timers/promises'
import type { CodeIndex } from '../index/code-index.ts'
import { ImportTargets, WITH_PACKAGES } from './import-targets.ts'

/** What one file takes of another. */
export interface Import {
  names: string[]
  count: number
  confidence: number
}

type Edges = ReadonlyMap<string, Import>

const NONE: Edges = new Map()
/** Files that are looked at before others may have a turn. */
const AT_ONCE = 200

/** Who imports whom, as far as the outlines tell. Worked out once for each state of an index. */
export class ImportGraph {
  readonly #uses = new Map<string, Map<string, Import>>()
  readonly #usedBy = new Map<string, Map<string, Import>>()
  readonly #outside = new Map<string, Map<string, number>>()
  readonly #lost = new Map<string, string[]>()
  readonly #mates = new Map<string, string>()

  static async of(index: CodeIndex): Promise<ImportGraph> {
    const made = new ImportGraph()
    const files = [...index.files.values()]
    const each = async (work: (file: (typeof files)[number]) => void) => {
      for (const [n, file] of files.entries()) {
        if (n % AT_ONCE === 0) await breathe()
        work(file)
      }
    }
    // Outlines are read from their stored form when first asked for: not all of a repository in one go.
    await each((file) => void file.outline)
    const targets = new ImportTargets(index)
    await each((file) => {
      if (WITH_PACKAGES.has(file.stored.language)) made.#mates.set(file.path, file.stored.language)
      // A link in a text is no import.
      if (file.stored.language === 'markdown') return
      for (const one of file.outline.imports) {
        const target = targets.of(file, one)
        const taken = one.names.map(({ name }) => name)
        if (target.kind === 'files')
          for (const path of target.paths) made.#add(file.path, path, taken, target.confidence)
        else if (target.kind === 'outside') {
          const outside = made.#outside.get(file.path) ?? new Map<string, number>()
          made.#outside.set(file.path, outside.set(target.name, (outside.get(target.name) ?? 0) + 1))
        } else made.#lost.set(file.path, [...(made.#lost.get(file.path) ?? []), target.example])
      }
    })
    return made
  }

  uses(path: string): Edges {
    return this.#uses.get(path) ?? NONE
  }

  usedBy(path: string): Edges {
    return this.#usedBy.get(path) ?? NONE
  }

  /** What is imported and not of this repository. */
  outside(path: string): ReadonlyMap<string, number> {
    return this.#outside.get(path) ?? new Map()
  }

  /** Imports that say they lead into the repository, to files nobody finds. */
  lost(path: string): readonly string[] {
    return this.#lost.get(path) ?? []
  }

  /** The language of a file whose uses of its own package are no imports. */
  mates(path: string): string | undefined {
    return this.#mates.get(path)
  }

  #add(from: string, to: string, names: readonly string[], confidence: number): void {
    if (from === to) return
    const known = this.#uses.get(from)?.get(to)
    const edge = known ?? { names: [], count: 0, confidence }
    edge.count += 1
    edge.confidence = Math.max(edge.confidence, confidence)
    for (const name of names) if (!edge.names.includes(name)) edge.names.push(name)
    if (known !== undefined) return
    put(this.#uses, from, to, edge)
    put(this.#usedBy, to, from, edge)
  }
}

function put(edges: Map<string, Map<string, Import>>, from: string, to: string, edge: Import): void {
  const known = edges.get(from)
  if (known === undefined) edges.set(from, new Map([[to, edge]]))
  else known.set(to, edge)
}

const KEPT = new WeakMap<CodeIndex, { change: number; graph: Promise<ImportGraph> }>()

/** Kept until the index changes: whoever asks meanwhile waits for the same one. */
export function importGraphOf(index: CodeIndex): Promise<ImportGraph> {
  const known = KEPT.get(index)
  if (known?.change === index.change) return known.graph
  const graph = ImportGraph.of(index)
  KEPT.set(index, { change: index.change, graph })
  graph.catch(() => KEPT.delete(index))
  return graph
}
