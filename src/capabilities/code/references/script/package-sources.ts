import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Package {
  name: string
  folder: string
  exports: unknown
  main: string
}

export const EXTENSIONS = ['.ts', '.tsx', '.mts', '.cts', '.js', '.jsx', '.mjs', '.cjs'].flatMap((end) => [
  end,
  `/index${end}`,
])

/** The source a name of a package of this repository leads to: built files are not what anybody edits. */
export function sourceIn(
  packages: readonly Package[],
  name: string,
  isKnown: (path: string) => boolean,
): string | undefined {
  const known = packages.find((each) => name === each.name || name.startsWith(`${each.name}/`))
  if (known === undefined) return undefined
  const inside = name.slice(known.name.length + 1)
  const key = inside === '' ? '.' : `./${inside}`
  const told = targetsOf(known.exports, key)
  const guessed = inside === '' ? ['src/index', 'index', 'src', known.main] : [`src/${inside}`, inside]
  const roots = [...told, ...told.map((each) => each.replace(/^\.?\/?(?:dist|lib|build|out)\//, 'src/')), ...guessed]
  for (const each of roots) {
    const base = join(known.folder, each.replace(/\.(?:d\.)?[cm]?[jt]sx?$/, ''))
    const file = EXTENSIONS.map((extension) => `${base}${extension}`).find(isKnown)
    if (file !== undefined) return file
  }
  return undefined
}

/** Every file an entry of `exports` names, whatever its conditions are called. */
export function targetsOf(exports: unknown, key: string): string[] {
  if (typeof exports === 'string') return key === '.' ? [exports] : []
  if (typeof exports !== 'object' || exports === null) return []
  const entries = new Map(Object.entries(exports))
  const entry = entries.get(key) ?? (key === '.' && !entries.has('.') ? exports : undefined) ?? starred(entries, key)
  const all: string[] = []
  const collect = (value: unknown): void => {
    if (typeof value === 'string') all.push(value)
    else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner)
  }
  collect(entry)
  return all.toSorted(
    (a, b) => Number(b.endsWith('.ts') && !b.endsWith('.d.ts')) - Number(a.endsWith('.ts') && !a.endsWith('.d.ts')),
  )
}

/** `"./*": "./src/*.ts"`, with what the star stands for put in. */
function starred(entries: ReadonlyMap<string, unknown>, key: string): unknown {
  for (const [pattern, target] of entries) {
    const [head = '', tail] = pattern.split('*')
    if (tail === undefined || !key.startsWith(head) || !key.endsWith(tail)) continue
    const middle = key.slice(head.length, key.length - tail.length)
    return JSON.parse(JSON.stringify(target), (_, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('*', middle) : value,
    )
  }
  return undefined
}

export function readPackage(file: string): Package | undefined {
  try {
    const { name, exports, main } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    if (typeof name !== 'string' || name === '') return undefined
    return { name, folder: dirname(file), exports, main: typeof main === 'string' ? main : 'index' }
  } catch {
    return undefined
  }
}
