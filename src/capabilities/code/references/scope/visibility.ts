import { basename, dirname } from 'node:path'
import type { IndexedFile, PlacedSymbol } from '../../index/symbol-table.ts'
import type { OutlineImport } from '../../languages/outline.ts'
import { type Modules, modulesOf, type Repository } from './modules.ts'
import { rustDefines } from './rust-paths.ts'

/** How a file can see a definition (or what holds it), and by which names. */
export interface Visibility {
  /** Names the definition itself goes by in this file. */
  names: Set<string>
  /** Names of modules, packages or classes it may be asked of. */
  receivers: Set<string>
  confidence: number
  /** Everything of a module was taken: the name may come from elsewhere. */
  isStarred?: boolean
  /** Members that are taken without what holds them, as `import static` does. */
  members?: Set<string>
}

const DEEPEST = 5
const C_FAMILY = new Set(['c', 'cpp'])

export function isSameFamily(a: string, b: string): boolean {
  return a === b || (C_FAMILY.has(a) && C_FAMILY.has(b))
}

/** The outermost name of a definition: what an import can take. */
export function outermost({ container, name }: PlacedSymbol): string {
  return container === '' ? name : (container.split('.')[0] ?? name)
}

/** Undefined where nothing in the file leads to the definition. */
export function visibilityOf(
  repository: Repository,
  file: IndexedFile,
  definition: PlacedSymbol,
): Visibility | undefined {
  const name = holderOf(definition)
  if (file.path === definition.path) return { names: new Set([name]), receivers: new Set(), confidence: 0.95 }
  const seen: Visibility = { names: new Set(), receivers: new Set(), confidence: 0 }
  if (isSamePackage(repository, file, definition)) {
    seen.names.add(name)
    seen.confidence = 0.9
  }
  for (const each of file.outline.imports) seeBy(repository, file, definition, name, each, seen)
  return seen.confidence === 0 ? undefined : seen
}

/** In languages whose packages hold classes, and for methods anywhere, others name the class and not the method. */
function holderOf(definition: PlacedSymbol): string {
  const parts = definition.container === '' ? [] : definition.container.split('.').filter((part) => part !== '')
  if (parts.length === 0) return definition.name
  return definition.language === 'csharp' || definition.language === 'php' || definition.language === 'cpp'
    ? (parts.at(-1) ?? '')
    : (parts[0] ?? '')
}

function isSamePackage(repository: Repository, file: IndexedFile, definition: PlacedSymbol): boolean {
  const { language } = definition
  const isBeside = dirname(file.path) === dirname(definition.path)
  const modules = modulesOf(repository)
  if (language === 'go') return isBeside && modules.packageOf(file.path) === modules.packageOf(definition.path)
  if (language === 'java' || language === 'csharp' || language === 'php') {
    const own = modules.packageOf(definition.path)
    return own === '' ? isBeside : modules.packageOf(file.path) === own
  }
  return false
}

function seeBy(
  repository: Repository,
  file: IndexedFile,
  definition: PlacedSymbol,
  name: string,
  { from, names, local, line }: OutlineImport,
  seen: Visibility,
): void {
  const note = (confidence: number) => (seen.confidence = Math.max(seen.confidence, confidence))
  const take = (leads: (module: string, taken: string) => boolean) => {
    for (const taken of names) {
      if (taken.name === '*' && leads(from, name)) {
        seen.names.add(name)
        seen.isStarred = true
        note(0.8)
      } else if (taken.name !== '*' && leads(from, taken.name)) {
        seen.names.add(taken.local)
        note(0.95)
      }
    }
  }
  const modules = modulesOf(repository)
  switch (definition.language) {
    case 'python':
      if (names.some((taken) => taken.name === '*') && !isPublic(modules, from, file.path, name)) return
      take((module, taken) => pythonDefines(repository, module, file.path, taken, { path: definition.path, name }, 0))
      if (names.length === 0 && pythonDefines(repository, from, file.path, name, { path: definition.path, name }, 0)) {
        seen.receivers.add((local || from).split('.').at(-1) ?? from)
        note(0.95)
      }
      for (const taken of names)
        if (
          pythonDefines(
            repository,
            `${from}${from.endsWith('.') ? '' : '.'}${taken.name}`,
            file.path,
            name,
            { path: definition.path, name },
            0,
          )
        ) {
          seen.receivers.add(taken.local)
          note(0.95)
        }
      return
    case 'go': {
      const folder = dirname(definition.path)
      const known = modules.goPath(folder)
      // Without a go.mod the end of the path is all there is to go by.
      const leads = known === undefined ? folder !== '.' && `/${from}`.endsWith(`/${folder}`) : from === known
      if (!leads) return
      if (local === '.') seen.names.add(name)
      else seen.receivers.add(local || modules.packageOf(definition.path) || basename(from))
      return void note(0.95)
    }
    case 'java':
    case 'php': {
      const own = modules.packageOf(definition.path)
      const wanted = from.replaceAll('\\', '.')
      take((_, taken) => wanted === own && taken === name)
      // `import static a.B.c` names the class as its module.
      if (names.length > 0 && wanted === `${own}.${name}`) {
        const members = (seen.members ??= new Set<string>())
        for (const taken of names) members.add(taken.name === '*' ? definition.name : taken.local)
        note(0.95)
      }
      return
    }
    case 'csharp':
      if (from === modules.packageOf(definition.path)) {
        seen.names.add(name)
        note(0.85)
      }
      return
    case 'rust':
      return seeByRust(repository, file, definition, name, { from, names, local, line }, seen)
    default:
      if (
        modules
          .bySuffix(from, file.path, endingsOf(definition.language))
          .some((path) => declares(repository, path, definition, 0))
      ) {
        seen.names.add(name)
        if (local !== '') seen.receivers.add(local)
        note(0.85)
      }
  }
}

