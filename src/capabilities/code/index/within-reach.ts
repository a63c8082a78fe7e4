import { setImmediate as breathe } from 'node:timers/promises'
import type { Reach, Relates } from '../facts.ts'
import { isDocument } from '../files/documents.ts'
import { isValue } from '../languages/outline.ts'
import { kindOf } from '../ranking/files/kind.ts'
import type { CodeIndex } from './code-index.ts'
import { isEntryPoint } from './entry-points.ts'
import { outlineReasons } from './index-status.ts'
import type { IndexedFile } from './symbol-table.ts'

/** So many files are looked at before others may have the thread. */
const AT_ONCE = 50
/** What every change asks for, however plain it is. */
const LEAST: Reach = { files: 2, documents: 0, symbols: 3, values: 0, entryPoints: 1 }

/**
 * What can have to do with a request at all: files that speak of it, and those that use or are used by them. Counted
 * generously, by bare names: what is left out here is left out of what is asked for.
 */
export async function withinReach(index: CodeIndex, relates: Relates, enough: Reach): Promise<Reach | undefined> {
  // What is not read, or cannot be, may hold more.
  if (outlineReasons(index.status()).length > 0) return undefined
  const reach: Reach = { files: 0, documents: 0, symbols: 0, values: 0, entryPoints: 0 }
  const near = new Set<IndexedFile>()
  const known = new Map<string, boolean>()
  const speaksOf = async (name: string) => {
    const said = known.get(name) ?? (await relates(name))
    known.set(name, said)
    return said
  }
  let looked = 0
  for (const file of index.files.values()) {
    if (++looked % AT_ONCE === 0) await breathe()
    if (!(await isAbout(file, speaksOf))) continue
    near.add(file)
    count(index, file, reach)
    if (isEnough(reach, enough)) return undefined
  }
  if (near.size === 0) return undefined
  // What lies beside is asked for only up to the least: who has to name more of it names what has nothing to do with it.
  const own = { ...reach }
  for (const file of neighbours(index, near)) {
    if (isEnough(reach, LEAST)) break
    count(index, file, reach)
  }
  const atMost = (key: 'files' | 'symbols' | 'entryPoints') => Math.max(own[key], Math.min(reach[key], LEAST[key]))
  return { ...reach, values: 0, files: atMost('files'), symbols: atMost('symbols'), entryPoints: atMost('entryPoints') }
}

async function isAbout({ path, outline }: IndexedFile, relates: Relates): Promise<boolean> {
  if (await relates(path.replace(/\.[^./]+$/u, ''))) return true
  if (isDocument(path)) return false
  for (const { name, kind } of outline.symbols) if (!isValue(kind) && (await relates(name))) return true
  return false
}

function count(index: CodeIndex, file: IndexedFile, reach: Reach): void {
  if (isDocument(file.path)) {
    reach.documents += 1
    return
  }
  reach.files += 1
  // What is in a test counts as no symbol.
  if (kindOf(file.path) === 'test') return
  for (const symbol of file.outline.symbols.filter(({ kind }) => kind !== 'heading')) {
    if (isValue(symbol.kind)) reach.values += 1
    else reach.symbols += 1
    const placed = Object.assign(symbol, { path: file.path, language: file.stored.language })
    if (isEntryPoint(index, placed)) reach.entryPoints += 1
  }
}

const isEnough = (reach: Reach, enough: Reach): boolean =>
  reach.files >= enough.files && reach.symbols >= enough.symbols && reach.entryPoints >= enough.entryPoints

function neighbours(index: CodeIndex, near: ReadonlySet<IndexedFile>): IndexedFile[] {
  const defined = new Set<string>()
  const used = new Set<string>()
  const stems = new Set<string>()
  for (const file of near) {
    stems.add(stemOf(file.path))
    for (const { name } of file.outline.symbols) defined.add(name)
    for (const name of usedIn(file)) used.add(name)
  }
  return [...index.files.values()].filter((file) => {
    if (near.has(file) || isDocument(file.path)) return false
    if (used.has(stemOf(file.path)) || file.outline.symbols.some(({ name }) => used.has(name))) return true
    for (const name of usedIn(file)) if (defined.has(name) || stems.has(name)) return true
    return false
  })
}

/** Names a file calls or takes, and the modules it takes them from. */
function* usedIn({ outline }: IndexedFile): Generator<string> {
  for (const { name } of outline.calls) yield name
  for (const { from, names } of outline.imports) {
    yield stemOf(from)
    for (const { name } of names) yield name
  }
}

/** `./auth/login.ts`, `auth.login` → login. */
function stemOf(path: string): string {
  const base = path
    .slice(path.lastIndexOf('/') + 1)
    .replace(/\.(?:[cm]?[jt]sx?|py|go|rs|java|rb|php|cs|c|h|cpp|lua)$/u, '')
  return base.slice(base.lastIndexOf('.') + 1)
}
