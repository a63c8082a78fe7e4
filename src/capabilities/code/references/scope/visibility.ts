import { basename, dirname } from 'node:path'
import type { IndexedFile, PlacedSymbol } from '../../index/symbol-table.ts'
import type { OutlineImport } from '../../languages/outline.ts'
import { modulesOf, type Repository } from './modules.ts'

/** How a file can see a definition (or what holds it), and by which names. */
export interface Visibility {
  /** Names the definition itself goes by in this file. */
  names: Set<string>
  /** Names of modules, packages or classes it may be asked of. */
  receivers: Set<string>
  confidence: number
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
  { from, names, local }: OutlineImport,
  seen: Visibility,
): void {
  const note = (confidence: number) => (seen.confidence = Math.max(seen.confidence, confidence))
  const take = (leads: (module: string, taken: string) => boolean) => {
    for (const taken of names) {
      if (taken.name === '*' && leads(from, name)) {
        seen.names.add(name)
        note(0.8)
      } else if (taken.name === name && leads(from, name)) {
        seen.names.add(taken.local)
        note(0.95)
      }
    }
  }
  const modules = modulesOf(repository)
  switch (definition.language) {
    case 'python':
      take((module, taken) => pythonDefines(repository, module, file.path, taken, definition.path, 0))
      if (names.length === 0 && pythonDefines(repository, from, file.path, name, definition.path, 0)) {
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
            definition.path,
            0,
          )
        ) {
          seen.receivers.add(taken.local)
          note(0.95)
        }
      return
    case 'go': {
      const folder = dirname(definition.path)
      const leads =
        folder === '.'
          ? false
          : from === folder || from.endsWith(`/${folder}`) || (folder.includes('/') && folder.endsWith(`/${from}`))
      const isRoot = folder === '.' && basename(from) === modules.packageOf(definition.path)
      if (!leads && !isRoot) return
      seen.receivers.add(local || modules.packageOf(definition.path) || basename(from))
      return void note(0.95)
    }
    case 'java':
    case 'php': {
      const own = modules.packageOf(definition.path)
      const wanted = from.replaceAll('\\', '.')
      take(() => wanted === own)
      // `import static a.B.c` names the class as its module.
      if (names.length > 0 && wanted === `${own}.${name}`) {
        for (const taken of names) seen.names.add(taken.local)
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
      return seeByRust(definition, name, { from, names, local }, seen, note)
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
  definition: PlacedSymbol,
  name: string,
  { from, names, local }: Omit<OutlineImport, 'line'>,
  seen: Visibility,
  note: (confidence: number) => void,
): void {
  const module = rustModule(definition.path)
  const leads = (path: string) => {
    const parts = path.split('::').filter((part) => part !== 'crate' && part !== 'self' && part !== 'super')
    return parts.length === 0 || parts.at(-1) === module || module === ''
  }
  for (const taken of names) {
    if (taken.name === name && leads(from)) {
      seen.names.add(taken.local)
      note(0.9)
    } else if (taken.name === '*' && leads(from)) {
      seen.names.add(name)
      note(0.75)
    } else if (taken.name === module) {
      seen.receivers.add(taken.local)
      note(0.9)
    }
  }
  if (names.length === 0 && from.split('::').at(-1) === module) {
    seen.receivers.add(local || module)
    note(0.9)
  }
}

/** `src/a/b.rs` and `src/a/b/mod.rs` are both `b`; the root of a crate has no name. */
export function rustModule(path: string): string {
  const name = basename(path, '.rs')
  if (name === 'mod') return basename(dirname(path))
  return name === 'lib' || name === 'main' ? '' : name
}

/** Whether a module gives a name that comes from the file, itself or by taking it from another. */
function pythonDefines(
  repository: Repository,
  module: string,
  importer: string,
  name: string,
  path: string,
  depth: number,
): boolean {
  const file = modulesOf(repository).python(module, importer)
  if (file === undefined || depth > DEEPEST) return false
  if (file === path) return true
  const { outline } = repository.files.get(file) ?? {}
  return (
    outline?.imports.some(({ from, names }) =>
      names.some(
        (taken) =>
          (taken.local === name || taken.name === '*') &&
          pythonDefines(repository, from, file, taken.name === '*' ? name : taken.name, path, depth + 1),
      ),
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

function endingsOf(language: string): string[] {
  const own: Record<string, string[]> = { ruby: ['.rb'], lua: ['.lua', '/init.lua'], bash: ['.sh'], dart: ['.dart'] }
  return ['', ...(own[language] ?? [])]
}