function seeByRust(
  repository: Repository,
  file: IndexedFile,
  definition: PlacedSymbol,
  name: string,
  { from, names }: OutlineImport,
  seen: Visibility,
): void {
  const note = (confidence: number) => (seen.confidence = Math.max(seen.confidence, confidence))
  const path = from.split('::').filter((part) => part !== '')
  for (const taken of names) {
    if (taken.name === '*' ? rustDefines(repository, path, file.path, name, definition) : false) {
      seen.names.add(name)
      seen.isStarred = true
      note(0.75)
    } else if (rustDefines(repository, path, file.path, taken.name, definition)) {
      seen.names.add(taken.local)
      note(0.9)
    } else if (rustDefines(repository, [...path, taken.name], file.path, name, definition)) {
      seen.receivers.add(taken.local)
      note(0.9)
    }
  }
}

/** What a star takes: what the module lists, or else everything without an underscore. */
function isPublic(modules: Modules, from: string, importer: string, name: string): boolean {
  const all = modules.pythonAll(modules.python(from, importer) ?? '')
  return all === undefined ? !name.startsWith('_') : all.has(name)
}

/** Whether a module gives under this name what the file defines, itself or by taking it from another. */
export function pythonDefines(
  repository: Repository,
  module: string,
  importer: string,
  name: string,
  wanted: { path: string; name: string },
  depth: number,
): boolean {
  const modules = modulesOf(repository)
  const file = modules.python(module, importer)
  if (file === undefined || depth > DEEPEST) return false
  if (file === wanted.path) return name === wanted.name
  return (
    repository.files.get(file)?.outline.imports.some(({ from, names }) =>
      names.some((taken) => {
        if (taken.name !== '*')
          return taken.local === name && pythonDefines(repository, from, file, taken.name, wanted, depth + 1)
        return isPublic(modules, from, file, name) && pythonDefines(repository, from, file, name, wanted, depth + 1)
      }),
    ) ?? false
  )
}

/** An include leads to the definition itself, to the header beside it, or on through further includes. */
function declares(repository: Repository, path: string, definition: PlacedSymbol, depth: number): boolean {
  const stem = (each: string) =>
    each
      .replace(/\.[^./]+$/, '')
      .split('/')
      .at(-1)
  if (path === definition.path || (C_FAMILY.has(definition.language) && stem(path) === stem(definition.path)))
    return true
  if (depth >= 2) return false
  const { outline } = repository.files.get(path) ?? {}
  return (
    outline?.imports.some(({ from }) =>
      modulesOf(repository)
        .bySuffix(from, path, endingsOf(definition.language))
        .some((next) => declares(repository, next, definition, depth + 1)),
    ) ?? false
  )
}

/** How a file may end that an include or a require names without its ending. */
export function endingsOf(language: string): string[] {
  const own: Record<string, string[]> = { ruby: ['.rb'], lua: ['.lua', '/init.lua'], bash: ['.sh'], dart: ['.dart'] }
  return ['', ...(own[language] ?? [])]
}
