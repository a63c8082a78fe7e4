import type { PlacedSymbol } from '../../index/symbol-table.ts'
import { modulesOf, type Repository } from './modules.ts'
import { crateOf, moduleOf } from './rust-modules.ts'

const DEEPEST = 5

/** Whether a path, seen from a file, is the module of a definition, or one that takes the name from there. */
export function rustDefines(
  repository: Repository,
  from: readonly string[],
  importer: string,
  name: string,
  definition: PlacedSymbol,
  depth = 0,
): boolean {
  if (depth > DEEPEST) return false
  for (const { crate, module } of candidates(from, importer)) {
    const file = modulesOf(repository).rust(crate, module)
    if (file === undefined) continue
    if (file === definition.path && name === outermostName(definition)) return true
    const taken = repository.files.get(file)?.outline.imports ?? []
    const leads = taken.some(({ from: next, names }) =>
      names.some(
        (each) =>
          (each.local === name || each.name === '*') &&
          rustDefines(repository, next.split('::'), file, each.name === '*' ? name : each.name, definition, depth + 1),
      ),
    )
    if (leads) return true
  }
  return false
}

/** The file of the module a path names, seen from another file. */
export function rustFile(repository: Repository, path: readonly string[], importer: string): string | undefined {
  const isHere = /^(?:crate|self|super)$/.test(path[0] ?? '')
  for (const { crate, module } of candidates(path, importer)) {
    // A crate that is not of this repository does not mean the root of this one.
    const isOther = module === '' && !isHere && !crate.startsWith('name:')
    const file = isOther ? undefined : modulesOf(repository).rust(crate, module)
    if (file !== undefined) return file
  }
  return undefined
}

/** `crate::tax::util::clean(1)`, `util::clean(1)`: the path a name is given by, where it stands. */
export function pathBefore(before: string): string[] | undefined {
  const found = /((?:[A-Za-z_]\w*::)+)$/.exec(before)?.[1]
  return found?.slice(0, -2).split('::')
}

function outermostName({ container, name }: PlacedSymbol): string {
  return container === '' ? name : (container.split('.')[0] ?? name)
}

function candidates(from: readonly string[], importer: string): { crate: string; module: string }[] {
  const own = moduleOf(importer)
  const crate = crateOf(importer)
  const [first = '', ...rest] = from
  const here = (module: readonly string[]) => ({ crate, module: module.join('::') })
  if (first === 'crate') return [here(rest)]
  if (first === 'self') return [here([...own, ...rest])]
  if (first === 'super') {
    const count = from.findIndex((each) => each !== 'super')
    const ups = count === -1 ? from.length : count
    const below = from.slice(ups)
    // Inside `mod inner { … }` of the same file the first step up is the file itself.
    return [ups, ups - 1].map((steps) => here([...own.slice(0, Math.max(0, own.length - steps)), ...below]))
  }
  // A module below, or a crate by its name: this one's, or another of the repository.
  return [here([...own, ...from]), here(rest), { crate: `name:${first}`, module: rest.join('::') }]
}
