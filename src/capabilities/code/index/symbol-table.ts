import type { Outline, OutlineSymbol } from '../languages/outline.ts'
import type { StoredFile } from './index-store.ts'
import { decodeOutline } from './stored-outline.ts'

export interface PlacedSymbol extends OutlineSymbol {
  path: string
  language: string
}

/** A file with its outline, which is read from its stored form when first asked for. */
export class IndexedFile {
  readonly stored: StoredFile
  #outline: Outline | undefined

  constructor(stored: StoredFile) {
    this.stored = stored
  }

  get path(): string {
    return this.stored.path
  }

  get outline(): Outline {
    if (this.#outline === undefined) {
      const { outline } = this.stored
      this.#outline = outline === '' ? { symbols: [], imports: [], calls: [] } : decodeOutline(outline)
      // It is on disk, and nobody needs both forms in memory.
      this.stored.outline = ''
    }
    return this.#outline
  }
}

/** Every symbol by its name. Built at the first question, then kept with the files. */
export class SymbolTable {
  readonly #files: ReadonlyMap<string, IndexedFile>
  #byName: Map<string, PlacedSymbol[]> | undefined

  constructor(files: ReadonlyMap<string, IndexedFile>) {
    this.#files = files
  }

  /** In the order of paths, then lines. */
  named(name: string): PlacedSymbol[] {
    const found = this.#table().get(name) ?? []
    return found.toSorted((a, b) =>
      a.path < b.path ? -1 : a.path > b.path ? 1 : a.line - b.line || a.column - b.column,
    )
  }

  names(): Iterable<string> {
    return this.#table().keys()
  }

  add(file: IndexedFile): void {
    if (this.#byName !== undefined) this.#addTo(this.#byName, file)
  }

  remove(file: IndexedFile): void {
    if (this.#byName === undefined) return
    for (const name of new Set(file.outline.symbols.map((symbol) => symbol.name))) {
      const left = this.#byName.get(name)?.filter(({ path }) => path !== file.path) ?? []
      if (left.length === 0) this.#byName.delete(name)
      else this.#byName.set(name, left)
    }
  }

  #table(): Map<string, PlacedSymbol[]> {
    if (this.#byName === undefined) {
      this.#byName = new Map()
      for (const file of this.#files.values()) this.#addTo(this.#byName, file)
    }
    return this.#byName
  }

  #addTo(table: Map<string, PlacedSymbol[]>, file: IndexedFile): void {
    const { path, language } = file.stored
    for (const symbol of file.outline.symbols) {
      const placed: PlacedSymbol = Object.assign(symbol, { path, language })
      const known = table.get(symbol.name)
      if (known === undefined) table.set(symbol.name, [placed])
      else known.push(placed)
    }
  }
}
